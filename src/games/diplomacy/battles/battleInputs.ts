import { type PowerId, provinceOf } from '../board/location.js';
import type { BattleTerms } from '../model/battle/battleTerms.js';
import type { Declaration } from '../model/battle/declaration.js';
import type { Fight, State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { type Battleground, battlegroundOf } from './battleground.js';
import type { BattleTurn } from './battleTurn.js';
import { drawOf } from './drawBattle.js';
import { mayDeclare } from './mayDeclare.js';
import { provisionalIn } from './provisional.js';

/** The battle terms of states that have none. */
const STANDARD_TERMS: BattleTerms = {
  mode: 'simulated',
  scale: 'linear',
  dependent: 'dislodge',
  sides: 'coalition',
  cataclysmic: false,
};
export const termsIn = ({ battleTerms = STANDARD_TERMS }: Pick<State, 'battleTerms'>): BattleTerms => battleTerms;

export const ordersOf = ({ orders }: Pick<Fight, 'orders'>): ReadonlyMap<PowerId, readonly WrittenOrder[]> =>
  new Map(Object.entries(orders));

/** The battleground after the orders were resolved provisionally, without battles. */
export const battlegroundIn = (variant: Variant, state: State, orders: ReadonlyMap<PowerId, readonly WrittenOrder[]>): Battleground =>
  battlegroundOf(provisionalIn(variant, state, orders).settled.graph);

/** The 32 bytes, in hexadecimal, from which this turn's battles are drawn. */
export const drawIn = ({ secret, seed, turn }: State): string => drawOf(secret ?? seed.toString(16), `${turn.year}-${turn.season}`);

/** The declarations open to nations that have a seat. */
export const declarableIn = (ground: Battleground, { powers }: State): readonly Declaration[] =>
  mayDeclare(ground).filter(({ power }) => powers.includes(power));

/** The declarations for units that this seat orders. A virtual army belongs to its power's own seat. */
export function declarableBy(
  state: Pick<State, 'position' | 'powers'>,
  may: readonly Declaration[],
  seat: PowerId,
): readonly Declaration[] {
  const seatOf = seatsIn(state);
  return may.filter(one => seatOf(one) === seat && state.powers.includes(seat));
}

/** Tells which seat orders a unit that belongs to a power. */
export function seatsIn({ position }: Pick<State, 'position'>): (one: Pick<Declaration, 'power' | 'unit'>) => PowerId {
  const duchies = new Map(
    position.units.flatMap(({ type, at, duchy }) => (duchy === undefined ? [] : [[`${type} ${provinceOf(at)}`, duchy]])),
  );
  return ({ power, unit }) => duchies.get(unit) ?? power;
}

/** The inputs of a turn's battles, once its lists are in. */
export function battleTurnIn(variant: Variant, state: State, fight: Fight): BattleTurn {
  const { lists = [], grants = { granted: [], crossedOff: [], defences: [] }, orders } = fight;
  return {
    ground: battlegroundIn(variant, state, new Map(Object.entries(orders))),
    turn: state.turn,
    terms: termsIn(state),
    lists,
    services: state.services ?? {},
    grants,
  };
}
