import { commandTexts } from './commandText.js';

export const orderTexts = commandTexts({
  command: {
    name: { en: 'order', fr: 'ordre' },
    about: { en: 'Give one order or several, in your own words', fr: 'Donner un ou plusieurs ordres, avec vos mots' },
  },
});

export const ordersTexts = commandTexts({
  command: {
    name: { en: 'orders', fr: 'ordres' },
    about: {
      en: 'Your orders: what is on file, and menus of everything legal',
      fr: 'Vos ordres : ceux qui sont enregistrés, et tous ceux qui sont permis',
    },
  },
});

export const motionTexts = commandTexts({
  command: {
    name: { en: 'motion', fr: 'motion' },
    about: { en: 'Publish what you would have others vote for', fr: 'Publier ce pour quoi vous voudriez que l’on vote' },
  },
  text: {
    name: { en: 'text', fr: 'texte' },
    about: { en: 'For example “A Lu - Sun”', fr: 'Par exemple « A Lu - Sun »' },
  },
});
