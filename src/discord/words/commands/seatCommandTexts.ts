import { commandTexts } from './commandText.js';

export const resignTexts = commandTexts({
  command: {
    name: { en: 'resign', fr: 'abandonner' },
    about: { en: 'Give up your seat', fr: 'Quitter votre place' },
  },
});

export const substituteTexts = commandTexts({
  command: {
    name: { en: 'substitute', fr: 'remplaçant' },
    about: { en: 'Let somebody order for you until a day', fr: 'Laisser quelqu’un donner vos ordres jusqu’à un jour' },
  },
  player: {
    name: { en: 'player', fr: 'joueur' },
    about: { en: 'Who orders for you; nobody: it ends', fr: 'Qui donne vos ordres ; personne : cela finit' },
  },
});

export const awayTexts = commandTexts({
  command: {
    name: { en: 'away', fr: 'absence' },
    about: {
      en: 'Say that you will be away; without a date: that you are back',
      fr: 'Annoncer une absence ; sans date : dire que vous êtes de retour',
    },
  },
  from: {
    name: { en: 'from', fr: 'début' },
    about: { en: 'The first day; none: from now on', fr: 'Le premier jour ; sans lui : dès maintenant' },
  },
});
