import type { AnyGame, SeatId } from '../../games/game.js';
import { queueToUser } from '../messages/queueing.js';
import type { Sitting, UserId } from '../model/match.js';
import { sittingsOf } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import { openPhaseOf, type Table, tableAt } from '../read/table.js';

/** The state with who sits at the table, for games that ask. */
export function attended(game: AnyGame, state: unknown, sittings: readonly Sitting[]): unknown {
  const vacant = sittings.filter(s => s.user === undefined).map(s => s.seat);
  return game.attend ? (game.attend(state, { seats: sittings.map(s => s.seat), vacant }) as unknown) : state;
}

/** The table after somebody has sat down or risen; the open phase is told, if its game asks. */
export function tellWhoSits(tx: MatchTransaction, { game, phase }: Pick<Table, 'game' | 'phase'>): Table {
  if (game.attend) tx.put({ open: { ...openPhaseOf(tx), state: attended(game, phase.state, sittingsOf(tx)) } });
  return tableAt(tx);
}

/** To a player: which seat is his from a phase on. Nobody else is told. */
export const queueDealt = (tx: MatchTransaction, phase: number, seat: SeatId, user: UserId): void =>
  queueToUser(tx, user, `dealt:${phase}:${seat}`, { kind: 'dealt', phase, seat });
