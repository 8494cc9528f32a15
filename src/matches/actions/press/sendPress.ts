import type { SeatId } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide, look } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueToChannel, queueToUser } from '../../messages/queueing.js';
import type { MatchId, UserId } from '../../model/match.js';
import { seatedAt } from '../../model/people.js';
import type { MatchReader, MatchTransaction, PressMessage } from '../../model/transaction.js';
import type { MatchInPlay } from '../../read/matchInPlay.js';
import { pressMode, talksInThreads } from '../../read/pressMode.js';
import { takenSeat } from '../../read/seatView.js';

export interface Press {
  readonly match: MatchId;
  readonly user: UserId;
  /** The recipients. Empty: everybody. */
  readonly to: readonly SeatId[];
  readonly text: string;
  readonly interaction: string;
}

/** Sends a press message in the name of a power: to some powers by direct message, or to everybody in the channel. */
export async function sendPress(hosting: HostingContext, press: Press): Promise<Result<PressMessage, HostingFault>> {
  return (await decide(hosting, press.match, tx => send(tx, press))) ?? refuse({ code: 'no-such-match' });
}

function send(tx: MatchTransaction, { user, to, text, interaction }: Press): Result<PressMessage, HostingFault> {
  const taken = takenSeat(tx, user);
  if (!taken.ok) return taken;
  const { current, seat } = taken.value;
  const fault = whyNot(current, seat.id, to);
  if (fault) return refuse(fault);
  const message = { phase: current.phase.number, seat: seat.id, to: [...to], text };
  const content = { kind: 'press', ...message, at: tx.now } as const;
  tx.add('pressMessages', { ...message, at: tx.now });
  if (to.length === 0) queueToChannel(tx, `press:${interaction}`, content);
  for (const one of to) {
    const reader = current.seatHolders.find(seatHolder => seatHolder.seat === one)?.user;
    if (reader !== undefined) queueToUser(tx, reader, `press:${interaction}:${one}`, content);
  }
  return ok({ ...message, at: tx.now });
}

function whyNot(current: MatchInPlay, from: SeatId, to: readonly SeatId[]): HostingFault | undefined {
  const mode = pressMode(current);
  if (mode === 'none') return { code: 'no-press' };
  if (mode === 'public' && to.length > 0) return { code: 'public-press' };
  if (to.includes(from)) return { code: 'press-to-oneself' };
  const isThere = (seat: SeatId): boolean => current.seatHolders.some(one => one.seat === seat && (one.user !== undefined || one.opponent));
  return to.every(isThere) ? undefined : { code: 'no-such-seat' };
}

interface Thread {
  readonly channel?: string;
}

/** The private thread of the user's power and some others. If there is none yet, it is queued, and `channel` is undefined. */
export async function openThread(
  hosting: HostingContext,
  { match, user, to }: Pick<Press, 'match' | 'user' | 'to'>,
): Promise<Result<Thread, HostingFault>> {
  const opened = await decide(hosting, match, (tx): Result<Thread, HostingFault> => {
    const taken = takenSeat(tx, user);
    if (!taken.ok) return taken;
    const { current, seat } = taken.value;
    if (!talksInThreads(current.match)) return refuse({ code: 'press-needs-text' });
    const fault = whyNot(current, seat.id, to);
    if (fault || to.length === 0) return refuse(fault ?? { code: 'no-such-seat' });
    const seats = current.seats.map(one => one.id).filter(one => one === seat.id || to.includes(one));
    const slot = `thread:${seats.join(',')}:${handsThrough(tx, seats)}`;
    const channel = tx.facts.threads.get(slot);
    if (channel === undefined) queueToChannel(tx, slot, { kind: 'thread', seats });
    return ok(channel === undefined ? {} : { channel });
  });
  return opened ?? refuse({ code: 'no-such-match' });
}

/** How many terms these seats have had: after a change of player, the current players talk in a new thread. */
const handsThrough = ({ facts: { seatHistory } }: MatchReader, seats: readonly SeatId[]): number =>
  seatHistory.filter(({ seat }) => seats.includes(seat)).length;

/** What a power has written and been written since its player took the seat, oldest first. */
export async function pressMessagesOf(
  hosting: HostingContext,
  match: MatchId,
  user: UserId,
): Promise<Result<readonly PressMessage[], HostingFault>> {
  const own = await look(hosting, match, (m): Result<{ readonly id: SeatId; readonly since: number }, HostingFault> => {
    const taken = takenSeat(m, user);
    if (!taken.ok) return taken;
    const { id } = taken.value.seat;
    return ok({ id, since: seatedAt(m, id) ?? 0 });
  });
  if (!own?.ok) return own ?? refuse({ code: 'no-such-match' });
  const { id, since } = own.value;
  return ok(
    (await hosting.store.history.pressMessages(match, since)).filter(({ seat, to }) => seat === id || to.includes(id) || to.length === 0),
  );
}
