import { berthOf } from '../../games/diplomacy/board/berths.js';
import { type ProvinceId, provinceOf } from '../../games/diplomacy/board/location.js';
import { capitalsIn } from '../scene/capitals.js';
import { isRingedUnit, locationAfter, type MapScene, ownUnits } from '../scene/mapScene.js';
import type { Box, Point } from '../vector/geometry.js';
import type { BoardGeometry } from './boardGeometry.js';
import { dislodgedPlace, formerUnitPlace, unitPlace } from './unitPlaces.js';

/* The room of symbols, without their halos: labels keep clear of it. */

/** Half the width and height of a token of either kind; how far other symbols reach from their middles. */
const TOKEN = { across: 18, up: 16 };
const REACH = {
  standoff: 15,
  battle: 11,
  roundCoin: 7,
  squareCoin: 9,
  captured: 15,
  crown: 13,
  dislodged: 23,
  ring: 24,
  own: 27,
  plus: 10,
  berth: 9,
};
/** Where the plus of a build is, from the middle of the unit. */
export const PLUS_OFFSET: Point = [-16, -15];
/** The middle of the baseline of the number of a fleet in an open ocean, from the middle of the unit. */
export const BERTH_OFFSET: Point = [19, 20];
/** How far a battle's sign is across and down from the middle of the unit. */
const BATTLE_OFFSET = 17;

/** The boxes of units, of what is drawn around them, of centres and of signs on provinces. */
export function markBoxes(geometry: BoardGeometry, scene: MapScene): readonly Box[] {
  const tokens = [
    ...scene.units.map(({ at }) => unitPlace(geometry, at)),
    ...[...scene.ghosts, ...scene.lost].map(unit => formerUnitPlace(geometry, unit)),
  ];
  return [
    ...tokens.map(at => boxAround(at, TOKEN.across, TOKEN.up)),
    ...scene.dislodged.map(({ at }) => boxAround(dislodgedPlace(geometry, at), REACH.dislodged)),
    ...ownUnits(scene).map(({ at }) => boxAround(unitPlace(geometry, at), REACH.own)),
    ...[
      ...scene.units.map(({ at }) => [at, unitPlace(geometry, at)] as const),
      ...scene.dislodged.map(({ at }) => [at, dislodgedPlace(geometry, at)] as const),
    ]
      .filter(([at]) => berthOf(at) !== undefined)
      .map(([, [x, y]]) => boxAround([x + BERTH_OFFSET[0], y + BERTH_OFFSET[1] - 6], REACH.berth)),
    ...orderBoxes(geometry, scene),
    ...scene.contested.map(id => boxAround(unitPlace(geometry, id), REACH.standoff)),
    ...scene.battles.map(id => boxAround(battlePlace(geometry, id), REACH.battle)),
    ...centreBoxes(geometry, scene),
  ];
}

/** What orders draw around a unit or beside it: the rings of those that hold, and builds. */
const orderBoxes = (geometry: BoardGeometry, { orders }: MapScene): readonly Box[] =>
  orders.flatMap((result): Box[] => {
    if (isRingedUnit(result) || result.outcome.kind === 'illegal')
      return [boxAround(unitPlace(geometry, locationAfter(result)), REACH.ring)];
    if (result.order.kind !== 'build') return [];
    const [x, y] = unitPlace(geometry, result.order.at);
    return [boxAround([x + PLUS_OFFSET[0], y + PLUS_OFFSET[1]], REACH.plus)];
  });

/** A round symbol on a province. In frame pixels. */
export interface Sign {
  readonly at: Point;
  readonly radius: number;
}

/** The centres and the signs of stand-offs and battles; marks on lines keep clear of them. */
export function signsIn(geometry: BoardGeometry, scene: MapScene): readonly Sign[] {
  const { board } = geometry;
  const occupied = new Set(scene.units.map(({ at }) => provinceOf(at)));
  const coin = board.hanzi ? REACH.squareCoin : REACH.roundCoin;
  return [
    ...scene.contested.filter(id => !occupied.has(id)).map(id => ({ at: unitPlace(geometry, id), radius: REACH.standoff })),
    ...scene.battles.map(id => ({ at: battlePlace(geometry, id), radius: REACH.battle })),
    ...board.provinces.flatMap(({ centre, places }) => (centre && places.centre ? [{ at: places.centre, radius: coin }] : [])),
  ];
}

/** Where the sign of a battle is: at the upper right of the unit; below it at the map's upper edge, to its left at the right edge. */
export function battlePlace(geometry: BoardGeometry, id: ProvinceId): Point {
  const [x, y] = unitPlace(geometry, id);
  const room = BATTLE_OFFSET + REACH.battle;
  return [x + (x + room > geometry.board.frame.width ? -BATTLE_OFFSET : BATTLE_OFFSET), y + (y < room ? BATTLE_OFFSET : -BATTLE_OFFSET)];
}

function centreBoxes({ board }: BoardGeometry, scene: MapScene): readonly Box[] {
  const capitals = new Set(capitalsIn(board, scene).map(({ at }) => at));
  const captured = new Set(scene.captured.map(({ centre }) => centre));
  const coin = board.hanzi ? REACH.squareCoin : REACH.roundCoin;
  return board.provinces.flatMap(({ id, centre, places }): Box[] => {
    if (!centre || !places.centre) return [];
    const [x0, y0, x1, y1] = boxAround(places.centre, captured.has(id) ? REACH.captured : coin);
    return [[x0, capitals.has(id) ? Math.min(y0, places.centre[1] - REACH.crown) : y0, x1, y1]];
  });
}

const boxAround = ([x, y]: Point, across: number, up = across): Box => [x - across, y - up, x + across, y + up];
