import { commandTexts } from './commandText.js';

export const orderTexts = commandTexts({
  command: {
    name: { en: 'order', fr: 'ordre' },
    about: { en: 'Type one or more orders', fr: 'Écrire un ou plusieurs ordres' },
  },
});

export const ordersTexts = commandTexts({
  command: {
    name: { en: 'orders', fr: 'ordres' },
    about: {
      en: 'See and change your orders',
      fr: 'Voir et changer vos ordres',
    },
  },
});

export const motionTexts = commandTexts({
  command: {
    name: { en: 'motion', fr: 'motion' },
    about: { en: 'Publicly suggest an order for a neutral unit', fr: 'Proposer publiquement un ordre pour une unité neutre' },
  },
  text: {
    name: { en: 'text', fr: 'texte' },
    about: { en: 'For example “A Lu - Sun”', fr: 'Par exemple « A Lu - Sun »' },
  },
});
