import type { PowerId } from '../board/location.js';
import type { BattleSide } from '../model/battle/battle.js';
import type { PointScale } from '../model/battle/battleTerms.js';
import { compareTexts, nameOf } from './battleground.js';
import { breaksAt, shareOf, totalOf } from './battleSizes.js';
import { membersOf } from './contenderGroups.js';
import { type LineupSide, unitsIn } from './lineup.js';

/** Computes the size of a side. A single nation fields the whole total of its strength; several nations field a share for each strength. */
export function sideOf(scale: PointScale, side: LineupSide): BattleSide {
  const strengths = strengthsIn(side);
  const strength = [...strengths.values()].reduce((a, b) => a + b, 0);
  const pointsOf = (own: number): number => (strengths.size === 1 ? totalOf(scale, own) : own * shareOf(scale, strength));
  const armies = [...strengths]
    .map(([power, own]) => ({ power, strength: own, points: pointsOf(own) }))
    .sort((a, b) => compareTexts(a.power, b.power));
  return {
    ...(side.declared && { for: side.declared }),
    leader: side.leader,
    units: [...unitsIn(side)],
    strength,
    breaksAt: breaksAt(strength),
    points: armies.reduce((sum, { points }) => sum + points, 0),
    armies,
    contenders: contendersIn(side),
  };
}

const contendersIn = ({ groups }: LineupSide): BattleSide['contenders'] =>
  groups.flatMap(group => membersOf(group).map(piece => ({ power: piece.power, unit: nameOf(piece) })));

function strengthsIn({ groups }: LineupSide): ReadonlyMap<PowerId, number> {
  const strengths = new Map<PowerId, number>();
  const add = (power: PowerId, by: number): void => {
    strengths.set(power, (strengths.get(power) ?? 0) + by);
  };
  for (const { leader, own, supports } of groups) {
    add(leader.power, own);
    for (const s of supports) add(s.power, s.givenLeast);
  }
  return strengths;
}
