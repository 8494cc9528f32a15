import type { AnyGame, SeatId } from '../../games/game.js';
import { queueToUser } from '../messages/queueing.js';
import type { SeatHolder, UserId } from '../model/match.js';
import { seatHoldersOf } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import { openPhaseOf, type MatchInPlay, matchInPlayAt } from '../read/matchInPlay.js';

/** The state with who sits at the table, for games that ask. */
export function attended(game: AnyGame, state: unknown, seatHolders: readonly SeatHolder[]): unknown {
  const vacant = seatHolders.filter(s => s.user === undefined).map(s => s.seat);
  return game.attend ? (game.attend(state, { seats: seatHolders.map(s => s.seat), vacant }) as unknown) : state;
}

/** The table after somebody has sat down or risen; the open phase is told, if its game asks. */
export function tellWhoSits(tx: MatchTransaction, { game, phase }: Pick<MatchInPlay, 'game' | 'phase'>): MatchInPlay {
  if (game.attend) tx.put({ open: { ...openPhaseOf(tx), state: attended(game, phase.state, seatHoldersOf(tx)) } });
  return matchInPlayAt(tx);
}

/** To a player: which seat is his from a phase on. Nobody else is told. */
export const queueDealt = (tx: MatchTransaction, phase: number, seat: SeatId, user: UserId): void =>
  queueToUser(tx, user, `dealt:${phase}:${seat}`, { kind: 'dealt', phase, seat });
