import { isWalledOff } from '../board/board.js';
import type { ProvinceId } from '../board/location.js';
import { occupantOf, type ReplayedMovement, type ReplayedUnit, unitsAt } from './replayedMovement.js';
import type { RuleReason, RuleReasons } from './ruleReasons.js';

/** Warring States, Fortified Borders 1–5: the wall that reduced an attack, or why no wall on the way did. */
export const walls: RuleReasons = {
  attack(movement, replayed) {
    const { target } = replayed;
    if (target === undefined) return [];
    return replayed.attack.parts.some(part => part.because === 'wall')
      ? counted(movement, replayed, target)
      : idle(movement, replayed, target);
  },
};

const isWalled = ({ variant }: ReplayedMovement, owner: ProvinceId, facing: ProvinceId): boolean =>
  isWalledOff(variant.board, owner, facing);

/** The wall that the move crosses; otherwise the walls that its supports cross. */
function counted(movement: ReplayedMovement, replayed: ReplayedUnit, target: ProvinceId): readonly RuleReason[] {
  const occupant = occupantOf(movement, target);
  if (!occupant) return [];
  const wall = (facing: ProvinceId, by: 'move' | 'support'): RuleReason => ({
    finding: { kind: 'wall', owner: target, facing, by, occupant },
    rule: 'walls-1',
  });
  if (isWalled(movement, target, replayed.at)) return [wall(replayed.at, 'move')];
  const counting = replayed.attack.parts.flatMap(part => part.of ?? []);
  return counting.filter(at => isWalled(movement, target, at)).map(at => wall(at, 'support'));
}

function idle(movement: ReplayedMovement, replayed: ReplayedUnit, target: ProvinceId): readonly RuleReason[] {
  const occupant = occupantOf(movement, target);
  const ways = [replayed, ...unitsAt(movement, replayed.supports)];
  return ways.flatMap((way): readonly RuleReason[] => {
    const at = { owner: target, facing: way.at };
    if (!isWalled(movement, target, way.at)) return way === replayed ? attackersSide(movement, way.at, target) : [];
    if (!occupant) return [{ finding: { kind: 'wall-idle', ...at, why: 'empty' }, rule: 'walls-1a' }];
    if ([way, replayed].some(({ unit }) => unit.power === occupant.power))
      return [{ finding: { kind: 'wall-idle', ...at, why: 'own' }, rule: 'walls-4' }];
    if (way === replayed) return [];
    return [{ finding: { kind: 'wall-idle', ...at, why: 'support-cut' }, rule: 'ruling-walls' }];
  });
}

function attackersSide(movement: ReplayedMovement, from: ProvinceId, target: ProvinceId): readonly RuleReason[] {
  if (!isWalled(movement, from, target)) return [];
  return [{ finding: { kind: 'wall-idle', owner: from, facing: target, why: 'attackers-side' }, rule: 'walls-3' }];
}
