import type { Seat, SeatId } from '../../games/game.js';
import { queueToChannel } from '../messages/queueing.js';
import type { Vacancy } from '../model/snapshot.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { desertedSeats } from '../read/deserted.js';
import { type Table, tableAt } from '../read/table.js';

/** The seats that are open to newcomers: called in by the game, or deserted. */
export const openCalls = (m: MatchReader, table: Table): readonly Seat[] => [...calledSeats(table), ...desertedSeats(m, table)];

const calledSeats = ({ game, phase, sittings }: Table): readonly Seat[] =>
  (game.called?.(phase.state) ?? []).filter(({ id }) => !sittings.some(s => s.seat === id));

/** Calls for players for the seats that have been opened since the last time; of those that no longer are, the call is over. */
export function queueCalls(tx: MatchTransaction, table: Table): void {
  for (const { id } of calledSeats(table)) if (!vacancyOf(tx, id)?.calledIn) callIn(tx, table.phase.number, id);
  callForDeserted(tx, table);
}

/** Calls for a player for a seat that the game has added. */
export const callIn = (tx: MatchTransaction, phase: number, seat: SeatId): void =>
  post(tx, { seat, phase, calledIn: true, open: true }, phase);

function callForDeserted(tx: MatchTransaction, table: Table): void {
  const { number } = table.phase;
  const open = desertedSeats(tx, table);
  for (const { id: seat } of leftSeats(tx, table)) {
    const called = vacancyOf(tx, seat, 'left');
    const isOpen = open.some(({ id }) => id === seat);
    if (isOpen && !called?.open) post(tx, { seat, phase: number, calledIn: false, open: true }, number);
    if (!isOpen && called?.open) post(tx, { ...called, open: false }, number);
  }
}

/** The seats that somebody has sat on and may have left: one that nobody took at the start is open, but not called for. */
function leftSeats({ facts: { tenures } }: MatchReader, table: Table): readonly Seat[] {
  const mayBeLeft = ({ id }: Seat): boolean => {
    const own = tenures.filter(({ seat }) => seat === id);
    return own.length > 1 || own.some(({ until }) => until !== undefined) || (own.length > 0 && table.game.patience !== undefined);
  };
  return table.seats.filter(mayBeLeft);
}

/** Keeps a vacancy, and posts it, or edits what was posted: one message each time a seat is opened. `phase`: the one that is open now. */
function post(tx: MatchTransaction, vacancy: Vacancy, phase: number): void {
  const { seat, calledIn, open } = vacancy;
  const others = tx.facts.vacancies.filter(one => one.seat !== seat || one.phase !== vacancy.phase);
  tx.put({ vacancies: [...others, vacancy] });
  if (calledIn) queueToChannel(tx, `call:${seat}`, { kind: 'call', phase, seat });
  else queueToChannel(tx, `call:${seat}:${vacancy.phase}`, { kind: 'call', phase, seat, open });
}

/** The last time a seat was opened; `left`: by somebody who left it. */
const vacancyOf = ({ facts: { vacancies } }: MatchReader, seat: SeatId, only?: 'left'): Vacancy | undefined =>
  vacancies
    .filter(one => one.seat === seat && !(only && one.calledIn))
    .toSorted((a, b) => a.phase - b.phase)
    .at(-1);

/** The call that was answered loses its button. */
export function endCallFor(tx: MatchTransaction, table: Table, seat: SeatId): void {
  const { number } = table.phase;
  const left = vacancyOf(tx, seat, 'left');
  if (left?.open) post(tx, { ...left, open: false }, number);
  else if (!left) endCallIn(tx, number, seat);
}

/** The calls that nobody answered lose their button. */
export function closeCalls(tx: MatchTransaction): void {
  const table = tableAt(tx);
  for (const { id } of calledSeats(table)) endCallIn(tx, table.phase.number, id);
  for (const { id } of leftSeats(tx, table)) if (vacancyOf(tx, id, 'left')?.open) endCallFor(tx, table, id);
}

function endCallIn(tx: MatchTransaction, phase: number, seat: SeatId): void {
  const called = vacancyOf(tx, seat);
  post(tx, called ? { ...called, open: false } : { seat, phase, calledIn: true, open: false }, phase);
}
