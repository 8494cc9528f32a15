import { memoise } from '../../lib/memoise.js';
import { isIn, moved } from '../vector/boxes.js';
import { type Box, distance, type Point } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import { CELL, groundSquares, labelGround, reachOf } from './labelGround.js';
import type { LabelLine } from './provinceLabels.js';

/**
 * How a label may be moved from its place on the page: across, down, and what it costs to have the label there, for the way and for what of it is outside its
 * ground. Those that cost least come first. In arrays of numbers, because a picture looks at some hundred of them for every name that moves.
 */
export interface LabelShifts {
  readonly across: Int8Array;
  readonly down: Int8Array;
  readonly costs: Float32Array;
}

/** Where a label is. */
export interface LabelPlace {
  readonly province: string;
  readonly line: LabelLine;
  /** Whether the picture shows a label in a box whole. */
  readonly isShown: (box: Box) => boolean;
}

/** The share of a label that may be outside its ground, if not more of it is at first. */
const OUTSIDE = 0.45;
/** Per pixel of the way, and for a label that would be outside altogether. */
const COST = { pixel: 0.22, outside: 40 };
/** Least distance from the edge of the map. */
const EDGE = 3;

/** The places that a label may have: near its own, on the ground of its province; a label beside its province, on ground like its own. */
export function labelShifts(geometry: BoardGeometry, { province, line, isShown }: LabelPlace): LabelShifts {
  const { box, leader } = line;
  const ground = labelGround(line, groundSquares(geometry, province, line));
  const most = Math.max(OUTSIDE, ground.shareOutside(box));
  const isFree = (at: Box): boolean => (leader ? !isIn(leader, at) : ground.isWithin(middle(at)));
  const found: { readonly by: Point; readonly cost: number }[] = [];
  for (const { by, way } of shiftsWithin(reachOf(line))) {
    const at = moved(box, by);
    if (!isShown(at) || !isOnMap(geometry, at)) continue;
    const outside = ground.shareOutside(at);
    if (outside <= most && isFree(at)) found.push({ by, cost: Math.fround(way + outside * COST.outside) });
  }
  found.sort((a, b) => a.cost - b.cost);
  return {
    across: Int8Array.from(found, ({ by }) => by[0]),
    down: Int8Array.from(found, ({ by }) => by[1]),
    costs: Float32Array.from(found, ({ cost }) => cost),
  };
}

/** All shifts that are no farther than `reach`, the nearest first, and what their ways cost. */
const shiftsWithin = memoise(
  (reach: number): readonly { readonly by: Point; readonly way: number }[] => {
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
