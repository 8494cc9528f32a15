import { messages } from '../language/inLanguage.js';

/** Replies that any command or button may give. */
export const generalMessages = messages({
  wentWrong: {
    en: 'Something went wrong on our side. Nothing you had on file is lost; please try again.',
    fr: 'Une erreur s’est produite de notre côté. Rien de ce qui était enregistré n’est perdu ; veuillez réessayer.',
  },
  notWritten: {
    en: 'I cannot write my records at the moment: the disk is full or fails. Nothing was changed; please try again later.',
    fr: 'Rien ne peut être enregistré en ce moment : le disque est plein ou défaillant. Rien n’a été changé ; veuillez réessayer plus tard.',
  },
  outdated: {
    en: 'This belongs to an earlier version of the bot. `/orders` opens a fresh panel.',
    fr: 'Ceci vient d’une version antérieure du bot. `/ordres` ouvre un panneau à jour.',
  },
  leftAlone: {
    en: 'Good. Nothing has changed.',
    fr: 'Entendu. Rien n’a changé.',
  },
});
