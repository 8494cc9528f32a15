import type { Board } from '../../../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import { type Random, shuffled } from '../../../../src/lib/random.js';

/** Returns `size` provinces of a board that are close together, or fewer if the board has no more. */
export function neighbourhood(board: Board, size: number, random: Random): readonly string[] {
  const [centre] = shuffled(
    board.provinces.map(p => p.id),
    random,
  );
  const found = new Set(centre === undefined ? [] : [centre]);
  for (const here of found) {
    for (const next of shuffled(neighboursOf(board, here), random)) {
      if (found.size >= size) return [...found];
      found.add(next);
    }
  }
  return [...found];
}

function neighboursOf(board: Board, province: string): readonly string[] {
  const shores = board.locations.filter(at => provinceOf(at) === province);
  return [...(board.armyNeighbours.get(province) ?? []), ...shores.flatMap(at => (board.fleetNeighbours.get(at) ?? []).map(provinceOf))];
}
