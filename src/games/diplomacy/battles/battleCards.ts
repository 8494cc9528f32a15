import type { BattleClaim } from '../model/battle/battleClaim.js';
import type { BattlesReport } from '../model/report.js';
import type { Fight, State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { battleTurnIn } from './battleInputs.js';
import { asFought, type BattleTurn, battlesIn, onTablesNow } from './battleTurn.js';

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
  const known = new Map(toldIn(tablesIn(variant, before)).map(one => [one.id, JSON.stringify(one)]));
  const { battles, claims = [] } = war;
  return [...battles.keys()].filter(i => {
    const battle = battles[i];
    return battle && (isOnTable(battle, battles, claims) || known.get(battle.id) !== JSON.stringify(battle));
  });
}

/** The battles that can be decided in this state, by their place in the report that led to it. */
export function battlesOnTables(variant: Variant, state: State): readonly number[] {
  const now = tablesIn(variant, state);
  const open = now ? onTablesNow(now.turn, now.fight).map(({ id }) => id) : [];
  return toldIn(now).flatMap(({ id }, i) => (open.includes(id) ? [i] : []));
}

/** The battles that are being fought in a state. */
interface OpenBattles {
  readonly fight: Fight;
  readonly turn: BattleTurn;
}

/** Undefined if there are none, or their lists are still being written. */
const tablesIn = (variant: Variant, state: State): OpenBattles | undefined =>
  state.fight?.stage === 'battles' ? { fight: state.fight, turn: battleTurnIn(variant, state, state.fight) } : undefined;

/** The battles as they were told last. */
function toldIn(now: OpenBattles | undefined): readonly ToldBattle[] {
  if (!now) return [];
  const { fought = [] } = now.fight;
  return battlesIn(now.turn, fought.map(asFought)).battles.map(battle => fought.find(({ id }) => id === battle.id) ?? battle);
}
