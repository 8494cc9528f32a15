import { berthIn, berthOf, oceanOf } from '../../games/diplomacy/board/berths.js';
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
/**
 * `perRow`, `across`, `up`: how the places are laid out. A dislodged fleet keeps `clear` of the first `shown` places, not all of which have a fleet; where that
 * cannot be, it is `aside`.
 */
const BERTH = { perRow: 2, across: 40, up: 36, shown: 4, clear: 20, aside: 34 };

/** Minimum distance between a dislodged unit's token and the token that dislodged it. */
const MIN_DISTANCE = 30;

/** The middle of a dislodged unit's token, beside the province's usual place; of several fleets in an open ocean, as far beside its own. */
export function dislodgedPlace(geometry: BoardGeometry, at: Location): Point {
  if (berthOf(at) !== undefined) return dislodgedBerth(geometry, at);
  const own = unitPlace(geometry, at);
  const places = geometry.provinces.get(oceanOf(provinceOf(at)))?.places;
  const given = places?.dislodgedAt[coastOf(at) ?? ''] ?? places?.dislodged ?? [own[0] + MIN_DISTANCE, own[1]];
  const stretch = Math.max(1, MIN_DISTANCE / (distance(own, given) || 1));
  return [own[0] + (given[0] - own[0]) * stretch, own[1] + (given[1] - own[1]) * stretch];
}

/** Beside the fleet's place as a single one would be, or on the other side, where no other fleet of the ocean is; else straight outside. */
function dislodgedBerth(geometry: BoardGeometry, at: Location): Point {
  const [ocean, own] = [oceanOf(at), unitPlace(geometry, at)];
  const [usual, beside] = [unitPlace(geometry, ocean), dislodgedPlace(geometry, ocean)];
  const others = Array.from({ length: BERTH.shown }, (_, i) => unitPlace(geometry, berthIn(ocean, i + 1)));
  const [across, down] = [beside[0] - usual[0], beside[1] - usual[1]];
  const outside: Point = [own[0] + Math.sign(own[0] - usual[0]) * BERTH.aside, own[1]];
  const places: readonly Point[] = [
    [own[0] + across, own[1] + down],
    [own[0] - across, own[1] + down],
  ];
  return places.find(place => others.every(other => distance(other, place) >= BERTH.clear)) ?? outside;
}

export const formerUnitPlace = (geometry: BoardGeometry, { at, spot }: Pick<FormerUnit, 'at' | 'spot'>): Point =>
  spot === 'own' ? unitPlace(geometry, at) : dislodgedPlace(geometry, at);
