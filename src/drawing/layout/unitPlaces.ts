import { berthOf, oceanOf } from '../../games/diplomacy/board/berths.js';
import { coastOf, type Location, provinceOf } from '../../games/diplomacy/board/location.js';
import type { FormerUnit } from '../scene/mapScene.js';
import { distance, type Point } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';

/** Where a token of a unit at that location is centred. */
export function unitPlace(plan: BoardGeometry, at: Location): Point {
  const places = plan.provinces.get(oceanOf(provinceOf(at)))?.places;
  const place = places?.units[coastOf(at) ?? ''] ?? places?.unit;
  if (!place) throw new Error(`Nobody can stand at ${at} on the board ${plan.board.id}`);
  const berth = berthOf(at);
  return berth === undefined ? place : moored(place, berth);
}

/** Fleets in one ocean lie two abreast, one row above the other: its name stands below. */
function moored([x, y]: Point, berth: number): Point {
  const [row, column] = [Math.floor((berth - 1) / ABREAST), (berth - 1) % ABREAST];
  return [x + (column - 0.5) * APART.across, y - row * APART.up];
}
const ABREAST = 2;
const APART = { across: 40, up: 36 };

/** A token beside that of its dislodger: near enough to belong to the province, far enough to be read. */
const NEAREST = 30;

export function dislodgedPlace(plan: BoardGeometry, at: Location): Point {
  const own = unitPlace(plan, at);
  const places = plan.provinces.get(oceanOf(provinceOf(at)))?.places;
  const given = places?.dislodgedAt[coastOf(at) ?? ''] ?? places?.dislodged ?? [own[0] + NEAREST, own[1]];
  const away = distance(own, given) || 1;
  const far = Math.max(1, NEAREST / away);
  return [own[0] + (given[0] - own[0]) * far, own[1] + (given[1] - own[1]) * far];
}

export const formerUnitPlace = (plan: BoardGeometry, { at, spot }: Pick<FormerUnit, 'at' | 'spot'>): Point =>
  spot === 'own' ? unitPlace(plan, at) : dislodgedPlace(plan, at);
