import type { Seat, SeatId } from '../../games/game.js';
import { queueToChannel } from '../messages/queueing.js';
import type { Vacancy } from '../model/snapshot.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { desertedSeats } from '../read/deserted.js';
import { type MatchInPlay, matchInPlayAt } from '../read/matchInPlay.js';

/** The seats that are open to newcomers: called in by the game, or deserted. */
export const openVacancies = (m: MatchReader, current: MatchInPlay): readonly Seat[] => [
  ...calledSeats(current),
  ...desertedSeats(m, current),
];

const calledSeats = ({ game, phase, seatHolders }: MatchInPlay): readonly Seat[] =>
  (game.called?.(phase.state) ?? []).filter(({ id }) => !seatHolders.some(s => s.seat === id));

/**
 * Announces the seats that have been opened since the last call, and takes the button off the announcements of those that no longer are
 * open.
 */
export function queueVacancies(tx: MatchTransaction, current: MatchInPlay): void {
  for (const { id } of calledSeats(current)) if (!vacancyOf(tx, id)?.calledIn) callIn(tx, current.phase.number, id);
  callForDeserted(tx, current);
}

/** Announces a seat that the game has added. */
export const callIn = (tx: MatchTransaction, phase: number, seat: SeatId): void =>
  post(tx, { seat, phase, calledIn: true, open: true }, phase);

function callForDeserted(tx: MatchTransaction, current: MatchInPlay): void {
  const { number } = current.phase;
  const open = desertedSeats(tx, current);
  for (const { id: seat } of leftSeats(tx, current)) {
    const called = vacancyOf(tx, seat, 'left');
    const isOpen = open.some(({ id }) => id === seat);
    if (isOpen && !called?.open) post(tx, { seat, phase: number, calledIn: false, open: true }, number);
    if (!isOpen && called?.open) post(tx, { ...called, open: false }, number);
  }
}

/** The seats that a player may have left. One that nobody took at the start is open, but not announced. */
function leftSeats({ facts: { seatHistory } }: MatchReader, current: MatchInPlay): readonly Seat[] {
  const mayBeLeft = ({ id }: Seat): boolean => {
    const own = seatHistory.filter(({ seat }) => seat === id);
    return own.length > 1 || own.some(({ until }) => until !== undefined) || (own.length > 0 && current.game.patience !== undefined);
  };
  return current.seats.filter(mayBeLeft);
}

/** Stores a vacancy and queues its announcement: one message each time a seat is opened, edited in place. `phase`: the open one. */
function post(tx: MatchTransaction, vacancy: Vacancy, phase: number): void {
  const { seat, calledIn, open } = vacancy;
  const others = tx.facts.vacancies.filter(one => one.seat !== seat || one.phase !== vacancy.phase);
  tx.put({ vacancies: [...others, vacancy] });
  if (calledIn) queueToChannel(tx, `call:${seat}`, { kind: 'call', phase, seat });
  else queueToChannel(tx, `call:${seat}:${vacancy.phase}`, { kind: 'call', phase, seat, open });
}

/** The last vacancy of a seat; with `left`, the last one because a player left it. */
const vacancyOf = ({ facts: { vacancies } }: MatchReader, seat: SeatId, only?: 'left'): Vacancy | undefined =>
  vacancies
    .filter(one => one.seat === seat && !(only && one.calledIn))
    .toSorted((a, b) => a.phase - b.phase)
    .at(-1);

/** Takes the button off the announcement of a seat that was taken. */
export function closeVacancy(tx: MatchTransaction, current: MatchInPlay, seat: SeatId): void {
  const { number } = current.phase;
  const left = vacancyOf(tx, seat, 'left');
  if (left?.open) post(tx, { ...left, open: false }, number);
  else if (!left) endCallIn(tx, number, seat);
}

/** Takes the buttons off all announcements that are still open. */
export function closeVacancies(tx: MatchTransaction): void {
  const current = matchInPlayAt(tx);
  for (const { id } of calledSeats(current)) endCallIn(tx, current.phase.number, id);
  for (const { id } of leftSeats(tx, current)) if (vacancyOf(tx, id, 'left')?.open) closeVacancy(tx, current, id);
}

function endCallIn(tx: MatchTransaction, phase: number, seat: SeatId): void {
  const called = vacancyOf(tx, seat);
  post(tx, called ? { ...called, open: false } : { seat, phase, calledIn: true, open: false }, phase);
}
