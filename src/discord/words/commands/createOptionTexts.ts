import { commandTexts } from './commandText.js';

/** The options of `/game create`, and the settings of posts. */
export const createOptionTexts = commandTexts({
  variant: {
    name: { en: 'variant', fr: 'variante' },
    about: { en: 'Which game to play', fr: 'Le jeu ou la variante' },
  },
  pace: {
    name: { en: 'pace', fr: 'rythme' },
    about: {
      en: 'Length of a turn: 24h, 2d 12h, 10m; or Mon Thu 19:00 Europe/Paris',
      fr: 'Durée d’un tour : 24h, 2j 12h, 10m ; ou lun jeu 19:00 Europe/Paris',
    },
  },
  rules: {
    name: { en: 'rules', fr: 'règles' },
    about: {
      en: 'Any other settings, typed like this: “retreats 12h; first 3d; scale 1500”',
      fr: 'D’autres réglages, à saisir ainsi : « retraites 12h ; première 3j ; échelle 1500 »',
    },
  },
  start: {
    name: { en: 'start', fr: 'début' },
    about: {
      en: 'Warhammer: a JSON file with the starting units, home centres, capitals and closed spaces',
      fr: 'Warhammer : un fichier JSON de départ (unités, centres nationaux, capitales, lieux fermés)',
    },
  },
  closeUp: {
    name: { en: 'close-up', fr: 'gros-plan' },
    heading: { en: 'Close-up', fr: 'Gros plan' },
    about: {
      en: 'Always enlarge the busiest part, even if fewer than a third of the moves are in it',
      fr: 'Toujours agrandir la zone la plus active, même avec moins d’un tiers des mouvements',
    },
    choices: {
      yes: { en: 'yes', fr: 'oui' },
    },
  },
  language: {
    name: { en: 'language', fr: 'langue' },
    about: { en: 'Language of the posts in the channel', fr: 'Langue des messages publiés dans le salon' },
    choices: {
      en: { en: 'English', fr: 'Anglais' },
      fr: { en: 'French', fr: 'Français' },
    },
  },
});

/** The settings for the length of each kind of phase. */
export const phaseLengthTexts = commandTexts({
  turn: {
    name: { en: 'turn', fr: 'tour' },
    heading: { en: 'Length of a turn', fr: 'Durée d’un tour' },
    about: { en: 'Length of a turn in card games: 12h, 10m', fr: 'Durée d’un tour dans les jeux de cartes : 12h, 10m' },
  },
  movement: {
    name: { en: 'movement', fr: 'mouvements' },
    heading: { en: 'Movement phases', fr: 'Phases de mouvements' },
    about: {
      en: 'Length of a movement phase: 24h, 2d 12h, 10m; or Mon Thu 19:00 Europe/Paris',
      fr: 'Durée d’une phase de mouvements : 24h, 2j 12h, 10m ; ou lun jeu 19:00 Europe/Paris',
    },
  },
  lists: {
    name: { en: 'lists', fr: 'listes' },
    heading: { en: 'Battle lists', fr: 'Listes de batailles' },
    about: { en: 'Length of a battle list phase: 12h, 30m', fr: 'Durée d’une phase de listes de batailles : 12h, 30m' },
  },
  battles: {
    name: { en: 'battles', fr: 'batailles' },
    heading: { en: 'Tabletop battles', fr: 'Batailles sur table' },
    about: {
      en: 'Time to fight tabletop battles and report them: 7d',
      fr: 'Temps pour jouer les batailles sur table et les rapporter : 7j',
    },
  },
  retreats: {
    name: { en: 'retreats', fr: 'retraites' },
    heading: { en: 'Retreat phases', fr: 'Phases de retraites' },
    about: { en: 'Length of a retreat phase: 12h, 30m', fr: 'Durée d’une phase de retraites : 12h, 30m' },
  },
  adjustments: {
    name: { en: 'adjustments', fr: 'ajustements' },
    heading: { en: 'Build and removal phases', fr: 'Phases d’ajustements' },
    about: { en: 'Length of a build and removal phase: 12h, 30m', fr: 'Durée d’une phase d’ajustements : 12h, 30m' },
  },
  votes: {
    name: { en: 'votes', fr: 'votes' },
    heading: { en: 'Phases with only votes', fr: 'Phases de vote uniquement' },
    about: { en: 'Length of a phase with only votes: 6h, 30m', fr: 'Durée d’une phase où l’on ne fait que voter : 6h, 30m' },
  },
});
