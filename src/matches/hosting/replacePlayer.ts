import type { SeatId } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import type { Capacity, Match, MatchId, UserId } from '../match.js';
import { queueCard, queueDealt, queueNoticeAgain } from '../outbox/queueing.js';
import type { Content, House } from '../ports.js';
import { record } from '../record.js';
import { scheduleReminder } from '../reminders/scheduleReminder.js';
import { endCallFor, openCalls } from '../seats/calls.js';
import { invite } from '../seats/invite.js';
import { hasAHandIn, passSeat } from '../seats/passSeat.js';
import { tellWhoSits } from '../seats/tellWhoSits.js';
import { type Table, tableOf } from '../table.js';
import { inCapacity, note } from './audit.js';
import { mayDecide } from './whoDecides.js';

export interface Replacement {
  readonly match: MatchId;
  /** The host, or who decides in his place; and whether he manages the server. */
  readonly by: UserId;
  readonly isAdmin?: boolean;
  readonly seat: SeatId;
  readonly user: UserId;
}

/**
 * Gives a seat to another player, who has never sat in the match, with all it holds; the newcomer's record starts afresh. By a host who does
 * not play, or who decides in the place of one who does; nobody gives a seat to himself. In an anonymous match the other is asked, whoever he
 * is, and the seat is his when he takes it.
 */
export function replacePlayer(house: House, asked: Replacement): Result<Match, HostingFault> {
  return record(house, () => {
    const match = matchIn(house, asked.match);
    if (!match.ok) return match;
    const as = mayDecide(house, match.value, { user: asked.by, ...(asked.isAdmin && { isAdmin: true }) }, { kind: 'seat' });
    if (!as.ok) return as;
    const table = tableOf(house, asked.match);
    if (!table.ok) return table;
    const fault = whyNot(house, table.value, asked);
    if (fault) return refuse(fault);
    if (!match.value.plan.anonymous) return ok(seatInstead(house, table.value, asked, as.value));
    invite(house, table.value, { ...asked, as: as.value });
    return match;
  });
}

function whyNot(house: House, { match, phase, seats, game }: Table, { seat, user, by }: Replacement): HostingFault | undefined {
  if (!seats.some(({ id }) => id === seat) || !game.inPlay(phase.state).includes(seat)) return { code: 'no-such-seat' };
  if (user === by) return { code: 'not-oneself' };
  if (user === match.arbiter) return { code: 'is-arbiter' };
  return !match.plan.anonymous && hasAHandIn(house, match.id, user, seat) ? { code: 'has-played' } : undefined;
}

function seatInstead(house: House, table: Table, { seat, user, by }: Replacement, as: Capacity): Match {
  const { phase, match } = table;
  const before = table.sittings.find(one => one.seat === seat)?.user;
  const wasOpen = openCalls(house, table).some(({ id }) => id === seat);
  passSeat(house, table, seat, user);
  const now = tellWhoSits(house, table);
  if (wasOpen) endCallFor(house, table, seat);
  scheduleReminder(house, now);
  queueCard(house, now.match, phase.number);
  queueNoticeAgain(house, phase, now.match, { notice: 'seat-taken', seats: [seat], ...(as !== 'host' && { by: as }) });
  queueDealt(house, phase, seat, user);
  if (before !== undefined) tellReplaced(house, table, { seat, user: before, by: as });
  note(house, match.id, by, { deed: 'replaced', about: { seat, ...inCapacity(as) } });
  return now.match;
}

interface Replaced {
  readonly seat: SeatId;
  /** Who played it. */
  readonly user: UserId;
  readonly by: Capacity;
}

/** To who no longer plays a seat: that it was given to another, or opened to others, and who wanted it. Within a transaction. */
export function tellReplaced(house: House, { match, phase }: Pick<Table, 'match' | 'phase'>, { seat, user, by }: Replaced): void {
  const content: Content = { kind: 'replaced', phase: phase.number, seat, ...(by !== 'host' && { by }) };
  house.store.queue({ match: match.id, to: { user }, slot: `replaced:${phase.number}:${seat}:${user}`, content }, house.now());
}
