import type { SeatId } from '../../games/game.js';
import { forgetBallots, handOver, setReady, submissionOf } from '../model/filing.js';
import type { UserId } from '../model/match.js';
import { dismissSubstitute, type Sitter, sit } from '../model/people.js';
import { PUNCTUAL, savePunctuality } from '../model/punctuality.js';
import { repeatsOrders } from '../model/standIn.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { seenBy } from './disclosures.js';
import type { MatchInPlay } from './matchInPlay.js';

/**
 * Whether a user knows others' plans in a match: has held a seat in it or in one it continues, was a substitute there for a seat other than
 * `seat`, or was shown something as a host.
 */
export const hasAHandIn = (m: MatchReader, user: UserId, seat: SeatId): boolean =>
  seenBy(m, user).some(seen => seen.as !== 'substitute' || seen.seat !== seat);

/**
 * Gives a seat, with its filed orders, to somebody else or to an opponent of the bot; undefined: to nobody. The newcomer does not inherit the old player's votes,
 * readiness, substitute or punctuality.
 */
export function passSeat(
  tx: MatchTransaction,
  { phase: { number } }: Pick<MatchInPlay, 'phase'>,
  seat: SeatId,
  to: Sitter | undefined,
): void {
  sit(tx, seat, to);
  dismissSubstitute(tx, seat);
  const { open, match } = tx.facts;
  const isOwed = to === undefined ? repeatsOrders(match) : typeof to === 'object';
  if (open && isOwed) tx.put({ open: { ...open, opponentsOwe: true } });
  if (to === undefined) return;
  handOver(tx, number, seat);
  savePunctuality(tx, seat, PUNCTUAL);
  forgetBallots(tx, { seat });
  if (submissionOf(tx, number, seat)?.ready) setReady(tx, number, seat, false);
}
