import type { SeatId } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, UserId } from '../match.js';
import { queueCard, queueDealt, queueNoticeAgain } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { scheduleReminder } from '../reminders/scheduleReminder.js';
import { endCallFor, openCalls } from '../seats/calls.js';
import { hasAHandIn, passSeat } from '../seats/passSeat.js';
import { tellWhoSits } from '../seats/tellWhoSits.js';
import { note } from './audit.js';
import { hostedTable } from './authority.js';

export interface Replacement {
  readonly match: MatchId;
  /** The host. */
  readonly by: UserId;
  readonly seat: SeatId;
  readonly user: UserId;
}

/** The host gives a seat to another player, who has never sat in the match, with all it holds; the newcomer's record starts afresh. */
export function replacePlayer(house: House, { match, by, seat, user }: Replacement): Result<Match, HostingFault> {
  return record(house, () => {
    const table = hostedTable(house, match, by);
    if (!table.ok) return table;
    const { phase, seats, game } = table.value;
    if (!seats.some(({ id }) => id === seat) || !game.inPlay(phase.state).includes(seat)) return refuse({ code: 'no-such-seat' });
    if (hasAHandIn(house, match, user, seat)) return refuse({ code: 'has-played' });
    const before = table.value.sittings.find(one => one.seat === seat)?.user;
    const wasOpen = openCalls(house, table.value).some(({ id }) => id === seat);
    passSeat(house, table.value, seat, user);
    const now = tellWhoSits(house, table.value);
    if (wasOpen) endCallFor(house, table.value, seat);
    scheduleReminder(house, now);
    queueCard(house, now.match, phase.number);
    queueNoticeAgain(house, phase, now.match, { notice: 'seat-taken', seats: [seat] });
    queueDealt(house, phase, seat, user);
    if (before !== undefined) tellReplaced(house, now.match, { phase: phase.number, seat, user: before });
    note(house, match, by, { deed: 'replaced', about: { seat } });
    return ok(now.match);
  });
}

function tellReplaced(house: House, { id }: Match, gone: { readonly phase: number; readonly seat: SeatId; readonly user: UserId }): void {
  const { phase, seat, user } = gone;
  const content = { kind: 'replaced', phase, seat } as const;
  house.store.queue({ match: id, to: { user }, slot: `replaced:${phase}:${seat}:${user}`, content }, house.now());
}
