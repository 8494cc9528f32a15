import { type Board, powerOf } from '../../../games/diplomacy/board/board.js';
import type { Location, PowerId } from '../../../games/diplomacy/board/location.js';
import { placeName } from '../../../games/diplomacy/board/placeName.js';
import type { UnitType } from '../../../games/diplomacy/board/position.js';
import type { Language } from '../../../lib/language.js';
import { inert } from '../language/userText.js';

/** The names of everything on a board, in one language. */
export interface BoardNames {
  /** "Xianyang", "St Petersburg (north coast)". */
  readonly place: (at: Location) => string;
  readonly power: (id: PowerId) => string;
  /** "A Xianyang". */
  readonly unit: (type: UnitType, at: Location) => string;
}

export function boardNamesOf(board: Board, language: Language): BoardNames {
  const places = new Map(board.locations.map(at => [at, placeName(board, at, language)]));
  const place = (at: Location): string => places.get(at) ?? inert(placeName(board, at, language));
  return { place, power: id => powerOf(board, id)?.name[language] ?? inert(id), unit: (type, at) => `${type} ${place(at)}` };
}
