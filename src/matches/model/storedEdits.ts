import type { SeatId } from '../../games/game.js';

/** The stored edits that an interaction may have made already, or may come after. */
export interface StoredEdits {
  /** The edits that the same interaction has made, by their ids. */
  readonly repeated: ReadonlySet<string>;
  /** By seat, the id of its last edit in the open phase. */
  readonly last: ReadonlyMap<SeatId, string>;
}

export const NO_EDITS: StoredEdits = { repeated: new Set(), last: new Map() };

/** Two interactions this close, in ms, have no order: Discord's servers number them each by its own clock. */
const AT_ONCE = 1_000;
/** What an interaction's id may be followed by, after a space, is the seat. */
const SNOWFLAKE = /^(\d{1,20})(?: |$)/;

/**
 * Whether a seat was changed by a later interaction than this one. A process that stood still, or lost the database, may come back with an old
 * one; what was asked for last counts.
 */
export function isOvertaken({ repeated, last }: StoredEdits, interaction: string, seat: SeatId): boolean {
  if (repeated.has(interaction)) return false;
  const asked = timeOf(interaction);
  const changed = timeOf(last.get(seat) ?? '');
  return asked !== undefined && changed !== undefined && changed - asked > AT_ONCE;
}

/** Ms since Discord's beginning. Undefined for ids that are not Discord's. */
function timeOf(interaction: string): number | undefined {
  const id = SNOWFLAKE.exec(interaction)?.[1];
  return id === undefined ? undefined : Number(BigInt(id) >> 22n);
}
