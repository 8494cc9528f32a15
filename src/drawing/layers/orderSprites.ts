import { type BoardGeometry, powerStyle } from '../layout/boardGeometry.js';
import type { OrderRoute } from '../layout/orderRoutes.js';
import { dislodgedPlace, unitPlace } from '../layout/unitPlaces.js';
import { secondCopyOffset, wrappedPoint } from '../layout/wrapAround.js';
import { locationAfter, type MapScene, type SceneOrder } from '../scene/mapScene.js';
import type { Colour } from '../vector/colour.js';
import { direction, distance, type Point, type Polyline, pointAlong, polylineLength, resample } from '../vector/geometry.js';
import { centredSprite, type PlacedSprite, placeSprite, strokesSprite } from '../vector/sprite.js';
import type { Attributes } from '../vector/svg.js';
import { CARRIED_REACH, carried, cross, holding, plus, raised, reverted, strengthMark, struckOut } from './mapSymbols.js';
import { abandonedStrokes, convoyStrokes, moveStrokes, rapidStrokes, retreatStrokes, type Stroke, supportStrokes } from './orderStrokes.js';
import { ghostToken, TOKEN_RADIUS, TOKEN_REACH } from './unitTokens.js';

const orderNamed = ({ power, order, success }: SceneOrder): Attributes => ({
  'data-order': `${power} ${order.at} ${order.kind}`,
  'data-success': String(success),
});

/** Convoys need no line where their army passes right through the fleet: a ring of dots about it. */
export const carrierSprites = (plan: BoardGeometry, { orders }: MapScene, routes: readonly OrderRoute[]): readonly PlacedSprite[] =>
  orders
    .filter(({ order }) => order.kind === 'convoy' && routes.some(route => route.carriers.includes(order.at)))
    .map(told => placeSprite(centredSprite(carried(), CARRIED_REACH), unitPlace(plan, told.order.at), orderNamed(told)));

export function routeSprites(plan: BoardGeometry, { told, sign, line, abandoned: rest }: OrderRoute): readonly PlacedSprite[] {
  const { colour } = powerStyle(plan, told.power);
  const strokes = [...strokesOf({ told, sign, line }, colour), ...(rest ? abandonedStrokes(rest, colour) : [])];
  const stamp = strokesSprite(strokes, [...line, ...(rest ?? [])]);
  const again = secondCopyOffset(plan, line);
  return [placeSprite(stamp, [0, 0], orderNamed(told)), ...(again === undefined ? [] : [placeSprite(stamp, [again, 0], orderNamed(told))])];
}

function strokesOf({ told: { success }, sign, line }: Pick<OrderRoute, 'told' | 'sign' | 'line'>, colour: Colour): readonly Stroke[] {
  if (line.length < 2) return [];
  switch (sign) {
    case 'move':
      return moveStrokes(line, colour, success);
    case 'rapid':
      return rapidStrokes(line, colour);
    case 'retreat':
      return retreatStrokes(line, colour, success);
    case 'support':
      return supportStrokes(line, colour, success);
    case 'convoy':
      return convoyStrokes(line, colour, success);
    default:
      return sign satisfies never;
  }
}

const CROSS = centredSprite(cross(), 10);
const crossAt = (place: Point, tells: Attributes = { 'data-cross': '' }): PlacedSprite => placeSprite(CROSS, place, tells);
const strengthAt = (place: Point, strength: number): PlacedSprite =>
  placeSprite(centredSprite(strengthMark(strength), 10), place, { 'data-strength': String(strength) });

/** Pixels between the middles of two marks, and of a mark and a token, that touch nowhere. */
const ROOM = { mark: 17, token: 26 };

/** What a support gave, at the end of its line; a cross on whatever failed. Marks cover no unit, and one another only where their lines have no room. */
export function routeMarks(plan: BoardGeometry, routes: readonly OrderRoute[], tokens: readonly Point[]): readonly PlacedSprite[] {
  const marks: PlacedSprite[] = [];
  const crowd = (place: Point): number =>
    tokens.reduce((sum, token) => sum + inTheWay(distance(token, place)), 0) +
    marks.reduce((sum, { at }) => sum + Math.max(0, ROOM.mark - distance(at, place)) * 1.5, 0);
  const best = (spots: readonly Spot[]): Spot | undefined =>
    spots
      .map(({ place, wish }) => ({ place, wish: wish + crowd(place) }))
      .reduce<Spot | undefined>((least, spot) => (least && least.wish <= spot.wish ? least : spot), undefined);
  const put = (line: Polyline, backs: readonly number[], mark: (place: Point) => PlacedSprite): void => {
    const onLine = best(spotsOn(plan, line, backs));
    const found = onLine && onLine.wish >= COVERED ? best(spotsBeside(plan, line)) : onLine;
    if (found) marks.push(mark(found.place));
  };
  for (const { told, sign, line, abandoned: rest } of routes) {
    const strength = sign === 'support' ? strengthOf(told) : undefined;
    if (strength !== undefined) put(line, STRENGTH_BACKS, place => strengthAt(place, strength));
    if (rest) put(rest, [0], place => crossAt(place));
    else if (!told.success) put(line, crossBacks(sign, polylineLength(line)), place => crossAt(place));
  }
  return marks;
}

/** Where a mark may be; the less is wished for, the better. */
interface Spot {
  readonly place: Point;
  readonly wish: number;
}

const inTheWay = (away: number): number => (away < TOKEN_RADIUS ? COVERED : 0) + Math.max(0, ROOM.token - away);
/** What it costs to cover a unit: more than anything else. */
const COVERED = 1000;

const spotsOn = (plan: BoardGeometry, line: Polyline, backs: readonly number[]): readonly Spot[] => {
  const length = Math.max(1, polylineLength(line));
  return backs.map((back, i) => ({ place: wrappedPoint(plan, pointAlong(line, Math.max(0, 1 - back / length))), wish: i * 0.2 }));
};

/** All along a line that runs between units, and to both sides of it. */
function spotsBeside(plan: BoardGeometry, line: Polyline): readonly Spot[] {
  const points = resample(line, 6);
  return points.flatMap((point, i) => {
    const [x, y] = direction(points, i);
    const back = (points.length - 1 - i) * 0.6;
    return ASIDE.map(aside => ({ place: wrappedPoint(plan, [point[0] - y * aside, point[1] + x * aside]), wish: back + Math.abs(aside) }));
  });
}
const ASIDE = [0, 9, -9, 15, -15, 22, -22, 30, -30];

/** How far back from a line's end its marks may be, best first. */
const STRENGTH_BACKS = [0, 5, 10, 16, 22, 28, 34, 42, 50];
function crossBacks(sign: OrderRoute['sign'], length: number): readonly number[] {
  const shares = [0.5, 0.58, 0.42, 0.34, 0.66, 0.26, 0.74].map(share => share * length);
  return sign === 'support' || sign === 'convoy' ? shares : [27, 24, 32, 38, 44, ...shares];
}

/** Nothing while nobody knows yet. */
function strengthOf({ outcome }: SceneOrder): number | undefined {
  if (outcome.kind === 'ordered') return undefined;
  if (outcome.kind === 'given') return outcome.strength;
  return outcome.kind === 'cut' ? outcome.left : 0;
}

/** What is told at the unit itself: it held, it was raised, built … `tokens`: those of all units, which no mark covers where there is room. */
export function unitMarks(plan: BoardGeometry, told: SceneOrder, tokens: readonly Point[]): readonly PlacedSprite[] {
  const { order, outcome, success, written, dislodged } = told;
  const place = dislodged ? dislodgedPlace(plan, order.at) : unitPlace(plan, locationAfter(told));
  const corner = (dx: number, dy: number): Point => [place[0] + dx, place[1] + dy];
  const name = orderNamed(told);
  const others = tokens.filter(token => distance(token, place) > 1);
  const free = (corners: readonly Point[]): Point =>
    leastOf(corners, at => others.reduce((sum, other) => sum + inTheWay(distance(other, at)), 0));
  const failed = crossAt(free([corner(16, -15), corner(16, 13), corner(-16, -15)]));
  const foot = free([corner(-16, 13), corner(0, 21), corner(-21, 0)]);
  const turned = told.reverted ? [placeSprite(centredSprite(reverted(), 11), foot)] : [];
  const held = placeSprite(centredSprite(holding(written), 24), place, name);
  if (outcome.kind === 'ordered' && order.kind === 'build') return wished(plan, told, name);
  if (outcome.kind === 'ordered' && (order.kind === 'remove' || order.kind === 'disband')) return [leaving(plan, told, name)];
  if (order.kind === 'build') return [success ? placeSprite(centredSprite(plus(), 11), corner(-16, -15), name) : crossAt(place, name)];
  if (outcome.kind === 'illegal') return [held, failed, ...turned];
  if (order.kind === 'hold') return dislodged ? [] : [held, ...turned];
  if (order.kind !== 'raise') return turned;
  const anchor = placeSprite(centredSprite(raised(), 11), foot, name);
  return success ? [anchor] : [anchor, failed];
}

/** The first of those that cost least. */
function leastOf(places: readonly Point[], cost: (at: Point) => number): Point {
  const [first = [0, 0], ...others] = places;
  return others.reduce((best, at) => (cost(at) < cost(best) ? at : best), first);
}

/** A unit that is to be built: a ghost of it. */
function wished(plan: BoardGeometry, { power, order }: SceneOrder, name: Attributes): readonly PlacedSprite[] {
  const [x, y] = unitPlace(plan, order.at);
  const unit = ghostToken({ type: order.type, bearer: powerStyle(plan, power) });
  return [placeSprite(centredSprite(unit, TOKEN_REACH), [x, y], name), placeSprite(centredSprite(plus(), 11), [x - 16, y - 15])];
}

/** A unit that is to be given up: struck through where it stands. */
const leaving = (plan: BoardGeometry, { order }: SceneOrder, name: Attributes): PlacedSprite =>
  placeSprite(centredSprite(struckOut(), 18), order.kind === 'disband' ? dislodgedPlace(plan, order.at) : unitPlace(plan, order.at), name);
