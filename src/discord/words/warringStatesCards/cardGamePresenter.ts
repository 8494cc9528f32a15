import type { Board } from '../../../games/warring-states-cards/board/board.js';
import { report } from '../../../games/warring-states-cards/report.js';
import type { Language } from '../../../lib/language.js';
import type { Teller } from '../presenters/gamePresenter.js';
import { sayCardGameFault } from './cardGameRefusals.js';
import { cardNamesOn } from './cardNames.js';
import { sayPicture, sentencesOf } from './cardPictureText.js';
import { type Speech, toldReport } from './cardReportText.js';
import { english } from './en.js';
import { french } from './fr.js';
import { roundTeller } from './roundPresenter.js';
import { sayPhase } from './sayCardPhase.js';
import type { Tongue } from './tongue.js';

const TONGUES: Readonly<Record<Language, Tongue>> = { en: english, fr: french };

/** Tells the card game. */
export function cardsTeller(board: Board): Teller {
  const speechIn = (language: Language): Speech => ({ tongue: TONGUES[language], names: cardNamesOn(board, language) });
  const inEach: Readonly<Record<Language, Speech>> = { en: speechIn('en'), fr: speechIn('fr') };
  return {
    phaseName: (phase, language) => sayPhase(phase, inEach[language]),
    kindName: (kind, language) => TONGUES[language].kinds[kind]?.inPlan ?? kind,
    missedOrders: language => TONGUES[language].missedOrders,
    howToOrder: language => TONGUES[language].howToOrder,
    told: (told, language) => toldReport(report.parse(told), inEach[language]),
    altText: (picture, language) => sayPicture(picture, inEach[language]),
    asText: (picture, language) => sentencesOf(picture, inEach[language]),
    theatres: () => [],
    points: (count, language) => TONGUES[language].states(count),
    units: (count, language) => TONGUES[language].armies(count),
    rounds: roundTeller(inEach),
    fault: (fault, language) => sayCardGameFault(fault, language, inEach[language].names),
  };
}
