import svgpath from 'svgpath';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { VariantFault } from '../model/variantFault.js';
import { quotable } from '../model/variantFault.js';
import type { Place, Ring } from './outline.js';

/** How long a piece of a curve is, in frame pixels, and how many pieces it has at most. */
const PIECE = 5;
const MOST_PIECES = 64;

/** What a path is drawn with: the transforms of its element and of all around it, innermost first, and those of the frame. */
export interface PathSetting {
  readonly transforms: readonly string[];
  readonly toFrame: readonly number[];
  readonly least?: number;
}

/** Reads path data as closed rings of straight lines in frame pixels. Rings of fewer points than `least` are left out. */
export function flattened(
  d: string,
  { transforms, toFrame, least = 3 }: PathSetting,
  mostPoints: number,
): Result<readonly Ring[], VariantFault> {
  const path = transforms.reduce((one, transform) => one.transform(transform), svgpath(d)).matrix([...toFrame]);
  const { err } = path as unknown as { readonly err?: string };
  if (err) return refuse({ code: 'svg-bad-path', typed: quotable(err.replace(/^SvgPath: /, '')) });
  const rings: Place[][] = [];
  let ring: Place[] = [];
  let count = 0;
  const add = (x: number, y: number): void => {
    count += 1;
    ring.push([x, y]);
  };
  let start: Place = [0, 0];
  path
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _, x, y) => {
      if (count > mostPoints) return;
      switch (segment[0]) {
        case 'M':
          start = [segment[1], segment[2]];
          ring = [];
          rings.push(ring);
          add(...start);
          break;
        case 'L':
          add(segment[1], segment[2]);
          break;
        case 'H':
          add(segment[1], y);
          break;
        case 'V':
          add(x, segment[1]);
          break;
        case 'C':
          for (const at of alongCubic([x, y], [segment[1], segment[2]], [segment[3], segment[4]], [segment[5], segment[6]])) add(...at);
          break;
        case 'Q':
          for (const at of alongCubic(...raised([x, y], [segment[1], segment[2]], [segment[3], segment[4]]))) add(...at);
          break;
        default:
          // A path may go on after it was closed: the next ring begins where this one did.
          ring = [start];
          rings.push(ring);
      }
    });
  if (count > mostPoints) return refuse({ code: 'svg-too-much', of: 'points', most: mostPoints });
  const all = rings.filter(one => one.length >= least);
  if (all.some(one => one.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))))
    return refuse({ code: 'svg-bad-path', typed: quotable(d) });
  return ok(all);
}

const raised = (from: Place, by: Place, to: Place): [Place, Place, Place, Place] => [
  from,
  [from[0] + ((by[0] - from[0]) * 2) / 3, from[1] + ((by[1] - from[1]) * 2) / 3],
  [to[0] + ((by[0] - to[0]) * 2) / 3, to[1] + ((by[1] - to[1]) * 2) / 3],
  to,
];

/** Points of a curve after its first, the same from either end. */
function alongCubic(a: Place, b: Place, c: Place, d: Place): readonly Place[] {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.hypot(c[0] - b[0], c[1] - b[1]) + Math.hypot(d[0] - c[0], d[1] - c[1]);
  const pieces = Math.min(MOST_PIECES, Math.max(1, Math.ceil(far / PIECE) || 1));
  return Array.from({ length: pieces }, (_, i): Place => {
    const t = (i + 1) / pieces;
    const s = 1 - t;
    const mix = (k: 0 | 1): number => s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k];
    return [mix(0), mix(1)];
  });
}
