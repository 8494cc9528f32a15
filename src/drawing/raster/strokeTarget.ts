import type { Point } from '../vector/geometry.js';

/** The pixels that strokes are drawn on. */
export interface StrokeTarget {
  /** Premultiplied by alpha. */
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly height: number;
  /** The first row that is drawn, and the one after the last. */
  readonly rows: readonly [from: number, to: number];
  /** For each row, the first column that was drawn on and the one after the last. */
  readonly spans: Int32Array;
  /** Pixels per drawing unit. */
  readonly scale: number;
  /** Converts drawing units to pixels. */
  readonly toPixels: (at: Point) => Point;
}

/** Records that a row is drawn on from column `from` to the one before `to`. */
export function widenSpan(spans: Int32Array, row: number, [from, to]: readonly [number, number]): void {
  if (from < (spans[2 * row] ?? 0)) spans[2 * row] = from;
  if (to > (spans[2 * row + 1] ?? 0)) spans[2 * row + 1] = to;
}

/** Antialiasing: the covered share of a pixel whose middle is `within` pixels inside an edge (negative: outside). */
export const coverage = (within: number): number => (within >= 0.5 ? 1 : within <= -0.5 ? 0 : within + 0.5);
