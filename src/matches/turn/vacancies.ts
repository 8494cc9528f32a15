import type { Seat, SeatId } from '../../games/game.js';
import { queueToChannel } from '../messages/queueing.js';
import type { Content } from '../model/content.js';
import type { Vacancy } from '../model/snapshot.js';
import { asksForSeats, standInOf } from '../model/standIn.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { desertedSeats } from '../read/deserted.js';
import { isHeld, type MatchInPlay, matchInPlayAt } from '../read/matchInPlay.js';
import { passSeat } from '../read/passSeat.js';
import { leftOpen } from './asking.js';

/** The seats that are open to newcomers: called in by the game, or deserted. */
export const openVacancies = (m: MatchReader, current: MatchInPlay): readonly Seat[] => [
  ...calledSeats(current),
  ...desertedSeats(m, current),
];

const calledSeats = ({ game, phase, seatHolders }: MatchInPlay): readonly Seat[] =>
  (game.called?.(phase.state) ?? []).filter(({ id }) => !seatHolders.some(s => s.seat === id));

/**
 * Posts the seats that are open now, if they are others than at the last time. `calledBefore`: seats that the game called in earlier, which
 * are open again.
 */
export function queueVacancies(tx: MatchTransaction, current: MatchInPlay, calledBefore: readonly SeatId[] = []): void {
  const { number: phase } = current.phase;
  const called = calledSeats(current).filter(({ id }) => !vacancyOf(tx, id)?.calledIn);
  const deserted = desertedSeats(tx, current);
  const left = leftSeats(tx, current).map(({ id }) => ({
    id,
    isOpen: deserted.some(one => one.id === id),
    last: vacancyOf(tx, id, 'left'),
  }));
  for (const { id, isOpen, last } of left) if (isOpen && !last?.open) standIn(tx, current, id);
  announce(tx, phase, {
    opened: [
      ...[...called.map(({ id }) => id), ...calledBefore].map(seat => ({ seat, phase, calledIn: true, open: true })),
      ...left.flatMap(({ id, isOpen, last }) => (isOpen && !last?.open ? [{ seat: id, phase, calledIn: false, open: true }] : [])),
    ],
    closed: left.flatMap(({ isOpen, last }) => (!isOpen && last?.open ? [last] : [])),
  });
}

/** Lets an opponent of the bot play a seat without a player, if the host wanted one for such seats. */
function standIn(tx: MatchTransaction, current: MatchInPlay, seat: SeatId): void {
  const opponent = standInOf(current.match);
  if (opponent !== undefined && !isHeld(current, seat)) passSeat(tx, current, seat, { opponent });
}

/** The seats that a player may have left. One that nobody took at the start is open, but not announced. */
function leftSeats({ facts: { seatHistory } }: MatchReader, current: MatchInPlay): readonly Seat[] {
  const mayBeLeft = ({ id }: Seat): boolean => {
    const own = seatHistory.filter(({ seat }) => seat === id);
    return own.length > 1 || own.some(({ until }) => until !== undefined) || (own.length > 0 && current.game.openWhenLate === true);
  };
  return current.seats.filter(mayBeLeft);
}

/** The last vacancy of a seat; with `left`, the last one because a player left it. */
const vacancyOf = ({ facts: { vacancies } }: MatchReader, seat: SeatId, only?: 'left'): Vacancy | undefined =>
  vacancies
    .filter(one => one.seat === seat && !(only && one.calledIn))
    .toSorted((a, b) => a.phase - b.phase)
    .at(-1);

/** Opens a seat to newcomers that an opponent of the bot plays until somebody takes it. */
export function offerSeat(tx: MatchTransaction, { phase: { number: phase } }: MatchInPlay, seat: SeatId): void {
  announce(tx, phase, { opened: [{ seat, phase, calledIn: false, open: true }] });
}

/** Announces that somebody has taken an open seat, and which are still open. */
export function closeVacancy(tx: MatchTransaction, { phase: { number: phase } }: MatchInPlay, seat: SeatId): void {
  const known = vacancyOf(tx, seat, 'left') ?? vacancyOf(tx, seat);
  announce(tx, phase, { taken: [known ?? { seat, phase, calledIn: true, open: true }] });
}

/** Takes the buttons off all announcements that are still open. */
export const closeVacancies = (tx: MatchTransaction): void =>
  announce(tx, matchInPlayAt(tx).phase.number, { closed: tx.facts.vacancies.filter(({ open }) => open) });

interface Changed {
  readonly opened?: readonly Vacancy[];
  readonly taken?: readonly Vacancy[];
  /** Seats that are no longer open, though nobody took them. */
  readonly closed?: readonly Vacancy[];
}

/** Stores what has changed and posts all open seats anew. The post before loses its buttons. */
function announce(tx: MatchTransaction, phase: number, { opened = [], taken = [], closed = [] }: Changed): void {
  if (opened.length + taken.length + closed.length === 0) return;
  const before = tx.facts.vacancies;
  const last = Math.max(0, ...before.map(one => one.post ?? 0));
  const post = last + 1;
  const isGone = (one: Vacancy): boolean => [...taken, ...closed].some(({ seat }) => seat === one.seat);
  const open = [...before.filter(one => one.open && one.post !== undefined && !isGone(one)), ...opened].map(one => ({ ...one, post }));
  const shut = before.filter(one => one.open && isGone(one));
  const left = taken.map(one => ({ ...one, open: false, post }));
  tx.put({ vacancies: replacing(replacing(before, shut.map(closedNow)), [...open, ...left]) });
  askSubstitutes(tx, opened.length > 0);
  for (const one of shut) if (one.post === undefined) endOwnPost(tx, phase, one);
  if (last > 0) queueSeats(tx, last, { phase, open: [], taken: takenIn(before, last), over: true });
  if (open.length + taken.length > 0)
    queueSeats(tx, post, { phase, open: open.map(({ seat, calledIn }) => ({ seat, calledIn })), taken: taken.map(({ seat }) => seat) });
}

/**
 * Has the bot ask substitutes while a seat is open that a player left, if the host wants that, also where an opponent of the bot plays it
 * meanwhile: at once if it has just been `opened`.
 */
function askSubstitutes(tx: MatchTransaction, opened: boolean): void {
  const { asksAt: before, ...match } = tx.facts.match;
  const isWanted = asksForSeats(match) && leftOpen(tx).length > 0;
  const asksAt = isWanted ? (opened ? tx.now : (before ?? tx.now)) : undefined;
  if (asksAt !== before) tx.put({ match: { ...match, ...(asksAt !== undefined && { asksAt }) } });
}

const closedNow = ({ post: _, ...vacancy }: Vacancy): Vacancy => ({ ...vacancy, open: false });

const replacing = (all: readonly Vacancy[], changed: readonly Vacancy[]): readonly Vacancy[] => [
  ...all.filter(one => !changed.some(({ seat, phase }) => seat === one.seat && phase === one.phase)),
  ...changed,
];

const takenIn = (vacancies: readonly Vacancy[], post: number): readonly SeatId[] =>
  vacancies.filter(one => one.post === post && !one.open).map(({ seat }) => seat);

const queueSeats = (tx: MatchTransaction, post: number, told: Omit<Extract<Content, { kind: 'seats' }>, 'kind'>): void =>
  queueToChannel(tx, `seats:${post}`, { kind: 'seats', ...told });

/** Takes the button off the message that an earlier version posted for one seat. */
function endOwnPost(tx: MatchTransaction, phase: number, { seat, calledIn, phase: since }: Vacancy): void {
  if (calledIn) queueToChannel(tx, `call:${seat}`, { kind: 'call', phase, seat });
  else queueToChannel(tx, `call:${seat}:${since}`, { kind: 'call', phase, seat, open: false });
}
