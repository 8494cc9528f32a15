import { commandTexts } from './commandText.js';

export const pressTexts = commandTexts({
  command: {
    name: { en: 'press', fr: 'courrier' },
    about: {
      en: 'Write to other powers, open a private thread, or read your letters',
      fr: 'Écrire à d’autres puissances, ouvrir un fil privé ou lire votre courrier',
    },
  },
  to: {
    name: { en: 'to', fr: 'à' },
    about: { en: 'Which powers; leave empty to write to everyone', fr: 'Quelles puissances ; laissez vide pour écrire à tout le monde' },
  },
  text: {
    name: { en: 'text', fr: 'texte' },
    about: {
      en: 'Your message; leave empty for a private thread, or to read your letters',
      fr: 'Votre message ; laissez vide pour un fil privé, ou pour lire votre courrier',
    },
  },
});
