import type { Random } from '../../../../lib/random.js';
import { ordersByProvince } from '../../adjudication/phaseOrders.js';
import { movementOf, settleMovement } from '../../adjudication/resolveMovement.js';
import { type Battleground, battlegroundOf } from '../../battles/battleground.js';
import { type ContenderGroup, strengthOf } from '../../battles/contenderGroups.js';
import { declaredBattles } from '../../battles/declaredBattles.js';
import type { FoughtBattle } from '../../battles/dependentBattles.js';
import { lineupOf } from '../../battles/lineup.js';
import { mayDeclare } from '../../battles/mayDeclare.js';
import { type ProvisionalMovement, resolveBattles } from '../../battles/resolveBattles.js';
import type { PowerId, ProvinceId } from '../../board/location.js';
import type { Position } from '../../board/position.js';
import type { Declaration } from '../../model/battle/declaration.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { declarationWorth } from '../captain/declarationWorth.js';

/** A battle as imagined: each side with its strength. The side of the status quo has no declaration. */
export interface ImaginedBattle {
  readonly at: readonly ProvinceId[];
  readonly declared: readonly Declaration[];
  readonly sides: readonly { readonly winner: Declaration | undefined; readonly strength: number }[];
}

/** A movement phase before its battles, and the battles. */
export interface ImaginedMovement {
  readonly movement: ProvisionalMovement;
  readonly ground: Battleground;
  readonly may: readonly Declaration[];
}

export function imaginedMovement(
  variant: Variant,
  situation: Situation,
  orders: ReadonlyMap<ProvinceId, WrittenOrder>,
  voted: ReadonlySet<PowerId>,
): ImaginedMovement {
  const settled = settleMovement(variant, situation, ordersByProvince(variant.board, situation.position.units, orders), voted);
  const ground = battlegroundOf(settled.graph);
  const may = mayDeclare(ground).filter(({ power }) => situation.powers.includes(power));
  return { movement: { variant, situation, settled, voted }, ground, may };
}

/**
 * The position after a movement phase in a variant with decisive battles: every power declares what is worth most to it, more or less, and
 * the battles are drawn by their strengths. Nobody has Sepoys.
 */
export function imaginedBattles(
  variant: Variant,
  situation: Situation,
  orders: ReadonlyMap<ProvinceId, WrittenOrder>,
  voted: ReadonlySet<PowerId>,
  random: Random,
): Position {
  const { movement, ground, may } = imaginedMovement(variant, situation, orders, voted);
  const { position } = situation;
  const battles = may.length === 0 ? [] : battlesOf(ground, chosenFrom(may, one => declarationWorth(ground, position, one) * (0.5 + random())));
  return afterBattles(movement, battles.map(battle => foughtBy(battle, random)));
}

/** What every power declares: the one that `worthOf` says is worth most to it. */
export function chosenFrom(may: readonly Declaration[], worthOf: (declaration: Declaration) => number): readonly Declaration[] {
  const best = new Map<PowerId, { readonly declaration: Declaration; readonly worth: number }>();
  for (const declaration of may) {
    const worth = worthOf(declaration);
    if (worth > (best.get(declaration.power)?.worth ?? 0)) best.set(declaration.power, { declaration, worth });
  }
  return [...best.values()].map(({ declaration }) => declaration);
}

/** The battles of these declarations, one at most of every power. */
export function battlesOf(ground: Battleground, declared: readonly Declaration[]): readonly ImaginedBattle[] {
  if (declared.length === 0) return [];
  const contention = { declared, returnsHome: () => false };
  return declaredBattles(ground, declared).map(contest => ({
    ...contest,
    sides: lineupOf(ground, contest, contention, 'coalition').sides.map(side => ({
      winner: side.declared,
      strength: strengthOfAll(side.groups),
    })),
  }));
}

const strengthOfAll = (groups: readonly ContenderGroup[]): number => groups.reduce((sum, group) => sum + strengthOf(group), 0);

/** Draws a battle: the probability that a side wins is its share of the strengths. */
function foughtBy({ at, declared, sides }: ImaginedBattle, random: Random): FoughtBattle {
  let left = random() * sides.reduce((sum, { strength }) => sum + strength, 0);
  const won = sides.find(({ strength }) => {
    left -= strength;
    return left < 0;
  });
  return won?.winner ? { at, declared, winner: won.winner } : { at, declared };
}

/** The position after a movement phase with its battles. */
export function afterBattles(movement: ProvisionalMovement, fought: readonly FoughtBattle[]): Position {
  const { variant, situation, settled } = movement;
  if (fought.length === 0) return movementOf(variant, situation.position, settled).position;
  return resolveBattles(movement, { fought, destroyed: [], dependent: 'dislodge' }).position;
}
