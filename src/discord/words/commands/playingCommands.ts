import type { CommandText } from './commandText.js';

/** Commands of players and onlookers. */
export const playingCommands = {
  order: {
    name: { en: 'order', fr: 'ordre' },
    about: { en: 'Give one order or several, in your own words', fr: 'Donner un ou plusieurs ordres, avec vos mots' },
  },
  orders: {
    name: { en: 'orders', fr: 'ordres' },
    about: {
      en: 'Your orders: what is on file, and menus of everything legal',
      fr: 'Vos ordres : ceux qui sont enregistrés, et tous ceux qui sont permis',
    },
  },
  press: {
    name: { en: 'press', fr: 'courrier' },
    about: {
      en: 'Write to other powers, or to all; open a thread; read your letters',
      fr: 'Écrire à d’autres puissances, ou à toutes ; ouvrir un fil ; lire vos lettres',
    },
  },
  map: {
    name: { en: 'map', fr: 'carte' },
    about: { en: 'The map, now or at an earlier phase', fr: 'La carte, maintenant ou à une phase passée' },
  },
  history: {
    name: { en: 'history', fr: 'histoire' },
    about: {
      en: 'A year or the whole game as a moving map or a chart; or your own orders',
      fr: 'Une année ou toute la partie : carte animée, ou courbes ; ou vos ordres',
    },
  },
  explain: {
    name: { en: 'explain', fr: 'expliquer' },
    about: { en: 'Why an order came to what it came to', fr: 'Pourquoi un ordre a donné ce qu’il a donné' },
  },
  status: {
    name: { en: 'status', fr: 'état' },
    about: { en: 'Turn, deadline, and who has how much', fr: 'Le tour, l’échéance et les forces en présence' },
  },
  draw: {
    name: { en: 'draw', fr: 'nulle' },
    about: {
      en: 'Vote in secret for a draw among all who still play',
      fr: 'Voter en secret la partie nulle entre tous ceux qui jouent encore',
    },
  },
  vote: {
    name: { en: 'vote', fr: 'voter' },
    about: {
      en: 'Vote in secret: a draw, a concession, a pause, more time, an end',
      fr: 'Voter en secret : nulle, concession, pause, plus de temps, fin',
    },
  },
  concede: {
    name: { en: 'concede', fr: 'concéder' },
    about: { en: 'Vote in secret that another power has won', fr: 'Voter en secret qu’une autre puissance a gagné' },
  },
  motion: {
    name: { en: 'motion', fr: 'motion' },
    about: { en: 'Publish what you would have others vote for', fr: 'Publier ce pour quoi vous voudriez que l’on vote' },
  },
  resign: {
    name: { en: 'resign', fr: 'abandonner' },
    about: { en: 'Give up your seat', fr: 'Quitter votre place' },
  },
  substitute: {
    name: { en: 'substitute', fr: 'remplaçant' },
    about: { en: 'Let somebody order for you until a day', fr: 'Laisser quelqu’un donner vos ordres jusqu’à un jour' },
  },
  watch: {
    name: { en: 'watch', fr: 'suivre' },
    about: { en: 'Be told when a game has results; again: no more', fr: 'Apprendre quand une partie a des résultats ; encore : plus' },
  },
  me: {
    name: { en: 'me', fr: 'moi' },
    about: {
      en: 'Your games: what you play, until when, and how far you are',
      fr: 'Vos parties : ce que vous y jouez, jusqu’à quand, et où vous en êtes',
    },
  },
  settings: {
    name: { en: 'settings', fr: 'réglages' },
    about: {
      en: 'Your language, direct messages, reminders, time zone',
      fr: 'Votre langue, vos messages privés, vos rappels, votre fuseau horaire',
    },
  },
  away: {
    name: { en: 'away', fr: 'absence' },
    about: {
      en: 'Say that you will be away; without a date: that you are back',
      fr: 'Annoncer une absence ; sans date : dire que vous êtes de retour',
    },
  },
  verify: {
    name: { en: 'verify', fr: 'vérifier' },
    about: {
      en: 'Check the seals on orders; cards: repeat every draw of a finished game',
      fr: 'Contrôler les sceaux des ordres ; cartes : refaire tous les tirages',
    },
  },
  privacy: {
    name: { en: 'privacy', fr: 'confidentialité' },
    about: { en: 'What is kept about you, and how to have it deleted', fr: 'Ce qui est conservé sur vous, et comment le faire supprimer' },
  },
  help: {
    name: { en: 'help', fr: 'aide' },
    about: { en: 'How to play here', fr: 'Comment jouer ici' },
  },
} satisfies Readonly<Record<string, CommandText>>;
