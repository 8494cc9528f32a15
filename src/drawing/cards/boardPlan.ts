import type { CardsBoard, StateId, StrongholdId } from '../../games/warring-states-cards/board/cardsBoard.js';
import type { Point } from '../curve.js';
import { onPicture } from './tableLayout.js';

/** Where things stand on the picture of the board, in whole pixels. */
export interface BoardPlan {
  readonly board: CardsBoard;
  readonly states: ReadonlyMap<StateId, Point>;
  readonly holds: ReadonlyMap<StrongholdId, Spot>;
  readonly roads: readonly (readonly [Point, Point])[];
}
export interface Spot {
  readonly at: Point;
  /** The second army stands upwards (-1) or downwards (1): along the road that is not aslant. The stronghold's number stands on the other side. */
  readonly away: 1 | -1;
}

export function planOf(board: CardsBoard): BoardPlan {
  const { states, strongholds, roads } = board.file;
  const at = new Map(strongholds.map(hold => [hold.id, onPicture(hold.at)]));
  const point = (hold: StrongholdId): Point => placeOf(at, hold);
  const awayFrom = (hold: StrongholdId): 1 | -1 => {
    const [x, y] = point(hold);
    const aslant = board
      .neighbours(hold)
      .map(point)
      .find(other => Math.abs(other[0] - x) > 2);
    return aslant !== undefined && aslant[1] > y ? -1 : 1;
  };
  return {
    board,
    states: new Map(states.map(({ id, centre }) => [id, onPicture(centre)])),
    holds: new Map(strongholds.map(({ id }) => [id, { at: point(id), away: awayFrom(id) }])),
    roads: roads.map(([a, b]) => [point(a), point(b)]),
  };
}

/** Throws when the board has no such place. */
export function placeOf<At>(places: ReadonlyMap<string, At>, id: string): At {
  const found = places.get(id);
  if (found === undefined) throw new Error(`There is no place ${id} on the board of the card game`);
  return found;
}
