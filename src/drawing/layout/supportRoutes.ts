import { type ProvinceId, provinceOf } from '../../games/diplomacy/board/location.js';
import type { OrderOf } from '../../games/diplomacy/model/writtenOrder.js';
import type { SceneOrder } from '../scene/mapScene.js';
import { arc } from '../vector/curves.js';
import { distance, lastPoint, type Point, type Polyline, polylineLength, resample, trim } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import { clearArc, clearArcOnto } from './clearArc.js';
import { type OrderRoute, originOf, type Routing, TOKEN_ROOM } from './routing.js';
import { TOKEN_RADIUS, unitPlace } from './unitPlaces.js';
import { nearestCopy, nearestLineCopy } from './wrapAround.js';

export type SceneSupport = SceneOrder & { readonly order: OrderOf<'support'> | OrderOf<'convoy'> };

/**
 * The line of a support or convoy, ending on the move it helps. Undefined for a convoying fleet whose army's line passes through its token.
 */
export function supportRoute(routing: Routing, result: SceneSupport): OrderRoute | undefined {
  const { geometry, obstacles, routes } = routing;
  const { order } = result;
  const helped = routes.find(route => isMoveHelped(route.result, order));
  if (helped?.carriers.includes(order.at)) return undefined;
  const from = originOf(geometry, result);
  const line = helped
    ? clearArcOnto(from, nearestLineCopy(geometry, from, helped.line), { obstacles, ends: endsOf(routing) })
    : unmatchedLine(routing, from, order);
  const seen = upToCarriers(geometry, trim(line, TOKEN_ROOM - 2, order.to === undefined ? TOKEN_ROOM + 6 : 0), helped);
  return { result, kind: order.kind, line: polylineLength(line) < SHORTEST ? [from] : seen, carriers: [] };
}

/** The line without its end where that is on a fleet through which the army's line passes. */
function upToCarriers(geometry: BoardGeometry, line: Polyline, helped: OrderRoute | undefined): Polyline {
  const fleets = (helped?.carriers ?? []).map(at => unitPlace(geometry, at));
  const isFree = (at: Point): boolean => fleets.every(fleet => distance(fleet, at) >= TOKEN_RADIUS);
  if (isFree(lastPoint(line))) return line;
  const points = resample(line, 2);
  return points.slice(0, Math.max(2, points.findLastIndex(isFree) + 1));
}

/** The unit of a shorter line is itself on the way that it helps: nothing of the line could be seen. */
const SHORTEST = TOKEN_ROOM + 4;

const endsOf = ({ routes }: Routing): readonly Point[] => routes.map(route => lastPoint(route.line));

/** Whether an order is the move that a support or convoy helps. */
export const isMoveHelped = ({ order }: SceneOrder, { of, to }: SceneSupport['order']): boolean =>
  to !== undefined && order.kind === 'move' && provinceOf(order.at) === provinceOf(of) && provinceOf(order.to) === provinceOf(to);

/** A line to a unit that holds, or to the middle of a move that was not ordered. */
function unmatchedLine(routing: Routing, from: Point, { of, to }: SceneSupport['order']): Polyline {
  const { geometry, obstacles } = routing;
  const helped = nearestCopy(geometry, from, unitIn(routing, of));
  if (to === undefined) return clearArc(from, helped, obstacles);
  const way = arc(helped, nearestCopy(geometry, helped, unitPlace(geometry, to)), 0.07);
  return clearArcOnto(from, nearestLineCopy(geometry, from, way), { obstacles, ends: endsOf(routing) });
}

/** Where the unit of a province is drawn: on its coast, inland, or dislodged. */
function unitIn({ geometry, scene }: Routing, province: ProvinceId): Point {
  const result = scene.orders.find(({ order }) => provinceOf(order.at) === provinceOf(province));
  return result ? originOf(geometry, result) : unitPlace(geometry, province);
}
