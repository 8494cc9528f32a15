import type { TextRow } from './mapTexts.js';
import type { OverlayKind, TextRole } from './marks.js';

/** In frame pixels, y down. */
export type Place = readonly [x: number, y: number];
export type Ring = readonly Place[];

/** What is read from a map. Lengths in frame pixels: the frame is as large as our boards are, whatever the units of the drawing. */
export interface MapDrawing {
  readonly frame: { readonly width: number; readonly height: number };
  /** The closed outlines of each id, islands and holes among them, and the line of its first shape. Land outside the game: "~west". */
  readonly areas: ReadonlyMap<string, DrawnArea>;
  /** Where the author wants something: "unit:stp/nc", "label:stp", "centre:stp". */
  readonly places: ReadonlyMap<string, { readonly at: Place; readonly line: number }>;
  /** Open lines by their ids, "river:yellow": the first piece of each. */
  readonly lines: ReadonlyMap<string, { readonly points: readonly Place[]; readonly line: number }>;
  /** What is drawn over the provinces, in the order of the file. */
  readonly overlays: readonly DrawnOverlay[];
  /** What is to be written on the map, in the order of the file. */
  readonly texts: readonly DrawnText[];
}

/** `of`: the province it is in, or two of them, "kdum/froz". `d`: path data with absolute coordinates. */
export interface DrawnOverlay {
  readonly kind: OverlayKind;
  readonly of: string;
  readonly d: string;
  readonly line: number;
}

/** `of`: a province. `rows`: x, y and sizes in frame pixels. */
export interface DrawnText {
  readonly role: TextRole;
  readonly of: string;
  readonly rows: readonly TextRow[];
  readonly line: number;
}

export interface DrawnArea {
  readonly rings: readonly Ring[];
  readonly line: number;
}

/** The signed area of a ring. */
export function areaOfRing(ring: Ring): number {
  let sum = 0;
  let [x0, y0] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    sum += x0 * y - x * y0;
    [x0, y0] = [x, y];
  }
  return sum / 2;
}

/** Whether a point is inside an area, by the even–odd rule. */
export function isInside([x, y]: Place, rings: readonly Ring[]): boolean {
  let inside = false;
  for (const ring of rings) {
    let [x0, y0] = ring.at(-1) ?? [0, 0];
    for (const [x1, y1] of ring) {
      if (y1 > y !== y0 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) inside = !inside;
      [x0, y0] = [x1, y1];
    }
  }
  return inside;
}

/** How far a point is from the nearest line of an area. */
export function distanceToRings([x, y]: Place, rings: readonly Ring[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    let [x0, y0] = ring.at(-1) ?? [0, 0];
    for (const [x1, y1] of ring) {
      const [dx, dy] = [x1 - x0, y1 - y0];
      const along = dx === 0 && dy === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
      const [ax, ay] = [x0 + along * dx - x, y0 + along * dy - y];
      least = Math.min(least, ax * ax + ay * ay);
      [x0, y0] = [x1, y1];
    }
  }
  return Math.sqrt(least);
}
