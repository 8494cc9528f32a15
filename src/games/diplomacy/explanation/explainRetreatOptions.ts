import { type Location, type ProvinceId, provinceOf } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { Variant } from '../model/variant.js';
import { placesToReach } from '../orders/reach.js';
import { addStep, type ExplanationBuilder } from './explanationBuilder.js';
import type { ClosedRetreat } from './orderExplanation.js';
import type { ReplayedUnit } from './replayedMovement.js';

/** Lists where a dislodged unit may retreat to, and what closed the other places. */
export function explainRetreatOptions(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  const { variant, report } = builder.movement;
  const unit = report.after.dislodged.find(u => provinceOf(u.at) === replayed.at);
  if (!unit) return;
  const { units, contested } = report.after;
  const from = unit.convoyed ? null : unit.from;
  const closed = closedTo(variant, unit, { units, contested, from, open: unit.retreats });
  const open = [...new Set(unit.retreats.map(provinceOf))];
  addStep(builder, level, { kind: 'retreats', unit: replayed.unit, open, closed }, 'retreat');
}

/** What closes places to retreats. */
export interface Obstacles {
  readonly units: readonly Unit[];
  readonly contested: readonly ProvinceId[];
  /** The province its attacker came from. Null if the attacker came by convoy or from off the board. */
  readonly from: ProvinceId | null;
  readonly open: readonly Location[];
}

export function closedTo(variant: Variant, unit: Unit, { units, contested, from, open }: Obstacles): readonly ClosedRetreat[] {
  const why = (to: ProvinceId): ClosedRetreat['why'] | undefined => {
    if (units.some(u => provinceOf(u.at) === to)) return 'occupied';
    if (contested.includes(to)) return 'stand-off';
    return to === from ? 'attacker' : undefined;
  };
  const isOpen = new Set(open.map(provinceOf));
  const places = new Set(placesToReach(variant, unit).map(provinceOf));
  return [...places].flatMap(to => {
    const because = isOpen.has(to) ? undefined : why(to);
    return because ? [{ to, why: because }] : [];
  });
}
