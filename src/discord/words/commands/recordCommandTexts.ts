import { commandTexts } from './commandText.js';

export const statusTexts = commandTexts({
  command: {
    name: { en: 'status', fr: 'état' },
    about: { en: 'Turn, deadline, and who has how much', fr: 'Le tour, l’échéance et les forces en présence' },
  },
});

export const logTexts = commandTexts({
  command: {
    name: { en: 'log', fr: 'journal' },
    about: { en: 'What the host has done', fr: 'Ce qu’a fait l’organisateur' },
  },
});

export const verifyTexts = commandTexts({
  command: {
    name: { en: 'verify', fr: 'vérifier' },
    about: {
      en: 'Check the seals on orders; cards: repeat every draw of a finished game',
      fr: 'Contrôler les sceaux des ordres ; cartes : refaire tous les tirages',
    },
  },
});
