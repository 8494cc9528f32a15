import { flattened } from '../svg/flatten.js';
import { distanceToRings, isInside, type Place, type Ring } from '../svg/outline.js';
import { type LayerElement, type Layers, within } from './readLayers.js';

const FRAME = 1600;
/** As many points as a folder's drawing may have, with some to spare. */
const MOST_POINTS = 45_000;
const MOST_RAW_POINTS = 1_500_000;
const TRANSFORM = /^\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([\d\s.,eE+-]{1,200}\)[\s,]*){0,20}$/;

/** Reads elements of a drawing in pixels of a frame 1600 wide. */
export interface ShapeReader {
  readonly rings: (element: LayerElement, layer: LayerElement) => readonly Ring[] | undefined;
  readonly middle: (element: LayerElement, layer: LayerElement) => Place | undefined;
  readonly scale: number;
}

export function shapeReader({ box: [x0, y0, width] }: Layers): ShapeReader {
  const scale = FRAME / width;
  const toFrame = [scale, 0, 0, scale, -x0 * scale, -y0 * scale];
  const read = (d: string, elements: readonly LayerElement[]): readonly Ring[] | undefined => {
    const transforms = elements.flatMap(({ attributes: { transform } }) => (transform ? [transform] : []));
    if (transforms.some(transform => !TRANSFORM.test(transform))) return undefined;
    const found = flattened(d, { transforms, toFrame }, MOST_RAW_POINTS);
    return found.ok ? found.value : undefined;
  };
  const rings: ShapeReader['rings'] = (element, layer) => {
    const paths = [element, ...within(element)].filter(({ attributes: { d } }) => d);
    const all = paths.flatMap(path => read(path.attributes.d ?? '', path === element ? [element, layer] : [path, element, layer]) ?? []);
    return all.length === 0 ? undefined : all;
  };
  return {
    scale,
    rings,
    middle: (element, layer) => {
      const [shape] = [element, ...element.children, ...within(element)].filter(({ attributes: { d, cx } }) => d || cx);
      if (!shape) return undefined;
      const around = shape === element ? [element, layer] : [shape, element, layer];
      const [cx, cy] = [shape.attributes['sodipodi:cx'] ?? shape.attributes.cx, shape.attributes['sodipodi:cy'] ?? shape.attributes.cy];
      const [x, y] = [Number(cx), Number(cy)];
      const d =
        cx !== undefined && cy !== undefined && Number.isFinite(x) && Number.isFinite(y) ? `M${x} ${y}l1e-3 0l0 1e-3z` : shape.attributes.d;
      const points = (d ? read(d, around) : undefined)?.flat() ?? [];
      return points.length === 0 ? undefined : middleOf(points);
    },
  };
}

function boundsOf(points: readonly Place[]): [number, number, number, number] {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of points) [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  return [x0, y0, x1, y1];
}

function middleOf(points: readonly Place[]): Place {
  const [x0, y0, x1, y1] = boundsOf(points);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** Moves and scales a map so that all its shapes are in a frame of allowed form, with no more points than a folder may have. */
export function fittedMap(
  areas: ReadonlyMap<string, readonly Ring[]>,
  marks: ReadonlyMap<string, Place>,
): {
  readonly width: number;
  readonly height: number;
  readonly factor: number;
  readonly areas: Map<string, readonly Ring[]>;
  readonly marks: Map<string, Place>;
} {
  const [x0, y0, x1, y1] = boundsOf([...areas.values()].flat(2));
  const wide = Math.max(x1 - x0, (y1 - y0) / 2.9, 1);
  const high = Math.max(y1 - y0, wide / 3.9, 1);
  const factor = FRAME / wide;
  const move = ([x, y]: Place): Place => [(x - x0) * factor, (y - y0) * factor];
  const moved = new Map([...areas].map(([id, rings]) => [id, rings.map(ring => ring.map(move))]));
  let step = 0.25;
  let out: Map<string, readonly Ring[]> = moved;
  do {
    step *= 2;
    out = new Map([...moved].map(([id, rings]) => [id, onGrid(rings, step)]));
  } while ([...out.values()].reduce((sum, rings) => sum + rings.reduce((all, ring) => all + ring.length, 0), 0) > MOST_POINTS && step < 8);
  const height = Math.round(high * factor);
  const inFrame = ([x, y]: Place): boolean => x >= 0 && y >= 0 && x <= FRAME && y <= height;
  return {
    width: FRAME,
    height,
    factor,
    areas: out,
    marks: new Map([...marks].map(([id, at]) => [id, move(at)] as const).filter(([, at]) => inFrame(at))),
  };
}

/** Rings with their points on a grid. What is then too small to be drawn is a small square. */
function onGrid(rings: readonly Ring[], step: number): readonly Ring[] {
  const rounded = (v: number): number => Math.round(v / step) * step;
  const isNew = ([x, y]: Place, i: number, all: Ring): boolean => {
    const [px, py] = all[(i + all.length - 1) % all.length] ?? [x, y];
    return px !== x || py !== y;
  };
  const kept = rings.map(ring => ring.map(([x, y]): Place => [rounded(x), rounded(y)]).filter(isNew)).filter(ring => ring.length > 2);
  if (kept.length > 0 || rings.length === 0) return kept;
  const [x, y] = middleOf(rings.flat());
  return [
    [
      [-3, -3],
      [3, -3],
      [3, 3],
      [-3, 3],
    ].map(([dx = 0, dy = 0]): Place => [x + dx, y + dy]),
  ];
}

/** Areas no further apart than a margin, and for each two the points of the first that are so near to the second. */
export function nearAreas(areas: ReadonlyMap<string, readonly Ring[]>, margin: number): ReadonlyMap<string, readonly Place[]> {
  const all = [...areas].map(([id, rings]) => ({ id, rings, box: boundsOf(rings.flat()) }));
  const near = new Map<string, readonly Place[]>();
  for (const one of all)
    for (const other of all) {
      const [x0, y0, x1, y1] = other.box;
      if (one === other || one.box[0] > x1 + margin || one.box[2] < x0 - margin || one.box[1] > y1 + margin || one.box[3] < y0 - margin)
        continue;
      const isNear = ([x, y]: Place): boolean =>
        x >= x0 - margin &&
        x <= x1 + margin &&
        y >= y0 - margin &&
        y <= y1 + margin &&
        (distanceToRings([x, y], other.rings) <= margin || isInside([x, y], other.rings));
      const points = one.rings.flat().filter(isNear);
      if (points.length > 0) near.set(`${one.id}\n${other.id}`, points);
    }
  return near;
}
