import type { SentencesByTag } from '../language/sentencesByTag.js';
import { inCode } from '../language/userText.js';
import type { CommandFault } from './commandFault.js';

/** Why a file, or a text that is too long, was refused. */
export const fileRefusals = {
  'import-not-json': {
    en: 'This is not JSON.',
    fr: 'Ce n’est pas du JSON.',
  },
  'import-other-form': {
    en: ({ form }) => `I only understand version ${form} of such files.`,
    fr: ({ form }) => `Je ne comprends de ces fichiers que la version ${form}.`,
  },
  'import-too-deep': {
    en: ({ most }) => `This is nested deeper than ${most} levels: \`/host export\` writes nothing like it.`,
    fr: ({ most }) => `Ce fichier est imbriqué sur plus de ${most} niveaux : \`/organiser exporter\` n’écrit rien de tel.`,
  },
  'import-phase-too-large': {
    en: ({ most }) => `This phase has more than ${most} KB: no game is that large.`,
    fr: ({ most }) => `Cette phase dépasse ${most} Ko : aucune partie n’est aussi grande.`,
  },
  'import-too-many-lines': {
    en: ({ most }) => `A power has at most ${most} orders in a phase.`,
    fr: ({ most }) => `Une puissance donne au plus ${most} ordres par phase.`,
  },
  'import-under-way': {
    en: ({ by }) =>
      by === 'user'
        ? 'I am still reading your other file. One at a time.'
        : 'I am still reading other files for this server. Try again in a minute.',
    fr: ({ by }) =>
      by === 'user'
        ? 'Je lis encore votre autre fichier. Un seul à la fois.'
        : 'Je lis encore d’autres fichiers pour ce serveur. Réessayez dans une minute.',
  },
  'import-too-many': {
    en: ({ by, most }) =>
      by === 'user'
        ? `You have sent me ${most} games as files within a day. Try again tomorrow.`
        : `In this server I was sent ${most} games as files within a day. Try again tomorrow.`,
    fr: ({ by, most }) =>
      by === 'user'
        ? `Vous m’avez envoyé ${most} parties en fichier en un jour. Réessayez demain.`
        : `Sur ce serveur, on m’a envoyé ${most} parties en fichier en un jour. Réessayez demain.`,
  },
  'import-form': {
    en: 'This is not as `/host export` writes it.',
    fr: 'Ce n’est pas ainsi que `/organiser exporter` l’écrit.',
  },
  'import-over': {
    en: 'This game is over, or was taken away only when it was: nobody can go on from it.',
    fr: 'Cette partie est terminée, ou ne se laisse emporter que terminée : personne ne peut la reprendre.',
  },
  'import-seats': {
    en: 'These are not the seats of such a game.',
    fr: 'Ce ne sont pas les places d’un tel jeu.',
  },
  'took-too-long': {
    en: 'That took me too long, so I gave it up. Nothing was changed.',
    fr: 'Cela m’a pris trop de temps, j’ai donc abandonné. Rien n’a changé.',
  },
  'too-busy': {
    en: 'I have too much to do at the moment. Nothing was changed; try again in a minute.',
    fr: 'J’ai trop à faire en ce moment. Rien n’a changé ; réessayez dans une minute.',
  },
  'file-too-large': {
    en: ({ file, most }) => `\`${inCode(file)}\` is larger than ${most} KB.`,
    fr: ({ file, most }) => `\`${inCode(file)}\` dépasse ${most} Ko.`,
  },
  'file-not-json': {
    en: ({ file }) => `\`${inCode(file)}\` is no JSON file.`,
    fr: ({ file }) => `\`${inCode(file)}\` n’est pas un fichier JSON.`,
  },
  'file-lost': {
    en: ({ file }) => `Discord does not give me \`${inCode(file)}\`. Please send it again.`,
    fr: ({ file }) => `Discord ne me donne pas \`${inCode(file)}\`. Renvoyez-le, s’il vous plaît.`,
  },
  'too-many-lines': {
    en: ({ most }) => `I read at most ${most} lines at once. Nothing of this was taken: send it in parts.`,
    fr: ({ most }) => `Je lis ${most} lignes à la fois au plus. Rien n’a été pris en compte : envoyez-les en plusieurs fois.`,
  },
  'line-too-long': {
    en: ({ most }) =>
      `A line has at most ${most} characters. Nothing of this was taken: write one order a line, or put \`;\` between them.`,
    fr: ({ most }) =>
      `Une ligne compte ${most} caractères au plus. Rien n’a été pris en compte : écrivez un ordre par ligne, ou séparez-les par \`;\`.`,
  },
  'text-too-long': {
    en: 'That is too long for one message. Send it in two.',
    fr: 'Ce texte est trop long pour un seul message : envoyez-le en deux fois.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
