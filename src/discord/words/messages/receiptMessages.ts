import { messages } from '../language/inLanguage.js';

/** The direct message with a player's filed orders. */
export const receiptMessages = messages({
  receipt: {
    en: (game: string, power: string, phase: string) => `${game}: ${power}, ${phase}`,
    fr: (game, power, phase) => `${game} : ${power}, ${phase}`,
  },
  receiptReady: {
    en: 'You’re ready.',
    fr: 'Vos ordres sont prêts.',
  },
  receiptNotReady: {
    en: 'You can change your orders until the deadline.',
    fr: 'Vous pouvez changer vos ordres jusqu’à l’échéance.',
  },
  receiptOwed: {
    en: 'Nothing saved yet.',
    fr: 'Rien n’est enregistré pour l’instant.',
  },
  /** `where`: the channel of the game. */
  receiptWhere: {
    en: (where: string) => `The map and all results are in ${where}.`,
    fr: where => `La carte et tous les résultats sont dans ${where}.`,
  },
  receiptMissed: {
    en: 'This phase is closed. You saved nothing.',
    fr: 'Cette phase est terminée. Vous n’avez rien enregistré.',
  },
  receiptLeft: {
    en: 'This seat isn’t yours any more.',
    fr: 'Cette place n’est plus la vôtre.',
  },
  receiptRepeated: {
    en: 'This phase is closed. You saved nothing, so your last saved orders were played again where they were still legal.',
    fr: 'Cette phase est terminée. Vous n’aviez rien enregistré\u00a0: vos derniers ordres enregistrés ont été rejoués, s’ils étaient encore possibles.',
  },
  receiptCovered: {
    en: 'This phase is closed. You saved nothing, so the bot gave these orders for you.',
    fr: 'Cette phase est terminée. Vous n’aviez rien enregistré, donc le bot a donné ces ordres à votre place.',
  },
  receiptClosed: {
    en: 'This phase is closed. These are the orders that counted.',
    fr: 'Cette phase est terminée. Voici les ordres qui ont compté.',
  },
});
