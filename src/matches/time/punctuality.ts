import type { SeatId } from '../../games/game.js';
import { absenceOf } from '../absence/absence.js';
import type { House } from '../ports.js';
import { isPlayed, type Table } from '../table.js';
import { missingSeats } from './missing.js';

/** How a seat has kept its deadlines since its player sat down; counted in phases of the kind that gives the game its pace. */
export interface Punctuality {
  /** Extensions spent and not regained. */
  readonly spent: number;
  /** Turns in a row with orders. */
  readonly kept: number;
  /** Turns in a row without. */
  readonly missed: number;
}
export const PUNCTUAL: Punctuality = { spent: 0, kept: 0, missed: 0 };

/** Whoever misses so many turns in a row loses his seat. */
const MOST_MISSED = 2;

/**
 * Counts a phase that closes for every seat that had a choice in it, and returns the seats that have missed too many. Phases of
 * other kinds, seats with nothing to do and players who said that they would be away are not counted; nor are games that look
 * after missed turns themselves. Within a transaction.
 */
export function countPhase(house: House, table: Table): readonly SeatId[] {
  const { match, game, phase, name } = table;
  if (game.endsRound || phase.kind !== game.phaseKinds[0]) return [];
  const missing = missingSeats(house, table);
  return name.awaits.filter(seat => {
    if (!isPlayed(table, seat) || absenceOf(house, table, seat)) return false;
    const counted = counting(match.plan.regain, house.store.punctuality(match.id, seat), missing.includes(seat));
    house.store.savePunctuality(match.id, seat, counted);
    return counted.missed >= MOST_MISSED;
  });
}

function counting(regain: number | undefined, { spent, kept, missed }: Punctuality, isMissed: boolean): Punctuality {
  if (isMissed) return { spent, kept: 0, missed: missed + 1 };
  const isRegained = regain !== undefined && spent > 0 && kept + 1 >= regain;
  return isRegained ? { spent: spent - 1, kept: 0, missed: 0 } : { spent, kept: kept + 1, missed: 0 };
}
