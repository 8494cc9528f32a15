import type { Point } from '../vector/geometry.js';

/** In pixels, which are also the drawing units. */
export const CHART_WIDTH = 1200;

/** The part of the chart that contains the lines, in pixels. To its right are the powers. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Maximum number of powers below each other. The rest go into further columns to the right. */
export const PER_COLUMN = 14;
/** Room for a token, a number and a name. */
export const COLUMN_WIDTH = 190;

/** The plot of a chart with this many powers. */
export const plotFor = (powers: number): PlotArea => ({
  left: 76,
  right: CHART_WIDTH - 24 - Math.max(1, Math.ceil(powers / PER_COLUMN)) * COLUMN_WIDTH,
  top: 104,
  bottom: 650,
});

/** Converts a number of centres to a point on the plot. `stage`: 0 before the first year, n after the nth. */
export type PlaceOnPlot = (stage: number, count: number) => Point;

/** `years`: number of years. `most`: the greatest number of centres, at the top of the plot. */
export const placeOnPlot =
  ({ left, right, top, bottom }: PlotArea, years: number, most: number): PlaceOnPlot =>
  (stage, count) => [left + ((right - left) * stage) / Math.max(1, years), bottom - ((bottom - top) * count) / most];
