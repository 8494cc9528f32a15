import type { AnyGame } from '../../games/game.js';
import type { Sitting } from '../match.js';
import type { House } from '../ports.js';
import { type Table, tableAt } from '../table.js';

/** The state with who sits at the table, for games that ask. */
export function attended(game: AnyGame, state: unknown, sittings: readonly Sitting[]): unknown {
  const vacant = sittings.filter(s => s.user === undefined).map(s => s.seat);
  return game.attend ? (game.attend(state, { seats: sittings.map(s => s.seat), vacant }) as unknown) : state;
}

/** The table after somebody has sat down or risen; the open phase is told, if its game asks. Within a transaction. */
export function tellWhoSits(house: House, { match, game, phase }: Table): Table {
  if (!game.attend) return tableAt(house, match, phase);
  const state = attended(game, phase.state, house.store.sittings(match.id));
  house.store.recordState(match.id, phase.number, state);
  return tableAt(house, match, { ...phase, state });
}
