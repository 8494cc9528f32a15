import type { SeatId } from '../../games/game.js';
import type { Match } from './match.js';
import type { MatchReader, MatchTransaction } from './transaction.js';

/** How punctual a seat has been under its current player. Counts phases of the game's first kind; in games told by rounds, all phases. */
export interface Punctuality {
  /** Extensions spent and not regained. */
  readonly spent: number;
  /** Turns in a row with orders. */
  readonly kept: number;
  /** Turns in a row without orders. */
  readonly missed: number;
}
export const PUNCTUAL: Punctuality = { spent: 0, kept: 0, missed: 0 };

/** Unless the host chose otherwise. */
const MOST_MISSED = 2;

/** After how many missed turns in a row a player loses the seat, or others may take it. */
export const mostMissed = ({ plan: { misses } }: Pick<Match, 'plan'>): number => misses ?? MOST_MISSED;

export const punctualityOf = ({ facts }: MatchReader, seat: SeatId): Punctuality => facts.punctuality.get(seat) ?? PUNCTUAL;

export function savePunctuality(tx: MatchTransaction, seat: SeatId, punctuality: Punctuality): void {
  tx.put({ punctuality: new Map([...tx.facts.punctuality, [seat, punctuality]]) });
}
