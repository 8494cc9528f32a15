import type { Board } from '../../../games/diplomacy/board/board.js';
import { report } from '../../../games/diplomacy/model/report.js';
import type { Terms } from '../../../games/diplomacy/model/state.js';
import type { Language } from '../../../lib/language.js';
import type { Teller } from '../teller.js';
import { sayPicture, sentencesOf, termsOf } from './altText.js';
import { detailOf } from './detail.js';
import { english } from './en.js';
import { french } from './fr.js';
import { namingOf } from './naming.js';
import { sayPhase } from './phaseWords.js';
import type { Speech } from './speech.js';
import { toldReport } from './told.js';
import type { Tongue } from './tongue.js';

const TONGUES: Readonly<Record<Language, Tongue>> = { en: english, fr: french };

/** Tells every game of Diplomacy that is played on one board; `boardAt`: the board of a table that agreed on another. */
export function diplomacyTeller(board: Board, boardAt: (terms: Terms | undefined) => Board = () => board): Teller {
  const inEach: Readonly<Record<Language, Speech>> = { en: speechOn(board, 'en'), fr: speechOn(board, 'fr') };
  const speechAt = (terms: Terms | undefined, language: Language): Speech =>
    terms ? speechOn(boardAt(terms), language) : inEach[language];
  return {
    phaseName: (phase, language) => sayPhase(phase, TONGUES[language]),
    kindName: (kind, language) => TONGUES[language].kinds[kind]?.inPlan ?? kind,
    sentIn: (kind, language) => TONGUES[language].kinds[kind]?.sent,
    missedOrders: language => TONGUES[language].missedOrders,
    howToOrder: language => TONGUES[language].howToOrder,
    told: (told, language) => {
      const read = report.parse(told);
      return toldReport(read, speechAt(read.terms, language));
    },
    altText: (picture, language) => sayPicture(picture, speechAt(termsOf(picture), language)),
    asText: (picture, language) => sentencesOf(picture, speechAt(termsOf(picture), language)),
    theatres: language => board.file.theatres.map(({ id, name }) => ({ id, name: name[language] })),
    points: (count, language) => TONGUES[language].centres(count),
    units: (count, language) => TONGUES[language].units(count),
    fault: (fault, language, seats = []) => {
      const { names, ...speech } = inEach[language];
      const power = (id: string): string => seats.find(seat => seat.id === id)?.name[language] ?? names.power(id);
      return TONGUES[language].faults[fault.code]?.(detailOf(fault, { ...speech, names: { ...names, power } }, language));
    },
  };
}

/** How a board is spoken of; worked out once. */
export function speechOn(board: Board, language: Language): Speech {
  const known = speeches[language].get(board) ?? { board, tongue: TONGUES[language], names: namingOf(board, language) };
  speeches[language].set(board, known);
  return known;
}
const speeches: Readonly<Record<Language, WeakMap<Board, Speech>>> = { en: new WeakMap(), fr: new WeakMap() };
