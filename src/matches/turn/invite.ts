import type { SeatId } from '../../games/game.js';
import { queueToUser } from '../messages/queueing.js';
import type { Capacity, UserId } from '../model/match.js';
import { inCapacity, note } from '../model/matchLog.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import type { MatchInPlay } from '../read/matchInPlay.js';

export interface SeatOffer {
  readonly seat: SeatId;
  readonly user: UserId;
  readonly by: UserId;
  readonly as: Capacity;
}

/**
 * Asks somebody by direct message to take a seat while the phase is open. In an anonymous match the only way to give somebody a seat:
 * refusing a person would tell the host who plays.
 */
export function invite(
  tx: MatchTransaction,
  { phase: { number: phase } }: Pick<MatchInPlay, 'phase'>,
  { seat, user, by, as }: SeatOffer,
): void {
  const others = tx.facts.invitations.filter(one => one.phase !== phase || one.seat !== seat || one.user !== user);
  tx.put({ invitations: [...others, { phase, seat, user, by: as }] });
  queueToUser(tx, user, `invitation:${phase}:${seat}`, { kind: 'invitation', phase, seat, ...(as !== 'host' && { by: as }) });
  note(tx, by, { deed: 'invited', about: { seat, ...inCapacity(as) } });
}

/** In what capacity somebody has invited a user to the seat in the open phase. Undefined if nobody has. */
export const invitedBy = (
  { facts }: MatchReader,
  { phase: { number } }: Pick<MatchInPlay, 'phase'>,
  seat: SeatId,
  user: UserId,
): Capacity | undefined => facts.invitations.find(one => one.phase === number && one.seat === seat && one.user === user)?.by;
