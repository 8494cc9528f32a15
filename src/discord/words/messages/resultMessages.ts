import { messages } from '../language/inLanguage.js';

export const resultMessages = messages({
  results: {
    en: (phase: string) => `Results: ${phase}`,
    fr: phase => `Résultats : ${phase}`,
  },
  provisional: {
    en: (phase: string) => `Provisional results: ${phase}`,
    fr: phase => `Résultats provisoires : ${phase}`,
  },
  standings: {
    en: 'Standings',
    fr: 'Classement',
  },
  next: {
    en: 'Next',
    fr: 'Ensuite',
  },
  nextPhase: {
    en: (phase: string, when: string) => `${phase}, until ${when}`,
    fr: (phase, when) => `${phase}, jusqu’au ${when}`,
  },
  restAttached: {
    en: 'The full report is in the attached file.',
    fr: 'Le compte rendu complet est dans le fichier joint.',
  },
});
