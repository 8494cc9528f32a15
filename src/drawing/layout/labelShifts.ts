import { memoise } from '../../lib/memoise.js';
import { once } from '../../lib/once.js';
import { isIn, moved } from '../vector/boxes.js';
import { type Box, distance, type Point } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import { CELL, type GroundSquares, groundSquares, labelGround, reachOf } from './labelGround.js';
import type { LabelLine } from './provinceLabels.js';

/** How a label may be moved from its place on the page. */
export interface LabelShift {
  readonly by: Point;
  /** What the way costs. */
  readonly way: number;
  /** What it costs to have the label there: the way, and what of the label is outside its ground. */
  readonly cost: number;
}

/** The shifts that a label may make, the nearest first. They are found when they are asked for. */
export interface LabelShifts {
  /** The shift at index `i`. Undefined if there is none, or if its way costs `most` or more. */
  at(i: number, most: number): LabelShift | undefined;
}

/** Where a label is. */
export interface LabelPlace {
  readonly province: string;
  readonly line: LabelLine;
  /** Whether the picture shows a label in a box whole. */
  readonly isShown: (box: Box) => boolean;
  /** The ground around it. Default: it is found when the label has to move. */
  readonly ground?: GroundSquares | undefined;
}

/** The share of a label that may be outside its ground, if not more of it is at first. */
const OUTSIDE = 0.45;
/** Per pixel of the way, and for a label that would be outside altogether. */
const COST = { pixel: 0.22, outside: 40 };
/** Least distance from the edge of the map. */
const EDGE = 3;

/** The places that a label may have: near its own, on the ground of its province; a label beside its province, on ground like its own. */
export function labelShifts(geometry: BoardGeometry, { province, line, isShown, ground: known }: LabelPlace): LabelShifts {
  const { box, leader } = line;
  const ground = once(() => labelGround(line, known ?? groundSquares(geometry, province, line)));
  const most = once(() => Math.max(OUTSIDE, ground().shareOutside(box)));
  const isFree = (at: Box): boolean => (leader ? !isIn(leader, at) : ground().isWithin(middle(at)));
  const found: LabelShift[] = [];
  const add = ({ by, way }: Omit<LabelShift, 'cost'>): void => {
    const at = moved(box, by);
    if (!isShown(at) || !isOnMap(geometry, at)) return;
    const outside = ground().shareOutside(at);
    if (outside <= most() && isFree(at)) found.push({ by, way, cost: way + outside * COST.outside });
  };
  const all = shiftsWithin(reachOf(line));
  let next = 0;
  return {
    at: (i, limit) => {
      for (let one = all[next]; one && found.length <= i && one.way < limit; one = all[++next]) add(one);
      const shift = found[i];
      return shift && shift.way < limit ? shift : undefined;
    },
  };
}

/** All shifts that are no farther than `reach`, the nearest first. */
const shiftsWithin = memoise(
  (reach: number): readonly Omit<LabelShift, 'cost'>[] => {
    const steps = Array.from({ length: 2 * Math.floor(reach / CELL) + 1 }, (_, i) => (i - Math.floor(reach / CELL)) * CELL);
    const all = steps.flatMap(y => steps.map((x): Point => [x, y]));
    const within = all.filter(by => distance(by, [0, 0]) <= reach).map(by => ({ by, way: distance(by, [0, 0]) * COST.pixel }));
    return within.sort((a, b) => a.way - b.way);
  },
  { keyOf: reach => reach },
);

const middle = ([x0, y0, x1, y1]: Box): Point => [(x0 + x1) / 2, (y0 + y1) / 2];
const isOnMap = ({ board: { frame } }: BoardGeometry, box: Box): boolean =>
  box[0] >= EDGE && box[1] >= EDGE && box[2] <= frame.width - EDGE && box[3] <= frame.height - EDGE;
