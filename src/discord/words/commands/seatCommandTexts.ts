import { commandTexts } from './commandText.js';

export const resignTexts = commandTexts({
  command: {
    name: { en: 'resign', fr: 'abandonner' },
    about: { en: 'Give up your seat', fr: 'Abandonner votre place' },
  },
});

export const substituteTexts = commandTexts({
  command: {
    name: { en: 'substitute', fr: 'remplaçant' },
    about: { en: 'Let someone give orders for you until a date', fr: 'Laisser quelqu’un donner vos ordres jusqu’à une date' },
  },
  player: {
    name: { en: 'player', fr: 'joueur' },
    about: { en: 'Your substitute; leave empty to have none', fr: 'Qui vous remplace ; laissez vide pour annuler le remplacement' },
  },
});

export const awayTexts = commandTexts({
  command: {
    name: { en: 'away', fr: 'absence' },
    about: {
      en: 'Say that you’ll be away or, without a date, that you’re back',
      fr: 'Annoncer une absence ou, sans date, votre retour',
    },
  },
  from: {
    name: { en: 'from', fr: 'début' },
    about: { en: 'First day; leave empty to start now', fr: 'Premier jour ; laissez vide pour commencer maintenant' },
  },
});
