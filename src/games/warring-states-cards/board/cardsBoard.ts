import type { CardsBoardFile } from './cardsBoardFile.js';

export type StateId = string;
/** The number of a stronghold, "1" to "38". */
export type StrongholdId = string;

/** The fixed board: which strongholds surround a state, and which are joined by a road. */
export interface CardsBoard {
  readonly file: CardsBoardFile;
  readonly states: readonly StateId[];
  readonly holds: readonly StrongholdId[];
  around(state: StateId): readonly StrongholdId[];
  neighbours(hold: StrongholdId): readonly StrongholdId[];
  /** The states a stronghold belongs to: one to three. */
  statesAt(hold: StrongholdId): readonly StateId[];
}

export function compileCardsBoard(file: CardsBoardFile): CardsBoard {
  const around = new Map(file.states.map(state => [state.id, state.strongholds]));
  const statesAt = new Map(file.strongholds.map(({ id }) => [id, file.states.filter(s => s.strongholds.includes(id)).map(s => s.id)]));
  const neighbours = new Map(
    file.strongholds.map(({ id }) => [id, file.roads.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))]),
  );
  return {
    file,
    states: file.states.map(state => state.id),
    holds: file.strongholds.map(hold => hold.id),
    around: state => around.get(state) ?? [],
    neighbours: hold => neighbours.get(hold) ?? [],
    statesAt: hold => statesAt.get(hold) ?? [],
  };
}
