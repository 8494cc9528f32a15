import type { CardsBoard } from '../../../games/warring-states-cards/board/cardsBoard.js';
import { cardsReport } from '../../../games/warring-states-cards/view/cardsReport.js';
import type { Language } from '../../../lib/language.js';
import type { Teller } from '../teller.js';
import { sayPicture, sentencesOf } from './altText.js';
import { detailOf } from './detail.js';
import { english } from './en.js';
import { french } from './fr.js';
import { namingOn } from './naming.js';
import { sayPhase } from './phaseWords.js';
import { roundTeller } from './roundTeller.js';
import { type Speech, toldReport } from './told.js';
import type { Tongue } from './tongue.js';

const TONGUES: Readonly<Record<Language, Tongue>> = { en: english, fr: french };

/** Tells the card game. */
export function cardsTeller(board: CardsBoard): Teller {
  const speechIn = (language: Language): Speech => ({ tongue: TONGUES[language], names: namingOn(board, language) });
  const inEach: Readonly<Record<Language, Speech>> = { en: speechIn('en'), fr: speechIn('fr') };
  return {
    phaseName: (phase, language) => sayPhase(phase, inEach[language]),
    kindName: (kind, language) => TONGUES[language].kinds[kind]?.inPlan ?? kind,
    missedOrders: language => TONGUES[language].missedOrders,
    howToOrder: language => TONGUES[language].howToOrder,
    told: (told, language) => toldReport(cardsReport.parse(told), inEach[language]),
    altText: (picture, language) => sayPicture(picture, inEach[language]),
    asText: (picture, language) => sentencesOf(picture, inEach[language]),
    theatres: () => [],
    points: (count, language) => TONGUES[language].states(count),
    units: (count, language) => TONGUES[language].armies(count),
    rounds: roundTeller(inEach),
    fault: (fault, language) => TONGUES[language].faults[fault.code]?.(detailOf(fault, inEach[language].names)),
  };
}
