import { type PhaseResult, resolveMovement } from '../../../../src/games/diplomacy/adjudication/resolveMovement.js';
import { type Board, fleetMayStand, isSea } from '../../../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Position, Unit } from '../../../../src/games/diplomacy/board/position.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import type { OrderOf, WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { ordersOfUnit } from '../../../../src/games/diplomacy/orders/legalOrders.js';
import { type VirtualArmies, virtualArmiesOf } from '../../../../src/games/diplomacy/orders/virtualArmies.js';
import { type Random, shuffled } from '../../../../src/lib/random.js';
import { type Choices, PLOTS } from './plots.js';
import { realmOf } from './realm.js';

/** A position and one legal order per unit, in the order of the units. */
export interface Skirmish {
  readonly variant: Variant;
  readonly position: Position;
  readonly orders: readonly WrittenOrder[];
  /** The powers without a player. */
  readonly voted?: ReadonlySet<string>;
}

const oneOf = <T>(items: readonly T[], random: Random): T | undefined => items[Math.floor(random() * items.length)];
const POWERS = 3;

/** Places units of few powers in some of the provinces, `most` at most, and gives them orders that conflict. */
export function skirmish(variant: Variant, provinces: readonly string[], most: number, random: Random): Skirmish {
  const powers = variant.board.powers.slice(0, POWERS).map(p => p.id);
  const places = shuffled(provinces, random).slice(0, most);
  const strongest = random() < 0.3 ? 0.6 : 0;
  const somebody = (): string => (random() < strongest ? powers[0] : oneOf(powers, random)) ?? '';
  const units = places.flatMap((place): readonly Unit[] => unitIn(variant.board, place, somebody(), random));
  const position = {
    units: hasLastStands(variant) ? withLoners(units, powers) : units,
    dislodged: [],
    contested: [],
    centres: lostHomes(variant),
  };
  const orders = quarrel(variant, position, random);
  return { variant, position, orders, voted: new Set(random() < 0.3 ? powers.slice(-1) : []) };
}

/** Gives the home of the virtual army to another power, because the army enters only then. */
function lostHomes({ rules, board }: Variant): Position['centres'] {
  const { comer, guard } = realmOf(board.file);
  return rules.some(rule => rule.id === 'immortality') ? { [comer.home]: guard.power } : {};
}

const hasLastStands = ({ rules }: Variant): boolean => rules.some(rule => rule.id === 'cornered');

/** Gives one power one unit, another two, and the first power the rest, so that powers may lose all their units. */
function withLoners(units: readonly Unit[], [strong = '', pair = '', loner = '']: readonly string[]): readonly Unit[] {
  return units.map((unit, i) => ({ ...unit, power: i === 0 ? loner : i < 3 ? pair : strong }));
}

function unitIn(board: Board, place: string, power: string, random: Random): readonly Unit[] {
  const afloat = board.locations.filter(at => provinceOf(at) === place && fleetMayStand(board, at));
  const at = oneOf(afloat, random);
  const sails = at !== undefined && (isSea(board, place) || random() < 0.4);
  if (sails) return [{ power, type: 'F', at }];
  return isSea(board, place) || (board.armyNeighbours.get(place)?.length ?? 0) === 0 ? [] : [{ power, type: 'A', at: place }];
}

/**
 * Orders every unit. Some units may first get the orders of a plot. Then some move, preferably into other units. The units that stay
 * convoy, support against other supports, or hold.
 */
export function quarrel(variant: Variant, position: Position, random: Random): readonly WrittenOrder[] {
  const choices: Choices = new Map(
    position.units.map(unit => [unit, ordersOfUnit(variant, position, unit, virtualsIn(variant, position))]),
  );
  const taken = new Set(position.units.map(u => provinceOf(u.at)));
  const restless = 0.3 + random() * 0.4;
  const given = new Map<Unit, WrittenOrder>(random() < 0.5 ? oneOf(PLOTS, random)?.({ board: variant.board, choices }, random) : []);
  for (const [unit, choice] of choices) {
    const order = !given.has(unit) && random() < restless ? travel(choice, taken, random) : undefined;
    if (order) given.set(unit, order);
  }
  for (const unit of shuffled(
    position.units.filter(u => !given.has(u)),
    random,
  ))
    given.set(unit, helpOrStand(choices.get(unit) ?? [], [...given.values()], random));
  return position.units.map(unit => given.get(unit) ?? standStill(choices.get(unit) ?? []));
}

const standStill = (choice: readonly WrittenOrder[]): WrittenOrder => choice[0] ?? fail('a unit may always hold');
function fail(what: string): never {
  throw new Error(what);
}

function travel(choice: readonly WrittenOrder[], taken: ReadonlySet<string>, random: Random): WrittenOrder | undefined {
  const moves = choice.filter(o => o.kind === 'move');
  const carried = moves.filter(o => o.viaConvoy);
  const bold = moves.filter(o => taken.has(provinceOf(o.to)));
  const rapid = choice.filter(o => o.kind === 'rapid');
  if (random() < 0.5) return oneOf(rapid, random) ?? oneOf(carried, random) ?? oneOf(bold, random) ?? oneOf(moves, random);
  return (random() < 0.7 ? oneOf(bold, random) : undefined) ?? oneOf(moves, random);
}

function helpOrStand(choice: readonly WrittenOrder[], given: readonly WrittenOrder[], random: Random): WrittenOrder {
  const convoys = choice.filter(o => o.kind === 'convoy' && given.some(m => isHelped(o, m)));
  const supports = choice.flatMap(o => (o.kind === 'support' && o.to !== undefined && given.some(m => isHelped(o, m)) ? [o] : []));
  const spiteful = supports.filter(o => given.some(m => (m.kind === 'support' || m.kind === 'convoy') && m.at === o.to));
  const holds = choice.filter(o => o.kind === 'support' && o.to === undefined);
  const roll = random();
  if (roll < 0.8) {
    const wished = random() < 0.5 ? [...spiteful, ...convoys] : [...convoys, ...supports];
    return oneOf(wished, random) ?? oneOf(supports, random) ?? (random() < 0.4 ? oneOf(holds, random) : undefined) ?? standStill(choice);
  }
  return (roll < 0.93 ? oneOf(choice, random) : undefined) ?? standStill(choice);
}

const isHelped = (help: OrderOf<'support' | 'convoy'>, move: WrittenOrder): boolean =>
  move.kind === 'move' && provinceOf(move.at) === help.of && provinceOf(move.to) === provinceOf(help.to ?? '');

const FALL = { year: 1, season: 'fall' } as const;
const virtualsIn = (variant: Variant, position: Position): VirtualArmies =>
  virtualArmiesOf(variant, { position, turn: FALL, phase: 'movement' });

export const resolved = (skirmish: Skirmish): PhaseResult =>
  resolveMovement(skirmish.variant, { position: skirmish.position, turn: FALL }, ordersByProvince(skirmish), skirmish.voted);

export const ordersByProvince = ({ position, orders }: Skirmish): ReadonlyMap<string, WrittenOrder> =>
  new Map(position.units.flatMap((unit, i) => (orders[i] ? [[provinceOf(unit.at), orders[i]] as const] : [])));
