import { virtualProvinceOf } from '../board/location.js';
import type { BasicOrder } from '../model/basicOrder.js';
import { ruleIndexOf } from '../model/ruleIndex.js';
import type { AttackModifier, HoldModifier, RuleModule, TurnFacts } from '../model/ruleModule.js';
import type { AppliedModifier, Piece } from './orderGraph.js';

export function applyRules(rules: readonly RuleModule[], pieces: readonly Piece[], moves: readonly Piece[], facts: TurnFacts): void {
  const { ownStrength, attackModifier, holdModifier } = ruleIndexOf(rules);
  if (ownStrength.length > 0) for (const piece of pieces) if (isStrong(ownStrength, piece)) setOwnStrengths(piece, ownStrength, facts);
  if (attackModifier.length > 0) for (const piece of moves) piece.attackModifiers = attackModifiersOf(pieces, piece, attackModifier, facts);
  if (holdModifier.length > 0)
    for (const piece of pieces) if (piece.kind !== 'move') piece.holdModifiers = holdModifiersOf(piece, holdModifier, facts);
}

function isStrong(rules: readonly RuleModule[], { power }: Piece): boolean {
  for (const { ownStrengthPower } of rules) if (ownStrengthPower === undefined || ownStrengthPower === power) return true;
  return false;
}

function setOwnStrengths(piece: Piece, rules: readonly RuleModule[], facts: TurnFacts): void {
  const { order } = piece;
  piece.ownHold = ownStrength(rules, order, 'hold', facts);
  if (order.kind === 'move') piece.ownAttack = ownStrength(rules, order, 'attack', facts);
  if (order.kind === 'support') {
    piece.ownSupport = ownStrength(rules, order, 'support', facts);
    piece.givenMost = piece.ownSupport;
  }
}

function ownStrength(rules: readonly RuleModule[], order: BasicOrder, as: 'attack' | 'support' | 'hold', facts: TurnFacts): number {
  let most = 1;
  for (const rule of rules) most = Math.max(most, rule.ownStrength?.(order, as, facts) ?? 1);
  return most;
}

function holdModifiersOf(
  { order, virtual, space }: Piece,
  rules: readonly RuleModule[],
  facts: TurnFacts,
): readonly HoldModifier[] | undefined {
  const at = virtual ? (virtualProvinceOf(space.id) ?? space.id) : space.id;
  let modifiers: HoldModifier[] | undefined;
  for (const rule of rules) {
    const modifier = rule.holdModifier?.(order, at, facts);
    if (modifier) modifiers = [...(modifiers ?? []), modifier];
  }
  return modifiers;
}

function attackModifiersOf(
  pieces: readonly Piece[],
  attacker: Piece,
  rules: readonly RuleModule[],
  facts: TurnFacts,
): readonly AppliedModifier[] | undefined {
  const { order } = attacker;
  if (order.kind !== 'move' || order.to === undefined) return undefined;
  const supports = attacker.supports.map(s => s.order);
  let modifiers: AppliedModifier[] | undefined;
  for (const rule of rules) {
    const modifier = rule.attackModifier?.(order, supports, facts);
    if (modifier) modifiers = [...(modifiers ?? []), appliedModifier(pieces, modifier)];
  }
  return modifiers;
}

const appliedModifier = (pieces: readonly Piece[], { by, because, whileGiven }: AttackModifier): AppliedModifier => ({
  by,
  because,
  supports: whileGiven && pieces.filter(p => whileGiven.includes(p.order)),
});
