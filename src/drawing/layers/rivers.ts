import type { BoardGeometry } from '../layout/boardGeometry.js';
import { type Colour, RIVER, WATER } from '../vector/colour.js';
import { direction, lastPoint, type Point, type Polyline, resample } from '../vector/geometry.js';
import { circle, fill, svgPath } from '../vector/svg.js';

/** Distance from a river's source to where it has its full width, in frame pixels. */
const GROWTH = 90;
/** Frame pixels between the points of a river's banks. */
const STEP = 4;

/** Bank, water and glint. Each layer is drawn for all rivers before the next one, so that confluences have no seam. */
const LAYERS = [
  { colour: RIVER, widthOf: (width: number) => width + 4.4, opacity: 0.95 },
  { colour: WATER, widthOf: (width: number) => width + 1, opacity: 1 },
  { colour: '#d8ecf0', widthOf: (width: number) => width * 0.26, opacity: 0.75 },
];

export const rivers = ({ board }: BoardGeometry): string =>
  LAYERS.map(({ colour, widthOf, opacity }) =>
    board.rivers.map(river => taperedRibbon(river.line, { width: widthOf(river.width), colour, opacity })).join(''),
  ).join('');

interface RibbonStyle {
  readonly width: number;
  readonly colour: Colour;
  readonly opacity: number;
}

/** A band along a line that widens from a quarter of its width at the start. */
function taperedRibbon(line: Polyline, { width, colour, opacity }: RibbonStyle): string {
  const points = resample(line, STEP);
  const half = (i: number): number => (width / 2) * Math.min(1, 0.25 + (0.75 * i * STEP) / GROWTH);
  const bank = (side: 1 | -1): Polyline =>
    points.map((p, i): Point => {
      const [x, y] = direction(points, i);
      return [p[0] - y * half(i) * side, p[1] + x * half(i) * side];
    });
  return (
    fill(svgPath([...bank(1), ...[...bank(-1)].reverse()], true), colour, { 'fill-opacity': opacity }) +
    circle(lastPoint(points), width / 2, { fill: colour, 'fill-opacity': opacity })
  );
}
