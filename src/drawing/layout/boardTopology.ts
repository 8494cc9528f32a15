import type { GeoJsonProperties } from 'geojson';
import { feature, mesh, neighbors } from 'topojson-client';
import type { GeometryObject, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { firstPoint, isInside, type Point, type Polyline } from '../vector/geometry.js';

/** An area of a board as TopoJSON, in which neighbours share the arcs of their border. */
export type AreaShape = Polygon | MultiPolygon;

export interface AreaShapes {
  readonly type: 'GeometryCollection';
  readonly geometries: AreaShape[];
}

/** The provinces and the land outside the game, in one collection. */
export function areaShapes({ objects }: Topology): AreaShapes {
  const layers = [objects.provinces, objects.offboard];
  return {
    type: 'GeometryCollection',
    geometries: layers.flatMap(layer => (layer?.type === 'GeometryCollection' ? layer.geometries.flatMap(areaShape) : [])),
  };
}

/** The shape without its properties; empty if it is not an area. */
function areaShape(shape: GeometryObject<GeoJsonProperties>): readonly AreaShape[] {
  if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon') return [];
  return [
    shape.type === 'Polygon' ? { type: shape.type, id: shape.id, arcs: shape.arcs } : { type: shape.type, id: shape.id, arcs: shape.arcs },
  ];
}

/** A point of an area. */
export interface AreaPoint {
  readonly area: string;
  readonly at: Point;
}

/**
 * Whether two areas have a border in common. Of an area that is drawn in several parts, only the part around the point counts, with its holes.
 */
export function haveCommonBorder(topology: Topology, one: AreaPoint, other: AreaPoint): boolean {
  const { geometries } = areaShapes(topology);
  const [beside = []] = neighbors([partAround(topology, geometries, one), partAround(topology, geometries, other)]);
  return beside.length > 0;
}

/** The part of an area around a point. Without such a part, a shape without outlines. */
function partAround(topology: Topology, shapes: readonly AreaShape[], { area, at }: AreaPoint): Polygon {
  const rings = shapes.filter(shape => areaId(shape) === area).flatMap(shape => ringsWithArcs(topology, shape));
  const around = rings.filter(({ line }) => isInside([line], at));
  const within = rings.filter(({ line }) => around.some(outer => outer.line === line || isInside([outer.line], firstPoint(line))));
  return { type: 'Polygon', arcs: within.map(({ arcs }) => arcs) };
}

function ringsWithArcs(topology: Topology, shape: AreaShape): readonly { readonly line: Polyline; readonly arcs: number[] }[] {
  const arcs = shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat();
  return ringsOf(topology, shape).map((line, i) => ({ line, arcs: arcs[i] ?? [] }));
}

export interface IdentifiedShape {
  readonly id?: string | number | undefined;
}
export const areaId = ({ id }: IdentifiedShape): string => String(id);

/** The closed outlines of an area, including its holes. */
export function ringsOf(topology: Topology, shape: AreaShape): readonly Polyline[] {
  const polygons =
    shape.type === 'Polygon' ? [feature(topology, shape).geometry.coordinates] : feature(topology, shape).geometry.coordinates;
  return polygons.flat().map(pointsOf);
}

/** The border lines whose two areas pass the test. At the outer edge of the board, both arguments are the same area. */
export const borderLines = (
  topology: Topology,
  shapes: AreaShapes,
  isWanted: (a: IdentifiedShape, b: IdentifiedShape) => boolean,
): readonly Polyline[] => mesh(topology, shapes, isWanted).coordinates.map(pointsOf);

const pointsOf = (line: readonly (readonly number[])[]): Polyline => line.map(([x = 0, y = 0]): Point => [x, y]);
