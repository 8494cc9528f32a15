import type { MapScene } from '../scene/mapScene.js';
import { grown, meet } from '../vector/boxes.js';
import { type Box, boundingBox, isInBox, type Polyline } from '../vector/geometry.js';
import { cutLine } from './cutLine.js';
import type { MapLayout } from './mapLayout.js';
import { markBoxes } from './markBoxes.js';
import { orderRoutes } from './orderRoutes.js';
import { coastNames, type PlacedLabel, pageLabels, placedLabels } from './placedLabels.js';
import { hasPointIn, type LinePoints, linePointsEvery } from './pointCloud.js';
import type { OrderRoute } from './routing.js';
import { isMoveHelped } from './supportRoutes.js';

/** Where the lines of a picture's orders go, and the names that are drawn above them. */
export interface OrdersLayout {
  readonly routes: readonly OrderRoute[];
  readonly labels: readonly PlacedLabel[];
}

/**
 * On a page names of provinces move aside for lines. Lines are laid out anew around those that cannot, and around names of coasts, and cut at those that they
 * still cross.
 */
export function layOutOrders(layout: MapLayout, scene: MapScene): OrdersLayout {
  const routes = orderRoutes(layout, scene);
  if (!layout.geometry.page.namesYield) return { routes, labels: labelsNear(layout, routes) };
  const marks = markBoxes(layout.geometry, scene);
  let found = withLabels(layout, routes, marks);
  let [best, stuck] = [found, found.crossed];
  for (let round = 0; round < ROUNDS && found.crossed.length > 0; round++) {
    found = withLabels(layout, orderRoutes(layout, scene, { kept: clearRoutes(found.routes, stuck), stuck }), marks, found.labels);
    stuck = [...stuck, ...found.crossed];
    if (found.crossed.length < best.crossed.length) best = found;
  }
  return { routes: best.routes.map(route => ({ ...route, cuts: best.crossed })), labels: best.labels };
}
/** How often lines are laid out anew at most: twice more would take twice as long and free two names in a thousand. */
const ROUNDS = 1;

function withLabels(
  layout: MapLayout,
  routes: readonly OrderRoute[],
  marks: readonly Box[],
  before?: readonly PlacedLabel[],
): OrdersLayout & { readonly crossed: readonly Box[] } {
  const found = { routes, labels: placedLabels(layout, { lines: routes.map(({ line }) => line), marks }, before) };
  return { ...found, crossed: [...crossedLabels(found), ...crossedCoasts(routes, coastNames(layout.geometry.board))] };
}

/** The routes that run through none of the names; of supports, those whose move stays where it is. */
function clearRoutes(routes: readonly OrderRoute[], names: readonly Box[]): readonly OrderRoute[] {
  const crossing = new Set(routes.filter(({ line }) => isThroughAny(line, names)));
  const isMoved = ({ result: { order } }: OrderRoute): boolean =>
    (order.kind === 'support' || order.kind === 'convoy') && [...crossing].some(({ result }) => isMoveHelped(result, order));
  return routes.filter(route => !crossing.has(route) && !isMoved(route));
}

function isThroughAny(line: Polyline, names: readonly Box[]): boolean {
  const points = pointsOf(line);
  return names.some(box => hasPointIn(points, grown(box, -INSIDE)));
}

/** The boxes of the names that lines run through, where they are not cut. */
export function crossedLabels({ routes, labels }: OrdersLayout): readonly Box[] {
  return crossedBy(
    routes,
    labels.map(({ line }) => line.box),
  );
}

/** The names of coasts that lines run through. A line that begins or ends at a coast is no reason to keep away from its name. */
export const crossedCoasts = (routes: readonly OrderRoute[], names: readonly Box[]): readonly Box[] =>
  names.filter(name => {
    const here = grown(name, AT_COAST);
    const passing = routes.filter(({ line: [start], line }) => ![start, line.at(-1)].some(end => end && isInBox([...end, ...end], here)));
    return crossedBy(passing, [name]).length > 0;
  });
/** A line to a coast ends this close to the edge of its name, because the unit's place is there. */
const AT_COAST = 22;

function crossedBy(routes: readonly OrderRoute[], boxes: readonly Box[]): readonly Box[] {
  if (boxes.length === 0) return [];
  const pieces = routes.flatMap(({ line, cuts = [] }) => cutLine(line, cuts)).map(pointsOf);
  return boxes.filter(box => isCrossed(grown(box, -INSIDE), pieces));
}

const isCrossed = (box: Box, pieces: readonly LinePoints[]): boolean => pieces.some(piece => hasPointIn(piece, box));

/** Distance of the points of a line that are looked at, and how far inside a name a line runs through it. In frame pixels. */
const POINT = 2;
const INSIDE = 1.5;

const pointsOf = linePointsEvery(POINT);

/** The names near lines, at their places on the board. */
function labelsNear(layout: MapLayout, routes: readonly OrderRoute[]): readonly PlacedLabel[] {
  const boxes = routes.map(({ line }) => boundingBox(line, BESIDE_LINE));
  return boxes.length === 0 ? [] : pageLabels(layout).filter(({ line: { box } }) => boxes.some(one => meet(one, box)));
}
const BESIDE_LINE = 8;
