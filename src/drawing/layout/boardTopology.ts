import type { GeoJsonProperties } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryObject, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import type { Point, Polyline } from '../vector/geometry.js';

/** A board file's shapes as TopoJSON: areas that share the arcs of their borders. */
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

/** The shape without its properties; nothing if it is no area. */
function areaShape(shape: GeometryObject<GeoJsonProperties>): readonly AreaShape[] {
  if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon') return [];
  return [
    shape.type === 'Polygon' ? { type: shape.type, id: shape.id, arcs: shape.arcs } : { type: shape.type, id: shape.id, arcs: shape.arcs },
  ];
}

export interface IdentifiedShape {
  readonly id?: string | number | undefined;
}
export const areaId = ({ id }: IdentifiedShape): string => String(id);

/** The closed outlines of an area, holes among them. */
export function ringsOf(topology: Topology, shape: AreaShape): readonly Polyline[] {
  const polygons =
    shape.type === 'Polygon' ? [feature(topology, shape).geometry.coordinates] : feature(topology, shape).geometry.coordinates;
  return polygons.flat().map(pointsOf);
}

/** The border lines whose two areas pass a test. At the outer edge of the board both are the same area. */
export const borderLines = (
  topology: Topology,
  shapes: AreaShapes,
  isWanted: (a: IdentifiedShape, b: IdentifiedShape) => boolean,
): readonly Polyline[] => mesh(topology, shapes, isWanted).coordinates.map(pointsOf);

const pointsOf = (line: readonly (readonly number[])[]): Polyline => line.map(([x = 0, y = 0]): Point => [x, y]);
