import type { CommandTexts } from './commandText.js';

/** `/status`. */
export const statusTexts = {
  command: {
    name: { en: 'status', fr: 'état' },
    about: { en: 'Turn, deadline, and who has how much', fr: 'Le tour, l’échéance et les forces en présence' },
  },
} satisfies CommandTexts;

/** `/log`. */
export const logTexts = {
  command: {
    name: { en: 'log', fr: 'journal' },
    about: { en: 'What the host has done', fr: 'Ce qu’a fait l’organisateur' },
  },
} satisfies CommandTexts;

/** `/verify`. */
export const verifyTexts = {
  command: {
    name: { en: 'verify', fr: 'vérifier' },
    about: {
      en: 'Check the seals on orders; cards: repeat every draw of a finished game',
      fr: 'Contrôler les sceaux des ordres ; cartes : refaire tous les tirages',
    },
  },
} satisfies CommandTexts;
