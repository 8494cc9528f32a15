import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';

/** Why a study was refused. */
export const studyRefusals = {
  'no-such-study': {
    en: 'I can’t find this study, or this position in it. `/study open` shows yours.',
    fr: 'Je ne trouve pas cette étude, ou cette position. `/étude ouvrir` montre les vôtres.',
  },
  'study-owner-only': {
    en: 'Only the person who shared this study can rename, shorten, export or delete it, or stop sharing it.',
    fr: 'Seule la personne qui partage cette étude peut la renommer, la raccourcir, l’exporter, la supprimer ou arrêter le partage.',
  },
  'study-not-shared': {
    en: '**What if** begins with your own orders, so it’s never shared. Share a study of the game instead: `/study game`',
    fr: '**Et si…** part de vos propres ordres et n’est donc jamais partagé. Partagez plutôt une étude de la partie : `/étude partie`',
  },
  'study-no-thread': {
    en: 'I can’t open a private thread here. Use `/study share` in a text channel of a server, or in a private thread.',
    fr: 'Je ne peux pas ouvrir de fil privé ici. Utilisez `/étude partager` dans un salon textuel d’un serveur, ou dans un fil privé.',
  },
  'study-not-shown': {
    en: 'I couldn’t post the board in the thread, so nothing is shared. Try again in a moment, or elsewhere.',
    fr: 'Je n’ai pas pu publier le plateau dans le fil : rien n’est partagé. Réessayez dans un instant, ou ailleurs.',
  },
  'study-thread-unfit': {
    en: ({ lacks }) => `To share a study here I need permission to ${en.list(lacks)}. Ask a server admin, then try again.`,
    fr: ({ lacks }) =>
      `Pour partager une étude ici, il me manque le droit ${fr.list(lacks)}. Demandez-le à une personne qui gère le serveur, puis réessayez.`,
  },
  'study-sharer-unfit': {
    en: ({ lacks }) =>
      `To share a study here, you need permission to ${en.list(lacks)} in this channel. Choose another channel, or ask a server admin.`,
    fr: ({ lacks }) =>
      `Pour partager une étude ici, il vous manque le droit ${fr.list(lacks)} dans ce salon. Choisissez un autre salon, ou demandez-le à une personne qui gère le serveur.`,
  },
  'study-not-moved': {
    en: ({ thread }) => `I couldn’t post the board here, so your study is still shared in ${thread}. Try again in a moment.`,
    fr: ({ thread }) =>
      `Je n’ai pas pu publier le plateau ici\u00a0: votre étude reste partagée dans ${thread}. Réessayez dans un instant.`,
  },
  'no-such-lesson': {
    en: 'I can’t find this lesson. `/learn` shows them all.',
    fr: 'Je ne trouve pas cette leçon. `/apprendre` les montre toutes.',
  },
  'too-many-studies': {
    en: ({ most }) => `You already have ${most} studies, which is the most I keep. Delete one first: \`/study open\`.`,
    fr: ({ most }) => `Vous avez déjà ${most} études, le maximum. Supprimez-en une d’abord\u00a0: \`/étude ouvrir\`.`,
  },
  'study-too-long': {
    en: ({ most }) =>
      `This study is full: at most ${most} positions, and fewer if they hold many orders. Delete some, or begin another study.`,
    fr: ({ most }) =>
      `Cette étude est pleine\u00a0: ${most} positions au plus, et moins si elles contiennent beaucoup d’ordres. Supprimez-en, ou commencez une autre étude.`,
  },
  'study-sealed': {
    en: 'Hands are hidden in the card game, so a game can only be studied once it’s over.',
    fr: 'Dans le jeu de cartes, les mains sont cachées\u00a0: une partie ne s’étudie qu’une fois terminée.',
  },
  'study-amid-battles': {
    en: 'This phase’s battle lists are secret. To see the position before it, choose the previous phase with `/study game phase:`',
    fr: 'Les listes de batailles de cette phase sont secrètes. Pour voir la position d’avant les batailles, choisissez la phase précédente\u00a0: `/étude partie phase:`',
  },
  'study-unreadable': {
    en: 'This study was made under other rules, and I can no longer open it.',
    fr: 'Cette étude a été faite avec d’autres règles, et je ne peux plus l’ouvrir.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
