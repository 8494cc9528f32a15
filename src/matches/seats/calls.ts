import type { Seat, SeatId } from '../../games/game.js';
import type { Match } from '../match.js';
import { callSlot, queueCall, queueToChannel } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { type Table, tableAt } from '../table.js';
import { desertedSeats } from './deserted.js';

/** The seats that are open to newcomers: called in by the game, or deserted. */
export const openCalls = (house: House, table: Table): readonly Seat[] => [...calledSeats(table), ...desertedSeats(house, table)];

const calledSeats = ({ game, phase, sittings }: Table): readonly Seat[] =>
  (game.called?.(phase.state) ?? []).filter(({ id }) => !sittings.some(s => s.seat === id));

/** Calls for players for the seats that have been opened since the last time; of those that no longer are, the call is over. */
export function queueCalls(house: House, table: Table): void {
  const { match, phase } = table;
  for (const { id } of calledSeats(table)) if (!house.store.lastQueued(match.id, callSlot(id))) queueCall(house, match, phase.number, id);
  callForDeserted(house, table);
}

function callForDeserted(house: House, table: Table): void {
  const open = desertedSeats(house, table);
  for (const { id } of leftSeats(house, table)) {
    const called = lastCall(house, table, id);
    const isOpen = open.some(seat => seat.id === id);
    if (isOpen && !called?.open) queueDeserted(house, table, { seat: id, since: table.phase.number, open: true });
    if (!isOpen && called?.open) queueDeserted(house, table, { seat: id, since: called.since, open: false });
  }
}

/** The seats that somebody has sat on and may have left: one that nobody took at the start is open, but not called for. */
function leftSeats(house: House, table: Table): readonly Seat[] {
  const tenures = house.store.tenures(table.match.id);
  const mayBeLeft = ({ id }: Seat): boolean => {
    const own = tenures.filter(({ seat }) => seat === id);
    return own.length > 1 || own.some(({ until }) => until !== undefined) || (own.length > 0 && table.game.patience !== undefined);
  };
  return table.seats.filter(mayBeLeft);
}

interface Deserted {
  readonly seat: SeatId;
  /** The phase in which it was opened: each time it is called for anew. */
  readonly since: number;
  readonly open: boolean;
}

const queueDeserted = (house: House, { match, phase }: Table, { seat, since, open }: Deserted): void =>
  queueToChannel(house, match, `${callSlot(seat)}:${since}`, { kind: 'call', phase: phase.number, seat, open });

function lastCall(house: House, { match, phase }: Table, seat: SeatId): Pick<Deserted, 'since' | 'open'> | undefined {
  for (let since = phase.number; since > 0; since--) {
    const content = house.store.lastQueued(match.id, `${callSlot(seat)}:${since}`)?.content;
    if (content?.kind === 'call') return { since, open: content.open === true };
  }
  return undefined;
}

/** The call that was answered loses its button. */
export function endCallFor(house: House, table: Table, seat: SeatId): void {
  const called = lastCall(house, table, seat);
  if (called?.open) queueDeserted(house, table, { seat, since: called.since, open: false });
  else if (!called) queueCall(house, table.match, table.phase.number, seat);
}

/** The calls that nobody answered lose their button. */
export function closeCalls(house: House, match: Match, number: number): void {
  const phase = house.store.phase(match.id, number);
  if (!phase) return;
  const table = tableAt(house, match, phase);
  for (const { id } of calledSeats(table)) queueCall(house, match, number, id);
  for (const { id } of leftSeats(house, table).filter(seat => lastCall(house, table, seat.id)?.open)) endCallFor(house, table, id);
}
