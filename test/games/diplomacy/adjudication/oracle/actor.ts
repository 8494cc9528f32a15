import { provinceOf } from '../../../../../src/games/diplomacy/board/location.js';
import type { Unit } from '../../../../../src/games/diplomacy/board/position.js';
import type { WrittenOrder } from '../../../../../src/games/diplomacy/model/writtenOrder.js';
import type { Realm } from '../realm.js';
import type { Ground } from './ground.js';

/** The ids of the rule modules of a game. */
export type Rules = ReadonlySet<string>;

/** The question to the oracle: units, and one legal order for each, in the same order. */
export interface Problem {
  readonly ground: Ground;
  readonly rules: Rules;
  readonly units: readonly Unit[];
  readonly orders: readonly WrittenOrder[];
  /** The powers without a player. They are never cornered. */
  readonly voted: ReadonlySet<string>;
  /** The power has which ability, and where. */
  readonly realm: Realm;
}

/** A unit as it acts in one resolution. A rapid fleet that is away is not an actor; one that stays is `stuck`. */
export interface Actor {
  readonly power: string;
  readonly type: 'A' | 'F';
  readonly at: string;
  readonly home: string;
  readonly does: 'hold' | 'move' | 'support' | 'convoy' | 'stuck';
  /** The target of a move, or of the move that a support or convoy helps. Undefined for a support to hold. */
  readonly to: string | undefined;
  /** The province of the unit that a support or convoy helps. */
  readonly of: string | undefined;
  readonly asksConvoy: boolean;
}

/** Whether it is a virtual army. These have homes of their own (`*athe`), so that nothing meets them where they come from. */
export const isVirtual = ({ home }: Actor): boolean => home.startsWith('*');

const virtual = (power: string, home: string): Actor => ({
  power,
  type: 'A',
  at: `*${home}`,
  home: `*${home}`,
  does: 'hold',
  to: undefined,
  of: undefined,
  asksConvoy: false,
});

/** Returns the guard of Illusion, if no other power is there and no own unit stays there, and the army of Immortality that comes home. */
export function virtualActors({ rules, realm, units }: Problem, actors: readonly Actor[]): readonly Actor[] {
  const { guard, comer } = realm;
  const stays = actors.some(({ home, does }) => home === guard.home && does !== 'move');
  return [
    ...(rules.has('illusion') && isGuarded(realm, units) && !stays ? [virtual(guard.power, guard.home)] : []),
    ...(rules.has('immortality') ? [{ ...virtual(comer.power, comer.home), does: 'move', to: comer.home } as const] : []),
  ];
}

export const isGuarded = ({ guard, comer }: Realm, units: readonly Unit[]): boolean =>
  guard.home !== comer.home && units.every(({ power, at }) => power === guard.power || provinceOf(at) !== guard.home);

export function actorOf({ ground, rules }: Problem, unit: Unit, order: WrittenOrder): Actor {
  const still = {
    power: unit.power,
    type: unit.type,
    at: unit.at,
    home: provinceOf(unit.at),
    to: undefined,
    of: undefined,
    asksConvoy: false,
  };
  switch (order.kind) {
    case 'move':
      return { ...still, ...ashore(ground, rules, unit, order.to), does: 'move', to: order.to, asksConvoy: order.viaConvoy === true };
    case 'support': {
      const into = provinceOf(order.to ?? order.of);
      return { ...still, ...ashore(ground, rules, unit, into), does: 'support', of: order.of, to: order.to };
    }
    case 'convoy':
      return { ...still, does: 'convoy', of: order.of, to: order.to };
    case 'rapid':
      return { ...still, does: 'stuck' };
    default:
      return { ...still, does: 'hold' };
  }
}

/** Fleets 6: a fleet ordered to do what only an army can do acts as an army. */
function ashore(ground: Ground, rules: Rules, { type, at }: Unit, to: string): { type: 'A' | 'F'; at: string } {
  const lands =
    type === 'F' && rules.has('revert-to-army') && !ground.fleetPasses(at, to) && ground.armyPasses(provinceOf(at), provinceOf(to));
  return lands ? { type: 'A', at: provinceOf(at) } : { type, at };
}
