import type { CardsBoard, StateId, StrongholdId } from '../../games/warring-states-cards/board/cardsBoard.js';
import type { Point } from '../vector/geometry.js';
import { onPicture } from './tableLayout.js';

/** Positions of everything on the board, in whole pixels of the picture. */
export interface CardBoardLayout {
  readonly board: CardsBoard;
  /** The middles of the states. */
  readonly states: ReadonlyMap<StateId, Point>;
  readonly strongholds: ReadonlyMap<StrongholdId, StrongholdPlace>;
  readonly roads: readonly (readonly [Point, Point])[];
}
export interface StrongholdPlace {
  readonly at: Point;
  /** Its number is above (-1) or below (1) it, on the side away from the vertical road. */
  readonly side: 1 | -1;
}

export function layOutCardBoard(board: CardsBoard): CardBoardLayout {
  const { states, strongholds, roads } = board.file;
  const at = new Map(strongholds.map(({ id, at: place }) => [id, onPicture(place)]));
  return {
    board,
    states: new Map(states.map(({ id, centre }) => [id, onPicture(centre)])),
    strongholds: new Map(strongholds.map(({ id }) => [id, { at: placeNamed(at, id), side: numberSide(board, at, id) }])),
    roads: roads.map(([a, b]) => [placeNamed(at, a), placeNamed(at, b)]),
  };
}

/** The side of the roads that are not vertical. */
function numberSide(board: CardsBoard, places: ReadonlyMap<StrongholdId, Point>, id: StrongholdId): 1 | -1 {
  const [x, y] = placeNamed(places, id);
  const aslant = board
    .neighbours(id)
    .map(neighbour => placeNamed(places, neighbour))
    .find(other => Math.abs(other[0] - x) > 2);
  return aslant !== undefined && aslant[1] > y ? 1 : -1;
}

/** Throws when the board has no such place. */
export function placeNamed<Place>(places: ReadonlyMap<string, Place>, id: string): Place {
  const found = places.get(id);
  if (found === undefined) throw new Error(`There is no place ${id} on the board of the card game`);
  return found;
}
