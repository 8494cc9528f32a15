import { cornered } from './corneredReasons.js';
import type { Finding, RuleCode } from './explanation.js';
import { floatingFortress } from './fortressReasons.js';
import type { Actor, Scene } from './scene.js';
import { walls } from './wallReasons.js';
import { illusion, seaRaiders, strongCapitals, underways } from './warhammerReasons.js';

/** Something a rule of the variant has to say about a strength. */
export interface Reason {
  readonly finding: Finding;
  readonly rule: RuleCode;
}

/** What a rule module says of a unit's attack, of its support, of its defence where it stands. */
export interface RuleReasons {
  readonly attack?: (scene: Scene, actor: Actor) => readonly Reason[];
  readonly support?: (scene: Scene, actor: Actor) => readonly Reason[];
  readonly hold?: (scene: Scene, actor: Actor) => readonly Reason[];
  /** Of whatever it withstands an attack with, staying or head-to-head. */
  readonly withstands?: (scene: Scene, actor: Actor) => readonly Reason[];
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

export const reasonsFor = (scene: Scene, actor: Actor, of: keyof RuleReasons): readonly Reason[] =>
  scene.variant.rules.flatMap(rule => REASONS.get(rule.id)?.[of]?.(scene, actor) ?? []);
