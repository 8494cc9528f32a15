import { messages } from '../language/inLanguage.js';

/** The direct message with a player's filed orders. */
export const receiptMessages = messages({
  receipt: {
    en: (game: string, power: string, phase: string) => `${game}: ${power}, ${phase}`,
    fr: (game, power, phase) => `${game} : ${power}, ${phase}`,
  },
  receiptReady: {
    en: 'You are ready.',
    fr: 'C’est noté : prêt.',
  },
  receiptNotReady: {
    en: 'You may change your orders until the deadline.',
    fr: 'Vous pouvez changer vos ordres jusqu’à l’échéance.',
  },
  receiptClosed: {
    en: 'This phase is closed: these orders counted.',
    fr: 'Cette phase est terminée : ce sont ces ordres qui ont compté.',
  },
});
