import type { CommandText } from './commandText.js';

/** Options of players and onlookers. */
export const playingOptions = {
  game: {
    name: { en: 'game', fr: 'partie' },
    about: { en: 'Which game, if not the one of this channel', fr: 'Quelle partie, si ce n’est pas celle de ce salon' },
  },
  phase: {
    name: { en: 'phase', fr: 'phase' },
    about: { en: 'An earlier phase', fr: 'Une phase passée' },
  },
  show: {
    name: { en: 'show', fr: 'montrer' },
    about: { en: 'What the map tells', fr: 'Ce que la carte raconte' },
  },
  theatre: {
    name: { en: 'theatre', fr: 'théâtre' },
    about: { en: 'A part of the board, drawn larger', fr: 'Une partie du plateau, en plus grand' },
  },
  format: {
    name: { en: 'format', fr: 'format' },
    about: { en: 'As a picture, as text, or as a drawing to scale', fr: 'En image, en texte ou en dessin agrandissable' },
  },
  story: {
    name: { en: 'as', fr: 'sous-forme' },
    about: { en: 'How it is told', fr: 'Comment la raconter' },
  },
  explained: {
    name: { en: 'order', fr: 'ordre' },
    about: { en: 'Which order of that phase', fr: 'Quel ordre de cette phase' },
  },
  question: {
    name: { en: 'question', fr: 'question' },
    about: {
      en: 'What you vote for; none: see everything there is to vote on',
      fr: 'Ce que vous votez ; sans elle : tout ce qui peut être voté',
    },
  },
  powers: {
    name: { en: 'powers', fr: 'puissances' },
    about: {
      en: 'A draw between these alone; a concession to this one',
      fr: 'La nulle entre celles-là seulement ; la concession à celle-là',
    },
  },
  wish: {
    name: { en: 'text', fr: 'texte' },
    about: { en: 'For example “A Lu - Sun”', fr: 'Par exemple « A Lu - Sun »' },
  },
  addressees: {
    name: { en: 'to', fr: 'à' },
    about: { en: 'To which powers; none: to all', fr: 'À quelles puissances ; sans elles : à toutes' },
  },
  letter: {
    name: { en: 'text', fr: 'texte' },
    about: {
      en: 'What you have to say; none: a private thread, or your letters',
      fr: 'Ce que vous avez à dire ; sans texte : un fil privé, ou vos lettres',
    },
  },
  standIn: {
    name: { en: 'player', fr: 'joueur' },
    about: { en: 'Who orders for you; nobody: it ends', fr: 'Qui donne vos ordres ; personne : cela finit' },
  },
  from: {
    name: { en: 'from', fr: 'début' },
    about: { en: 'The first day; none: from now on', fr: 'Le premier jour ; sans lui : dès maintenant' },
  },
  until: {
    name: { en: 'until', fr: 'fin' },
    about: {
      en: 'The last day: 2026-12-24, 24/12, or 3d from now',
      fr: 'Le dernier jour : 2026-12-24, 24/12, ou 3j à partir de maintenant',
    },
  },
  ownLanguage: {
    name: { en: 'language', fr: 'langue' },
    about: { en: 'In which I speak to you', fr: 'Celle dans laquelle je vous parle' },
  },
  messages: {
    name: { en: 'messages', fr: 'messages' },
    about: { en: 'Receipts and reminders by direct message', fr: 'Reçus et rappels par message privé' },
  },
  reminders: {
    name: { en: 'reminders', fr: 'rappels' },
    about: {
      en: 'How long before a deadline, if your orders are missing: 24h, 3h; none',
      fr: 'Combien de temps avant l’échéance, s’il manque vos ordres : 24h, 3h ; aucun',
    },
  },
  quiet: {
    name: { en: 'quiet', fr: 'silence' },
    about: { en: 'Hours without reminders: 22:00-07:30; none', fr: 'Heures sans rappels : 22:00-07:30 ; aucune' },
  },
  zone: {
    name: { en: 'zone', fr: 'fuseau' },
    about: { en: 'Your time zone: Europe/Paris', fr: 'Votre fuseau horaire : Europe/Paris' },
  },
} satisfies Readonly<Record<string, CommandText>>;
