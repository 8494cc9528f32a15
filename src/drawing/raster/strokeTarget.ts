import type { Point } from '../vector/geometry.js';

/** The pixels that strokes are drawn on. */
export interface StrokeTarget {
  /** Premultiplied by alpha. */
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly height: number;
  /** Pixels a drawing unit. */
  readonly scale: number;
  /** From drawing units to pixels. */
  readonly toPixels: (at: Point) => Point;
}

/** The share of a pixel that is covered when its middle lies `within` pixels inside an edge, negative outside: antialiasing. */
export const coverage = (within: number): number => (within >= 0.5 ? 1 : within <= -0.5 ? 0 : within + 0.5);
