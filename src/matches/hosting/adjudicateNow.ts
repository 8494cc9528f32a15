import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import type { Capacity, Match, MatchId, UserId } from '../match.js';
import { queueNoticeAgain } from '../outbox/queueing.js';
import { pausingIfBroken } from '../pausing/broken.js';
import { closeTable } from '../phases/closeTable.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { type Table, tableOf } from '../table.js';
import { missingSeats } from '../time/missing.js';
import { inCapacity, note } from './audit.js';
import { mayDecide } from './whoDecides.js';

export interface Adjudication {
  readonly match: MatchId;
  readonly user: UserId;
  /** Whether he manages the server. */
  readonly isAdmin?: boolean;
  /** Also when orders are missing. */
  readonly force: boolean;
}

/**
 * Closes the open phase before its deadline, with what is on file: a host who does not play, or who decides in the place of one who does. A
 * host who plays cannot: the phase closes by itself when all are ready, and before that rivals may still change their orders.
 */
export function adjudicateNow(house: House, asked: Adjudication): Result<Match, HostingFault> {
  const otherwise = refuse({ code: 'match-paused', because: 'broken' } as const);
  return pausingIfBroken<Result<Match, HostingFault>>(house, asked.match, {
    work: () => record(house, () => close(house, asked)),
    otherwise,
  });
}

function close(house: House, asked: Adjudication): Result<Match, HostingFault> {
  const match = matchIn(house, asked.match);
  if (!match.ok) return match;
  const as = mayDecide(house, match.value, asked, { kind: 'phase' });
  if (!as.ok) return as;
  const table = tableOf(house, asked.match);
  if (!table.ok) return table;
  const missing = missingSeats(house, table.value).length;
  if (missing > 0 && !asked.force) return refuse({ code: 'orders-missing', count: missing });
  return ok(closeEarly(house, table.value, { as: as.value, actor: asked.user }));
}

/** The open phase closes early; if others than the host want it, the channel is told. Within a transaction. */
export function closeEarly(house: House, table: Table, { as, actor }: { readonly as: Capacity; readonly actor: UserId }): Match {
  const { match, phase } = table;
  const missing = missingSeats(house, table).length;
  note(house, match.id, actor, { deed: 'adjudicated', about: { phase: phase.number, missing, ...inCapacity(as) } });
  if (as !== 'host') queueNoticeAgain(house, phase, match, { notice: 'closed-early', seats: [], by: as });
  closeTable(house, table, as);
  return house.store.match(match.id) ?? match;
}
