import type { MapLayout } from '../../../src/drawing/layout/mapLayout.js';
import { crossedLabels, layOutOrders } from '../../../src/drawing/layout/ordersLayout.js';
import type { OrderRoute } from '../../../src/drawing/layout/routing.js';
import { unitPlace } from '../../../src/drawing/layout/unitPlaces.js';
import { sceneOf } from '../../../src/drawing/scene/sceneOf.js';
import { distance, firstPoint, lastPoint, type Point, type Polyline, resample } from '../../../src/drawing/vector/geometry.js';
import type { Report } from '../../../src/games/diplomacy/model/report.js';

/** A shaft this close to the middle of a unit runs through it, in frame pixels. */
const THROUGH = 14;

/** What the shafts of the pictures of some phases run through. */
export interface Shafts {
  readonly names: number;
  /** Names that a shaft runs through. */
  readonly crossed: number;
  readonly lines: number;
  /** Shafts that run through a unit they have nothing to do with: the phase, the order, and where the unit is. */
  readonly throughUnits: readonly string[];
  /** Lines that leave the map at one edge though both their ends are on it: the phase and the order. */
  readonly overEdge: readonly string[];
}

/** Looks at the results pictures of the phases. */
export function shaftsIn(layout: MapLayout, reports: readonly Report[]): Shafts {
  const all = reports.map(report => shaftsOf(layout, report));
  const sum = (key: 'names' | 'crossed' | 'lines'): number => all.reduce((total, one) => total + one[key], 0);
  return {
    names: sum('names'),
    crossed: sum('crossed'),
    lines: sum('lines'),
    throughUnits: all.flatMap(one => one.throughUnits),
    overEdge: all.flatMap(one => one.overEdge),
  };
}

function shaftsOf(layout: MapLayout, report: Report): Shafts {
  const scene = sceneOf({ kind: 'results', game: report.variant, language: 'en', report });
  const laidOut = layOutOrders(layout, scene);
  const routes = laidOut.routes.filter(({ line }) => line.length > 1);
  const tokens = scene.units.map(({ at }) => ({ at, place: unitPlace(layout.geometry, at) }));
  const unitsUnder = ({ line, abandoned = [], carriers }: OrderRoute): readonly string[] => {
    const points = [...resample(line, 2), ...(abandoned.length > 1 ? resample(abandoned, 2) : [])];
    return tokens
      .filter(({ at, place }) => !carriers.includes(at) && points.some(point => distance(point, place) < THROUGH))
      .map(({ at }) => at);
  };
  const phase = `${report.turn.season} ${report.turn.year}`;
  return {
    names: laidOut.labels.length,
    crossed: crossedLabels(laidOut).length,
    lines: routes.length,
    throughUnits: routes.flatMap(route => unitsUnder(route).map(at => `${phase}: ${route.result.order.at} through ${at}`)),
    overEdge: routes
      .filter(({ line, abandoned = [] }) => leavesMap(layout, [...line, ...abandoned]))
      .map(({ result }) => `${phase}: ${result.order.at}`),
  };
}

function leavesMap({ geometry: { board } }: MapLayout, line: Polyline): boolean {
  const isOutside = ([x]: Point): boolean => x < 0 || x > board.frame.width;
  return ![firstPoint(line), lastPoint(line)].some(isOutside) && line.some(isOutside);
}
