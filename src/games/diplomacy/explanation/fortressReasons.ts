import { isRiver, isSea } from '../board/board.js';
import type { ProvinceId } from '../board/location.js';
import type { ReplayedMovement, ReplayedUnit } from './replayedMovement.js';
import type { RuleReason, RuleReasons } from './ruleReasons.js';

/** Warring States, Floating Fortress 1–2: why a fleet counts 2, or only 1. For a fleet that acts as an army see `explainChange`. */
export const floatingFortress: RuleReasons = {
  attack: (movement, replayed) => strengthInto(movement, replayed, 'attack'),
  support: (movement, replayed) => strengthInto(movement, replayed, 'support'),
  hold({ variant: { board } }, { at, unit, order, ownHold }) {
    if (order.unit.type !== 'F') return [];
    if (ownHold > 1) return [{ finding: { kind: 'fortress-hold', unit }, rule: 'fortress-2' }];
    return isRiver(board, at) ? [] : [{ finding: { kind: 'no-fortress-hold', unit }, rule: 'fortress-2' }];
  },
};

function strengthInto(
  movement: ReplayedMovement,
  { at, unit, order, target: into }: ReplayedUnit,
  as: 'attack' | 'support',
): readonly RuleReason[] {
  if (order.unit.type !== 'F' || into === undefined) return [];
  const why = whyNot(movement, at, into);
  const finding = why ? ({ kind: 'no-fortress', unit, as, into, why } as const) : ({ kind: 'fortress', unit, as, into } as const);
  return [{ finding, rule: 'fortress-1' }];
}

function whyNot(
  { variant: { board } }: ReplayedMovement,
  from: ProvinceId,
  into: ProvinceId,
): 'sea' | 'no-river' | 'from-coast' | undefined {
  if (isSea(board, into)) return 'sea';
  if (!isRiver(board, into)) return 'no-river';
  return isRiver(board, from) || isSea(board, from) ? undefined : 'from-coast';
}
