import type { SeatId } from '../../games/game.js';
import { queueToUser } from '../messages/queueing.js';
import type { UserId } from '../model/match.js';
import type { Asking } from '../model/member.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { type MatchInPlay, matchInPlayAt } from '../read/matchInPlay.js';
import { phaseLength } from './postponeDeadline.js';

const HOUR = 60 * 60 * 1000;
const LONGEST = 12 * HOUR;
/** If nobody can be asked, the list is looked at again after so long, ms. */
const LOOK_AGAIN = HOUR;
/** If not everybody on it has been looked at, after so long, ms. */
const GO_ON = 60 * 1000;

/** The seats that players have left and that are open to newcomers. */
export const leftOpen = ({ facts: { vacancies } }: MatchReader): readonly SeatId[] =>
  vacancies.filter(({ open, calledIn }) => open && !calledIn).map(({ seat }) => seat);

/** How long somebody who is asked to take a seat has before somebody else is asked, ms: half a phase, at most twelve hours. */
export const timeToAnswer = (m: MatchReader, current: MatchInPlay): number => Math.min(LONGEST, phaseLength(m, current) / 2);

/** The slot of the question whether somebody takes a seat. */
export const askedSlot = (seat: SeatId): string => `seat-asked:${seat}`;

/** Asks somebody by direct message to take a seat that its player has left. */
export function ask(tx: MatchTransaction, user: UserId, { seat, until }: Asking): void {
  const { number: phase } = matchInPlayAt(tx).phase;
  queueToUser(tx, user, askedSlot(seat), { kind: 'seat-asked', phase, seat, until });
}

/** When to ask the next ones: as soon as an answer is overdue; if nobody could be asked for a seat, `soon` or `later`. */
export function askAgain(tx: MatchTransaction, waiting: readonly Asking[], otherwise: 'soon' | 'later'): void {
  const { asksAt: _, ...match } = tx.facts.match;
  const seats = leftOpen(tx);
  const untils = seats.map(seat => waiting.find(one => one.seat === seat)?.until ?? tx.now + (otherwise === 'soon' ? GO_ON : LOOK_AGAIN));
  tx.put({ match: seats.length === 0 ? match : { ...match, asksAt: Math.min(...untils) } });
}
