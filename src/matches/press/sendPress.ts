import type { SeatId } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { MatchId, UserId } from '../match.js';
import { takenSeat } from '../orders/desk.js';
import { queueToChannel } from '../outbox/queueing.js';
import type { Content, House } from '../ports.js';
import { record } from '../record.js';
import type { Table } from '../table.js';
import { pressMode, talksInThreads } from './pressMode.js';

export interface Press {
  readonly match: MatchId;
  readonly user: UserId;
  /** Whom it is for; nobody: everybody. */
  readonly to: readonly SeatId[];
  readonly text: string;
  readonly interaction: string;
}

type Letter = Extract<Content, { kind: 'press' }>;

/** Passes on what a power has to say, in its name alone: to some powers by direct message, or to everybody in the channel. */
export function sendPress(house: House, { match, user, to, text, interaction }: Press): Result<Letter, HostingFault> {
  return record(house, () => {
    const taken = takenSeat(house, match, user);
    if (!taken.ok) return taken;
    const { table, seat } = taken.value;
    const fault = whyNot(table, to);
    if (fault) return refuse(fault);
    const letter: Letter = { kind: 'press', phase: table.phase.number, seat: seat.id, to: [...to], text };
    if (to.length === 0) queueToChannel(house, table.match, `press:${interaction}`, letter);
    for (const one of to) {
      const reader = table.sittings.find(sitting => sitting.seat === one)?.user;
      if (reader !== undefined)
        house.store.queue({ match, to: { user: reader }, slot: `press:${interaction}:${one}`, content: letter }, house.now());
    }
    return ok(letter);
  });
}

function whyNot(table: Table, to: readonly SeatId[]): HostingFault | undefined {
  const mode = pressMode(table);
  if (mode === 'none') return { code: 'no-press' };
  if (mode === 'public' && to.length > 0) return { code: 'public-press' };
  const isThere = (seat: SeatId): boolean => table.sittings.some(one => one.seat === seat && one.user !== undefined);
  return to.every(isThere) ? undefined : { code: 'no-such-seat' };
}

/** A private thread for the asker's power and some others; opened where there is none yet, else the one there is. */
export function openThread(
  house: House,
  { match: id, user, to }: Pick<Press, 'match' | 'user' | 'to'>,
): Result<{ readonly channel?: string }, HostingFault> {
  return record(house, () => {
    const taken = takenSeat(house, id, user);
    if (!taken.ok) return taken;
    const { table, seat } = taken.value;
    if (!talksInThreads(table.match)) return refuse({ code: 'press-needs-text' });
    const fault = whyNot(table, to);
    if (fault || to.length === 0) return refuse(fault ?? { code: 'no-such-seat' });
    const seats = table.seats.map(one => one.id).filter(one => one === seat.id || to.includes(one));
    const slot = `thread:${seats.join(',')}:${handsThrough(house, id, seats)}`;
    const open = house.store.messageIn(id, slot);
    if (!open) queueToChannel(house, table.match, slot, { kind: 'thread', seats });
    return ok(open ? { channel: open.channel } : {});
  });
}

/** How many have sat on some seats: where somebody has left one, those who play talk in a new thread. */
const handsThrough = (house: House, match: MatchId, seats: readonly SeatId[]): number =>
  house.store.tenures(match).filter(({ seat }) => seats.includes(seat)).length;

/** What a power has written and been written, oldest first. */
export function lettersOf(house: House, match: MatchId, user: UserId): Result<readonly Letter[], HostingFault> {
  const taken = takenSeat(house, match, user);
  if (!taken.ok) return taken;
  const { id } = taken.value.seat;
  const since = house.store.seatedAt(match, id) ?? 0;
  const own = house.store.press(match, since).flatMap(content => (content.kind === 'press' ? [content] : []));
  return ok(own.filter(({ seat, to }) => seat === id || to.includes(id) || to.length === 0));
}
