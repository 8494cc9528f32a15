import type { SeatId } from '../../games/game.js';
import { absenceOf } from '../model/absence.js';
import { punctualityOf, savePunctuality } from '../model/punctuality.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { isHeld, justLeft, type MatchInPlay } from '../read/matchInPlay.js';
import { missingSeats } from '../read/missing.js';
import { leftOpen } from './asking.js';
import { countLate, isLateAlready } from './countDuties.js';
import { isNewcomer } from './fairPart.js';
import { extensionOf, postponeOnce } from './postponeDeadline.js';

const DAY = 24 * 60 * 60 * 1000;
/** Maximum time a phase waits for an absent player, ms. */
const PATIENCE = 3 * DAY;

/**
 * If orders are missing at the deadline, postpones it and returns true. Reasons, in this order and each once per phase: a player has
 * announced an absence, a seat has an extension left, the match grants a grace period. A grace period is also granted in the phase in which a
 * player has left, while substitutes are asked to take the seat.
 */
export function postponeForMissing(tx: MatchTransaction, current: MatchInPlay): boolean {
  if (current.game.endsRound) return false;
  const missing = missingSeats(tx, current);
  if (missing.length === 0) return awaitsSubstitute(tx, current) && grantsGrace(tx, current);
  const isFirst = !isLateAlready(tx, current);
  const isPostponed = waitsForAbsent(tx, current, missing) || spendsExtension(tx, current, missing) || grantsGrace(tx, current);
  if (isPostponed && isFirst) countLate(tx, current, missing);
  return isPostponed;
}

/** Whether substitutes are asked to take a seat that owes orders, that its player has left in this phase and for which nobody orders. */
function awaitsSubstitute(tx: MatchTransaction, current: MatchInPlay): boolean {
  if (tx.facts.match.asksAt === undefined) return false;
  const open = leftOpen(tx);
  return justLeft(tx, current).some(seat => open.includes(seat) && current.name.awaits.includes(seat) && !isHeld(current, seat));
}

/** The end of the UTC day: in an anonymous match the time at which somebody comes back would identify them. */
const endOfDay = (at: number): number => Math.ceil(at / DAY) * DAY;

function waitsForAbsent(tx: MatchTransaction, current: MatchInPlay, missing: readonly SeatId[]): boolean {
  const backs = missing.flatMap(seat => absenceOf(tx, seat)?.until ?? []);
  const back = Math.max(...backs);
  const known = current.match.plan.anonymous ? endOfDay(back) : back;
  const until = Math.min(known + extensionOf(tx, current), current.phase.dueAt + PATIENCE);
  return backs.length > 0 && postponeOnce(tx, Math.max(until, tx.now), { notice: 'waits-for-absent', seats: [] });
}

function spendsExtension(tx: MatchTransaction, current: MatchInPlay, missing: readonly SeatId[]): boolean {
  const banks = missing.filter(seat => extensionsLeft(tx, seat) > 0);
  if (banks.length === 0) return false;
  if (!postponeOnce(tx, tx.now + extensionOf(tx, current), { notice: 'extension-spent', seats: [] })) return false;
  for (const seat of banks.filter(one => !isNewcomer(tx, current, one))) {
    const kept = punctualityOf(tx, seat);
    savePunctuality(tx, seat, { ...kept, spent: kept.spent + 1 });
  }
  return true;
}

/** How many extensions a seat has left. */
export const extensionsLeft = (m: MatchReader, seat: SeatId): number => (m.facts.match.plan.extensions ?? 0) - punctualityOf(m, seat).spent;

function grantsGrace(tx: MatchTransaction, current: MatchInPlay): boolean {
  const { grace } = current.match.plan;
  return grace !== undefined && postponeOnce(tx, tx.now + grace, { notice: 'grace', seats: [] });
}
