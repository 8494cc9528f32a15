import type { Holding } from '../../review.js';
import { nationOf } from '../board/duchies.js';
import { centresOf } from '../board/holdings.js';
import { type PowerId, provinceOf } from '../board/location.js';
import type { Position } from '../board/position.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { outlookOn } from '../opponents/captain/outlook.js';
import { judgedFor } from '../opponents/general/judge.js';
import { allowanceOf, buildSites } from '../orders/allowance.js';

/** What a position after a movement phase is worth to a power. `total` is what positions are compared by. */
export interface Worth extends Holding {
  readonly total: number;
}

/** How much of a centre the places of all units are worth at most: never so much as one centre or unit. */
const PLACES = 0.49;
/** What the General's judgement of places is divided by, and what it is for a power that has nothing. */
const SCALE = 400;
const NOTHING = 0.15;

/**
 * A sheet is worth the centres and the units that its power would have if the year ended with the phase: centres belong to whoever stands in
 * them, units that may retreat are kept, builds and removals are made. What is equal by that is compared by how well the units stand, which
 * is an estimate: that of a General.
 */
export function worthsIn(variant: Variant, situation: Situation, seat: PowerId): (position: Position) => Worth {
  const { board, rules } = variant;
  const power = nationOf(board, seat);
  const judge = judgedFor(outlookOn(variant, situation), seat);
  const isUsual = rules.every(rule => rule.allowance === undefined && rule.buildSites === undefined);
  const { centres: owners } = situation.position;
  const before = centresOf(situation.position, power);
  const homes = buildSites(variant, { ...situation, position: { ...situation.position, units: [] } }, power);

  return position => {
    const { gained, units } = standing(position);
    const centres = before + gained;
    const ends = isUsual ? Math.min(centres, units + vacantIn(position)) : units + changeOf(position);
    const places = Math.max(0, Math.min(PLACES, NOTHING + judge(position) / SCALE));
    return { centres, units: ends, total: centres + ends + places };
  };

  /** How many centres the power gains, and its units that need one: those that stand, and those that may retreat. */
  function standing({ units, dislodged }: Position): { readonly gained: number; readonly units: number } {
    let gained = 0;
    let count = 0;
    for (const unit of units) {
      const isOwn = unit.power === power;
      if (isOwn && !unit.free) count += 1;
      const place = provinceOf(unit.at);
      if (!board.centres.has(place)) continue;
      if (isOwn) gained += owners[place] === power ? 0 : 1;
      else if (owners[place] === power) gained -= 1;
    }
    for (const unit of dislodged) if (unit.power === power && !unit.free && unit.retreats.length > 0) count += 1;
    return { gained, units: count };
  }

  /** In how many own homes nobody stands: there units may be built. */
  function vacantIn({ units }: Position): number {
    let vacant = homes.length;
    for (const { at } of units) if (homes.includes(provinceOf(at))) vacant -= 1;
    return vacant;
  }

  /** How many units the power would build, or (less than 0) remove. */
  function changeOf(position: Position): number {
    const centres = { ...owners };
    for (const unit of position.units) if (board.centres.has(provinceOf(unit.at))) centres[provinceOf(unit.at)] = unit.power;
    const fled = position.dislodged.filter(unit => unit.retreats.length > 0);
    // Whoever retreats is somewhere else than in the centres where units are built.
    const units = [...position.units, ...fled.map(({ retreats: _, from: __, convoyed: ___, ...unit }) => ({ ...unit, at: NOWHERE }))];
    const winter: Situation = {
      ...situation,
      turn: { ...situation.turn, season: 'winter' },
      phase: 'adjustments',
      position: { ...position, units, centres, dislodged: [] },
    };
    const { builds, removals } = allowanceOf(variant, winter, power);
    return builds - removals;
  }
}

/** The place of units of which it is not known where they will be. */
const NOWHERE = '';
