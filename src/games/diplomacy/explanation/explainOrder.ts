import { fightersElsewhere } from '../battles/fightElsewhere.js';
import { lostInBattle, movedInOtherBattle } from '../battles/lostInBattle.js';
import type { ProvinceId } from '../board/location.js';
import type { OrderResult, Report } from '../model/report.js';
import type { Variant } from '../model/variant.js';
import { orderKey } from '../orders/orderFault.js';
import { explainRetreat } from './explainRetreat.js';
import { explainRetreatOptions } from './explainRetreatOptions.js';
import { explainUnit } from './explainUnit.js';
import { votesStep } from './explainVotes.js';
import { addStep, explanationBuilder } from './explanationBuilder.js';
import type { ExplanationStep, Finding, OrderExplanation, RuleCode } from './orderExplanation.js';
import { replayMovement } from './replayMovement.js';

/**
 * Explains the outcome of an order, from the report alone. `province`: where the ordered unit was before the orders, a build site, or
 * `waive`. Undefined if there was no such order in that phase.
 */
export function explainOrder(variant: Variant, report: Report, province: ProvinceId): OrderExplanation | undefined {
  const steps = stepsOf(variant, report, province);
  return steps.length > 0 ? { before: report.before, steps } : undefined;
}

function stepsOf(variant: Variant, report: Report, province: ProvinceId): readonly ExplanationStep[] {
  switch (report.phase) {
    case 'movement':
      return movementSteps(variant, report, province);
    case 'retreats':
      return explainRetreat(variant, report, province);
    case 'placement':
    case 'adjustments':
      return adjustmentSteps(variant, report, province);
    default:
      return report.phase satisfies never;
  }
}

function movementSteps(variant: Variant, report: Report, province: ProvinceId): readonly ExplanationStep[] {
  const movement = replayMovement(variant, report);
  const replayed = movement.unitAt(province);
  if (!replayed) return [];
  const builder = explanationBuilder(movement, province, explainUnit);
  const { battle } = replayed.result;
  if (battle) {
    addStep(builder, 0, { kind: 'result', result: replayed.result });
    addStep(builder, 1, { kind: 'battle', at: battle, changed: replayed.changed }, 'battles');
    for (const finding of lossesIn(report, replayed.result, province)) addStep(builder, 1, finding, 'battles');
    explainRetreatOptions(builder, 1, replayed);
    return builder.steps;
  }
  explainUnit(builder, 0, replayed);
  if (replayed.changed) addStep(builder, 1, { kind: 'battles-elsewhere' }, 'battles');
  explainRetreatOptions(builder, 1, replayed);
  if (builder.steps.length === 1 && replayed.met) addStep(builder, 1, { kind: 'comparison', won: replayed.moved }, 'move');
  return builder.steps;
}

/** How a unit was dislodged in a battle for its place: that another battle decided its move, and that it fought there and not at home. */
function lossesIn({ war }: Report, result: OrderResult, home: ProvinceId): readonly Finding[] {
  const lost = lostInBattle(result, war);
  const battle = war?.battles.find(({ at }) => at === lost || at.every(place => lost?.includes(place)));
  const away = battle && fightersElsewhere(battle, war?.battles ?? []).find(one => one.home === home && one.power === result.power);
  return [
    ...(lost && movedInOtherBattle(result, war) ? [{ kind: 'lost-in-battle' as const, at: lost }] : []),
    ...(away ? [{ kind: 'fought-elsewhere' as const, home, at: away.at }] : []),
  ];
}

function adjustmentSteps(variant: Variant, report: Report, province: ProvinceId): readonly ExplanationStep[] {
  const result = report.orders.find(({ order }) => orderKey(order) === province);
  if (!result) return [];
  const { order, outcome } = result;
  const isCivil = outcome.kind === 'removed' && outcome.because === 'civil-disorder' && order.kind !== 'waive';
  const told: ExplanationStep = { level: 0, finding: { kind: 'result', result } };
  if (!isCivil) return [{ ...told, rule: buildRule(variant, result) }, ...votesStep(report, result)];
  const unit = { power: result.power, type: order.type, at: order.at };
  return [told, { level: 1, finding: { kind: 'farthest', unit }, rule: 'civil-disorder' }];
}

/**
 * The rule that explains the outcome of a build. Builds are crowded out, or depend on placements, by the barbarians' rules alone. A unit placed
 * before the first turn is a barbarian's, or that of a power that chooses its capital among its cities.
 */
function buildRule({ board }: Variant, { power, outcome }: Report['orders'][number]): RuleCode {
  if (outcome.kind === 'crowded-out' || outcome.kind === 'not-opened') return 'barbarians';
  if (outcome.kind !== 'built' || outcome.because === undefined) return 'build';
  return board.powers.find(({ id }) => id === power)?.cities ? 'fledgling-nations' : 'barbarians';
}
