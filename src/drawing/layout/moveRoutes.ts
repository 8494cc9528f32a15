import { type Location, provinceOf } from '../../games/diplomacy/board/location.js';
import type { OrderOf } from '../../games/diplomacy/model/writtenOrder.js';
import { convoyCarriers } from '../scene/convoyCarriers.js';
import { locationAfter, type MapScene, type SceneOrder } from '../scene/mapScene.js';
import { smoothThrough } from '../vector/curves.js';
import { distance, lastPoint, type Polyline, polylineLength, trim } from '../vector/geometry.js';
import { lineBufferOf } from '../vector/lineBuffer.js';
import type { BoardGeometry } from './boardGeometry.js';
import { clearArc } from './clearArc.js';
import type { ObstacleMap } from './obstacleMap.js';
import { riverCourse } from './riverCourse.js';
import { type OrderRoute, originOf, type Routing, TOKEN_ROOM } from './routing.js';
import { unitPlace } from './unitPlaces.js';
import { unwrapped } from './wrapAround.js';

export type SceneMove = SceneOrder & { readonly order: OrderOf<'move'> | OrderOf<'retreat'> };
export type SceneRapidMove = SceneOrder & { readonly order: OrderOf<'rapid'> };

/** The arrow of a move or a retreat. The arrow of a convoyed army passes through its fleets. */
export function moveRoute({ geometry, scene, obstacles }: Routing, result: SceneMove): OrderRoute {
  const { order } = result;
  const to = unitPlace(geometry, result.success ? arrivedAt(scene, result) : order.to);
  const carriers = order.kind === 'move' ? convoyCarriers(geometry.board, scene.orders, order) : [];
  const from = originOf(geometry, result);
  const stops = unwrapped(geometry, [from, ...carriers.map(at => unitPlace(geometry, at)), to]);
  const end = lastPoint(stops);
  if (result.outcome.kind === 'no-convoy' && carriers.length === 0 && distance(from, end) > STRANDED)
    return { result, kind: order.kind, ...strandedLine(clearArc(from, end, obstacles), roomAtTarget(scene, order.to)), carriers };
  const whole = carriers.length > 0 ? convoyLine(stops, obstacles) : clearArc(from, end, obstacles);
  return { result, kind: order.kind, line: trim(whole, TOKEN_ROOM, roomAtTarget(scene, order.to)), carriers };
}

/** An army that no fleet was ordered to carry has a shaft that only begins, then dots, if its target is farther away than this. */
const STRANDED = 200;
/** How long that arrow is, and the gap between it and the dots that lead on to its target. */
const BEGUN = { length: 76, gap: 8 };

/** The beginning of an arrow, and the rest of its way, which was not travelled. */
function strandedLine(whole: Polyline, roomAtEnd: number): Pick<OrderRoute, 'line' | 'abandoned'> {
  const begun = TOKEN_ROOM + BEGUN.length;
  const line = trim(whole, TOKEN_ROOM, polylineLength(whole) - begun);
  return { line, abandoned: trim(whole, begun + BEGUN.gap, roomAtEnd) };
}

/** A line through all stops: smooth or, if that meets too many obstacles, a clear arc from each stop to the next. */
function convoyLine(stops: Polyline, obstacles: ObstacleMap): Polyline {
  const smooth = smoothThrough(stops);
  const legs = stops.slice(1).flatMap((to, i) => clearArc(stops[i] ?? to, to, obstacles));
  const costOf = (line: Polyline): number => obstacles.costOf(lineBufferOf(line), stops);
  return costOf(smooth) <= costOf(legs) + SMOOTH_BONUS ? smooth : legs;
}
/** How much more a smooth line may cost than separate arcs. */
const SMOOTH_BONUS = 40;

/** Where the unit is after its order, including the coast; where it is ordered to, if the outcome is not shown. */
function arrivedAt(scene: MapScene, result: SceneMove): Location {
  if (result.outcome.kind === 'ordered') return result.order.to;
  const rest = locationAfter(result);
  return scene.units.find(unit => unit.power === result.power && provinceOf(unit.at) === provinceOf(rest))?.at ?? rest;
}

/** How much to trim from an arrow's end, so that it stops at the edge of what is on its target: a unit, a standoff sign, or nothing. */
function roomAtTarget({ units, contested }: MapScene, to: Location): number {
  if (units.some(unit => provinceOf(unit.at) === provinceOf(to))) return TOKEN_ROOM + 1;
  return contested.includes(provinceOf(to)) ? 19 : 4;
}

/** The arrow of a rapid river move, along the river as far as the fleet got; the whole way if the outcome is not shown. */
export function rapidRoute(geometry: BoardGeometry, result: SceneRapidMove): OrderRoute {
  const { order, outcome } = result;
  const steps = [order.at, ...order.path];
  const rest = provinceOf(locationAfter(result));
  const reached = outcome.kind === 'ordered' ? order.path.length : steps.findIndex(at => provinceOf(at) === rest);
  const travelled = riverCourse(geometry, steps.slice(0, reached + 1));
  const wasStopped = outcome.kind === 'travelled' && outcome.stoppedAt !== undefined;
  const left = wasStopped ? riverCourse(geometry, steps.slice(reached, reached + 2)) : [];
  const line = travelled.length > 1 ? trim(travelled, TOKEN_ROOM, TOKEN_ROOM) : [originOf(geometry, result)];
  return { result, kind: 'rapid', line, ...(left.length > 1 && { abandoned: trim(left, TOKEN_ROOM, TOKEN_ROOM + 8) }), carriers: [] };
}
