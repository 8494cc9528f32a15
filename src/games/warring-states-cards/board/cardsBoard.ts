import type { CardsBoardFile } from './cardsBoardFile.js';

export type StateId = string;
/** The number of a stronghold, "1" to "38". */
export type Hold = string;

/** What never changes: which strongholds lie around a state, and which a road joins. */
export interface Board {
  readonly file: CardsBoardFile;
  readonly states: readonly StateId[];
  readonly holds: readonly Hold[];
  around(state: StateId): readonly Hold[];
  neighbours(hold: Hold): readonly Hold[];
  /** The states a stronghold lies around: one to three. */
  statesAt(hold: Hold): readonly StateId[];
}

export function compileBoard(file: CardsBoardFile): Board {
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
