import type { AuthoredProvince } from '../model/folderFiles.js';
import { distanceToRings, type MapDrawing, type Place, type Ring } from '../svg/outline.js';

/** At most about so many points of an outline are compared, at least so far apart, in frame pixels. */
const COMPARED = 150;
const STEP = 8;

/** A line that ends nearer than this to a third land would seem to be that land's, in frame pixels; a pixel too near counts as two of length. */
const CLEAR = 24;
const WEIGHT = 2;

/** A point of an outline, and by how many pixels it is too near to a third land. */
interface End {
  readonly at: Place;
  readonly crowded: number;
}

/**
 * Finds the ends of the line that joins two areas: where they are nearest, but not at a corner that a third land has too, if there is room beside it.
 * Undefined if one has no shape.
 */
export function linkEnds(
  areas: MapDrawing['areas'],
  provinces: readonly Pick<AuthoredProvince, 'id' | 'kind'>[],
): (a: string, b: string) => readonly [Place, Place] | undefined {
  const isSea = new Map(provinces.map(({ id, kind }) => [id, kind === 'sea']));
  const ringsOf = (id: string): readonly Ring[] => areas.get(id)?.rings ?? [];
  const boxes = new Map([...areas].map(([id, { rings }]) => [id, boxOf(rings)]));
  const endsOf = (id: string, other: string): readonly End[] => {
    const own = boxes.get(id);
    const beside = [...boxes].flatMap(([third, box]) =>
      own && third !== id && third !== other && !isSea.get(third) && areNear(own, box) ? [{ rings: ringsOf(third), box }] : [],
    );
    return pointsAlong(ringsOf(id)).map(at => {
      const near = beside.filter(({ box }) => areNear([...at, ...at], box)).map(({ rings }) => distanceToRings(at, rings));
      return { at, crowded: Math.max(0, CLEAR - Math.min(CLEAR, ...near)) };
    });
  };
  return (a, b) => {
    let least = Number.POSITIVE_INFINITY;
    let found: readonly [Place, Place] | undefined;
    const others = endsOf(b, a);
    for (const one of endsOf(a, b))
      for (const other of others) {
        const cost = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) + WEIGHT * (one.crowded + other.crowded);
        if (cost >= least) continue;
        least = cost;
        found = [one.at, other.at];
      }
    return found;
  };
}

/** Points along outlines, corners among them. */
function pointsAlong(rings: readonly Ring[]): readonly Place[] {
  const edges = rings.flatMap(ring => ring.map((to, i) => ({ from: ring.at(i - 1) ?? to, to })));
  const lengthOf = ({ from, to }: (typeof edges)[number]): number => Math.hypot(to[0] - from[0], to[1] - from[1]);
  const step = Math.max(STEP, edges.reduce((sum, edge) => sum + lengthOf(edge), 0) / COMPARED);
  const points: Place[] = [];
  let since = step;
  for (const edge of edges) {
    const { from, to } = edge;
    const parts = Math.ceil(lengthOf(edge) / step);
    since += lengthOf(edge);
    // Of outlines with many short edges, only some corners.
    if (parts <= 1 && since < step) continue;
    since = 0;
    for (let part = 1; part <= parts; part++)
      points.push([from[0] + ((to[0] - from[0]) * part) / parts, from[1] + ((to[1] - from[1]) * part) / parts]);
  }
  return points;
}

/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number];

function boxOf(rings: readonly Ring[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of rings.flat()) [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  return [x0, y0, x1, y1];
}

/** Whether two boxes are nearer than lines keep clear. */
const areNear = ([ax0, ay0, ax1, ay1]: Box, [bx0, by0, bx1, by1]: Box): boolean =>
  ax0 < bx1 + CLEAR && bx0 < ax1 + CLEAR && ay0 < by1 + CLEAR && by0 < ay1 + CLEAR;
