import type { Colour } from '../vector/colour.js';
import { element, fill } from '../vector/svg.js';

/** Distances between the lines of a pattern, in pixels. */
const PERIODS = [11, 17, 7] as const;

/** Whether pixel (x, y) is on a line. */
const PATTERNS: readonly ((x: number, y: number, period: number) => boolean)[] = [
  (x, y, p) => (x + y) % p < 2,
  (x, y, p) => (x - y + p * 1000) % p < 2,
  (_, y, p) => y % p < 2,
  (x, _, p) => x % p < 2,
  (x, y, p) => (x % p) ** 2 + (y % p) ** 2 < 8,
  (x, y, p) => x % p < 1 || y % p < 1,
  (x, y, p) => (x + y) % p < 1 || (x - y + p * 1000) % p < 1,
];

/** Opacity of a pattern's lines, in 256ths. */
export const HATCH_SHARE = 70;

/** A square tile that repeats over the picture. `cells`: row by row, 1 on a line. */
export interface HatchPattern {
  readonly period: number;
  readonly cells: Uint8Array;
}

/** The pattern of the power with this index among the board's powers. The first 21 patterns are all different. */
export function hatchPatternOf(power: number): HatchPattern {
  const isOnLine = PATTERNS[power % PATTERNS.length];
  const period = PERIODS[Math.floor(power / PATTERNS.length) % PERIODS.length] ?? PERIODS[0];
  const cells = Uint8Array.from({ length: period * period }, (_, i) => Number(isOnLine?.(i % period, Math.floor(i / period), period)));
  return { period, cells };
}

/** One row of a pattern, for row `y` of a picture. */
export const hatchRow = ({ period, cells }: HatchPattern, y: number): Uint8Array =>
  cells.subarray((y % period) * period, ((y % period) + 1) * period);

/** The pattern of a power as an SVG pattern with the id "hatch-<power>". */
export function hatchPatternSvg(power: number, colour: Colour): string {
  const { period, cells } = hatchPatternOf(power);
  const dots = [...cells.keys()].filter(i => cells[i] === 1).map(i => `M${i % period} ${Math.floor(i / period)}h1v1h-1Z`);
  const size = { width: period, height: period, patternUnits: 'userSpaceOnUse' };
  return element('pattern', { id: `hatch-${power}`, ...size }, fill(dots.join(''), colour));
}
