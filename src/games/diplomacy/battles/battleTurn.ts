import type { PowerId } from '../board/location.js';
import type { Turn } from '../board/position.js';
import type { Battle, BattleSide } from '../model/battle/battle.js';
import type { BattleGrants } from '../model/battle/battleGrants.js';
import { type BattleList, listOf } from '../model/battle/battleList.js';
import type { BattleTerms } from '../model/battle/battleTerms.js';
import type { DecidedBattle } from '../model/battle/decidedBattle.js';
import type { Services } from '../model/battle/service.js';
import type { Fight } from '../model/state.js';
import { type Battleground, pieceCalled, type UnitName } from './battleground.js';
import { breaksAt } from './battleSizes.js';
import type { FoughtBattle } from './dependentBattles.js';
import { drawBattle, winnerFor } from './drawBattle.js';
import { battlesOf } from './formBattles.js';
import { type GivenBattle, withOwedBattles } from './sepoyBattles.js';

/** The inputs of a turn's battles. */
export interface BattleTurn {
  readonly ground: Battleground;
  readonly turn: Turn;
  readonly terms: BattleTerms;
  readonly lists: readonly BattleList[];
  readonly services: Services;
  readonly grants: BattleGrants;
}

/** Forms the battles of a turn, given those already fought. `given`: battles given to Sepoys that the lists left without one. */
export function battlesIn(
  inputs: BattleTurn,
  fought: readonly FoughtBattle[],
): { readonly battles: readonly Battle[]; readonly given: readonly GivenBattle[] } {
  const { ground, turn, terms, lists, grants, services } = inputs;
  const drawn = battlesOf(ground, turn, terms, lists, grants, fought).map(battle => afterWithdrawals(inputs, battle));
  return withOwedBattles(ground, drawn, lists, services);
}

/** The undecided battles that can be fought now because they wait for no other. */
export const battlesNow = (inputs: BattleTurn, fought: readonly DecidedBattle[]): readonly Battle[] =>
  battlesIn(inputs, fought.map(asFought)).battles.filter(({ id, waitsFor }) => waitsFor.length === 0 && !fought.some(one => one.id === id));

export const asFought = ({ at, sides, winner }: DecidedBattle): FoughtBattle => {
  const declared = sides.flatMap(side => side.for ?? []);
  return winner ? { at, declared, winner } : { at, declared };
};

/** The contested battles to be fought and reported now. While some reports conflict, only the disputed battles. */
export const onTablesNow = (inputs: BattleTurn, { fought = [], disputed }: Pick<Fight, 'fought' | 'disputed'>): readonly Battle[] =>
  battlesNow(inputs, fought).filter(battle => isContested(battle) && (disputed?.includes(battle.id) ?? true));

/** Whether a battle has at least two sides. */
export const isContested = ({ sides }: Battle): boolean => sides.length > 1;

/** Decides a battle with at most one side. The side wins without a fight; if all have withdrawn, the status quo remains. */
export function unopposed(battle: Battle): DecidedBattle {
  const [side] = battle.sides;
  return { ...battle, ...(side?.for && { winner: side.for }), by: 'unopposed', destroyed: [] };
}

/** Draws all battles, dependent ones after those they wait for. `fought`: battles already decided. */
export function drawAll(inputs: BattleTurn, draw: string, fought: readonly DecidedBattle[] = []): readonly DecidedBattle[] {
  const now = battlesNow(inputs, fought);
  if (now.length === 0) return fought;
  return drawAll(inputs, draw, [...fought, ...now.map(battle => (isContested(battle) ? drawn(inputs, draw, battle) : unopposed(battle)))]);
}

export function drawn({ terms, lists }: BattleTurn, draw: string, battle: Battle): DecidedBattle {
  const { army, winner, isCataclysm } = drawBattle(draw, battle, lists);
  const outcome = { ...battle, army, ...(winner && { winner }), by: 'draw' as const, destroyed: [] };
  return terms.cataclysmic && isCataclysm ? { ...outcome, destroyed: losersOf(outcome) } : outcome;
}

/** A reported result: the nation whose army won, and its side. `army` is undefined if the status quo won. */
export interface BattleVerdict {
  readonly army: PowerId | undefined;
  /** Index of the side, from 0. */
  readonly side: number;
  readonly destroyed: boolean;
}

export function reported({ terms, lists }: BattleTurn, battle: Battle, verdict: BattleVerdict, by: 'reports' | 'host'): DecidedBattle {
  const side = battle.sides[verdict.side];
  const winner = verdict.army === undefined || !side ? undefined : winnerFor(battle, side, verdict.army, lists);
  const outcome = { ...battle, ...(verdict.army !== undefined && { army: verdict.army }), ...(winner && { winner }), by, destroyed: [] };
  return terms.cataclysmic && verdict.destroyed ? { ...outcome, destroyed: losersOf(outcome) } : outcome;
}

/**
 * The units destroyed if the losers of a battle are destroyed: those with which nations contended against a winning declared side.
 * Supporters and virtual armies are spared; nothing is destroyed if the status quo won.
 */
function losersOf({ sides, winner }: Pick<DecidedBattle, 'sides' | 'winner'>): readonly UnitName[] {
  if (!winner) return [];
  return sides
    .filter(side => side.for?.unit !== winner.unit)
    .flatMap(side => side.contenders.flatMap(({ unit }) => (unit.startsWith('V ') ? [] : unit)));
}

/**
 * Removes the nations that withdraw from a cataclysmic battle, which leave it unharmed. If a side's leader withdraws, the whole side does.
 */
function afterWithdrawals({ ground, lists }: BattleTurn, battle: Battle): Battle {
  const leaves = (power: PowerId): boolean => listOf(lists, power).withdraw.some(at => battle.at.includes(at));
  const sides = battle.sides.filter(side => !leaves(side.leader)).map(side => withoutArmies(ground, side, leaves));
  const stays = new Set(armiesOf(sides));
  const withdrawn = armiesOf(battle.sides).filter(power => !stays.has(power));
  return { ...battle, sides, ...(withdrawn.length > 0 && { withdrawn }) };
}

const armiesOf = (sides: readonly BattleSide[]): readonly PowerId[] => [
  ...new Set(sides.flatMap(({ armies }) => armies.map(({ power }) => power))),
];

function withoutArmies(ground: Battleground, side: BattleSide, leaves: (power: PowerId) => boolean): BattleSide {
  const armies = side.armies.filter(({ power }) => !leaves(power));
  if (armies.length === side.armies.length) return side;
  const strength = armies.reduce((sum, one) => sum + one.strength, 0);
  return {
    ...side,
    units: side.units.filter(unit => !leaves(pieceCalled(ground, unit).power)),
    armies,
    strength,
    breaksAt: breaksAt(strength),
    points: armies.reduce((sum, { points }) => sum + points, 0),
    contenders: side.contenders.filter(({ power }) => !leaves(power)),
  };
}

/** Whether a nation was on the winning side. */
export const hasWon = ({ sides, winner }: DecidedBattle, power: PowerId): boolean =>
  sides.some(side => side.for?.unit === winner?.unit && side.armies.some(army => army.power === power));
