import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';

/** Why a variant was not added, removed or played. */
export const variantRefusals = {
  'variants-off': {
    en: 'Only people chosen by whoever runs this bot can add variants here. You can still host the ones in the list.',
    fr: 'Seules les personnes choisies par la personne qui gère ce bot peuvent ajouter des variantes. Vous pouvez quand même organiser des parties avec celles de la liste.',
  },
  'variants-full': {
    en: ({ most }) => `This server already has ${most} variants of its own, the most there can be. Remove one first.`,
    fr: ({ most }) => `Ce serveur a déjà ${most} variantes à lui, le maximum. Retirez-en d’abord une.`,
  },
  'variant-too-large': {
    en: ({ most }) => `The board and its drawing are too large once they’re read: at most ${most} KB. A drawing with fewer points helps.`,
    fr: ({ most }) =>
      `Une fois lus, le plateau et son dessin sont trop gros\u00a0: ${most} Ko au maximum. Un dessin avec moins de points aide.`,
  },
  'variant-was-slow': {
    en: ({ minutes }) =>
      `The trial games of this variant were too slow a moment ago. Send it again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    fr: ({ minutes }) =>
      `Les parties d’essai de cette variante étaient trop lentes il y a peu. Renvoyez-la dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  'variant-not-offered': {
    en: 'This server doesn’t offer that variant, or offers a newer version of it. Choose one from the list in `/game create`.',
    fr: 'Ce serveur ne propose pas cette variante, ou en propose une version plus récente. Choisissez-en une dans la liste de `/partie créer`.',
  },
  'variant-of-server': {
    en: 'This game was played with a server’s own variant. The file doesn’t contain that variant, so I can’t read it.',
    fr: 'Cette partie a été jouée avec une variante propre à un serveur. Le fichier ne la contient pas\u00a0: je ne peux donc pas le lire.',
  },
  'no-such-variant': {
    en: 'This server has no variant by that name. Choose one from the list.',
    fr: 'Ce serveur n’a pas de variante de ce nom. Choisissez-en une dans la liste.',
  },
  'file-not-zip': {
    en: 'That isn’t a zip file. `zongheng variant pack` makes one from a variant’s folder.',
    fr: 'Ce n’est pas un fichier zip. `zongheng variant pack` en fait un à partir du dossier d’une variante.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
