import { grown, isIn, meet } from '../vector/boxes.js';
import {
  type Box,
  boundingBox,
  direction,
  distance,
  firstPoint,
  type Point,
  type Polyline,
  pointAlong,
  polylineLength,
  resample,
} from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import type { Sign } from './markBoxes.js';
import type { OrderRoute } from './routing.js';
import { TOKEN_RADIUS } from './unitPlaces.js';
import { wrappedPoint } from './wrapAround.js';

/**
 * Distances in frame pixels: from the middle of a mark to the middle of another mark or of a token, so that they do not touch; from its middle
 * to the edge of a name or of a sign.
 */
const ROOM = { mark: 17, token: 26, label: 8, sign: 8 };
/** What it costs to cover something, highest first; higher than what the way to a free place costs. */
const COVER_COST = { unit: 1000, mark: 500, sign: 100, label: 80 };

/** Marks this near a token cover part of it. Half the width and height of a token, and the radius of a mark. */
const TOKEN = 14;
const MARK = 7.5;

/** Cost of a mark near a token. */
function tokenCost(token: Point, at: Point): number {
  const x = Math.abs(at[0] - token[0]);
  const y = Math.abs(at[1] - token[1]);
  if (x >= ROOM.token || y >= ROOM.token) return 0;
  const [across, up] = [Math.max(0, x - TOKEN), Math.max(0, y - TOKEN)];
  return (across * across + up * up < MARK ** 2 ? COVER_COST.unit : 0) + Math.max(0, ROOM.token - distance(token, at));
}

const markCost = (away: number): number => (away < 2 * MARK ? COVER_COST.mark : 0) + Math.max(0, ROOM.mark - away) * 1.5;

/** A possible place for a mark, and its cost. */
interface MarkPlace {
  readonly at: Point;
  readonly cost: number;
}

/** A line that gets a mark. */
interface MarkedLine {
  readonly line: Polyline;
  /** Possible distances of the mark from the line's end, in frame pixels, best first. */
  readonly backs: readonly number[];
}

/** What marks avoid: the middles of all units' tokens, the boxes of names, centres and other signs, and the marks placed before. */
export interface MarkSurroundings {
  readonly tokens: readonly Point[];
  readonly labels: readonly Box[];
  readonly signs: readonly Sign[];
  readonly marks: readonly Point[];
}

/** The place for a mark on a line, or beside it where all of its places on the line would cover something. Undefined if `backs` is empty. */
export function markPlace(geometry: BoardGeometry, { line, backs }: MarkedLine, surroundings: MarkSurroundings): Point | undefined {
  const onLine = cheapestPlace(placesOn(geometry, line, backs), surroundings);
  if (!onLine || onLine.cost < COVER_COST.label) return onLine?.at;
  const beside = cheapestPlace(placesBeside(geometry, line), surroundings);
  return beside && beside.cost < onLine.cost ? beside.at : onLine.at;
}

function cheapestPlace(places: readonly MarkPlace[], surroundings: MarkSurroundings): MarkPlace | undefined {
  if (places.length === 0) return undefined;
  const near = nearbyOf(surroundings, boundingBox(places.map(({ at }) => at)));
  let least: MarkPlace | undefined;
  for (const { at, cost } of places) {
    if (least && cost >= least.cost) continue;
    const whole = cost + crowding(at, near);
    if (!least || whole < least.cost) least = { at, cost: whole };
  }
  return least;
}

/** What is near enough to marks somewhere in a box to cost anything: all else is left out, because many places are tried. */
function nearbyOf({ tokens, labels, signs, marks }: MarkSurroundings, box: Box): MarkSurroundings {
  const [byToken, byMark, byLabel] = [grown(box, ROOM.token), grown(box, ROOM.mark), grown(box, ROOM.label + 1)];
  return {
    tokens: tokens.filter(token => isIn(token, byToken)),
    marks: marks.filter(mark => isIn(mark, byMark)),
    signs: signs.filter(({ at, radius }) => isIn(at, grown(box, radius + ROOM.sign))),
    labels: labels.filter(label => meet(label, byLabel)).map(label => grown(label, ROOM.label)),
  };
}

/** The cost of a mark among what is near. Hot: asked for every place that is tried. */
function crowding(at: Point, { tokens, labels, signs, marks }: MarkSurroundings): number {
  let byTokens = 0;
  for (const token of tokens) byTokens += tokenCost(token, at);
  let byMarks = 0;
  for (const mark of marks) byMarks += markCost(distance(mark, at));
  let bySigns = 0;
  for (const sign of signs) bySigns += distance(sign.at, at) < sign.radius + ROOM.sign ? COVER_COST.sign : 0;
  return byTokens + byMarks + bySigns + (labels.some(label => isIn(at, label)) ? COVER_COST.label : 0);
}

function placesOn(geometry: BoardGeometry, line: Polyline, backs: readonly number[]): readonly MarkPlace[] {
  const length = Math.max(1, polylineLength(line));
  return backs.map((back, i) => ({ at: wrappedPoint(geometry, pointAlong(line, Math.max(0, 1 - back / length))), cost: i * 0.2 }));
}

/** Places along the whole line and on both sides of it; around a line of a single point. */
function placesBeside(geometry: BoardGeometry, line: Polyline): readonly MarkPlace[] {
  if (line.length < 2) return placesAround(geometry, firstPoint(line));
  const points = resample(line, 6);
  return points.flatMap(([px, py], i) => {
    const [x, y] = direction(points, i);
    const back = (points.length - 1 - i) * 0.6;
    return ASIDE.map(aside => ({ at: wrappedPoint(geometry, [px - y * aside, py + x * aside]), cost: back + Math.abs(aside) }));
  });
}

const placesAround = (geometry: BoardGeometry, [x, y]: Point): readonly MarkPlace[] =>
  AROUND.map((turn, i) => ({ at: wrappedPoint(geometry, [x + Math.cos(turn) * BESIDE_UNIT, y + Math.sin(turn) * BESIDE_UNIT]), cost: i }));
/** Directions, upwards and to the right first, and the distance at which a mark touches a unit without covering it. */
const AROUND = [-1, -3, 1, 3, -2, 2, 0, 4].map(eighths => (eighths * Math.PI) / 4);
const BESIDE_UNIT = 22;

const ASIDE = [0, 9, -9, 15, -15, 22, -22, 30, -30];

/** Possible distances of a strength mark from the end of its support, best first. */
export const STRENGTH_BACKS: readonly number[] = [0, 5, 10, 16, 22, 28, 34, 42, 50];

/** Possible distances of a cross from the end of a failed order, best first: near the head of an arrow, near the middle of other lines. */
export function crossBacks(kind: OrderRoute['kind'], length: number): readonly number[] {
  const shares = [0.5, 0.58, 0.42, 0.34, 0.66, 0.26, 0.74].map(share => share * length);
  return kind === 'support' || kind === 'convoy' ? shares : [27, 24, 32, 38, 44, ...shares];
}

/** Cost of a mark at the corner of one token near another. `away`: distance from the middle of the other. */
const cornerCost = (away: number): number => (away < TOKEN_RADIUS ? COVER_COST.unit : 0) + Math.max(0, ROOM.token - away);

/** The place least crowded by tokens; the first of equals. */
export function freePlace(places: readonly Point[], tokens: readonly Point[]): Point {
  const costOf = (at: Point): number => tokens.reduce((sum, token) => sum + cornerCost(distance(token, at)), 0);
  const [first = [0, 0], ...others] = places;
  return others.reduce((best, at) => (costOf(at) < costOf(best) ? at : best), first);
}
