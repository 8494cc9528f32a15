import type { Point } from '../vector/geometry.js';

/** The pixels that strokes are drawn on. */
export interface StrokeTarget {
  /** Premultiplied by alpha. */
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly height: number;
  /** Pixels per drawing unit. */
  readonly scale: number;
  /** Converts drawing units to pixels. */
  readonly toPixels: (at: Point) => Point;
}

/** Antialiasing: the covered share of a pixel whose middle is `within` pixels inside an edge (negative: outside). */
export const coverage = (within: number): number => (within >= 0.5 ? 1 : within <= -0.5 ? 0 : within + 0.5);
