import type { PowerId } from '../board/location.js';
import { survivors } from '../phases/survival.js';
import type { Situation } from '../state.js';
import type { Variant } from '../variant.js';

/** So many powers, with so many units between them. */
export interface Weight {
  readonly powers: number;
  readonly units: number;
}

/** Who votes, and with how many units: every power in the game that has a player. Dislodged units count. */
export type Electorate = ReadonlyMap<PowerId, number>;

export function electorateOf(variant: Variant, situation: Situation): Electorate {
  const { position, vacant = [] } = situation;
  const electorate = new Map<PowerId, number>();
  for (const power of survivors(variant, situation)) if (!vacant.includes(power)) electorate.set(power, 0);
  for (const units of [position.units, position.dislodged])
    for (const { power } of units) {
      const held = electorate.get(power);
      if (held !== undefined) electorate.set(power, held + 1);
    }
  return electorate;
}

/** All voters together. */
export function weightOf(electorate: Electorate): Weight {
  let units = 0;
  for (const held of electorate.values()) units += held;
  return { powers: electorate.size, units };
}
