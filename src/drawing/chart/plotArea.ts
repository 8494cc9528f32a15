import type { Point } from '../vector/geometry.js';

/** The area of the chart that contains the lines, in pixels. */
export const PLOT = { left: 64, right: 1040, top: 96, bottom: 650 };

/** Converts a number of centres to a point on the plot. `stage`: 0 before the first year, n after the nth. */
export type PlaceOnPlot = (stage: number, count: number) => Point;

/** `years`: number of years. `most`: the greatest number of centres, at the top of the plot. */
export const placeOnPlot =
  (years: number, most: number): PlaceOnPlot =>
  (stage, count) => [
    PLOT.left + ((PLOT.right - PLOT.left) * stage) / Math.max(1, years),
    PLOT.bottom - ((PLOT.bottom - PLOT.top) * count) / most,
  ];
