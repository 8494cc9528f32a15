import { messages } from '../language/inLanguage.js';

/** Replies that any command or button may give. */
export const generalMessages = messages({
  wentWrong: {
    en: 'Something went wrong on my side. Your saved orders are safe. Please try again.',
    fr: 'Une erreur s’est produite de mon côté. Vos ordres enregistrés sont intacts. Veuillez réessayer.',
  },
  notWritten: {
    en: 'I can’t save anything right now: the disk is full or not working. Nothing was changed. Please try again later.',
    fr: 'Impossible d’enregistrer quoi que ce soit pour l’instant : le disque est plein ou défaillant. Rien n’a changé. Veuillez réessayer plus tard.',
  },
  databaseAway: {
    en: 'I can’t reach my database right now. Nothing was changed. Please try again in a few minutes.',
    fr: 'Ma base de données est injoignable pour l’instant. Rien n’a changé. Veuillez réessayer dans quelques minutes.',
  },
  outdated: {
    en: 'This message is from an older version of the bot. Use `/orders` for a new one.',
    fr: 'Ce message vient d’une ancienne version du bot. Utilisez `/ordres` pour en ouvrir un nouveau.',
  },
  /** Where a message shows only the newest part of a list. */
  allAttached: {
    en: 'This shows only the latest part: everything is in the attached file.',
    fr: 'Seule la fin s’affiche ici\u00a0: tout est dans le fichier joint.',
  },
  /** Below a reply whose picture took too long. */
  pictureLate: {
    en: '-# The picture is missing: too many are being drawn right now. Ask again in a moment.',
    fr: '-# L’image manque\u00a0: trop d’images sont en préparation. Redemandez-la dans un instant.',
  },
  leftAlone: {
    en: 'OK, nothing has changed.',
    fr: 'D’accord, rien n’a changé.',
  },
});
