import type { Board } from '../../../games/diplomacy/board/board.js';
import type { Language } from '../../../lib/language.js';
import { type BoardNames, boardNamesOf } from './boardNames.js';
import { type DiplomacyStrings, diplomacyStrings } from './diplomacyStrings.js';

/** A board, with its names and all strings in one language. */
export interface DiplomacyLocale {
  readonly board: Board;
  readonly strings: DiplomacyStrings;
  readonly names: BoardNames;
}

/** Cached for each board and language. */
export function localeOn(board: Board, language: Language): DiplomacyLocale {
  const known = locales[language].get(board) ?? { board, strings: diplomacyStrings[language], names: boardNamesOf(board, language) };
  locales[language].set(board, known);
  return known;
}
const locales: Readonly<Record<Language, WeakMap<Board, DiplomacyLocale>>> = { en: new WeakMap(), fr: new WeakMap() };
