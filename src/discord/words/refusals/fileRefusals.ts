import type { SentencesByTag } from '../language/sentencesByTag.js';
import { inCode, inert } from '../language/userText.js';
import type { CommandFault } from './commandFault.js';

/** Why a file, or a text that is too long, was refused. */
export const fileRefusals = {
  'import-not-json': {
    en: 'This is neither JSON nor a game in text form.',
    fr: 'Ce n’est ni du JSON ni une partie sous forme de texte.',
  },
  'import-unknown': {
    en: 'This is neither an exported game nor an exported study.',
    fr: 'Ce n’est ni une partie exportée ni une étude exportée.',
  },
  'import-is-study': {
    en: 'This is an exported study, not a game. `/study file` opens it.',
    fr: 'C’est une étude exportée, pas une partie. `/étude fichier` l’ouvre.',
  },
  'import-unknown-game': {
    en: ({ game }) => `I don’t have a game called “${inert(game)}”.`,
    fr: ({ game }) => `Je n’ai pas de jeu nommé «\u00a0${inert(game)}\u00a0».`,
  },
  'import-too-long': {
    en: ({ most }) => `This is too long: it can have at most ${most} characters.`,
    fr: ({ most }) => `C’est trop long\u00a0: ${most} caractères au plus.`,
  },
  'import-other-form': {
    en: ({ form }) => `I can only read version ${form} of these files.`,
    fr: ({ form }) => `Je ne peux lire que la version ${form} de ces fichiers.`,
  },
  'record-line': {
    en: 'I don’t understand this line. docs/record.md says what a record looks like.',
    fr: 'Je ne comprends pas cette ligne. docs/record.md décrit ces fichiers.',
  },
  'record-too-long': {
    en: ({ most }) => `This record has more than ${most} lines or phases. No real game has that many.`,
    fr: ({ most }) => `Ce fichier a plus de ${most} lignes ou phases. Aucune vraie partie n’en a autant.`,
  },
  'record-seat': {
    en: ({ typed }) => `Nobody in this game is called \`${inCode(typed)}\`.`,
    fr: ({ typed }) => `Personne ne s’appelle \`${inCode(typed)}\` dans cette partie.`,
  },
  'record-phase': {
    en: ({ expected }) => `By the rules, \`${inCode(expected)}\` comes next.`,
    fr: ({ expected }) => `D’après les règles, c’est \`${inCode(expected)}\` qui vient ensuite.`,
  },
  'record-order': {
    en: ({ typed }) => `The rules don’t allow \`${inCode(typed)}\` here.`,
    fr: ({ typed }) => `Les règles ne permettent pas \`${inCode(typed)}\` ici.`,
  },
  'record-outcome': {
    en: ({ outcome }) => `By the rules, the outcome of this order is \`${inCode(outcome)}\`.`,
    fr: ({ outcome }) => `D’après les règles, le résultat de cet ordre est \`${inCode(outcome)}\`.`,
  },
  'record-position': {
    en: ({ expected }) => (expected === '' ? 'By the rules, there’s nothing here.' : `By the rules, this is \`${inCode(expected)}\`.`),
    fr: ({ expected }) =>
      expected === '' ? 'D’après les règles, il n’y a rien ici.' : `D’après les règles, c’est \`${inCode(expected)}\`.`,
  },
  'dipnet-classic-only': {
    en: 'The format of the Python package `diplomacy` only works for Classic on the standard map.',
    fr: 'Le format du paquet Python `diplomacy` ne convient qu’à Classique, sur la carte standard.',
  },
  'dipnet-form': {
    en: 'The Python package `diplomacy` doesn’t write files like this.',
    fr: 'Le paquet Python `diplomacy` n’écrit pas de fichiers de ce genre.',
  },
  'import-too-deep': {
    en: ({ most }) => `This file is nested more than ${most} levels deep. No exported game or study is.`,
    fr: ({ most }) => `Ce fichier est imbriqué sur plus de ${most} niveaux. Aucune partie ni étude exportée ne l’est autant.`,
  },
  'import-phase-too-large': {
    en: ({ most }) => `This phase is larger than ${most} KB. No real game is that large.`,
    fr: ({ most }) => `Cette phase dépasse ${most} Ko. Aucune vraie partie n’est aussi grande.`,
  },
  'import-too-many-lines': {
    en: ({ most }) => `A power can have at most ${most} orders in a phase.`,
    fr: ({ most }) => `Une puissance peut avoir au plus ${most} ordres par phase.`,
  },
  'import-under-way': {
    en: ({ by }) =>
      by === 'user'
        ? 'I’m still reading your other file. Please send one at a time.'
        : 'I’m still reading other files for this server. Try again in a minute.',
    fr: ({ by }) =>
      by === 'user'
        ? 'Je lis encore votre autre fichier. Un seul à la fois, s’il vous plaît.'
        : 'Je lis encore d’autres fichiers pour ce serveur. Réessayez dans une minute.',
  },
  'import-too-many': {
    en: ({ by, most }) =>
      by === 'user'
        ? `You’ve already sent ${most} files in the last 24 hours. Try again tomorrow.`
        : `People here have already sent ${most} files in the last 24 hours. Try again tomorrow.`,
    fr: ({ by, most }) =>
      by === 'user'
        ? `Vous avez déjà envoyé ${most} fichiers en 24 heures. Réessayez demain.`
        : `Sur ce serveur, ${most} fichiers ont déjà été envoyés en 24 heures. Réessayez demain.`,
  },
  'import-form': {
    en: 'Something is missing here, or doesn’t belong here.',
    fr: 'Il manque quelque chose ici, ou quelque chose n’y a pas sa place.',
  },
  'import-over': {
    en: 'This game can’t be continued: either it’s over, or it’s a kind of game that can only be exported once it has ended.',
    fr: 'On ne peut pas continuer cette partie : elle est terminée, ou c’est un jeu dont les parties ne s’exportent qu’une fois terminées.',
  },
  'import-seats': {
    en: 'These seats don’t match the game.',
    fr: 'Ces places ne correspondent pas au jeu.',
  },
  'took-too-long': {
    en: 'That took too long, so I stopped. Nothing was changed.',
    fr: 'C’était trop long, j’ai donc arrêté. Rien n’a changé.',
  },
  'too-busy': {
    en: 'I’m too busy right now. Nothing was changed. Try again in a minute.',
    fr: 'J’ai trop à faire en ce moment. Rien n’a changé. Réessayez dans une minute.',
  },
  'file-too-large': {
    en: ({ file, most }) => `\`${inCode(file)}\` is larger than ${most} KB.`,
    fr: ({ file, most }) => `\`${inCode(file)}\` dépasse ${most} Ko.`,
  },
  'file-not-json': {
    en: ({ file }) => `\`${inCode(file)}\` is not a JSON file.`,
    fr: ({ file }) => `\`${inCode(file)}\` n’est pas un fichier JSON.`,
  },
  'file-lost': {
    en: ({ file }) => `I couldn’t download \`${inCode(file)}\` from Discord. Please send it again.`,
    fr: ({ file }) => `Impossible de télécharger \`${inCode(file)}\` depuis Discord. Renvoyez-le, s’il vous plaît.`,
  },
  'too-many-lines': {
    en: ({ most }) => `I can read at most ${most} lines at once. Nothing was saved: send them in parts.`,
    fr: ({ most }) => `Je peux lire au plus ${most} lignes à la fois. Rien n’a été enregistré : envoyez-les en plusieurs fois.`,
  },
  'line-too-long': {
    en: ({ most }) =>
      `A line can have at most ${most} characters. Nothing was saved: write one order per line, or put \`;\` between orders.`,
    fr: ({ most }) =>
      `Une ligne peut avoir au plus ${most} caractères. Rien n’a été enregistré : écrivez un ordre par ligne, ou séparez-les par \`;\`.`,
  },
  'text-too-long': {
    en: 'That’s too long for one message. Please split it in two.',
    fr: 'C’est trop long pour un seul message. Envoyez-le en deux fois.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
