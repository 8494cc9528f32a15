import type { SeatId } from '../../games/game.js';
import { forgetBallots, setReady, submissionOf } from '../model/filing.js';
import type { UserId } from '../model/match.js';
import { dismissSubstitute, sit } from '../model/people.js';
import { PUNCTUAL, savePunctuality } from '../model/punctuality.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { seenBy } from './disclosures.js';
import type { MatchInPlay } from './matchInPlay.js';

/**
 * Whether somebody knows what others plan in a match: he has sat in it or in one it goes on from, has stood in there for the player of another
 * seat, or was shown something as a host.
 */
export const hasAHandIn = (m: MatchReader, user: UserId, seat: SeatId): boolean =>
  seenBy(m, user).some(seen => seen.as !== 'substitute' || seen.seat !== seat);

/**
 * A seat passes to somebody else, with what it has on file; nobody: it has no player. What its player said for himself does not pass: his
 * answers to votes, that he is ready, who stands in for him, how he kept his deadlines.
 */
export function passSeat(tx: MatchTransaction, { phase: { number } }: Pick<MatchInPlay, 'phase'>, seat: SeatId, to: UserId | undefined): void {
  sit(tx, seat, to);
  dismissSubstitute(tx, seat);
  if (to === undefined) return;
  savePunctuality(tx, seat, PUNCTUAL);
  forgetBallots(tx, { seat });
  if (submissionOf(tx, number, seat)?.ready) setReady(tx, number, seat, false);
}
