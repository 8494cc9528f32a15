import { commandTexts } from './commandText.js';

export const meTexts = commandTexts({
  command: {
    name: { en: 'me', fr: 'moi' },
    about: {
      en: 'Your games: what you play, until when, and how far you are',
      fr: 'Vos parties : ce que vous y jouez, jusqu’à quand, et où vous en êtes',
    },
  },
});

export const watchTexts = commandTexts({
  command: {
    name: { en: 'watch', fr: 'suivre' },
    about: { en: 'Be told when a game has results; again: no more', fr: 'Apprendre quand une partie a des résultats ; encore : plus' },
  },
});

export const settingsTexts = commandTexts({
  command: {
    name: { en: 'settings', fr: 'réglages' },
    about: {
      en: 'Your language, direct messages, reminders, time zone',
      fr: 'Votre langue, vos messages privés, vos rappels, votre fuseau horaire',
    },
  },
  language: {
    name: { en: 'language', fr: 'langue' },
    about: { en: 'In which I speak to you', fr: 'Celle dans laquelle je vous parle' },
    choices: {
      usual: { en: 'As my Discord', fr: 'Celle de mon Discord' },
      en: { en: 'English', fr: 'Anglais' },
      fr: { en: 'French', fr: 'Français' },
    },
  },
  messages: {
    name: { en: 'messages', fr: 'messages' },
    about: { en: 'Receipts and reminders by direct message', fr: 'Reçus et rappels par message privé' },
    choices: {
      on: { en: 'On', fr: 'Oui' },
      off: { en: 'Off', fr: 'Non' },
    },
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
});

export const privacyTexts = commandTexts({
  command: {
    name: { en: 'privacy', fr: 'confidentialité' },
    about: { en: 'What is kept about you, and how to have it deleted', fr: 'Ce qui est conservé sur vous, et comment le faire supprimer' },
  },
});

export const helpTexts = commandTexts({
  command: {
    name: { en: 'help', fr: 'aide' },
    about: { en: 'How to play here', fr: 'Comment jouer ici' },
  },
});
