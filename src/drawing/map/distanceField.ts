import { type MapLayout, outsideWindowPath, svgDocument } from '../layout/mapLayout.js';
import { rasterise } from '../raster/rasterise.js';
import { element } from '../vector/svg.js';

/** For every pixel of a picture: its area, and its distance from the area's border. */
export interface DistanceField {
  /** Index in `BoardGeometry.areas` plus one; 0 for pixels that are never coloured. */
  readonly area: Uint16Array;
  /** Distance to the nearest border in thirds of a pixel, at most 255. */
  readonly distance: Uint8Array;
  /** The number of the area beyond that border. */
  readonly neighbour: Uint16Array;
}

/** As an area number: outside the map, whose edge is no border. */
const OUTSIDE = 0xffff;
/** As a distance. */
const UNKNOWN = 255;

/** Throws when the board has more areas than fit into two bytes. */
export function distanceField(layout: MapLayout): DistanceField {
  const { board, areas } = layout.geometry;
  if (areas.length >= OUTSIDE) throw new Error(`The board ${board.id} has more areas than a picture can tell apart`);
  const numbered = rasterise(numberedAreas(layout), layout.width);
  const { width } = numbered;
  // The two lowest bytes of each pixel: red and green.
  const area = Uint16Array.from(numbered.pixels);
  const field = { area, distance: new Uint8Array(area.length).fill(UNKNOWN), neighbour: new Uint16Array(area.length) };
  seedBorders(field, width);
  spread(field, width);
  for (let i = 0; i < area.length; i++) if (area[i] === OUTSIDE) area[i] = 0;
  return field;
}

/** An SVG with the number of each area in its red and green channels, red the lower, without antialiasing. */
function numberedAreas(layout: MapLayout): string {
  const { areas } = layout.geometry;
  const [left, top, right, bottom] = layout.window;
  const numbered = (n: number) => ({ fill: `rgb(${n & 255},${n >> 8},0)`, 'shape-rendering': 'crispEdges', 'fill-rule': 'evenodd' });
  const outside = element('path', { d: outsideWindowPath(layout), ...numbered(OUTSIDE) });
  const map = element('rect', { x: left, y: top, width: right - left, height: bottom - top, ...numbered(0) });
  const shapes = areas.map(({ d, kind }, i) => element('path', { d, ...numbered(kind === 'land' ? i + 1 : 0) }));
  return svgDocument(layout, map + shapes.join('') + outside);
}

/** Seeds the pixels at borders: distance 1, and the area beyond. Hot: a loop over all pixels. */
function seedBorders({ area, distance, neighbour }: DistanceField, width: number): void {
  const meet = (i: number, other: number): void => {
    if (other === area[i] || other === OUTSIDE) return;
    distance[i] = 1;
    neighbour[i] = other;
  };
  for (let i = width; i < area.length - width; i++) {
    const own = area[i];
    if (own === 0 || own === OUTSIDE) continue;
    meet(i, area[i - 1] ?? OUTSIDE);
    meet(i, area[i + 1] ?? OUTSIDE);
    meet(i, area[i - width] ?? OUTSIDE);
    meet(i, area[i + width] ?? OUTSIDE);
  }
}

/** Chamfer distances (3 to a straight neighbour, 4 to a diagonal one) within each area, in two sweeps. Hot: a loop over all pixels. */
function spread({ area, distance, neighbour }: DistanceField, width: number): void {
  const take = (i: number, from: number, step: number): void => {
    const through = (distance[from] ?? UNKNOWN) + step;
    if (area[from] !== area[i] || through >= (distance[i] ?? 0)) return;
    distance[i] = through;
    neighbour[i] = neighbour[from] ?? 0;
  };
  const sweep = (i: number, way: 1 | -1): void => {
    if (area[i] === 0 || area[i] === OUTSIDE) return;
    take(i, i - way, 3);
    take(i, i - way * width, 3);
    take(i, i - way * (width + 1), 4);
    take(i, i - way * (width - 1), 4);
  };
  const last = area.length - width - 1;
  for (let i = width + 1; i < last; i++) sweep(i, 1);
  for (let i = last; i > width; i--) sweep(i, -1);
}
