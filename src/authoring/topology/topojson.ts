import type { Geometry } from '../../assets.js';
import type { AuthoredBoard } from '../model/folderFiles.js';
import { BEYOND } from '../svg/marks.js';
import type { MapDrawing, Place } from '../svg/outline.js';
import { edgesOf } from './touching.js';
import type { PointRing, Welded } from './weld.js';

/** Coordinates are kept to a tenth of a pixel, as those of our boards. */
const STEP = 0.1;

/** The areas as TopoJSON: each border that two of them share is one arc. */
export function topojson(
  welded: Welded,
  { frame }: Pick<MapDrawing, 'frame'>,
  { provinces, drawing: { strokes } }: Pick<AuthoredBoard, 'provinces' | 'drawing'>,
): Geometry {
  const cut = arcCutter(welded);
  const areaOf = (id: string, properties: Properties) => {
    const arcs = (welded.rings.get(id) ?? []).map(cut.arcsOf);
    return arcs.length === 0 ? [] : [{ type: 'Polygon' as const, id, properties, arcs }];
  };
  const geometries = provinces.flatMap(({ id, kind }) => areaOf(id, { kind }));
  const offboard = [...welded.rings.keys()].filter(id => id.startsWith(BEYOND)).flatMap(id => areaOf(id, { kind: 'land', offboard: true }));
  const { arcs, renumbered } =
    strokes === 'from-top-left' ? byPlace(welded, cut.arcs) : { arcs: cut.arcs, renumbered: (arc: number) => arc };
  const placed = (area: (typeof geometries)[number]) => ({ ...area, arcs: area.arcs.map(ring => ring.map(renumbered)) });
  return {
    type: 'Topology',
    bbox: [0, 0, frame.width, frame.height],
    transform: { scale: [STEP, STEP], translate: [0, 0] },
    objects: {
      provinces: { type: 'GeometryCollection', geometries: geometries.map(placed) },
      ...(offboard.length > 0 && { offboard: { type: 'GeometryCollection' as const, geometries: offboard.map(placed) } }),
    },
    arcs: arcs.map(arc => encoded(welded, arc)),
  };
}

interface PlacedArcs {
  readonly arcs: readonly PointRing[];
  /** The reference to an arc among these of a reference to it before. */
  readonly renumbered: (arc: number) => number;
}

/** Arcs from the top left on: closed ones last, those that begin at one point clockwise. Each begins at its upper, or left, end. */
function byPlace({ points }: Welded, cut: readonly PointRing[]): PlacedArcs {
  const at = (number: number | undefined): Place => points[number ?? 0] ?? [0, 0];
  const turned = cut.map((arc, number) => {
    const [[x, y], [lastX, lastY]] = [at(arc[0]), at(arc.at(-1))];
    const isTurned = lastY < y || (lastY === y && lastX < x);
    return { number, isTurned, arc: isTurned ? arc.toReversed() : arc };
  });
  const keyed = turned.map(one => {
    const [[x, y], [nextX, nextY]] = [at(one.arc[0]), at(one.arc[1])];
    const turn = Math.atan2(nextX - x, y - nextY) + Math.PI / 4;
    return { ...one, key: [one.arc[0] === one.arc.at(-1) ? 1 : 0, y, x, turn < 0 ? turn + 2 * Math.PI : turn] };
  });
  const sorted = keyed.toSorted((a, b) => a.key.map((v, i) => v - (b.key[i] ?? 0)).find(v => v !== 0) ?? 0);
  const places = new Map(sorted.map(({ number, isTurned }, place) => [number, isTurned ? ~place : place]));
  const placeOf = (number: number): number => places.get(number) ?? number;
  return { arcs: sorted.map(({ arc }) => arc), renumbered: arc => (arc < 0 ? ~placeOf(~arc) : placeOf(arc)) };
}

type Properties = Geometry['objects']['provinces']['geometries'][number]['properties'];

interface ArcCutter {
  readonly arcs: readonly PointRing[];
  /** The numbers of a ring's arcs; `~number` is an arc read backwards. */
  readonly arcsOf: (ring: PointRing) => number[];
}

function arcCutter({ rings }: Welded): ArcCutter {
  const junctions = junctionsOf(rings);
  const arcs: PointRing[] = [];
  const known = new Map<string, number>();
  const numberOf = (arc: PointRing): number => {
    const forwards = known.get(arc.join(' '));
    if (forwards !== undefined) return forwards;
    const backwards = known.get(arc.toReversed().join(' '));
    if (backwards !== undefined) return ~backwards;
    known.set(arc.join(' '), arcs.length);
    arcs.push(arc);
    return arcs.length - 1;
  };
  const arcsOf = (ring: PointRing): number[] => {
    const first = ring.findIndex(number => junctions.has(number));
    const lowest = ring.indexOf(ring.reduce((a, b) => Math.min(a, b)));
    const turned = [...ring.slice(first < 0 ? lowest : first), ...ring.slice(0, first < 0 ? lowest : first)];
    const closed = [...turned, ...turned.slice(0, 1)];
    const found: number[] = [];
    let arc: number[] = [];
    for (const [i, number] of closed.entries()) {
      arc.push(number);
      if (i > 0 && (junctions.has(number) || i === closed.length - 1)) {
        found.push(numberOf(arc));
        arc = [number];
      }
    }
    return found;
  };
  return { arcs, arcsOf };
}

/** The points at which lines part. */
function junctionsOf(rings: Welded['rings']): ReadonlySet<number> {
  const beside = new Map<number, Set<number>>();
  const note = (at: number, next: number): void => void beside.set(at, (beside.get(at) ?? new Set()).add(next));
  for (const all of rings.values())
    for (const ring of all)
      for (const [from, to] of edgesOf(ring)) {
        note(from, to);
        note(to, from);
      }
  return new Set([...beside].flatMap(([number, next]) => (next.size === 2 ? [] : [number])));
}

function encoded({ points }: Welded, arc: PointRing): [number, number][] {
  let [x, y] = [0, 0];
  return arc.map((number): [number, number] => {
    const [px, py] = points[number] ?? [0, 0];
    const [nx, ny] = [Math.round(px / STEP), Math.round(py / STEP)];
    const step: [number, number] = [nx - x, ny - y];
    [x, y] = [nx, ny];
    return step;
  });
}
