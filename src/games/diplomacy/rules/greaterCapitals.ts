import { type Board, powerOf } from '../board/board.js';
import type { PowerId, ProvinceId } from '../board/location.js';
import type { RuleModule } from '../model/ruleModule.js';
import type { Situation } from '../model/state.js';

/** Warhammer, Adjustments 1: a power may build in the capitals of all powers that began with more units. */
export const greaterCapitals: RuleModule = {
  id: 'greater-capitals',
  buildSites: (power, situation, board) =>
    board.powers.flatMap(({ id }) =>
      beganWith(situation, board, id) > beganWith(situation, board, power) ? (capitalOf(situation, board, id) ?? []) : [],
    ),
};

/** Units at the start that need a centre; a power that chooses a city has one. */
function beganWith({ began }: Situation, board: Board, power: PowerId): number {
  const { start = [], cities } = powerOf(board, power) ?? {};
  return began?.[power] ?? (cities ? 1 : start.filter(unit => !unit.free).length);
}

export const capitalOf = ({ capitals }: Pick<Situation, 'capitals'>, board: Board, power: PowerId): ProvinceId | undefined =>
  capitals?.[power] ?? powerOf(board, power)?.capital;
