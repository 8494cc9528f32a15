import { virtualProvinceOf } from '../board/location.js';
import type { BasicOrder } from '../model/basicOrder.js';
import { ruleIndexOf } from '../model/ruleIndex.js';
import type { AttackModifier, HoldModifier, RuleModule, TurnFacts } from '../model/ruleModule.js';
import type { AppliedModifier, Piece } from './orderGraph.js';

export function applyRules(rules: readonly RuleModule[], pieces: readonly Piece[], moves: readonly Piece[], facts: TurnFacts): void {
  const { ownStrength, attackModifier, holdModifier } = ruleIndexOf(rules);
  if (ownStrength.length > 0) for (const piece of pieces) if (isStrong(ownStrength, piece)) setOwnStrengths(piece, ownStrength, facts);
  if (attackModifier.length > 0)
    for (const piece of moves) setAttackModifiers(piece, attackModifiersOf(pieces, piece, attackModifier, facts));
  if (holdModifier.length > 0)
    for (const piece of pieces) if (piece.kind !== 'move') setHoldModifiers(piece, holdModifiersOf(piece, holdModifier, facts));
}

function isStrong(rules: readonly RuleModule[], { power }: Piece): boolean {
  for (const { ownStrengthPower } of rules) if (ownStrengthPower === undefined || ownStrengthPower === power) return true;
  return false;
}

function setOwnStrengths(piece: Piece, rules: readonly RuleModule[], facts: TurnFacts): void {
  const { order } = piece;
  const hold = ownStrength(rules, order, 'hold', facts);
  const attack = order.kind === 'move' ? ownStrength(rules, order, 'attack', facts) : 1;
  const support = order.kind === 'support' ? ownStrength(rules, order, 'support', facts) : 1;
  if (hold > 1 || attack > 1 || support > 1) piece.own = { ...piece.own, hold, attack, support };
  if (order.kind === 'support') piece.givenMost = support;
}

function setAttackModifiers(piece: Piece, attackModifiers: readonly AppliedModifier[] | undefined): void {
  if (attackModifiers) piece.own = { ...piece.own, attackModifiers };
}

function setHoldModifiers(piece: Piece, holdModifiers: readonly HoldModifier[] | undefined): void {
  if (holdModifiers) piece.own = { ...piece.own, holdModifiers };
}

function ownStrength(rules: readonly RuleModule[], order: BasicOrder, as: 'attack' | 'support' | 'hold', facts: TurnFacts): number {
  let most = 1;
  for (const rule of rules) most = Math.max(most, rule.ownStrength?.(order, as, facts) ?? 1);
  return most;
}

function holdModifiersOf(
  { order, own: { virtual }, space }: Piece,
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
