import { oceanOf } from '../../games/diplomacy/board/berths.js';
import type { Location } from '../../games/diplomacy/board/location.js';
import type { MapScene, SceneOrder } from '../scene/mapScene.js';
import type { Box, Point, Polyline } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import type { ObstacleMap } from './obstacleMap.js';
import { dislodgedPlace, TOKEN_RADIUS, unitPlace } from './unitPlaces.js';

/** The line of an order. In frame pixels. */
export interface OrderRoute {
  readonly result: SceneOrder;
  readonly kind: 'move' | 'rapid' | 'retreat' | 'support' | 'convoy';
  readonly line: Polyline;
  /** What of the way was not travelled: the step of a rapid move at which its fleet was stopped, the way of an army that had no convoy. */
  readonly abandoned?: Polyline;
  /** The boxes of names at which the line is cut. */
  readonly cuts?: readonly Box[];
  /** The fleets that a convoyed army passes through. */
  readonly carriers: readonly Location[];
}

/** The state of the search for a picture's routes. Each route found is an obstacle to the following ones. */
export interface Routing {
  readonly geometry: BoardGeometry;
  readonly scene: MapScene;
  readonly obstacles: ObstacleMap;
  readonly routes: OrderRoute[];
}

/** Distance from the middle of a unit's token to the ends of lines: its radius and a gap. In frame pixels. */
export const TOKEN_ROOM = TOKEN_RADIUS + 4;

/** Where the line of an order begins: at its unit, dislodged or not, or at the place that the unit left. */
export function originOf(geometry: BoardGeometry, { order, dislodged, berth }: SceneOrder): Point {
  if (order.kind === 'retreat' || dislodged) return dislodgedPlace(geometry, order.at);
  const staysInOcean = berth !== undefined && oceanOf(berth) === oceanOf(order.at);
  return unitPlace(geometry, staysInOcean ? berth : order.at);
}
