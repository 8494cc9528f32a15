import type { ProvinceId } from '../board/location.js';
import { actorsAt, occupantOf, type ReplayedMovement, type ReplayedUnit } from './replayedMovement.js';
import type { RuleReason, RuleReasons } from './ruleReasons.js';

/** Warring States, Fortified Borders 1–5: which wall took a point, or why none on the way did. */
export const walls: RuleReasons = {
  attack(scene, actor) {
    const { target } = actor;
    if (target === undefined) return [];
    return actor.attack.parts.some(part => part.because === 'wall') ? counted(scene, actor, target) : idle(scene, actor, target);
  },
};

const isWalled = ({ variant }: ReplayedMovement, owner: ProvinceId, facing: ProvinceId): boolean =>
  variant.board.walls.has(`${owner}<${facing}`);

/** The wall that the move crosses, else those that its supports are given from across. */
function counted(scene: ReplayedMovement, actor: ReplayedUnit, target: ProvinceId): readonly RuleReason[] {
  const occupant = occupantOf(scene, target);
  if (!occupant) return [];
  const wall = (facing: ProvinceId, by: 'move' | 'support'): RuleReason => ({
    finding: { kind: 'wall', owner: target, facing, by, occupant },
    rule: 'walls-1',
  });
  if (isWalled(scene, target, actor.at)) return [wall(actor.at, 'move')];
  const counting = actor.attack.parts.flatMap(part => part.of ?? []);
  return counting.filter(at => isWalled(scene, target, at)).map(at => wall(at, 'support'));
}

function idle(scene: ReplayedMovement, actor: ReplayedUnit, target: ProvinceId): readonly RuleReason[] {
  const occupant = occupantOf(scene, target);
  const ways = [actor, ...actorsAt(scene, actor.supports)];
  return ways.flatMap((way): readonly RuleReason[] => {
    const at = { owner: target, facing: way.at };
    if (!isWalled(scene, target, way.at)) return way === actor ? attackersSide(scene, way.at, target) : [];
    if (!occupant) return [{ finding: { kind: 'wall-idle', ...at, why: 'empty' }, rule: 'walls-1a' }];
    if ([way, actor].some(({ unit }) => unit.power === occupant.power))
      return [{ finding: { kind: 'wall-idle', ...at, why: 'own' }, rule: 'walls-4' }];
    if (way === actor) return [];
    return [{ finding: { kind: 'wall-idle', ...at, why: 'support-cut' }, rule: 'ruling-walls' }];
  });
}

function attackersSide(scene: ReplayedMovement, from: ProvinceId, target: ProvinceId): readonly RuleReason[] {
  if (!isWalled(scene, from, target)) return [];
  return [{ finding: { kind: 'wall-idle', owner: from, facing: target, why: 'attackers-side' }, rule: 'walls-3' }];
}
