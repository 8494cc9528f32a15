import type { Position } from '../../../src/games/diplomacy/board/position.js';
import type { PhaseKind, Situation } from '../../../src/games/diplomacy/model/state.js';
import { dealtPowers, type Variant } from '../../../src/games/diplomacy/model/variant.js';

/** Returns a situation in the first year of the variant, with every power seated. */
export function situationIn(variant: Variant, phase: PhaseKind, position: Position): Situation {
  const { calendar, board } = variant;
  const season = calendar.find(c => c.phase === phase)?.season ?? 'spring';
  return { turn: { year: board.file.year.start, season }, phase, position, powers: dealtPowers(variant).map(p => p.id) };
}
