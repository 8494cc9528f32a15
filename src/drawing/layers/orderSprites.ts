import type { BoardGeometry } from '../layout/boardGeometry.js';
import { cutLine } from '../layout/cutLine.js';
import { crossBacks, type MarkSurroundings, markPlace, STRENGTH_BACKS } from '../layout/markPlaces.js';
import { powerStyle } from '../layout/powerStyle.js';
import type { OrderRoute } from '../layout/routing.js';
import { unitPlace } from '../layout/unitPlaces.js';
import { secondCopyOffset } from '../layout/wrapAround.js';
import type { MapScene, SceneOrder } from '../scene/mapScene.js';
import type { Colour } from '../vector/colour.js';
import { type Box, type Point, type Polyline, polylineLength } from '../vector/geometry.js';
import { keyedSprite, type PlacedSprite, placeSprite, strokesSprite } from '../vector/sprite.js';
import type { Stroke } from '../vector/strokes.js';
import { type Attributes, group } from '../vector/svg.js';
import { CONVOYING_REACH, convoying, cross, strengthMark } from './mapSymbols.js';
import {
  abandonedStrokes,
  convoyStrokes,
  moveStrokes,
  rapidStrokes,
  retreatStrokes,
  strandedStrokes,
  supportStrokes,
} from './orderStrokes.js';

export const orderData = ({ power, order, success }: SceneOrder): Attributes => ({
  'data-order': `${power} ${order.at} ${order.kind}`,
  'data-success': String(success),
});

const CONVOYING = keyedSprite('convoying', convoying, CONVOYING_REACH);
/** A ring around each fleet whose army's line passes through it. Such a convoy has no line of its own. */
export const convoyRings = (geometry: BoardGeometry, { orders }: MapScene, routes: readonly OrderRoute[]): readonly PlacedSprite[] =>
  orders
    .filter(({ order }) => order.kind === 'convoy' && routes.some(route => route.carriers.includes(order.at)))
    .map(result => placeSprite(CONVOYING, unitPlace(geometry, result.order.at), orderData(result)));

/** The line of an order, drawn twice if it leaves the map at one edge and re-enters at the other. */
export function routeSprites(geometry: BoardGeometry, route: OrderRoute): readonly PlacedSprite[] {
  const { result, line, abandoned } = route;
  const { colour } = powerStyle(geometry, result.power);
  const whole = strokesOf(route, colour);
  const strokes = whole.flatMap(one => cutStroke(one, route.cuts ?? []));
  const sprite = strokesSprite(strokes, [...line, ...(abandoned ?? [])]);
  const offset = secondCopyOffset(geometry, line);
  const data = orderData(result);
  return [placeSprite(sprite, [0, 0], data), ...(offset === undefined ? [] : [placeSprite(sprite, [offset, 0], data)])];
}

const cutStroke = (stroke: Stroke, cuts: readonly Box[]): readonly Stroke[] =>
  stroke.kind === 'line' ? cutLine(stroke.line, cuts).map(line => ({ ...stroke, line })) : [stroke];

function strokesOf({ result: { success }, kind, line, abandoned }: OrderRoute, colour: Colour): readonly Stroke[] {
  const rest = kind === 'rapid' && abandoned ? abandonedStrokes(abandoned, colour) : [];
  if (line.length < 2) return rest;
  switch (kind) {
    case 'move':
      return abandoned ? strandedStrokes(line, abandoned, colour) : moveStrokes(line, colour, success);
    case 'rapid':
      return [...rapidStrokes(line, colour), ...rest];
    case 'retreat':
      return retreatStrokes(line, colour, success);
    case 'support':
      return supportStrokes(line, colour, success);
    case 'convoy':
      return convoyStrokes(line, colour, success);
    default:
      return kind satisfies never;
  }
}

const CROSS = keyedSprite('cross', cross, 10);
export const crossAt = (at: Point, data: Attributes = { 'data-cross': '' }): PlacedSprite => placeSprite(CROSS, at, data);
/** On thin lines, in the middle of which other lines often meet: smaller, so that it does not hide them. */
const SMALL_CROSS = keyedSprite('small cross', () => group({ transform: 'scale(0.78)' }, cross()), 8);
const smallCrossAt = (at: Point): PlacedSprite => placeSprite(SMALL_CROSS, at, { 'data-cross': '' });
const strengthAt = (at: Point, strength: number): PlacedSprite =>
  placeSprite(
    keyedSprite(`strength ${strength}`, () => strengthMark(strength), 10),
    at,
    { 'data-strength': String(strength) },
  );

/** Marks on the lines: the strength that a support gave, a cross on what failed. `surroundings.marks`: the marks that are there already. */
export function routeMarks(
  geometry: BoardGeometry,
  routes: readonly OrderRoute[],
  surroundings: MarkSurroundings,
): readonly PlacedSprite[] {
  const marks: PlacedSprite[] = [];
  const taken = [...surroundings.marks];
  const put = (line: Polyline, backs: readonly number[], markAt: (at: Point) => PlacedSprite): void => {
    const place = markPlace(geometry, { line, backs }, { ...surroundings, marks: taken });
    if (!place) return;
    marks.push(markAt(place));
    taken.push(place);
  };
  for (const { result, kind, line, abandoned } of routes) {
    const strength = kind === 'support' ? strengthOf(result) : undefined;
    if (strength) put(line, STRENGTH_BACKS, at => strengthAt(at, strength));
    if (abandoned) put(abandoned, kind === 'rapid' ? [0] : crossBacks(kind, polylineLength(abandoned)), at => crossAt(at));
    else if (!result.success)
      put(line, crossBacks(kind, polylineLength(line)), kind === 'support' || kind === 'convoy' ? smallCrossAt : at => crossAt(at));
  }
  return marks;
}

/** Undefined while the outcome is unknown; 0 for a support that failed, which has a cross and no number. */
function strengthOf({ outcome }: SceneOrder): number | undefined {
  if (outcome.kind === 'ordered') return undefined;
  if (outcome.kind === 'given') return outcome.strength;
  return outcome.kind === 'cut' ? outcome.left : 0;
}
