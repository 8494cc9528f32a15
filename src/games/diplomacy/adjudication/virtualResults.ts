import { z } from 'zod';
import { hauntOf } from '../board/location.js';
import type { Facts } from '../rules/ruleModule.js';
import type { Variant } from '../variant.js';
import type { Field, Space } from './field.js';
import type { Order } from './order.js';
import { outcome, strength } from './outcome.js';
import { outcomeOf } from './outcomes.js';
import { holdOf } from './strengths.js';
import { virtualOrders } from './virtual.js';

/** What became of a virtual army: one that guards held, supported the unit that stayed, or was beaten; one that comes moved or not. */
export const virtualResult = z.object({
  power: z.string(),
  /** The province it is called after. */
  at: z.string(),
  success: z.boolean(),
  outcome: z.union([outcome, z.object({ kind: z.enum(['supported', 'beaten']) })]),
  /** What one that guards alone withstood with. */
  hold: strength.optional(),
});
export type VirtualResult = Readonly<z.infer<typeof virtualResult>>;

export function virtualResults(variant: Variant, field: Field, facts: Facts): readonly VirtualResult[] {
  if (variant.rules.length === 0) return NONE;
  return virtualOrders(variant.rules, facts).map(order => resultOf(variant, field, order));
}
const NONE: readonly VirtualResult[] = [];

function resultOf(variant: Variant, field: Field, { kind, unit: { power, at: place } }: Order): VirtualResult {
  const at = hauntOf(place) ?? place;
  const there = field.spaces[field.board.provinceNumber.get(at) ?? -1];
  if (kind !== 'move') return { power, at, ...guarded(there, power) };
  const piece = there?.incoming.find(p => p.virtual && p.power === power);
  if (!piece) throw new Error(`the virtual army of ${power} is not on the field`);
  return { power, at, ...outcomeOf(variant, piece) };
}

function guarded(there: Space | undefined, power: string): Pick<VirtualResult, 'success' | 'outcome' | 'hold'> {
  const hold = there?.guard && holdOf(there.guard);
  const told = hold ? { hold } : {};
  if (there?.entrant && there.entrant.power !== power) return { success: false, outcome: { kind: 'beaten' }, ...told };
  return { success: true, outcome: { kind: there?.occupant && !there.guard ? 'supported' : 'held' }, ...told };
}
