import type { CardsBoard, StateId, StrongholdId } from '../board/cardsBoard.js';
import type { ArmyOwner, Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import { playerOf, withPlayer } from './tablePlayers.js';

type Places = Pick<CardsState, 'states' | 'strongholds'>;
const NONE: readonly ArmyOwner[] = [];

/** The most armies that can be on a stronghold or in a state. */
export const MOST = 2;

export const armiesOn = ({ strongholds }: Pick<CardsState, 'strongholds'>, hold: StrongholdId): readonly ArmyOwner[] =>
  strongholds[hold] ?? NONE;
export const armiesIn = ({ states }: Pick<CardsState, 'states'>, state: StateId): readonly ArmyOwner[] => states[state] ?? NONE;

export const isFull = (armies: readonly ArmyOwner[]): boolean => armies.length >= MOST;
export const isAlone = (armies: readonly ArmyOwner[], whose: ArmyOwner): boolean => armies.length === 1 && armies[0] === whose;

/** The number of armies on the strongholds around a state, stacked ones included. */
export const armiesAround = (board: CardsBoard, state: Places, id: StateId): number =>
  board.around(id).reduce((sum, hold) => sum + armiesOn(state, hold).length, 0);

/** The strongholds on which a dynasty has an army. */
export const holdsOf = ({ strongholds }: Pick<CardsState, 'strongholds'>, seat: Dynasty): readonly StrongholdId[] =>
  Object.keys(strongholds).filter(hold => strongholds[hold]?.includes(seat));

/** The strongholds after an army came to one of them. */
export const landed = (strongholds: CardsState['strongholds'], hold: StrongholdId, army: ArmyOwner): CardsState['strongholds'] => ({
  ...strongholds,
  [hold]: [...(strongholds[hold] ?? NONE), army],
});

/** The strongholds after one army of an owner left one of them. Other armies there stay. */
export function left(strongholds: CardsState['strongholds'], hold: StrongholdId, army: ArmyOwner): CardsState['strongholds'] {
  const { [hold]: armies = NONE, ...others } = strongholds;
  const at = armies.lastIndexOf(army);
  const staying = armies.filter((_, i) => i !== at);
  return staying.length === 0 ? others : { ...others, [hold]: staying };
}

/** The players after `by` armies went from the board to a seat's supply, or, if negative, from the supply to the board. */
export const supplied = (state: CardsState, seat: Dynasty, by: number): CardsState['players'] =>
  withPlayer(state, seat, { supply: playerOf(state, seat).supply + by });

/** The armies of one owner in all states and on all strongholds. */
export const armiesOnBoard = ({ states, strongholds }: Pick<CardsState, 'states' | 'strongholds'>, whose: ArmyOwner): number =>
  [...Object.values(states), ...Object.values(strongholds)].flat().filter(army => army === whose).length;
