import type { RuleModule } from '../model/ruleModule.js';
import { cornered } from './corneredReasons.js';
import { floatingFortress } from './fortressReasons.js';
import type { Finding, RuleCode } from './orderExplanation.js';
import { type ReplayedMovement, type ReplayedUnit, unitsAt } from './replayedMovement.js';
import { walls } from './wallReasons.js';
import { illusion, seaRaiders, strongCapitals, underways } from './warhammerReasons.js';

/** A rule's change of a strength, and the rule's code. */
export interface RuleReason {
  readonly finding: Finding;
  readonly rule?: RuleCode;
}

/**
 * How a rule module explains its effect on a unit's attack, support or hold strength, and on the strength that withstands an attack (when
 * staying or head-to-head).
 */
export interface RuleReasons {
  readonly attack?: (movement: ReplayedMovement, replayed: ReplayedUnit) => readonly RuleReason[];
  readonly support?: (movement: ReplayedMovement, replayed: ReplayedUnit) => readonly RuleReason[];
  readonly hold?: (movement: ReplayedMovement, replayed: ReplayedUnit) => readonly RuleReason[];
  readonly withstands?: (movement: ReplayedMovement, replayed: ReplayedUnit) => readonly RuleReason[];
}

/** Rules with explanations of their own, by module id. All others are explained by how they changed a strength. */
const REASONS: ReadonlyMap<string, RuleReasons> = new Map([
  ['walls', walls],
  ['floating-fortress', floatingFortress],
  ['cornered', cornered],
  ['illusion', illusion],
  ['strong-capitals', strongCapitals],
  ['underways', underways],
  ['sea-raiders', seaRaiders],
]);

export const reasonsFor = (movement: ReplayedMovement, replayed: ReplayedUnit, of: keyof RuleReasons): readonly RuleReason[] =>
  movement.variant.rules.flatMap(rule => {
    const own = REASONS.get(rule.id);
    return own ? (own[of]?.(movement, replayed) ?? []) : changesBy(movement, replayed, rule, of);
  });

/** What a rule added to a strength or subtracted from it. */
function changesBy(movement: ReplayedMovement, replayed: ReplayedUnit, rule: RuleModule, of: keyof RuleReasons): readonly RuleReason[] {
  const { unit } = replayed;
  const changes =
    of === 'withstands'
      ? bonusBy(replayed, rule)
      : [...ownStrengthBy(movement, replayed, rule, of), ...modifierBy(movement, replayed, rule, of)];
  return changes.map(by => ({ finding: { kind: 'by-rule', rule: rule.id, unit, as: of, by } }));
}

function ownStrengthBy(
  { facts }: ReplayedMovement,
  { order }: ReplayedUnit,
  rule: RuleModule,
  as: 'attack' | 'support' | 'hold',
): readonly number[] {
  if (as === 'hold' ? order.kind === 'move' : order.kind !== (as === 'attack' ? 'move' : 'support')) return [];
  const own = rule.ownStrength?.(order, as, facts) ?? 1;
  return own > 1 ? [own - 1] : [];
}

/** The rule's modifiers that counted: those whose cause is one of the parts of the strength. */
function modifierBy(
  movement: ReplayedMovement,
  replayed: ReplayedUnit,
  rule: RuleModule,
  as: 'attack' | 'support' | 'hold',
): readonly number[] {
  const { order, at, attack, hold, supports } = replayed;
  const { facts } = movement;
  if (as === 'attack' && order.kind === 'move' && order.to !== undefined) {
    const modifier = rule.attackModifier?.(
      order,
      unitsAt(movement, supports).map(support => support.order),
      facts,
    );
    return modifier && attack.parts.some(({ because }) => because === modifier.because) ? [modifier.by] : [];
  }
  if (as !== 'hold' || order.kind === 'move') return [];
  const modifier = rule.holdModifier?.(order, at, facts);
  return modifier && hold.parts.some(({ because }) => because === modifier.because) ? [modifier.by] : [];
}

/** An amendment's bonus names its rule as the cause. */
const bonusBy = ({ result: { bonus } }: ReplayedUnit, { id }: RuleModule): readonly number[] => (bonus?.because === id ? [bonus.by] : []);
