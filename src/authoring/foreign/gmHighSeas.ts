import { distanceToRings, isInside, type Place, type Ring } from '../svg/outline.js';
import { type GmMaking, layerOf } from './gmMaking.js';
import { type LayerElement, labelOf } from './readLayers.js';

/** In pixels of a frame 1600 wide: half the side of the square that stands for a sea, at most and at least. */
const HALF = { most: 60, least: 8 };
/** Between squares under the map. */
const BESIDE = 40;

/**
 * Squares for the seas that the config has in copies and the drawing has not: where the drawing has the fleets of the copies, if there is
 * room, or else below the map.
 */
export function highSeasOf(making: GmMaking, gap: number): ReadonlyMap<string, readonly Ring[]> {
  const { provinces, copied } = making;
  const found = new Map<string, readonly Ring[]>();
  const drawn = [...provinces.values()].flatMap(({ rings }) => (rings.length > 0 ? [boxed(rings)] : []));
  let [left, below] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x0, y1 } of drawn) [left, below] = [Math.min(left, x0), Math.max(below, y1)];
  for (const name of copied) {
    if ((provinces.get(name)?.rings.length ?? 0) > 0) continue;
    const [best] = placesOfCopies(making, name)
      .map(at => ({ at, half: roomAt(at, drawn, gap) }))
      .sort((a, b) => b.half - a.half);
    const isRoom = best !== undefined && best.half >= HALF.least;
    const half = isRoom ? best.half : HALF.most;
    const ring = square(isRoom ? best.at : [left + half, below + BESIDE + half], half);
    if (!isRoom) left += 2 * half + BESIDE;
    found.set(name, [ring]);
    drawn.push(boxed([ring]));
  }
  return found;
}

/** Where the fleets of the copies stand, and the middle of them. */
function placesOfCopies(making: GmMaking, name: string): readonly Place[] {
  const layer = layerOf(making, 'fleet');
  const isCopy = (element: LayerElement): boolean => labelOf(element).replace(/\d+$/, '').trim() === name;
  const all = (layer?.children ?? []).filter(isCopy).flatMap((element): Place[] => {
    const at = layer && making.shapes.middle(element, layer);
    return at ? [at] : [];
  });
  if (all.length < 2) return all;
  return [[all.reduce((sum, [x]) => sum + x, 0) / all.length, all.reduce((sum, [, y]) => sum + y, 0) / all.length], ...all];
}

interface Boxed {
  readonly rings: readonly Ring[];
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function boxed(rings: readonly Ring[]): Boxed {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of rings.flat()) [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  return { rings, x0, y0, x1, y1 };
}

/** Half the side of the largest square around a place that leaves a gap to all that is drawn. Negative if something covers the place. */
function roomAt([x, y]: Place, drawn: readonly Boxed[], gap: number): number {
  const reach = HALF.most * Math.SQRT2 + 2 * gap;
  let clear = reach;
  for (const { rings, x0, y0, x1, y1 } of drawn) {
    if (x < x0 - reach || x > x1 + reach || y < y0 - reach || y > y1 + reach) continue;
    if (isInside([x, y], rings)) return -1;
    clear = Math.min(clear, distanceToRings([x, y], rings));
  }
  return (clear - 2 * gap) / Math.SQRT2;
}

const square = ([x, y]: Place, half: number): Ring =>
  [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([dx = 0, dy = 0]): Place => [x + dx, y + dy]);
