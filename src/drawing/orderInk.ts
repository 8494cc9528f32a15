import { onceMore, onMap } from './around.js';
import type { Colour } from './colour.js';
import { alongLine, distance, type Line, lengthOf, type Point } from './curve.js';
import { CARRIED_REACH, carried, cross, holding, plus, raised, reverted, strengthMark, struckOut } from './marks.js';
import { dislodgedPlaceOf, placeOf } from './places.js';
import { bearerIn, type Plan } from './plan.js';
import type { Route } from './routes.js';
import { restOf, type Scene, type Told } from './scene.js';
import { laid, type Placed, stampAlong, stampAround } from './stamp.js';
import { abandoned, arrow, dashes, dots, rapidArrow, retreatArrow, type Stroke } from './strokes.js';
import type { Attributes } from './svg.js';
import { ghost, TOKEN_REACH } from './tokens.js';

const orderNamed = ({ power, order, success }: Told): Attributes => ({
  'data-order': `${power} ${order.at} ${order.kind}`,
  'data-success': String(success),
});

/** Convoys need no line where their army passes right through the fleet: a ring of dots about it. */
export const carriersInk = (plan: Plan, { orders }: Scene, routes: readonly Route[]): readonly Placed[] =>
  orders
    .filter(({ order }) => order.kind === 'convoy' && routes.some(route => route.carriers.includes(order.at)))
    .map(told => laid(stampAround(carried(), CARRIED_REACH), placeOf(plan, told.order.at), orderNamed(told)));

export function routeInk(plan: Plan, { told, sign, line, abandoned: rest }: Route): readonly Placed[] {
  const { colour } = bearerIn(plan, told.power);
  const strokes = [...strokesOf({ told, sign, line }, colour), ...(rest ? abandoned(rest, colour) : [])];
  const stamp = stampAlong(strokes, [...line, ...(rest ?? [])]);
  const again = onceMore(plan, line);
  return [laid(stamp, [0, 0], orderNamed(told)), ...(again === undefined ? [] : [laid(stamp, [again, 0], orderNamed(told))])];
}

function strokesOf({ told: { success }, sign, line }: Pick<Route, 'told' | 'sign' | 'line'>, colour: Colour): readonly Stroke[] {
  if (line.length < 2) return [];
  switch (sign) {
    case 'move':
      return arrow(line, colour, success);
    case 'rapid':
      return rapidArrow(line, colour);
    case 'retreat':
      return retreatArrow(line, colour, success);
    case 'support':
      return dashes(line, colour, success);
    case 'convoy':
      return dots(line, colour, success);
    default:
      return sign satisfies never;
  }
}

const CROSS = stampAround(cross(), 10);
const crossAt = (place: Point, tells: Attributes = { 'data-cross': '' }): Placed => laid(CROSS, place, tells);
const strengthAt = (place: Point, strength: number): Placed =>
  laid(stampAround(strengthMark(strength), 10), place, { 'data-strength': String(strength) });

/** Pixels between the middles of two marks, and of a mark and a token, that touch nowhere. */
const ROOM = { mark: 17, token: 26 };

/** What a support gave, at the end of its line; a cross on whatever failed. Marks cover neither units nor one another, while their lines have room. */
export function routeMarks(plan: Plan, routes: readonly Route[], tokens: readonly Point[]): readonly Placed[] {
  const marks: Placed[] = [];
  const crowd = (place: Point): number =>
    tokens.reduce((sum, token) => sum + Math.max(0, ROOM.token - distance(token, place)), 0) +
    marks.reduce((sum, { at }) => sum + Math.max(0, ROOM.mark - distance(at, place)) * 1.5, 0);
  const put = (line: Line, backs: readonly number[], mark: (place: Point) => Placed): void => {
    const length = Math.max(1, lengthOf(line));
    const places = backs.map(back => onMap(plan, alongLine(line, Math.max(0, 1 - back / length))));
    const best = places.reduce<{ place: Point; cost: number } | undefined>((least, place, i) => {
      const cost = crowd(place) + i * 0.2;
      return least && least.cost <= cost ? least : { place, cost };
    }, undefined);
    if (best) marks.push(mark(best.place));
  };
  for (const { told, sign, line, abandoned: rest } of routes) {
    const strength = sign === 'support' ? strengthOf(told) : undefined;
    if (strength !== undefined) put(line, STRENGTH_BACKS, place => strengthAt(place, strength));
    if (rest) put(rest, [0], place => crossAt(place));
    else if (!told.success) put(line, crossBacks(sign, lengthOf(line)), place => crossAt(place));
  }
  return marks;
}

/** How far back from a line's end its marks may be, best first. */
const STRENGTH_BACKS = [0, 5, 10, 16, 22, 28, 34, 42, 50];
function crossBacks(sign: Route['sign'], length: number): readonly number[] {
  const shares = [0.5, 0.58, 0.42, 0.34, 0.66, 0.26, 0.74].map(share => share * length);
  return sign === 'support' || sign === 'convoy' ? shares : [27, 24, 32, 38, 44, ...shares];
}

/** Nothing while nobody knows yet. */
function strengthOf({ outcome }: Told): number | undefined {
  if (outcome.kind === 'ordered') return undefined;
  if (outcome.kind === 'given') return outcome.strength;
  return outcome.kind === 'cut' ? outcome.left : 0;
}

/** What is told at the unit itself: it held, it was raised, built … */
export function unitMarks(plan: Plan, told: Told): readonly Placed[] {
  const { order, outcome, success, written, dislodged } = told;
  const place = dislodged ? dislodgedPlaceOf(plan, order.at) : placeOf(plan, restOf(told));
  const corner = (dx: number, dy: number): Point => [place[0] + dx, place[1] + dy];
  const name = orderNamed(told);
  const failed = crossAt(corner(16, -15));
  const turned = told.reverted ? [laid(stampAround(reverted(), 11), corner(-16, 13))] : [];
  const held = laid(stampAround(holding(written), 24), place, name);
  if (outcome.kind === 'ordered' && order.kind === 'build') return wished(plan, told, name);
  if (outcome.kind === 'ordered' && (order.kind === 'remove' || order.kind === 'disband')) return [leaving(plan, told, name)];
  if (order.kind === 'build') return [success ? laid(stampAround(plus(), 11), corner(-16, -15), name) : crossAt(place, name)];
  if (outcome.kind === 'illegal') return [held, failed, ...turned];
  if (order.kind === 'hold') return dislodged ? [] : [held, ...turned];
  if (order.kind !== 'raise') return turned;
  const anchor = laid(stampAround(raised(), 11), corner(-16, 13), name);
  return success ? [anchor] : [anchor, failed];
}

/** A unit that is to be built: a ghost of it. */
function wished(plan: Plan, { power, order }: Told, name: Attributes): readonly Placed[] {
  const [x, y] = placeOf(plan, order.at);
  const unit = ghost({ type: order.type, bearer: bearerIn(plan, power) });
  return [laid(stampAround(unit, TOKEN_REACH), [x, y], name), laid(stampAround(plus(), 11), [x - 16, y - 15])];
}

/** A unit that is to be given up: struck through where it stands. */
const leaving = (plan: Plan, { order }: Told, name: Attributes): Placed =>
  laid(stampAround(struckOut(), 18), order.kind === 'disband' ? dislodgedPlaceOf(plan, order.at) : placeOf(plan, order.at), name);
