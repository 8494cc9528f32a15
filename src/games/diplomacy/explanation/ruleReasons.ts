import { cornered } from './corneredReasons.js';
import { floatingFortress } from './fortressReasons.js';
import type { Finding, RuleCode } from './orderExplanation.js';
import type { ReplayedMovement, ReplayedUnit } from './replayedMovement.js';
import { walls } from './wallReasons.js';
import { illusion, seaRaiders, strongCapitals, underways } from './warhammerReasons.js';

/** Something a rule of the variant has to say about a strength. */
export interface RuleReason {
  readonly finding: Finding;
  readonly rule: RuleCode;
}

/** What a rule module says of a unit's attack, of its support, of its defence where it stands. */
export interface RuleReasons {
  readonly attack?: (movement: ReplayedMovement, replayed: ReplayedUnit) => readonly RuleReason[];
  readonly support?: (movement: ReplayedMovement, replayed: ReplayedUnit) => readonly RuleReason[];
  readonly hold?: (movement: ReplayedMovement, replayed: ReplayedUnit) => readonly RuleReason[];
  /** Of whatever it withstands an attack with, staying or head-to-head. */
  readonly withstands?: (movement: ReplayedMovement, replayed: ReplayedUnit) => readonly RuleReason[];
}

/** By the id of the rule module. */
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
  movement.variant.rules.flatMap(rule => REASONS.get(rule.id)?.[of]?.(movement, replayed) ?? []);
