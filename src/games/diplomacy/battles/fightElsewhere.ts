import { oceanOf } from '../board/berths.js';
import { type ProvinceId, provinceOf } from '../board/location.js';
import type { Battle } from '../model/battle/battle.js';

/** A unit that was in a place of one battle and contends in another one instead. */
export interface FighterElsewhere {
  readonly power: string;
  /** The unit by its place before the orders: "A wast". */
  readonly unit: string;
  readonly home: ProvinceId;
  /** The places of the battle in which it contends. */
  readonly at: readonly ProvinceId[];
}

/** Where a unit was before the orders: "A wast" is in "wast". */
export const homeOf = (unit: string): ProvinceId => oceanOf(provinceOf(unit.slice(unit.indexOf(' ') + 1)));

/**
 * The units from the places of a battle that do not defend there, because they contend in another battle of the turn. A unit may do
 * both; then it is not among them.
 */
export const fightersElsewhere = (battle: Battle, battles: readonly Battle[]): readonly FighterElsewhere[] =>
  battles
    .flatMap(({ at, sides }) => sides.flatMap(({ contenders }) => contenders.map(one => ({ ...one, home: homeOf(one.unit), at }))))
    .filter(({ unit, home }) => battle.at.includes(home) && !battle.sides.some(side => side.units.includes(unit)));
