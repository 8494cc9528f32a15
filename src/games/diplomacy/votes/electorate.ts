import { survivors } from '../adjudication/survival.js';
import type { PowerId } from '../board/location.js';
import type { VoteWeight } from '../model/ruleModule.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';

/** The voters: every power in the game that has a player, with the number of its units, dislodged ones included. */
export type Electorate = ReadonlyMap<PowerId, number>;

export function electorateOf(variant: Variant, situation: Situation): Electorate {
  const { position, vacant = NOBODY } = situation;
  const powers = survivors(variant, situation).filter(power => !vacant.includes(power));
  const held = powers.map(() => 0);
  for (const units of [position.units, position.dislodged])
    for (const { power } of units) {
      const voter = powers.indexOf(power);
      if (voter >= 0) held[voter] = (held[voter] ?? 0) + 1;
    }
  return new Map(powers.map((power, voter) => [power, held[voter] ?? 0]));
}
const NOBODY: readonly PowerId[] = [];

/** The number of voters and the number of all their units. */
export function weightOf(electorate: Electorate): VoteWeight {
  let units = 0;
  for (const held of electorate.values()) units += held;
  return { powers: electorate.size, units };
}
