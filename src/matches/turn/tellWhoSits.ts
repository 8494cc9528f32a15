import type { AnyGame, SeatId } from '../../games/game.js';
import { queueToUser } from '../messages/queueing.js';
import { receiptSlot } from '../messages/receipts.js';
import type { SeatHolder, UserId } from '../model/match.js';
import { seatHoldersOf, wantsMessages, wantsQuiet } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import { type MatchInPlay, matchInPlayAt, openPhaseOf } from '../read/matchInPlay.js';
import type { ClosedPhase } from './closed.js';

/** The state with the current attendance, for games that need it. A seat that an opponent of the bot holds is not vacant. */
export function attended(game: AnyGame, state: unknown, seatHolders: readonly SeatHolder[]): unknown {
  const vacant = seatHolders.filter(s => s.user === undefined && !s.opponent).map(s => s.seat);
  return game.attend ? (game.attend(state, { seats: seatHolders.map(s => s.seat), vacant }) as unknown) : state;
}

/** The match after a seat has changed hands. If the game needs it, the state of the open phase gets the new attendance. */
export function tellWhoSits(tx: MatchTransaction, { game, phase }: Pick<MatchInPlay, 'game' | 'phase'>): MatchInPlay {
  if (game.attend) tx.put({ open: { ...openPhaseOf(tx), state: attended(game, phase.state, seatHoldersOf(tx)) } });
  return matchInPlayAt(tx);
}

/**
 * Tells a player by direct message which seat they have from this phase on. Nobody else is told. For those who want quiet it is the message
 * that their receipts edit.
 */
export function queueDealt(tx: MatchTransaction, phase: number, seat: SeatId, user: UserId): void {
  const slot = wantsQuiet(tx, user) ? receiptSlot(tx, { phase, seat, user }) : `dealt:${phase}:${seat}`;
  queueToUser(tx, user, slot, { kind: 'dealt', phase, seat });
}

/**
 * Tells the players whom these phases concern by direct message what is at stake for them now. `before`: the state in which the first of them
 * was closed.
 */
export function queueFates(
  tx: MatchTransaction,
  { game, phase, seatHolders }: MatchInPlay,
  { closed, before }: { readonly closed: readonly ClosedPhase[]; readonly before: unknown },
): void {
  const concerned = new Set(closed.flatMap(({ report }) => game.concerned?.(report, before, phase.state) ?? []));
  for (const { seat, user } of seatHolders)
    if (user !== undefined && concerned.has(seat) && wantsMessages(tx, user))
      queueToUser(tx, user, `fate:${phase.number}:${seat}`, { kind: 'fate', phase: phase.number, seat });
}
