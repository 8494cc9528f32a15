import type { Random } from '../../../../lib/random.js';
import { ordersByProvince } from '../../adjudication/phaseOrders.js';
import { positionAfter, settleMovement } from '../../adjudication/resolveMovement.js';
import { type Battleground, battlegroundOf, spaceAt } from '../../battles/battleground.js';
import {
  type ContenderGroup,
  type ContentionRules,
  groupsAt,
  membersOf,
  nobodyReturns,
  strengthOf,
} from '../../battles/contenderGroups.js';
import { declaredBattles } from '../../battles/declaredBattles.js';
import type { FoughtBattle } from '../../battles/dependentBattles.js';
import { lineupOf } from '../../battles/lineup.js';
import { declarerOf, mayDeclare } from '../../battles/mayDeclare.js';
import { type ProvisionalMovement, positionAfterBattles } from '../../battles/resolveBattles.js';
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
  const declared = chosenFrom(may, one => declarationWorth(ground, situation.position, one) * (0.5 + random()));
  const fought = battlesOf(ground, declared).map(battle => foughtBy(battle, random));
  return afterBattles(movement, fought);
}

/**
 * What a movement phase in a variant with decisive battles is worth to a power by a judge: every power declares what is worth most to it, and
 * every outcome counts as much as it is probable. Battles that the power has no part in are not fought.
 */
export function worthWithBattles(
  { movement, ground, may }: ImaginedMovement,
  power: PowerId,
  judge: (position: Position) => number,
): number {
  const { position } = movement.situation;
  const base = judge(afterBattles(movement, []));
  const known = new Map<string, number>();
  const own = may.filter(one => one.power === power);
  const others = chosenFrom(
    may.filter(one => one.power !== power),
    one => declarationWorth(ground, position, one),
  );
  const best = own.length < 2 ? own : chosenFrom(own, one => battlesOf(ground, [one]).reduce((sum, battle) => sum + gainOf(battle), 0));
  let worth = base;
  for (const battle of battlesOf(ground, [...others, ...best])) if (concerns(ground, battle, power, position)) worth += gainOf(battle);
  return worth;

  /** What a battle gains, on average of its outcomes. */
  function gainOf({ at, declared, sides }: ImaginedBattle): number {
    const all = sides.reduce((sum, { strength }) => sum + strength, 0);
    let gain = 0;
    for (const { winner, strength } of sides) if (winner && strength > 0) gain += (strength / all) * gainIf(at, declared, winner);
    return gain;
  }

  function gainIf(at: readonly ProvinceId[], declared: readonly Declaration[], winner: Declaration): number {
    const key = `${winner.unit} ${winner.kind} ${at.length} ${declared.length}`;
    const gain = known.get(key) ?? judge(afterBattles(movement, [{ at, declared, winner }])) - base;
    known.set(key, gain);
    return gain;
  }
}

/** Whether a power has a unit in a battle, or the centre. */
const concerns = (ground: Battleground, { at }: ImaginedBattle, power: PowerId, { centres }: Position): boolean =>
  at.some(place => {
    if (centres[place] === power) return true;
    const space = spaceAt(ground, place);
    return space !== undefined && (space.occupant?.power === power || space.incoming.some(move => move.power === power));
  });

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
  const contention = { declared, returnsHome: nobodyReturns };
  const [only] = declared;
  if (only && declared.length === 1) return [{ at: [only.at], declared, sides: sidesFor(ground, only, contention) }];
  return declaredBattles(ground, declared).map(({ at, declared: here }) => {
    const [alone] = here;
    if (alone && here.length === 1) return { at, declared: here, sides: sidesFor(ground, alone, contention) };
    const { sides } = lineupOf(ground, { at, declared: here }, contention, 'coalition');
    return { at, declared: here, sides: sides.map(side => ({ winner: side.declared, strength: strengthOfAll(side.groups) })) };
  });
}

/** The sides of a battle that one power declares: its group, and those of all others. */
function sidesFor(ground: Battleground, winner: Declaration, contention: ContentionRules): ImaginedBattle['sides'] {
  const declarer = declarerOf(ground, winner);
  let strength = 0;
  let against = 0;
  for (const group of groupsAt(ground, winner.at, contention)) {
    if (membersOf(group).includes(declarer)) strength = strengthOf(group);
    else if (group.leader.power !== winner.power) against += strengthOf(group);
  }
  return against > 0
    ? [
        { winner, strength },
        { winner: undefined, strength: against },
      ]
    : [{ winner, strength }];
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
  if (fought.length === 0) return positionAfter(variant, situation.position, settled);
  return positionAfterBattles(movement, { fought, dependent: 'dislodge' });
}
