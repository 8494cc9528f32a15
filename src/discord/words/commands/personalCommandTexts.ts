import { messages } from '../language/inLanguage.js';
import { commandTexts } from './commandText.js';

export const meTexts = commandTexts({
  command: {
    name: { en: 'me', fr: 'moi' },
    about: {
      en: 'Your games: your power, the deadline, and whether you’re ready',
      fr: 'Vos parties : votre puissance, l’échéance et l’état de vos ordres',
    },
  },
  player: {
    name: { en: 'player', fr: 'joueur' },
    about: {
      en: 'How someone’s games on this server ended; choose yourself to see what others see',
      fr: 'Le bilan de quelqu’un sur ce serveur, ou le vôtre tel que les autres le voient',
    },
  },
});

export const watchTexts = commandTexts({
  command: {
    name: { en: 'watch', fr: 'suivre' },
    about: {
      en: 'Follow a game’s results by DM; use again to stop',
      fr: 'Suivre les résultats d’une partie par message privé\u00a0; relancez la commande pour arrêter',
    },
  },
});

export const settingsTexts = commandTexts({
  command: {
    name: { en: 'settings', fr: 'réglages' },
    about: {
      en: 'Your language, DMs, reminders and time zone',
      fr: 'Votre langue, vos messages privés, vos rappels et votre fuseau horaire',
    },
  },
  language: {
    name: { en: 'language', fr: 'langue' },
    about: { en: 'The language I use with you', fr: 'La langue dans laquelle je vous parle' },
    choices: {
      usual: { en: 'Same as my Discord', fr: 'Celle de mon Discord' },
      en: { en: 'English', fr: 'Anglais' },
      fr: { en: 'French', fr: 'Français' },
    },
  },
  messages: {
    name: { en: 'messages', fr: 'messages' },
    about: { en: 'How many DMs you get about your games', fr: 'Combien de messages privés vous recevez sur vos parties' },
    choices: {
      on: {
        en: 'On: one message when a phase needs you, and one reminder',
        fr: 'Oui\u00a0: un message quand une phase vous attend, et un rappel',
      },
      all: {
        en: 'All: you also get a message for every result in games you watch',
        fr: 'Tous\u00a0: vous recevez aussi un message pour chaque résultat des parties que vous suivez',
      },
      quiet: { en: 'Quiet: one message for each game, kept up to date', fr: 'Discret : un seul message par partie, tenu à jour' },
      off: { en: 'Off', fr: 'Non' },
    },
  },
  rating: {
    name: { en: 'rating', fr: 'cote' },
    about: {
      en: 'Have your games rated on every server; anyone there can see your rating',
      fr: 'Établir votre cote sur chaque serveur, où tout le monde pourra la voir',
    },
    choices: {
      yes: { en: 'Yes', fr: 'Oui' },
      no: { en: 'No', fr: 'Non' },
    },
  },
  reminders: {
    name: { en: 'reminders', fr: 'rappels' },
    about: {
      en: 'When to remind you before the deadline if your orders are missing: 24h, 3h; or “none”',
      fr: 'Rappel avant l’échéance si vos ordres manquent\u00a0: 24h, 3h\u00a0; ou «\u00a0aucun\u00a0»',
    },
  },
  quiet: {
    name: { en: 'quiet', fr: 'silence' },
    about: { en: 'Hours without reminders: 22:00-07:30; or “none”', fr: 'Heures sans rappels : 22:00-07:30 ; ou « aucune »' },
  },
  zone: {
    name: { en: 'zone', fr: 'fuseau' },
    about: { en: 'Your time zone: Europe/Paris', fr: 'Votre fuseau horaire : Europe/Paris' },
  },
});

export const privacyTexts = commandTexts({
  command: {
    name: { en: 'privacy', fr: 'confidentialité' },
    about: { en: 'What I store about you, and how to delete it', fr: 'Ce que je conserve sur vous, et comment le supprimer' },
  },
});

export const helpTexts = commandTexts({
  command: {
    name: { en: 'help', fr: 'aide' },
    about: { en: 'How to play', fr: 'Comment jouer' },
  },
});

/** What these commands answer. */
export const personalAnswers = messages({
  watching: {
    en: (game: string, number: number) =>
      `You’re now watching game ${number} (${game}): one DM, which I edit, always links to the latest results. For a new DM with every result, use \`/settings messages: All\`. Use \`/watch\` again to stop.`,
    fr: (game, number) =>
      `Vous suivez maintenant la partie ${number} (${game}) : un message privé, toujours le même, indique les derniers résultats. Pour un nouveau message à chaque résultat, utilisez \`/réglages messages: Tous\`. Pour arrêter, utilisez de nouveau \`/suivre\`.`,
  },
  watchingNoMore: {
    en: (game: string, number: number) => `You’ve stopped watching game ${number} (${game}).`,
    fr: (game, number) => `Vous ne suivez plus la partie ${number} (${game}).`,
  },
});
