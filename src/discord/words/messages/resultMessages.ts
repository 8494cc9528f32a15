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
  /** Below the next phase, where battles may still change the results. */
  toFight: {
    en: 'To fight a battle, press **Orders** on the card below.',
    fr: 'Pour livrer une bataille, appuyez sur **Ordres** dans le message suivant.',
  },
  nextPhase: {
    en: (phase: string, when: string) => `${phase}, until ${when}`,
    fr: (phase, when) => `${phase}, jusqu’au ${when}`,
  },
  /** The name of the file with results that do not fit into the message. */
  fileName: {
    en: (match: number, phase: number) => `results-${match}-${phase}.txt`,
    fr: (match, phase) => `resultats-${match}-${phase}.txt`,
  },
  restAttached: {
    en: 'The full report is in the attached file.',
    fr: 'Le compte rendu complet est dans le fichier joint.',
  },
});
