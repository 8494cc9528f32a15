import type { PowerId, ProvinceId } from '../board/location.js';
import type { Position, Unit } from '../board/position.js';
import type { OrderResult } from '../model/report.js';
import type { WrittenOrder } from '../model/writtenOrder.js';

/**
 * The rule a step cites. Rules of the standard game have their usual names, those of Warring States chapter and number, those of Mandate of
 * Heaven and Warhammer their headings.
 */
export type RuleCode =
  | 'move'
  | 'stand-off'
  | 'head-to-head'
  | 'beleaguered-garrison'
  | 'circular-movement'
  | 'own-unit'
  | 'own-support'
  | 'failed-move'
  | 'hold'
  | 'support-cut'
  | 'support-void'
  | 'convoy'
  | 'convoy-routes'
  | 'convoy-paradox'
  | 'land-or-convoy'
  | 'retreat'
  | 'build'
  | 'civil-disorder'
  | 'walls-1'
  | 'walls-1a'
  | 'walls-3'
  | 'walls-4'
  | 'walls-5'
  | 'fleets-1'
  | 'fleets-3'
  | 'fleets-6'
  | 'fortress-1'
  | 'fortress-2'
  | 'fortress-3'
  | 'rapid-2'
  | 'rapid-3'
  | 'rapid-4'
  | 'rapid-5'
  | 'ruling-walls'
  | 'ruling-cutting'
  | 'ruling-strength-0'
  | 'ruling-head-to-head'
  | 'barbarians'
  | 'neutrals'
  | 'last-units'
  | 'river-convoy'
  | 'battles'
  | 'illusion'
  | 'underways'
  | 'sea-raiders'
  | 'strong-capitals'
  | 'fledgling-nations';

/**
 * What a move met: a unit that stayed, one that failed to leave, one that moved the opposite way (head-to-head), or a rival for the same
 * place.
 */
export interface Meeting {
  readonly how: 'stays' | 'failed-to-leave' | 'head-to-head' | 'rival';
  readonly order: WrittenOrder;
}

/** Why a dislodged unit may not retreat to a neighbouring place. */
export interface ClosedRetreat {
  readonly to: ProvinceId;
  readonly why: 'occupied' | 'stand-off' | 'attacker';
}

/**
 * Why an attack does not cut a support. `own-power`: it is by the supporter's own power; `under-attack`: by the unit that the support is
 * against; `from-there`: by a unit that leaves the place the support is for, where a virtual army remains; `zero`: its strength is 0;
 * `no-path`: no convoy carried it.
 */
export type WhyNotCut = 'own-power' | 'under-attack' | 'from-there' | 'zero' | 'no-path';

/** One reason for the outcome of an order. Orders, units and places are those of the report; the wording is made elsewhere. */
export type Finding =
  /** An order and its outcome. It is the heading of the steps below it. */
  | { readonly kind: 'result'; readonly result: OrderResult; readonly meeting?: Meeting }
  /** The battle for these places decided. `changed`: whether the outcome differs from what the strengths alone would give. */
  | { readonly kind: 'battle'; readonly at: readonly ProvinceId[]; readonly changed: boolean }
  /** The battle for these places decided that the unit was dislodged; another one decided its move. */
  | { readonly kind: 'lost-in-battle'; readonly at: readonly ProvinceId[] }
  /** The unit did not defend its place, because it fought for these places. */
  | { readonly kind: 'fought-elsewhere'; readonly home: ProvinceId; readonly at: readonly ProvinceId[] }
  /** Battles elsewhere changed the outcome. */
  | { readonly kind: 'battles-elsewhere' }
  /** The comparison of strengths is the whole reason. */
  | { readonly kind: 'comparison'; readonly won: boolean }
  /** The target was empty, and no other unit moved there. */
  | { readonly kind: 'empty'; readonly to: ProvinceId }
  | { readonly kind: 'vacated'; readonly order: WrittenOrder }
  | { readonly kind: 'ring'; readonly orders: readonly WrittenOrder[] }
  /** Two units change places, at least one by convoy. */
  | { readonly kind: 'passing'; readonly other: WrittenOrder }
  /** A move of strength 0 entered a space that was empty in the end. */
  | { readonly kind: 'zero-enters'; readonly to: ProvinceId }
  | { readonly kind: 'own-unit'; readonly order: WrittenOrder }
  /** Two units of one power move towards each other, neither by convoy. */
  | { readonly kind: 'no-swap'; readonly other: WrittenOrder }
  | { readonly kind: 'stand-off'; readonly to: ProvinceId; readonly rival: WrittenOrder }
  | { readonly kind: 'beleaguered'; readonly unit: Unit; readonly attacks: readonly WrittenOrder[] }
  | { readonly kind: 'head-to-head'; readonly other: WrittenOrder }
  /** Head-to-head, the unit defends with its own hold strength, which is greater than its attack. */
  | { readonly kind: 'bare-defence'; readonly order: WrittenOrder; readonly strength: number }
  /** A rival that lost head-to-head to a unit from the target does not stand others off there. */
  | { readonly kind: 'beaten-rival'; readonly order: WrittenOrder; readonly by: WrittenOrder }
  | { readonly kind: 'failed-to-leave'; readonly order: WrittenOrder; readonly strength: number }
  | { readonly kind: 'not-attacked'; readonly unit: Unit }
  /**
   * A support that was cut in part or in full. `by`: the strongest attacks on it; `strength`: theirs; `left`: what is left of the support.
   * If `dislodged`, nothing is left.
   */
  | {
      readonly kind: 'cut';
      readonly support: WrittenOrder;
      readonly by: readonly WrittenOrder[];
      readonly strength: number;
      readonly left: number;
      readonly dislodged: boolean;
    }
  | {
      readonly kind: 'not-cut';
      readonly support: WrittenOrder;
      readonly by: WrittenOrder;
      readonly why: WhyNotCut;
    }
  /** A support that does not help to cut, because it comes from the unit that the cut support is against. */
  | { readonly kind: 'support-left-out'; readonly support: WrittenOrder; readonly attack: WrittenOrder; readonly strength: number }
  | { readonly kind: 'mutual-cut'; readonly supports: readonly WrittenOrder[] }
  /**
   * A support or convoy that matches no order. `did`: the order that the other unit really had; `written`: whether that order was written
   * (if not, the unit held).
   */
  | { readonly kind: 'void'; readonly help: WrittenOrder; readonly did: WrittenOrder; readonly written: boolean }
  /** A support that does not count against a unit of its own power. */
  | { readonly kind: 'against-own'; readonly support: WrittenOrder; readonly unit: Unit }
  | { readonly kind: 'carried'; readonly fleets: readonly Unit[] }
  | { readonly kind: 'other-route'; readonly lost: readonly Unit[] }
  | { readonly kind: 'by-land'; readonly fleets: readonly Unit[] }
  | { readonly kind: 'no-fleets'; readonly to: ProvinceId }
  | { readonly kind: 'gap'; readonly fleets: readonly Unit[] }
  /** A fleet broke the convoy by attacking its carrier, even if that attack failed. */
  | { readonly kind: 'convoy-broken'; readonly fleet: Unit; readonly by: WrittenOrder | undefined }
  /** The army could not have gone by way of this fleet. */
  | { readonly kind: 'off-route'; readonly fleet: Unit }
  | { readonly kind: 'fleet-lost'; readonly fleet: Unit; readonly by: WrittenOrder | undefined }
  | { readonly kind: 'paradox'; readonly order: WrittenOrder; readonly fleets: readonly Unit[] }
  | { readonly kind: 'retreats'; readonly unit: Unit; readonly open: readonly ProvinceId[]; readonly closed: readonly ClosedRetreat[] }
  | { readonly kind: 'clash'; readonly to: ProvinceId; readonly others: readonly WrittenOrder[] }
  | { readonly kind: 'farthest'; readonly unit: Unit }
  /**
   * How many powers voted for an order, out of all voters (`whole`). If no vote carried: the highest number that agreed, and what they
   * lacked.
   */
  | { readonly kind: 'majority'; readonly order: WrittenOrder; readonly powers: number; readonly whole: number }
  | { readonly kind: 'no-majority'; readonly order: WrittenOrder; readonly short: OrderResult['short']; readonly whole: number }
  /** A rule without a finding of its own changed a strength. `rule`: the id of its module; `by`: what it added (negative: subtracted). */
  | {
      readonly kind: 'by-rule';
      readonly rule: string;
      readonly unit: Unit;
      readonly as: 'attack' | 'support' | 'hold' | 'withstands';
      readonly by: number;
    }
  | { readonly kind: 'cornered'; readonly unit: Unit; readonly by: number }
  /** A rule adds one to the hold strength of a unit that stays. */
  | { readonly kind: 'firm'; readonly unit: Unit; readonly why: 'illusion' | 'strong-capital' }
  /** A virtual army guards the place. */
  | { readonly kind: 'guarded'; readonly to: ProvinceId }
  | { readonly kind: 'underway'; readonly to: ProvinceId }
  | { readonly kind: 'raid'; readonly unit: Unit; readonly to: ProvinceId }
  /** A wall of `owner` counted against the move or support from `facing`. `occupant`: the unit behind it at the start of the turn. */
  | {
      readonly kind: 'wall';
      readonly owner: ProvinceId;
      readonly facing: ProvinceId;
      readonly by: 'move' | 'support';
      readonly occupant: Unit;
    }
  /** A wall on the way did not count. `facing`: where the move or support came from. */
  | {
      readonly kind: 'wall-idle';
      readonly owner: ProvinceId;
      readonly facing: ProvinceId;
      readonly why: 'empty' | 'own' | 'attackers-side' | 'support-cut';
    }
  | { readonly kind: 'fortress'; readonly unit: Unit; readonly as: 'attack' | 'support'; readonly into: ProvinceId }
  | { readonly kind: 'fortress-hold'; readonly unit: Unit }
  | {
      readonly kind: 'no-fortress';
      readonly unit: Unit;
      readonly as: 'attack' | 'support';
      readonly into: ProvinceId;
      readonly why: 'sea' | 'no-river' | 'from-coast';
    }
  | { readonly kind: 'no-fortress-hold'; readonly unit: Unit }
  | { readonly kind: 'reverted'; readonly unit: Unit; readonly to: ProvinceId }
  | { readonly kind: 'raise'; readonly unit: Unit }
  | { readonly kind: 'rapid-free'; readonly path: readonly ProvinceId[] }
  | { readonly kind: 'rapid-unit'; readonly at: ProvinceId; readonly power: PowerId; readonly order: WrittenOrder }
  | { readonly kind: 'rapid-stand-off'; readonly at: ProvinceId; readonly orders: readonly WrittenOrder[] }
  | { readonly kind: 'rapid-met'; readonly at: ProvinceId; readonly fleets: readonly WrittenOrder[] }
  | { readonly kind: 'rapid-occupied'; readonly at: ProvinceId; readonly order: WrittenOrder }
  | { readonly kind: 'rapid-rest'; readonly at: ProvinceId; readonly stayed: boolean }
  /** A fleet whose rapid river move failed cannot be supported to hold. */
  | { readonly kind: 'rapid-left'; readonly unit: Unit };

/** One line of an explanation. Level 0 is the order asked about. A deeper step gives a reason for the last step one level above it. */
export interface ExplanationStep {
  readonly level: number;
  readonly finding: Finding;
  /** The rule that the step cites. Usually undefined for an order with its outcome, because the steps below it cite the rules. */
  readonly rule?: RuleCode;
}

/** The reasons for the outcome of an order. Everybody may see them. */
export interface OrderExplanation {
  readonly before: Position;
  readonly steps: readonly ExplanationStep[];
}
