import { commandTexts } from './commandText.js';

export const pressTexts = commandTexts({
  command: {
    name: { en: 'press', fr: 'courrier' },
    about: {
      en: 'Write to other powers, or to all; open a thread; read your letters',
      fr: 'Écrire à d’autres puissances, ou à toutes ; ouvrir un fil ; lire vos lettres',
    },
  },
  to: {
    name: { en: 'to', fr: 'à' },
    about: { en: 'To which powers; none: to all', fr: 'À quelles puissances ; sans elles : à toutes' },
  },
  text: {
    name: { en: 'text', fr: 'texte' },
    about: {
      en: 'What you have to say; none: a private thread, or your letters',
      fr: 'Ce que vous avez à dire ; sans texte : un fil privé, ou vos lettres',
    },
  },
});
