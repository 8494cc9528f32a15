import { survivors } from '../adjudication/survival.js';
import type { PowerId } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { VoteWeight } from '../model/ruleModule.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';

/** The voters: every power in the game that has a player, with the number of its units, dislodged ones included. */
export type Electorate = ReadonlyMap<PowerId, number>;

export function electorateOf(variant: Variant, situation: Situation): Electorate {
  const { position, vacant = NOBODY } = situation;
  const electorate = new Map<PowerId, number>();
  for (const power of survivors(variant, situation)) if (!vacant.includes(power)) electorate.set(power, 0);
  countUnits(electorate, position.units);
  countUnits(electorate, position.dislodged);
  return electorate;
}

function countUnits(electorate: Map<PowerId, number>, units: readonly Unit[]): void {
  for (const { power } of units) {
    const held = electorate.get(power);
    if (held !== undefined) electorate.set(power, held + 1);
  }
}
const NOBODY: readonly PowerId[] = [];

/** The number of voters and the number of all their units. */
export function weightOf(electorate: Electorate): VoteWeight {
  let units = 0;
  for (const held of electorate.values()) units += held;
  return { powers: electorate.size, units };
}
