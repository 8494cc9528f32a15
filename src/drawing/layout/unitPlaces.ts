import { berthOf, oceanOf } from '../../games/diplomacy/board/berths.js';
import { coastOf, type Location, provinceOf } from '../../games/diplomacy/board/location.js';
import type { FormerUnit } from '../scene/mapScene.js';
import { distance, type Point } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';

/** Radius of a unit's token, in frame pixels. */
export const TOKEN_RADIUS = 17;

/** The middle of a unit's token, in frame pixels. Throws when no unit can be at that location. */
export function unitPlace({ provinces, board }: BoardGeometry, at: Location): Point {
  const places = provinces.get(oceanOf(provinceOf(at)))?.places;
  const place = places?.units[coastOf(at) ?? ''] ?? places?.unit;
  if (!place) throw new Error(`Nobody can stand at ${at} on the board ${board.id}`);
  const berth = berthOf(at);
  return berth === undefined ? place : berthPlace(place, berth);
}

/** The place of a fleet in an open ocean: two in a row, each row above the previous one, because the ocean's name is below. */
function berthPlace([x, y]: Point, berth: number): Point {
  const [row, column] = [Math.floor((berth - 1) / BERTH.perRow), (berth - 1) % BERTH.perRow];
  return [x + (column - 0.5) * BERTH.across, y - row * BERTH.up];
}
/** `aside`: how far beside its place a fleet is that was dislodged. */
const BERTH = { perRow: 2, across: 40, up: 36, aside: 34 };

/** Minimum distance between a dislodged unit's token and the token that dislodged it. */
const MIN_DISTANCE = 30;

/** The middle of a dislodged unit's token, beside the province's usual place; of several fleets in an open ocean, outside beside its own. */
export function dislodgedPlace(geometry: BoardGeometry, at: Location): Point {
  const own = unitPlace(geometry, at);
  const berth = berthOf(at);
  if (berth !== undefined) return [own[0] + ((berth - 1) % BERTH.perRow === 0 ? -BERTH.aside : BERTH.aside), own[1]];
  const places = geometry.provinces.get(oceanOf(provinceOf(at)))?.places;
  const given = places?.dislodgedAt[coastOf(at) ?? ''] ?? places?.dislodged ?? [own[0] + MIN_DISTANCE, own[1]];
  const stretch = Math.max(1, MIN_DISTANCE / (distance(own, given) || 1));
  return [own[0] + (given[0] - own[0]) * stretch, own[1] + (given[1] - own[1]) * stretch];
}

export const formerUnitPlace = (geometry: BoardGeometry, { at, spot }: Pick<FormerUnit, 'at' | 'spot'>): Point =>
  spot === 'own' ? unitPlace(geometry, at) : dislodgedPlace(geometry, at);
