import type { MatchEnd } from '../model/match.js';
import { type MatchInPlay, survivors } from '../read/matchInPlay.js';

/** How the match ends at this phase: won, drawn by size, or abandoned because no player is left. Undefined if it goes on. */
export function endOf(current: MatchInPlay): MatchEnd | undefined {
  const ending = current.game.ending(current.phase.state);
  if (ending) return { kind: ending.isDrawBySize ? 'draw-by-size' : 'victory', seats: [...ending.winners] };
  return survivors(current).length === 0 ? { kind: 'abandoned', seats: [] } : undefined;
}
