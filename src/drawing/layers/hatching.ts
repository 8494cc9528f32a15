import type { Colour } from '../vector/colour.js';
import { element, fill } from '../vector/svg.js';

/** Pixels from one line of a pattern to the next. */
const PERIODS = [11, 17, 7] as const;

const PATTERNS: readonly ((x: number, y: number, period: number) => boolean)[] = [
  (x, y, p) => (x + y) % p < 2,
  (x, y, p) => (x - y + p * 1000) % p < 2,
  (_, y, p) => y % p < 2,
  (x, _, p) => x % p < 2,
  (x, y, p) => (x % p) ** 2 + (y % p) ** 2 < 8,
  (x, y, p) => x % p < 1 || y % p < 1,
  (x, y, p) => (x + y) % p < 1 || (x - y + p * 1000) % p < 1,
];

/** How much darker land is on a line of its owner's pattern, in 256ths. */
export const HATCH_SHARE = 70;

/** A square of pixels that repeats itself: row by row, 1 on its lines. */
export interface HatchPattern {
  readonly period: number;
  readonly cells: Uint8Array;
}

/** The pattern of the power at that place among its board's powers: no two of 21 have the same. */
export function hatchPatternOf(power: number): HatchPattern {
  const isLined = PATTERNS[power % PATTERNS.length];
  const period = PERIODS[Math.floor(power / PATTERNS.length) % PERIODS.length] ?? PERIODS[0];
  const cells = Uint8Array.from({ length: period * period }, (_, i) => Number(isLined?.(i % period, Math.floor(i / period), period)));
  return { period, cells };
}

/** What a pattern has in row `y` of a picture; it repeats itself there. */
export const hatchRow = ({ period, cells }: HatchPattern, y: number): Uint8Array =>
  cells.subarray((y % period) * period, ((y % period) + 1) * period);

/** The same as an SVG pattern, "hatch-3". */
export function hatchPatternSvg(power: number, colour: Colour): string {
  const { period, cells } = hatchPatternOf(power);
  const dots = [...cells.keys()].filter(i => cells[i] === 1).map(i => `M${i % period} ${Math.floor(i / period)}h1v1h-1Z`);
  const size = { width: period, height: period, patternUnits: 'userSpaceOnUse' };
  return element('pattern', { id: `hatch-${power}`, ...size }, fill(dots.join(''), colour));
}
