import { commandTexts } from './commandText.js';

/** The options of `/game create`, except phase lengths and hosting settings. */
export const createOptionTexts = commandTexts({
  variant: {
    name: { en: 'variant', fr: 'variante' },
    about: { en: 'What is played', fr: 'À quoi l’on joue' },
  },
  rules: {
    name: { en: 'rules', fr: 'règles' },
    about: {
      en: 'What else this game lets you choose: “scale 1500; dependent join”',
      fr: 'Ce que ce jeu laisse encore choisir : « échelle 1500 ; cataclysmes oui »',
    },
  },
  start: {
    name: { en: 'start', fr: 'début' },
    about: {
      en: 'Warhammer: a JSON file with units, homes, capitals and closed spaces to begin from',
      fr: 'Warhammer : un fichier JSON d’où partir (unités, centres nationaux, capitales, lieux fermés)',
    },
  },
  closeUp: {
    name: { en: 'close-up', fr: 'gros-plan' },
    about: {
      en: 'Results also show, larger, the part of the board where most happened',
      fr: 'Les résultats montrent aussi, en grand, là où il s’est passé le plus',
    },
    choices: {
      yes: { en: 'Yes', fr: 'Oui' },
      no: { en: 'No', fr: 'Non' },
    },
  },
  language: {
    name: { en: 'language', fr: 'langue' },
    about: { en: 'The language of the posts in the channel', fr: 'La langue des messages publiés dans le salon' },
    choices: {
      en: { en: 'English', fr: 'Anglais' },
      fr: { en: 'French', fr: 'Français' },
    },
  },
});

/** The options for the length of each kind of phase, in the order in which Discord shows them. */
export const phaseLengthTexts = commandTexts({
  turn: {
    name: { en: 'turn', fr: 'tour' },
    about: { en: 'Cards: time for a turn: 12h, 10m', fr: 'Cartes : durée d’un tour : 12h, 10m' },
  },
  movement: {
    name: { en: 'movement', fr: 'mouvements' },
    about: {
      en: 'Time for a movement phase: 24h, 2d 12h, 10m; or Mon Thu 19:00 Europe/Paris',
      fr: 'Durée d’une phase de mouvements : 24h, 2j 12h, 10m',
    },
  },
  lists: {
    name: { en: 'lists', fr: 'listes' },
    about: { en: 'Time for battle lists: 12h, 30m', fr: 'Durée des listes de batailles : 12h, 30m' },
  },
  battles: {
    name: { en: 'battles', fr: 'batailles' },
    about: {
      en: 'Time for battles on tables to be fought and reported: 7d',
      fr: 'Durée pour jouer et rapporter les batailles sur table : 7j',
    },
  },
  retreats: {
    name: { en: 'retreats', fr: 'retraites' },
    about: { en: 'Time for a retreat phase: 12h, 30m', fr: 'Durée d’une phase de retraites : 12h, 30m' },
  },
  adjustments: {
    name: { en: 'adjustments', fr: 'ajustements' },
    about: { en: 'Time for builds and removals: 12h, 30m', fr: 'Durée d’une phase d’ajustements : 12h, 30m' },
  },
  votes: {
    name: { en: 'votes', fr: 'votes' },
    about: { en: 'Time for a phase with nothing but votes: 6h, 30m', fr: 'Durée d’une phase où l’on ne fait que voter : 6h, 30m' },
  },
});
