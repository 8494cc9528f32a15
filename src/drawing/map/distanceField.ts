import { type MapLayout, pictureBox, svgDocument } from '../layout/mapLayout.js';
import { pixelsOf } from '../raster/pixels.js';
import { rasterise } from '../raster/rasterise.js';
import { element } from '../vector/svg.js';

/** Of every pixel of a picture: the land it is of, and how deep within. */
export interface DistanceField {
  /** Place in `plan.areas` plus one; 0 where no power's colour can lie. */
  readonly area: Uint8Array;
  /** Thirds of a pixel to the nearest border. */
  readonly depth: Uint8Array;
  /** The area beyond that border. */
  readonly neighbour: Uint8Array;
}

/** Outside the map: its edge is no border. */
const OUTSIDE = 255;

export function distanceField(page: MapLayout): DistanceField {
  const { board, areas } = page.plan;
  if (areas.length >= OUTSIDE) throw new Error(`The board ${board.id} has more areas than a picture can tell apart`);
  const numbered = rasterise(numberedAreas(page), page.width);
  const { width } = numbered;
  const area = Uint8Array.from(pixelsOf(numbered));
  const realm = { area, depth: new Uint8Array(area.length).fill(OUTSIDE), neighbour: new Uint8Array(area.length) };
  seed(realm, width);
  spread(realm, width);
  for (let i = 0; i < area.length; i++) if (area[i] === OUTSIDE) area[i] = 0;
  return realm;
}

/** A drawing in which each land is filled with its number, edges hard. */
function numberedAreas(page: MapLayout): string {
  const { areas } = page.plan;
  const [x0, y0, x1, y1] = pictureBox(page);
  const [left, top, right, bottom] = page.window;
  const hard = (n: number) => ({ fill: `rgb(${n},0,0)`, 'shape-rendering': 'crispEdges', 'fill-rule': 'evenodd' });
  const outside = element('path', { d: `M${x0} ${y0}H${x1}V${y1}H${x0}ZM${left} ${top}H${right}V${bottom}H${left}Z`, ...hard(OUTSIDE) });
  const map = element('rect', { x: left, y: top, width: right - left, height: bottom - top, ...hard(0) });
  const shapes = areas.map(({ d, kind }, i) => element('path', { d, ...hard(kind === 'land' ? i + 1 : 0) }));
  return svgDocument(page, map + shapes.join('') + outside);
}

/** Every pixel at a border is as deep as 1, and knows what is beyond. */
function seed({ area, depth, neighbour }: DistanceField, width: number): void {
  const meet = (i: number, other: number): void => {
    if (other === area[i] || other === OUTSIDE) return;
    depth[i] = 1;
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

/** Two sweeps of chamfer distances (3 straight, 4 aslant), within each area. */
function spread({ area, depth, neighbour }: DistanceField, width: number): void {
  const take = (i: number, j: number, step: number): void => {
    const through = (depth[j] ?? OUTSIDE) + step;
    if (area[j] !== area[i] || through >= (depth[i] ?? 0)) return;
    depth[i] = through;
    neighbour[i] = neighbour[j] ?? 0;
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
