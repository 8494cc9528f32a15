import { editionOf } from '../context/gameOf.js';
import { type MatchPhase, SEAL_FORM } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';
import { openPhaseOf } from '../read/matchInPlay.js';

/** A closed phase, with its report. */
export interface ClosedPhase {
  readonly number: number;
  readonly report: unknown;
  /** How many parts of the report have a card of their own. */
  readonly cards: number;
}

/** Closes the open phase with its report, as resolved by the current edition of the rules. */
export function close(tx: MatchTransaction, by: NonNullable<MatchPhase['closedBy']>, report: unknown): ClosedPhase {
  const { game, now, facts } = tx;
  const { remindAt: _, closesAt: __, opponentsOwe: ___, ...open } = openPhaseOf(tx);
  const cards = game.leaves?.(report) ?? 0;
  const closed = { ...open, closedAt: now, closedBy: by, sealForm: SEAL_FORM, report, edition: editionOf(game), cards };
  tx.add('closed', closed);
  tx.put({ open: undefined, last: closed, hasBegun: facts.hasBegun || by !== 'skipped' });
  return { number: open.number, report, cards };
}
