import { type BattleList, listOf } from '../model/battle/battleList.js';
import type { Absence } from './sides.js';

export const absenceIn = (lists: readonly BattleList[]): Absence => ({
  refused: (by, power, at) =>
    listOf(lists, by).refuse.some(refusal => refusal.power === power && (refusal.at === undefined || at.includes(refusal.at))),
  away: (power, at) => listOf(lists, power).away.includes(at),
});
