import type { MatchEnd } from '../model/match.js';
import { survivors, type MatchInPlay } from '../read/matchInPlay.js';

/** How the match ends where it stands, if it does: won, or nobody left who plays. */
export function endOf(current: MatchInPlay): MatchEnd | undefined {
  const ending = current.game.ending(current.phase.state);
  if (ending) return { kind: 'victory', seats: [...ending.winners] };
  return survivors(current).length === 0 ? { kind: 'abandoned', seats: [] } : undefined;
}
