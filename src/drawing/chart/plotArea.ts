import type { Point } from '../vector/geometry.js';

/** Where the lines of the chart are, in its pixels. */
export const PLOT = { left: 64, right: 1040, top: 96, bottom: 650 };

/** Where a number of centres is on the plot. `stage`: 0 before the first year, then one a year. */
export type PlaceOnPlot = (stage: number, count: number) => Point;

/** `years`: their number. `most`: the greatest number of centres, at the top of the plot. */
export const placeOnPlot =
  (years: number, most: number): PlaceOnPlot =>
  (stage, count) => [
    PLOT.left + ((PLOT.right - PLOT.left) * stage) / Math.max(1, years),
    PLOT.bottom - ((PLOT.bottom - PLOT.top) * count) / most,
  ];
