import { type BattleList, listOf } from '../model/battle/battleList.js';
import type { BattleAbsence } from './lineup.js';

export const listAbsence = (lists: readonly BattleList[]): BattleAbsence => ({
  refused: (by, power, at) =>
    listOf(lists, by).refuse.some(refusal => refusal.power === power && (refusal.at === undefined || at.includes(refusal.at))),
  away: (power, at) => listOf(lists, power).away.includes(at),
});
