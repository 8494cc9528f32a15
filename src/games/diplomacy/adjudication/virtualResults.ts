import { virtualProvinceOf } from '../board/location.js';
import type { BasicOrder } from '../model/basicOrder.js';
import type { TurnFacts } from '../model/ruleModule.js';
import type { Variant } from '../model/variant.js';
import type { VirtualResult } from '../model/virtualResult.js';
import { virtualOrders } from '../orders/virtualArmies.js';
import type { OrderGraph, Space } from './orderGraph.js';
import { pieceOutcome } from './pieceOutcome.js';
import { holdOf } from './strengths.js';

export function virtualResults(variant: Variant, graph: OrderGraph, facts: TurnFacts): readonly VirtualResult[] {
  if (variant.rules.length === 0) return NONE;
  return virtualOrders(variant.rules, facts).map(order => resultOf(variant, graph, order));
}
const NONE: readonly VirtualResult[] = [];

function resultOf(variant: Variant, graph: OrderGraph, { kind, unit: { power, at: place } }: BasicOrder): VirtualResult {
  const at = virtualProvinceOf(place) ?? place;
  const there = graph.spaces[graph.board.provinceNumber.get(at) ?? -1];
  if (kind !== 'move') return { power, at, ...guarded(there, power) };
  const piece = there?.incoming.find(p => p.own.virtual && p.power === power);
  if (!piece) throw new Error(`the virtual army of ${power} is not on the graph`);
  return { power, at, ...pieceOutcome(variant, piece) };
}

function guarded(there: Space | undefined, power: string): Pick<VirtualResult, 'success' | 'outcome' | 'hold'> {
  const hold = there?.guard && holdOf(there.guard);
  const told = hold ? { hold } : {};
  if (there?.entrant && there.entrant.power !== power) return { success: false, outcome: { kind: 'beaten' }, ...told };
  return { success: true, outcome: { kind: there?.occupant && !there.guard ? 'supported' : 'held' }, ...told };
}
