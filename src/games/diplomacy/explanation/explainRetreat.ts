import { type ProvinceId, provinceOf } from '../board/location.js';
import type { OrderResult, Report } from '../model/report.js';
import type { Variant } from '../model/variant.js';
import { orderKey } from '../orders/orderFault.js';
import { closedTo } from './explainRetreatOptions.js';
import { votesStep } from './explainVotes.js';
import type { ExplanationStep } from './orderExplanation.js';

/** Explains the outcome of a retreat, or why a dislodged unit was disbanded. */
export function explainRetreat(variant: Variant, report: Report, province: ProvinceId): readonly ExplanationStep[] {
  const result = report.orders.find(({ order }) => orderKey(order) === province);
  if (!result) return [];
  return [{ level: 0, finding: { kind: 'result', result } }, ...votesStep(report, result), ...reasons(variant, report, result)];
}

function reasons(variant: Variant, report: Report, result: OrderResult): readonly ExplanationStep[] {
  const { order, outcome, reverted } = result;
  if (order.kind === 'retreat') return [...clashes(report, result), ...(reverted ? change(report, result) : [])];
  if (outcome.kind !== 'disbanded' || outcome.because === 'ordered') return [];
  const unit = report.before.dislodged.find(u => provinceOf(u.at) === orderKey(order));
  if (!unit) return [];
  const { units, contested } = report.before;
  const closed = closedTo(variant, unit, { units, contested, from: unit.convoyed ? null : unit.from, open: unit.retreats });
  const open = [...new Set(unit.retreats.map(provinceOf))];
  return [{ level: 1, finding: { kind: 'retreats', unit, open, closed }, rule: 'retreat' }];
}

function clashes({ orders }: Report, { order }: OrderResult): readonly ExplanationStep[] {
  if (order.kind !== 'retreat') return [];
  const to = provinceOf(order.to);
  const others = orders.flatMap(({ order: other }) =>
    other.kind === 'retreat' && other !== order && provinceOf(other.to) === to ? [other] : [],
  );
  return others.length > 0 ? [{ level: 1, finding: { kind: 'clash', to, others }, rule: 'retreat' }] : [];
}

function change({ before }: Report, { order }: OrderResult): readonly ExplanationStep[] {
  const unit = before.dislodged.find(u => provinceOf(u.at) === orderKey(order));
  if (!unit || order.kind !== 'retreat') return [];
  return [{ level: 1, finding: { kind: 'reverted', unit, to: provinceOf(order.to) }, rule: 'fleets-6' }];
}
