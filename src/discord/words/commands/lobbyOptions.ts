import type { CommandText } from './commandText.js';

/** Options to open a game with. */
export const lobbyOptions = {
  variant: {
    name: { en: 'variant', fr: 'variante' },
    about: { en: 'What is played', fr: 'À quoi l’on joue' },
  },
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
  look: {
    name: { en: 'look', fr: 'aspect' },
    about: {
      en: 'How pictures look: of parchment or by night, with or without patterns',
      fr: 'L’aspect des images : parchemin ou nuit, avec ou sans motifs',
    },
  },
  closeUp: {
    name: { en: 'close-up', fr: 'gros-plan' },
    about: {
      en: 'Results also show, larger, the part of the board where most happened',
      fr: 'Les résultats montrent aussi, en grand, là où il s’est passé le plus',
    },
  },
  first: {
    name: { en: 'first', fr: 'première' },
    about: { en: 'Time for the first phase: 3d', fr: 'Durée de la première phase : 3j' },
  },
  rest: {
    name: { en: 'rest', fr: 'repos' },
    about: { en: 'Days without a deadline: Sat Sun Europe/Paris', fr: 'Jours sans échéance : sam dim Europe/Paris' },
  },
  extensions: {
    name: { en: 'extensions', fr: 'délais' },
    about: {
      en: 'How often each power’s missing orders put off the deadline; usually never',
      fr: 'Combien de fois les ordres manquants d’une puissance repoussent l’échéance',
    },
  },
  regain: {
    name: { en: 'regain', fr: 'retrouvés' },
    about: {
      en: 'After so many turns in a row with orders, one extension comes back',
      fr: 'Après tant de tours de suite avec des ordres, un délai revient',
    },
  },
  grace: {
    name: { en: 'grace', fr: 'grâce' },
    about: {
      en: 'If orders are still missing: so much longer, once a phase: 6h',
      fr: 'S’il manque encore des ordres : tant de temps de plus, une fois par phase : 6h',
    },
  },
  muster: {
    name: { en: 'muster', fr: 'appel' },
    about: {
      en: 'Before the start: so long for everybody to say “I’m here”: 24h',
      fr: 'Avant le début : tant de temps pour que chacun dise « Je suis là » : 24h',
    },
  },
  press: {
    name: { en: 'press', fr: 'courrier' },
    about: { en: 'How powers may talk', fr: 'Comment les puissances peuvent se parler' },
  },
  pressBetween: {
    name: { en: 'press-between', fr: 'courrier-entre' },
    about: {
      en: 'How they may talk in retreats and builds, if otherwise',
      fr: 'Comment elles le peuvent pendant les retraites et ajustements, si autrement',
    },
  },
  anonymous: {
    name: { en: 'anonymous', fr: 'anonyme' },
    about: { en: 'Nobody is told who plays what, not even afterwards', fr: 'Personne n’apprend qui joue quoi, même après' },
  },
  unready: {
    name: { en: 'unready', fr: 'brouillons' },
    about: { en: 'Orders on file that were not said to be ready', fr: 'Les ordres enregistrés sans qu’on se soit dit prêt' },
  },
  language: {
    name: { en: 'language', fr: 'langue' },
    about: { en: 'The language of the posts in the channel', fr: 'La langue des messages publiés dans le salon' },
  },
} satisfies Readonly<Record<string, CommandText>>;
