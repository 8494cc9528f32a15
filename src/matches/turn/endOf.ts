import type { MatchEnd } from '../model/match.js';
import { survivors, type Table } from '../read/table.js';

/** How the match ends where it stands, if it does: won, or nobody left who plays. */
export function endOf(table: Table): MatchEnd | undefined {
  const ending = table.game.ending(table.phase.state);
  if (ending) return { kind: 'victory', seats: [...ending.winners] };
  return survivors(table).length === 0 ? { kind: 'abandoned', seats: [] } : undefined;
}
