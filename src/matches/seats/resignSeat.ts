import { ok, type Result, refuse } from '../../lib/result.js';
import { agreedEnd } from '../ballots/agreed.js';
import { endOf } from '../ending/endOf.js';
import { finishWithin } from '../ending/finishMatch.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, UserId } from '../match.js';
import { isOwnSeat, type TakenSeat, takenSeatEvenPaused } from '../orders/desk.js';
import { queueNotice } from '../outbox/queueing.js';
import { closeIfReady } from '../phases/closeIfReady.js';
import { closeTable } from '../phases/closeTable.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { survivors, type Table, tableAt, waitedFor } from '../table.js';
import { queueCalls } from './calls.js';
import { beginToLeave } from './leaving.js';
import { passSeat } from './passSeat.js';
import { tellWhoSits } from './tellWhoSits.js';

/**
 * Leaves a seat for good: its power goes into civil disorder, though what it has
 * on file for the open phase is still played. With the last player gone the match
 * is abandoned; when only he was missing, a draw is agreed or the phase closes.
 */
export function resignSeat(house: House, match: MatchId, user: UserId): Result<Match, HostingFault> {
  return record(house, () => {
    const taken = seatToResign(house, match, user);
    return taken.ok ? ok(leaveSeat(house, taken.value)) : taken;
  });
}

/** The seat a user may give up: his own, also while the match stands still. */
export function seatToResign(house: House, match: MatchId, user: UserId): Result<TakenSeat, HostingFault> {
  const taken = takenSeatEvenPaused(house, match, user);
  return taken.ok && !isOwnSeat(taken.value) ? refuse({ code: 'stands-in' }) : taken;
}

/** The seat loses its player, whoever wants it so, and the match goes on without him; an anonymous one is told when the phase closes. Within a transaction. */
export function leaveSeat(house: House, taken: TakenSeat): Match {
  const { table, seat } = taken;
  if (table.match.plan.anonymous) {
    beginToLeave(house, table, seat.id);
    if (table.match.status === 'running' && !table.game.endsRound) closeIfReady(house, tableAt(house, table.match, table.phase));
    return table.match;
  }
  return loseSeat(house, taken);
}

/** The same at once, in every match: not because of anything its player does now. Within a transaction. */
export function loseSeat(house: House, taken: TakenSeat): Match {
  vacate(house, taken);
  return goOnWithout(house, tellWhoSits(house, taken.table));
}

function vacate(house: House, { table, seat }: TakenSeat): void {
  const { match, phase } = table;
  if (survivors(table).includes(seat.id)) queueNotice(house, phase, match, { notice: 'civil-disorder', seats: [seat.id] });
  passSeat(house, table, seat.id, undefined);
}

function goOnWithout(house: House, table: Table): Match {
  const end = endOf(table) ?? agreedEnd(house, table);
  if (end) return finishWithin(house, table, end);
  if (table.match.status === 'running' && waitedFor(house, table).length === 0) closeTable(house, table, 'ready');
  else queueCalls(house, table);
  return house.store.match(table.match.id) ?? table.match;
}
