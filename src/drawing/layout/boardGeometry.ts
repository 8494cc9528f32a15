import type { Topology } from 'topojson-specification';
import type { BoardFile, ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import type { ProvinceId } from '../../games/diplomacy/board/location.js';
import type { PaletteId } from '../../lib/look.js';
import { once } from '../../lib/once.js';
import type { Point, Polyline } from '../vector/geometry.js';
import { boardInPalette } from '../vector/nightPalette.js';
import { svgPath } from '../vector/svg.js';
import { type AreaShape, type AreaShapes, areaId, areaShapes, borderLines, type IdentifiedShape, ringsOf } from './boardTopology.js';
import { DECORATION_SLOTS, type DecorationSlots } from './decorationSlots.js';
import { PAGE_STYLES, type PageStyle } from './page.js';
import { wrapsAround } from './wrapAround.js';

/* Maps are drawn in frame pixels: the units of the frame in the board file, y down. The frame of a board on a page is the page. */

/** A board and its outlines, as in `dist/boards/<id>`. */
export interface BoardSource {
  readonly board: BoardFile;
  /** The board before anybody chose anything, from which that of a match with choices is made. Default: the same board. */
  readonly printed?: BoardFile;
  readonly geometry: Topology;
  /** Where the points of the drawing are in the frame of the board. Default: where they are. */
  readonly warp?: Warp;
  /** Whether the board wraps around the world. Default: what its borders and its drawing say. */
  readonly wraps?: boolean;
}
export type Warp = (at: Point) => Point;

/** `beyond`: land outside the game. */
export type AreaKind = ProvinceFile['kind'] | 'beyond';
/** An area of the map. What takes long is made when it is first asked for: pictures on a prepared base need little of it. */
export interface MapArea {
  readonly id: string;
  readonly kind: AreaKind;
  readonly rings: readonly Polyline[];
  /** The rings as an SVG path, filled by the even–odd rule. */
  readonly d: string;
}
/** The lines of a board, made when they are first asked for. */
export interface BoardLines {
  /** SVG paths. */
  readonly borders: Readonly<Record<BorderKind, string>>;
  readonly coastline: readonly Polyline[];
  /** The outline of the land where units may be placed, as an SVG path; empty on most boards. */
  readonly band: string;
}
/** What a border line separates. `edge`: between two areas of land, at least one of which nobody may enter. */
export type BorderKind = 'coast' | 'sea' | 'land' | 'edge';

/** A board's shapes, the same in every picture of it. Lengths in frame pixels. */
export interface BoardGeometry {
  readonly board: BoardFile;
  readonly page: PageStyle;
  readonly areas: readonly MapArea[];
  readonly provinces: ReadonlyMap<ProvinceId, ProvinceFile>;
  readonly lines: () => BoardLines;
  /** The drawing of the board from which all shapes are made. */
  readonly drawing: Topology;
  /** Width of the board if it wraps around the world; otherwise undefined. */
  readonly wrapWidth?: number;
  /** Width of the margin around the map. */
  readonly margin: number;
  readonly slots: DecorationSlots;
}

export interface GeometryOptions {
  /** Default: parchment. */
  readonly palette?: PaletteId;
  /** Default: a full page. */
  readonly page?: PageStyle;
}

export function boardGeometry(
  { board: parchmentBoard, geometry: drawing, warp = at => at, wraps }: BoardSource,
  { palette = 'parchment', page = PAGE_STYLES.full }: GeometryOptions = {},
): BoardGeometry {
  const board = boardInPalette(parchmentBoard, palette);
  const shapes = areaShapes(drawing);
  const outlines: Outlines = { drawing, shapes, inFrame: line => line.map(warp) };
  const kinds = new Map(board.provinces.map(({ id, kind }): [string, AreaKind] => [id, kind]));
  return {
    board,
    page,
    areas: shapes.geometries.map(shape => mapArea(outlines, shape, kinds.get(areaId(shape)) ?? 'beyond')),
    provinces: new Map(board.provinces.map(p => [p.id, p])),
    lines: once(() => ({ ...bordersOf(outlines, kinds), band: bandOf(outlines, board.band ?? []) })),
    drawing,
    ...((wraps ?? wrapsAround(board, drawing)) && { wrapWidth: board.frame.width }),
    margin: page.hasOrnaments ? (board.hanzi ? 28 : 14) : 0,
    slots: (page.hasOrnaments && DECORATION_SLOTS[board.id]) || {},
  };
}

/** The drawing of a board, the shapes in it, and how its lines are brought into the frame. */
interface Outlines {
  readonly drawing: Topology;
  readonly shapes: AreaShapes;
  readonly inFrame: (line: Polyline) => Polyline;
}

function mapArea({ drawing, inFrame }: Outlines, shape: AreaShape, kind: AreaKind): MapArea {
  const rings = once(() => ringsOf(drawing, shape).map(inFrame));
  const d = once(() =>
    rings()
      .map(ring => svgPath(ring.slice(0, -1), true))
      .join(''),
  );
  return {
    id: areaId(shape),
    kind,
    get rings() {
      return rings();
    },
    get d() {
      return d();
    },
  };
}

function bordersOf({ drawing, shapes, inFrame }: Outlines, kinds: ReadonlyMap<string, AreaKind>): Omit<BoardLines, 'band'> {
  const kindOf = (shape: IdentifiedShape): AreaKind => kinds.get(areaId(shape)) ?? 'beyond';
  const lines = (kind: BorderKind): readonly Polyline[] =>
    borderLines(drawing, shapes, (a, b) => a !== b && borderKind(kindOf(a), kindOf(b)) === kind).map(inFrame);
  const coastline = lines('coast');
  const borders = { coast: pathOf(coastline), sea: pathOf(lines('sea')), land: pathOf(lines('land')), edge: pathOf(lines('edge')) };
  return { borders, coastline };
}

const pathOf = (lines: readonly Polyline[]): string => lines.map(line => svgPath(line)).join('');

function bandOf({ drawing, shapes, inFrame }: Outlines, provinces: readonly ProvinceId[]): string {
  const isWithin = (shape: IdentifiedShape): boolean => provinces.includes(areaId(shape));
  const lines = borderLines(drawing, shapes, (a, b) => (a === b ? isWithin(a) : isWithin(a) !== isWithin(b)));
  return pathOf(lines.map(inFrame));
}

function borderKind(a: AreaKind, b: AreaKind): BorderKind {
  if ((a === 'sea') !== (b === 'sea')) return 'coast';
  if (a === 'sea') return 'sea';
  return a === 'land' && b === 'land' ? 'land' : 'edge';
}

export const areaNamed = ({ areas }: BoardGeometry, id: string): MapArea | undefined => areas.find(area => area.id === id);
