import type { PhaseResult } from '../adjudication/resolveMovement.js';
import { type PowerId, provinceOf } from '../board/location.js';
import type { Position, Unit } from '../board/position.js';
import type { Capitals } from '../model/ruleModule.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { UnitOrder } from '../model/writtenOrder.js';
import { allowanceOf } from '../orders/allowance.js';

/**
 * Completes the placements before the first turn. Powers that placed nothing get the units that rules place for them. A city with such a
 * unit belongs to the unit's power.
 */
export function placed(variant: Variant, situation: Situation, { results, position }: PhaseResult): PhaseResult {
  const missing = situation.powers.flatMap(power => missingOf(variant, { ...situation, position }, power));
  const units = [...position.units, ...missing.map(({ power, order }): Unit => ({ power, type: order.type, at: order.at }))];
  const capitals = chosenCapitals(variant, { units });
  const centres = { ...position.centres };
  for (const power in capitals) centres[capitals[power] ?? ''] = power;
  return {
    results: [
      ...results,
      ...missing.map(one => ({ ...one, written: false, success: true, outcome: { kind: 'built', because: 'default' } as const })),
    ],
    position: { ...position, units, centres },
  };
}

function missingOf(
  variant: Variant,
  situation: Situation,
  power: PowerId,
): readonly { readonly power: PowerId; readonly order: UnitOrder }[] {
  if (allowanceOf(variant, situation, power).builds === 0) return [];
  return placedByRule(variant, power).map(order => ({ power, order }));
}

/** The units that rules place for a power that placed nothing. */
export const placedByRule = ({ rules, board }: Variant, power: PowerId): readonly UnitOrder[] =>
  rules.flatMap(rule => rule.defaultPlacement?.(power, board) ?? []);

/** The capitals that powers have chosen: the cities in which they placed their first units. */
export function chosenCapitals({ board }: Variant, { units }: Pick<Position, 'units'>): Capitals {
  const capitals: Record<PowerId, string> = {};
  for (const { id, cities } of board.powers)
    for (const { power, at } of units) if (power === id && cities?.includes(provinceOf(at))) capitals[id] = provinceOf(at);
  return capitals;
}
