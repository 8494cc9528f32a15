import { editionOf } from '../context/gameOf.js';
import { type MatchPhase, SEAL_FORM } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';
import { openPhaseOf } from '../read/matchInPlay.js';

/** A closed phase, with its report. */
export interface ClosedPhase {
  readonly number: number;
  readonly report: unknown;
  /** The parts of the report that get a card of their own, by their place in it. */
  readonly leaves: readonly number[];
}

/** Closes the open phase with its report, as resolved by the current edition of the rules. */
export function close(tx: MatchTransaction, by: NonNullable<MatchPhase['closedBy']>, report: unknown): ClosedPhase {
  const { game, now, facts } = tx;
  const { remindAt: _, closesAt: __, opponentsOwe: ___, ...open } = openPhaseOf(tx);
  const leaves = game.leaves?.(open.state, report) ?? [];
  const closed = { ...open, closedAt: now, closedBy: by, sealForm: SEAL_FORM, report, edition: editionOf(game), cards: leaves.length };
  tx.add('closed', closed);
  tx.put({ open: undefined, last: closed, hasBegun: facts.hasBegun || by !== 'skipped' });
  return { number: open.number, report, leaves };
}
