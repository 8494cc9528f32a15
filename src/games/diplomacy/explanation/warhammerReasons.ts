import { armyMayPass, isSea } from '../board/board.js';
import { virtualProvinceOf } from '../board/location.js';
import type { ReplayedUnit } from './replayedMovement.js';
import type { RuleReasons } from './ruleReasons.js';

const isFirm = ({ hold, order }: ReplayedUnit, why: string): boolean =>
  order.kind !== 'move' && hold.parts.some(({ because }) => because === why);

/** The virtual army that a move met, and what it adds to the hold of a unit that stays. */
export const illusion: RuleReasons = {
  attack: ({ report: { virtual = [] } }, { met, target }) =>
    met && target !== undefined && virtualProvinceOf(met.by) === target && virtual.some(({ at, hold }) => at === target && hold)
      ? [{ finding: { kind: 'guarded', to: target }, rule: 'illusion' }]
      : [],
  hold: (_, replayed) =>
    isFirm(replayed, 'illusion') ? [{ finding: { kind: 'firm', unit: replayed.unit, why: 'illusion' }, rule: 'illusion' }] : [],
};

export const strongCapitals: RuleReasons = {
  hold: (_, replayed) =>
    isFirm(replayed, 'strong-capital')
      ? [{ finding: { kind: 'firm', unit: replayed.unit, why: 'strong-capital' }, rule: 'strong-capitals' }]
      : [],
};

/** An army that crosses no border and is not convoyed goes through the Underway. */
export const underways: RuleReasons = {
  attack: ({ variant: { board } }, { order, at, target, way }) =>
    order.unit.type === 'A' && target !== undefined && way === 'itself' && !armyMayPass(board, at, target)
      ? [{ finding: { kind: 'underway', to: target }, rule: 'underways' }]
      : [],
};

export const seaRaiders: RuleReasons = {
  attack: ({ variant: { board } }, { order, unit, target, attack }) =>
    order.unit.type === 'F' && target !== undefined && !isSea(board, target) && attack.parts[0]?.by === 2
      ? [{ finding: { kind: 'raid', unit, to: target }, rule: 'sea-raiders' }]
      : [],
};
