import { provinceOf } from '../../games/diplomacy/board/location.js';
import { memoiseByObject } from '../../lib/memoise.js';
import type { MapScene, SceneOrder } from '../scene/mapScene.js';
import type { Box } from '../vector/geometry.js';
import type { MapLayout } from './mapLayout.js';
import { moveRoute, rapidRoute, type SceneMove, type SceneRapidMove } from './moveRoutes.js';
import { createObstacleMap, type ObstacleMap } from './obstacleMap.js';
import { linePointsEvery } from './pointCloud.js';
import { provinceLabel } from './provinceLabels.js';
import type { OrderRoute, Routing } from './routing.js';
import { type SceneSupport, supportRoute } from './supportRoutes.js';
import { dislodgedPlace, formerUnitPlace, unitPlace } from './unitPlaces.js';

/** What is known of a picture's routes when some are sought anew. */
export interface KnownRoutes {
  /** The routes that stay as they are. */
  readonly kept: readonly OrderRoute[];
  /** The boxes of names that the others pass by, because the names cannot move aside. */
  readonly stuck: readonly Box[];
}

/**
 * The lines of all orders that have one. Rapid moves come first, because they must follow their river; then moves; then supports and
 * convoys, which end on moves. Illegal orders have no line, because their units held.
 */
export function orderRoutes(layout: MapLayout, scene: MapScene, { kept, stuck }: KnownRoutes = NOTHING_KNOWN): readonly OrderRoute[] {
  if (scene.orders.length === 0) return [];
  const { geometry } = layout;
  const routing: Routing = { geometry, scene, obstacles: obstaclesIn(layout, scene), routes: [] };
  for (const box of stuck) routing.obstacles.addStuckWords(box);
  for (const route of kept) keep(routing, route);
  const isKept = new Set(kept.map(({ result }) => result));
  const sought = scene.orders.filter(result => result.outcome.kind !== 'illegal' && !isKept.has(result));
  for (const result of sought.filter(isRapid)) keep(routing, rapidRoute(geometry, result));
  for (const result of sought.filter(isMove)) keep(routing, moveRoute(routing, result));
  for (const result of sought.filter(isSupport)) keep(routing, supportRoute(routing, result));
  return routing.routes.toSorted((a, b) => DRAWN.indexOf(a.kind) - DRAWN.indexOf(b.kind));
}

const NOTHING_KNOWN: KnownRoutes = { kept: [], stuck: [] };

/** Kinds of lines from bottom to top. */
const DRAWN: readonly OrderRoute['kind'][] = ['rapid', 'move', 'retreat', 'support', 'convoy'];

const isRapid = (result: SceneOrder): result is SceneRapidMove => result.order.kind === 'rapid';
const isMove = (result: SceneOrder): result is SceneMove => result.order.kind === 'move' || result.order.kind === 'retreat';
const isSupport = (result: SceneOrder): result is SceneSupport => result.order.kind === 'support' || result.order.kind === 'convoy';

function keep({ obstacles, routes }: Routing, route: OrderRoute | undefined): void {
  if (!route) return;
  const { points } = pointsOf(route.line);
  obstacles.addLine({ xy: points, size: points.length });
  routes.push(route);
}

const pointsOf = linePointsEvery(6);

/** The obstacles in one picture: tokens, signs of stand-offs, centres and labels. */
function obstaclesIn(layout: MapLayout, scene: MapScene): ObstacleMap {
  const { geometry } = layout;
  const obstacles = boardObstacles(layout).copy();
  for (const unit of scene.units) obstacles.addToken(unitPlace(geometry, unit.at));
  for (const unit of scene.dislodged) obstacles.addToken(dislodgedPlace(geometry, unit.at));
  for (const unit of scene.ghosts) obstacles.addToken(formerUnitPlace(geometry, unit));
  const occupied = new Set(scene.units.map(({ at }) => provinceOf(at)));
  for (const id of scene.contested) if (!occupied.has(id)) obstacles.addToken(unitPlace(geometry, id));
  return obstacles;
}

/** The obstacles in every picture with the same layout. */
const boardObstacles = memoiseByObject(({ geometry, language }: MapLayout): ObstacleMap => {
  const { frame, provinces } = geometry.board;
  const obstacles = createObstacleMap({ ...frame, wraps: geometry.wrapWidth !== undefined });
  for (const province of provinces) {
    if (province.places.centre) obstacles.addCentre(province.places.centre);
    for (const line of provinceLabel(province, language)) obstacles.addWords(line.box);
  }
  return obstacles;
});
