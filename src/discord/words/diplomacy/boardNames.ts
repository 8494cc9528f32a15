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
  /** The power’s name beside that of a place, or undefined if both are the same: nothing says "A Lu (Lu)". */
  readonly powerBeside: (id: PowerId, at: Location) => string | undefined;
  /** "A Xianyang". */
  readonly unit: (type: UnitType, at: Location) => string;
}

export function boardNamesOf(board: Board, language: Language): BoardNames {
  const places = new Map(board.locations.map(at => [at, placeName(board, at, language)]));
  const place = (at: Location): string => places.get(at) ?? inert(placeName(board, at, language));
  const power = (id: PowerId): string => powerOf(board, id)?.name[language] ?? inert(id);
  const powerBeside = (id: PowerId, at: Location): string | undefined => (power(id) === place(at) ? undefined : power(id));
  return { place, power, powerBeside, unit: (type, at) => `${type} ${place(at)}` };
}
