import type { Raster } from './rasterise.js';

/** A raster as runs of equal pixels, row by row: a large sheet of paper with some words on it takes a tenth of the memory. */
export interface RunRaster {
  readonly width: number;
  readonly height: number;
  /** Of each run its pixel, and the column after its last, in turn. Signed, as V8 would keep each larger number as an object. */
  readonly runs: Int32Array;
  /** Of each row where in `runs` it begins; then where the last row ends. */
  readonly rows: Uint32Array;
}

/** Numbers for each run. */
export const RUN = 2;

/** The raster as runs, if that takes no more than half of its memory; otherwise as it is. */
export function inRuns(raster: Raster): Raster | RunRaster {
  const { width, height, pixels } = raster;
  const rows = new Uint32Array(height + 1);
  for (let row = 0; row < height; row++) rows[row + 1] = (rows[row] ?? 0) + RUN * runsIn(pixels, row * width, (row + 1) * width);
  const count = rows[height] ?? 0;
  if (2 * (count * Int32Array.BYTES_PER_ELEMENT + rows.byteLength) > pixels.byteLength) return raster;
  const runs = new Int32Array(count);
  let at = 0;
  for (let i = 0; i < pixels.length; i++) {
    const isLast = (i + 1) % width === 0;
    if (!isLast && pixels[i + 1] === pixels[i]) continue;
    runs[at++] = pixels[i] ?? 0;
    runs[at++] = (i % width) + 1;
  }
  return { width, height, runs, rows };
}

function runsIn(pixels: Uint32Array, from: number, to: number): number {
  let runs = 0;
  for (let i = from; i < to; i++) if (i === from || pixels[i] !== pixels[i - 1]) runs++;
  return runs;
}

export const isInRuns = (raster: Raster | RunRaster): raster is RunRaster => 'runs' in raster;

/** How many bytes a raster has. */
export const bytesOf = (raster: Raster | RunRaster): number =>
  isInRuns(raster) ? raster.runs.byteLength + raster.rows.byteLength : raster.pixels.byteLength;
