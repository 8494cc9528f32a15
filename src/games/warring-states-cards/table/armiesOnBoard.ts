import type { Board, Hold, StateId } from '../board/cardsBoard.js';
import type { Army, Dynasty } from '../board/dynasties.js';
import type { State } from '../model/cardsState.js';
import { playerOf, withPlayer } from './tablePlayers.js';

type Places = Pick<State, 'states' | 'strongholds'>;
const NONE: readonly Army[] = [];

/** No stronghold and no state holds more. */
export const MOST = 2;

export const armiesOn = ({ strongholds }: Pick<State, 'strongholds'>, hold: Hold): readonly Army[] => strongholds[hold] ?? NONE;
export const armiesIn = ({ states }: Pick<State, 'states'>, state: StateId): readonly Army[] => states[state] ?? NONE;

export const isFull = (armies: readonly Army[]): boolean => armies.length >= MOST;
export const isAlone = (armies: readonly Army[], whose: Army): boolean => armies.length === 1 && armies[0] === whose;

/** All armies on the strongholds around a state, stacked ones too. */
export const armiesAround = (board: Board, state: Places, id: StateId): number =>
  board.around(id).reduce((sum, hold) => sum + armiesOn(state, hold).length, 0);

/** The strongholds a dynasty stands on. */
export const holdsOf = ({ strongholds }: Pick<State, 'strongholds'>, seat: Dynasty): readonly Hold[] =>
  Object.keys(strongholds).filter(hold => strongholds[hold]?.includes(seat));

/** An army comes on top of what stands on a stronghold. */
export const landed = (strongholds: State['strongholds'], hold: Hold, army: Army): State['strongholds'] => ({
  ...strongholds,
  [hold]: [...(strongholds[hold] ?? NONE), army],
});

/** One army of a dynasty leaves a stronghold; what it leaves behind stays. */
export function left(strongholds: State['strongholds'], hold: Hold, army: Army): State['strongholds'] {
  const { [hold]: armies = NONE, ...others } = strongholds;
  const at = armies.lastIndexOf(army);
  const staying = armies.filter((_, i) => i !== at);
  return staying.length === 0 ? others : { ...others, [hold]: staying };
}

/** So many armies go from the board to a supply, or from there to the board (below 0). */
export const supplied = (state: State, seat: Dynasty, by: number): State['players'] =>
  withPlayer(state, seat, { supply: playerOf(state, seat).supply + by });

/** The armies of one owner in all states and on all strongholds. */
export const armiesOnBoard = ({ states, strongholds }: Pick<State, 'states' | 'strongholds'>, whose: Army): number =>
  [...Object.values(states), ...Object.values(strongholds)].flat().filter(army => army === whose).length;
