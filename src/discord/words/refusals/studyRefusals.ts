import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';

/** Why a study was refused. */
export const studyRefusals = {
  'no-such-study': {
    en: 'I don’t find this study, or this position of it. `/study open` shows yours.',
    fr: 'Je ne trouve pas cette étude, ou cette position. `/étude ouvrir` montre les vôtres.',
  },
  'no-such-lesson': {
    en: 'I don’t find this lesson. `/learn` shows them all.',
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
    en: 'The card game has hidden hands: a game of it can be studied once it’s over.',
    fr: 'Le jeu de cartes a des mains cachées\u00a0: une partie ne s’étudie qu’une fois terminée.',
  },
  'study-amid-battles': {
    en: 'These battles are fought from lists that nobody may see. Choose the phase before: `/study game phase:`',
    fr: 'Ces batailles suivent des listes que personne ne peut voir. Choisissez la phase d’avant\u00a0: `/étude partie phase:`',
  },
  'study-unreadable': {
    en: 'This study was made with other rules, and I can’t follow it any more.',
    fr: 'Cette étude a été faite avec d’autres règles, et je ne peux plus la suivre.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
