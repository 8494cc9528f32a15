import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';

/** Why a variant was not added, removed or played. */
export const variantRefusals = {
  'variants-off': {
    en: 'Whoever runs this bot decides who may add variants, and hasn’t chosen you. You can still host those in the list.',
    fr: 'La personne qui gère ce bot décide qui peut ajouter des variantes, et vous n’en faites pas partie. Vous pouvez quand même organiser celles de la liste.',
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
      `The trial games of this variant were too slow a short time ago. Send it again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    fr: ({ minutes }) =>
      `Les parties d’essai de cette variante étaient trop lentes il y a peu. Renvoyez-la dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  'variant-not-offered': {
    en: 'This server doesn’t offer that variant, or offers a newer version of it. Choose one from the list of `/game create`.',
    fr: 'Ce serveur ne propose pas cette variante, ou en propose une version plus récente. Choisissez-en une dans la liste de `/partie créer`.',
  },
  'variant-of-server': {
    en: 'This game was played by a variant of a server. Such files don’t have the variant in them, so they can’t be read.',
    fr: 'Cette partie a été jouée avec une variante d’un serveur. Ces fichiers ne contiennent pas la variante et ne peuvent donc pas être lus.',
  },
  'no-such-variant': {
    en: 'This server has no such variant of its own. Choose one from the list.',
    fr: 'Ce serveur n’a pas cette variante. Choisissez-en une dans la liste.',
  },
  'file-not-zip': {
    en: 'That isn’t a zip file. `zongheng variant pack` makes one of a variant’s folder.',
    fr: 'Ce n’est pas un fichier zip. `zongheng variant pack` en fait un à partir du dossier d’une variante.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
