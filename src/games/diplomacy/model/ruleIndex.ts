import { keysOf } from '../../../lib/keysOf.js';
import { memoiseByObject } from '../../../lib/memoise.js';
import type { RuleModule } from './ruleModule.js';

/** For each hook, the rules of a variant that have it, in the variant's order. Built once per variant. */
export interface RuleIndex {
  readonly ownStrength: readonly RuleModule[];
  readonly attackModifier: readonly RuleModule[];
  readonly holdModifier: readonly RuleModule[];
  readonly breaksConvoy: readonly RuleModule[];
  readonly amend: readonly RuleModule[];
  readonly afterMovement: readonly RuleModule[];
  readonly survives: readonly RuleModule[];
  readonly voteCarries: readonly RuleModule[];
  /** Those that may let a fleet act as an army. */
  readonly bringsAshore: readonly RuleModule[];
  /** Whether no rule resolves orders otherwise than the standard rules do. Rules may break convoys and amend results: that is asked of each phase. */
  readonly resolvesPlainly: boolean;
}

/**
 * Whether a rule with this hook may resolve orders otherwise than the standard rules do. Each new hook is to be judged here. Orders of other
 * kinds, broken convoys and amended results count as no: they are asked of each phase.
 */
export const CHANGES_MOVEMENT = {
  id: false,
  madeWith: false,
  isAbilityOf: false,
  orderKinds: false,
  legalOrders: false,
  asBasicOrder: false,
  reachesAs: true,
  reachesAsType: false,
  ownStrength: true,
  ownStrengthPower: false,
  attackModifier: true,
  holdModifier: true,
  virtualOrders: true,
  mayConvoy: false,
  breaksConvoy: false,
  amend: false,
  afterMovement: true,
  buildSites: false,
  mayBuild: false,
  allowance: false,
  defaultPlacement: false,
  notes: false,
  needsMostCentres: false,
  survives: false,
  orderedByVote: false,
  voteCarries: false,
  opensSeat: false,
} as const satisfies Readonly<Record<keyof RuleModule, boolean>>;

const hasOwnMovement = (rule: RuleModule): boolean =>
  keysOf(CHANGES_MOVEMENT).some(hook => CHANGES_MOVEMENT[hook] && rule[hook] !== undefined);

export const ruleIndexOf = memoiseByObject(
  (rules: readonly RuleModule[]): RuleIndex => ({
    ownStrength: rules.filter(rule => rule.ownStrength),
    attackModifier: rules.filter(rule => rule.attackModifier),
    holdModifier: rules.filter(rule => rule.holdModifier),
    breaksConvoy: rules.filter(rule => rule.breaksConvoy),
    amend: rules.filter(rule => rule.amend),
    afterMovement: rules.filter(rule => rule.afterMovement),
    survives: rules.filter(rule => rule.survives),
    voteCarries: rules.filter(rule => rule.voteCarries),
    bringsAshore: rules.filter(rule => rule.reachesAs && rule.reachesAsType !== 'A'),
    resolvesPlainly: !rules.some(hasOwnMovement),
  }),
);
