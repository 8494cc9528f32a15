import type { SeatId } from '../../games/game.js';
import { absenceOf } from '../absence/absence.js';
import type { House } from '../ports.js';
import type { Table } from '../table.js';
import { missingSeats } from './missing.js';
import { extensionOf, isPutOffOnce } from './putOff.js';

const DAY = 24 * 60 * 60 * 1000;
/** So long, at most, everybody waits for one who said that he would be away. */
const PATIENCE = 3 * DAY;

/**
 * Orders are missing when the deadline comes: the phase is put off, for each reason once, because somebody said that he would be
 * away, because a seat has an extension left, because the match grants a grace. Says whether it was. Within a transaction.
 */
export function isPutOffForMissing(house: House, table: Table): boolean {
  if (table.game.endsRound) return false;
  const missing = missingSeats(house, table);
  if (missing.length === 0) return false;
  return waitsForAbsent(house, table, missing) || spendsExtension(house, table, missing) || grantsGrace(house, table);
}

/** In UTC: in an anonymous match the time at which somebody comes back would say who he is. */
const endOfDay = (at: number): number => Math.ceil(at / DAY) * DAY;

function waitsForAbsent(house: House, table: Table, missing: readonly SeatId[]): boolean {
  const backs = missing.flatMap(seat => absenceOf(house, table, seat)?.until ?? []);
  const back = Math.max(...backs);
  const known = table.match.plan.anonymous ? endOfDay(back) : back;
  const until = Math.min(known + extensionOf(house, table), table.phase.dueAt + PATIENCE);
  return backs.length > 0 && isPutOffOnce(house, table, Math.max(until, house.now()), { notice: 'waits-for-absent', seats: [] });
}

function spendsExtension(house: House, table: Table, missing: readonly SeatId[]): boolean {
  const { match } = table;
  const banks = missing.filter(seat => extensionsLeft(house, table, seat) > 0);
  if (banks.length === 0) return false;
  if (!isPutOffOnce(house, table, house.now() + extensionOf(house, table), { notice: 'extension-spent', seats: [] })) return false;
  for (const seat of banks) {
    const kept = house.store.punctuality(match.id, seat);
    house.store.savePunctuality(match.id, seat, { ...kept, spent: kept.spent + 1 });
  }
  return true;
}

/** How many extensions a seat has now. */
export const extensionsLeft = (house: House, { match }: Pick<Table, 'match'>, seat: SeatId): number =>
  (match.plan.extensions ?? 0) - house.store.punctuality(match.id, seat).spent;

function grantsGrace(house: House, table: Table): boolean {
  const { grace } = table.match.plan;
  return grace !== undefined && isPutOffOnce(house, table, house.now() + grace, { notice: 'grace', seats: [] });
}
