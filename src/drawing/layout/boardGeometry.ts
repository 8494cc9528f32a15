import type { GeoJsonProperties } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryObject, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import type { BoardFile, ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import { type PowerId, type ProvinceId, provinceOf } from '../../games/diplomacy/board/location.js';
import type { PaletteId } from '../../lib/look.js';
import { type PowerStyle, styleOf } from '../layers/unitTokens.js';
import type { Point, Polyline } from '../vector/geometry.js';
import { boardInPalette } from '../vector/nightPalette.js';
import { svgPath } from '../vector/svg.js';
import { DECORATION_SLOTS, type DecorationSlots } from './decorationSlots.js';

/** A board as it lies in `assets/boards/<id>/`. */
export interface BoardSource {
  readonly board: BoardFile;
  readonly geometry: Topology;
}

/** Beyond: land outside the game. */
export type AreaKind = ProvinceFile['kind'] | 'beyond';
export interface Area {
  readonly id: string;
  readonly kind: AreaKind;
  readonly rings: readonly Polyline[];
  /** As an SVG path, filled by the even–odd rule. */
  readonly d: string;
}
/** What a border line parts. `edge`: the board from land that nobody may enter. */
export type BorderKind = 'coast' | 'sea' | 'land' | 'edge';

/** What a picture of a board is made from, whatever stands on it. */
export interface BoardGeometry {
  readonly board: BoardFile;
  readonly areas: readonly Area[];
  readonly provinces: ReadonlyMap<ProvinceId, ProvinceFile>;
  /** SVG paths. */
  readonly borders: Readonly<Record<BorderKind, string>>;
  /** The coast. */
  readonly shore: readonly Polyline[];
  /** The black band: the land within it, and the outline of that as an SVG path; both empty where there is none. */
  readonly band: { readonly provinces: readonly ProvinceId[]; readonly d: string };
  /** Of a board that goes round the world: how far it is round, in frame pixels. */
  readonly around?: number;
  /** Frame pixels around the map. */
  readonly margin: number;
  readonly furniture: DecorationSlots;
}

export function boardGeometry({ board: onParchment, geometry }: BoardSource, palette: PaletteId = 'parchment'): BoardGeometry {
  const board = boardInPalette(onParchment, palette);
  const shapes = shapesOf(geometry);
  const areas = shapes.geometries.map(shape => areaOf(board, geometry, shape));
  return {
    board,
    areas,
    provinces: new Map(board.provinces.map(p => [p.id, p])),
    ...linesOf(geometry, shapes, new Map(areas.map(a => [a.id, a.kind]))),
    band: bandOf(geometry, shapes, board.band ?? []),
    ...(goesRound(board) && { around: board.frame.width }),
    margin: board.hanzi ? 28 : 14,
    furniture: DECORATION_SLOTS[board.id] ?? {},
  };
}

/** Whether neighbours lie at opposite edges: what leaves at one comes in at the other. */
function goesRound({ borders, provinces, frame }: BoardFile): boolean {
  const across = new Map(provinces.map(({ id, places }) => [id, places.unit?.[0]]));
  return [...borders.fleet, ...borders.army].some(([a, b]) => {
    const [from, to] = [across.get(provinceOf(a)), across.get(provinceOf(b))];
    return from !== undefined && to !== undefined && Math.abs(from - to) > frame.width / 2;
  });
}

type Shape = Polygon | MultiPolygon;

/** The provinces and the land beyond the board, in one collection. */
function shapesOf({ objects }: Topology): { readonly type: 'GeometryCollection'; readonly geometries: Shape[] } {
  const layers = [objects.provinces, objects.offboard];
  return {
    type: 'GeometryCollection',
    geometries: layers.flatMap(layer => (layer?.type === 'GeometryCollection' ? layer.geometries.flatMap(polygon) : [])),
  };
}

/** The shape, if it is one, without its properties. */
function polygon(shape: GeometryObject<GeoJsonProperties>): readonly Shape[] {
  if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon') return [];
  return [
    shape.type === 'Polygon' ? { type: shape.type, id: shape.id, arcs: shape.arcs } : { type: shape.type, id: shape.id, arcs: shape.arcs },
  ];
}

const idOf = (shape: { readonly id?: string | number | undefined }): string => String(shape.id);

function areaOf(board: BoardFile, geometry: Topology, shape: Shape): Area {
  const rings = ringsOf(geometry, shape);
  const kind = board.provinces.find(p => p.id === idOf(shape))?.kind ?? 'beyond';
  return { id: idOf(shape), kind, rings, d: rings.map(ring => svgPath(ring.slice(0, -1), true)).join('') };
}

function ringsOf(geometry: Topology, shape: Shape): readonly Polyline[] {
  const polygons =
    shape.type === 'Polygon' ? [feature(geometry, shape).geometry.coordinates] : feature(geometry, shape).geometry.coordinates;
  return polygons.flat().map(pointsOf);
}
const pointsOf = (ring: readonly (readonly number[])[]): Polyline => ring.map(([x = 0, y = 0]): Point => [x, y]);

function linesOf(
  geometry: Topology,
  shapes: ReturnType<typeof shapesOf>,
  kinds: ReadonlyMap<string, AreaKind>,
): Pick<BoardGeometry, 'borders' | 'shore'> {
  const kindOf = (shape: { readonly id?: string | number | undefined }): AreaKind => kinds.get(idOf(shape)) ?? 'beyond';
  const lines = (of: BorderKind): readonly Polyline[] =>
    mesh(geometry, shapes, (a, b) => a !== b && borderKind(kindOf(a), kindOf(b)) === of).coordinates.map(pointsOf);
  const coast = lines('coast');
  const borders = { coast: pathsOf(coast), sea: pathsOf(lines('sea')), land: pathsOf(lines('land')), edge: pathsOf(lines('edge')) };
  return { borders, shore: coast };
}

const pathsOf = (lines: readonly Polyline[]): string => lines.map(line => svgPath(line)).join('');

/** An outer edge of the geometry has the same shape on both sides. */
function bandOf(geometry: Topology, shapes: ReturnType<typeof shapesOf>, provinces: readonly ProvinceId[]): BoardGeometry['band'] {
  const isWithin = (shape: { readonly id?: string | number | undefined }): boolean => provinces.includes(idOf(shape));
  const outline = mesh(geometry, shapes, (a, b) => (a === b ? isWithin(a) : isWithin(a) !== isWithin(b)));
  return { provinces, d: outline.coordinates.map(line => svgPath(pointsOf(line))).join('') };
}

function borderKind(a: AreaKind, b: AreaKind): BorderKind {
  if ((a === 'sea') !== (b === 'sea')) return 'coast';
  if (a === 'sea') return 'sea';
  return a === 'land' && b === 'land' ? 'land' : 'edge';
}

export const areaNamed = (plan: BoardGeometry, id: string): Area | undefined => plan.areas.find(a => a.id === id);

/** How a power marks its units. */
export function powerStyle({ board }: BoardGeometry, power: PowerId): PowerStyle {
  const found = board.powers.find(p => p.id === power);
  if (!found) throw new Error(`There is no power ${power} on the board ${board.id}`);
  return styleOf(found);
}
