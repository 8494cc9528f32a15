import type { BattleClaim } from '../model/battle/battleClaim.js';
import type { BattlesReport } from '../model/report.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { battleTurnIn } from './battleInputs.js';
import { asFought, battlesIn, onTablesNow } from './battleTurn.js';

type ToldBattle = BattlesReport['battles'][number];

/** Whether the battle can be decided now: it is not over and, if reports on some battles differ, it is one of those. */
export function isOnTable(battle: ToldBattle, battles: BattlesReport['battles'], claims: readonly BattleClaim[]): boolean {
  const isClaimed = ({ id }: ToldBattle): boolean => claims.some(one => one.battle === id);
  const differs = battles.some(one => !('by' in one) && isClaimed(one));
  return !('by' in battle) && battle.waitsFor.length === 0 && (!differs || isClaimed(battle));
}

/**
 * The battles of a report that are told, by their place in it: those that can be decided now, and those of which there is something new since
 * the report that led to `before`. A battle that nothing has happened to is not told again.
 */
export function battlesToTell(variant: Variant, before: State, war: BattlesReport | undefined): readonly number[] {
  if (!war) return [];
  const known = new Map(toldSoFar(variant, before).map(one => [one.id, JSON.stringify(one)]));
  const { battles, claims = [] } = war;
  return [...battles.keys()].filter(i => {
    const battle = battles[i];
    return battle && (isOnTable(battle, battles, claims) || known.get(battle.id) !== JSON.stringify(battle));
  });
}

/** The battles that can be decided in this state, by their place in the report that led to it. */
export function battlesOnTables(variant: Variant, state: State): readonly number[] {
  const { fight } = state;
  if (fight?.stage !== 'battles') return [];
  const open = onTablesNow(battleTurnIn(variant, state, fight), fight).map(({ id }) => id);
  return [...toldSoFar(variant, state).entries()].flatMap(([i, { id }]) => (open.includes(id) ? [i] : []));
}

/** The battles as the report told them that led to this state: none while the lists are being written. */
function toldSoFar(variant: Variant, state: State): readonly ToldBattle[] {
  const { fight } = state;
  if (fight?.stage !== 'battles') return [];
  const { fought = [] } = fight;
  const { battles } = battlesIn(battleTurnIn(variant, state, fight), fought.map(asFought));
  return battles.map(battle => fought.find(({ id }) => id === battle.id) ?? battle);
}
