import { type Board, isWalledOff } from '../../../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Unit } from '../../../../src/games/diplomacy/board/position.js';
import type { OrderOf, WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { type Random, shuffled } from '../../../../src/lib/random.js';

export type Choices = ReadonlyMap<Unit, readonly WrittenOrder[]>;
export type Orders = ReadonlyMap<Unit, WrittenOrder>;
/** Returns orders for some units that interact in a difficult way; empty if the position allows none. */
export type Plot = (stage: Stage, random: Random) => Orders;
export interface Stage {
  readonly board: Board;
  readonly choices: Choices;
}

const NOTHING: Orders = new Map();
const movesIn = (choices: Choices): [Unit, OrderOf<'move'>][] =>
  [...choices].flatMap(([unit, orders]) => orders.flatMap((o): [Unit, OrderOf<'move'>][] => (o.kind === 'move' ? [[unit, o]] : [])));
const placeOf = (unit: Unit): string => provinceOf(unit.at);
const goesTo = (move: OrderOf<'move'>, unit: Unit): boolean => provinceOf(move.to) === placeOf(unit);
const supportFor = (choices: Choices, supporter: Unit, mover: Unit, target: Unit): WrittenOrder | undefined =>
  choices
    .get(supporter)
    ?.find(o => o.kind === 'support' && o.of === placeOf(mover) && o.to !== undefined && provinceOf(o.to) === placeOf(target));

/** An army is convoyed against the unit whose support is needed to dislodge its convoying fleet. */
export const paradox: Plot = ({ choices }, random) => {
  const units = [...choices.keys()];
  for (const [army, landing] of shuffled(
    movesIn(choices).filter(([, o]) => o.viaConvoy),
    random,
  )) {
    const supporter = units.find(u => goesTo(landing, u) && u.power !== army.power);
    const carriers = units.flatMap((unit): [Unit, WrittenOrder][] => {
      const order = choices.get(unit)?.find(o => o.kind === 'convoy' && o.of === placeOf(army) && o.to === landing.to);
      return order ? [[unit, order]] : [];
    });
    for (const [sinker, strike] of movesIn(choices)) {
      const sunk = carriers.find(([fleet]) => goesTo(strike, fleet) && fleet.power !== sinker.power)?.[0];
      const help = supporter && sunk && supporter !== sinker ? supportFor(choices, supporter, sinker, sunk) : undefined;
      if (supporter && help && sinker !== army) return new Map([...carriers, [army, landing], [sinker, strike], [supporter, help]]);
    }
  }
  return NOTHING;
};

/** Three or four attacked units each support the attack on the one before, across walls if possible. */
export const feud: Plot = ({ choices, board }, random) => {
  const units = [...choices.keys()];
  const isOverWall = (from: Unit, target: Unit): boolean => isWalledOff(board, placeOf(target), placeOf(from));
  const attacks = shuffled(movesIn(choices), random).flatMap(([from, move]) => {
    const target = units.find(u => goesTo(move, u) && u.power !== from.power);
    return target && (board.file.walls.length === 0 || isOverWall(from, target)) ? [{ from, move, target }] : [];
  });
  type Attack = (typeof attacks)[number];
  const mayHelp = (unit: Unit, { from, target }: Attack): boolean =>
    unit.power !== target.power && supportFor(choices, unit, from, target) !== undefined;
  const isFree = (ring: readonly Attack[], unit: Unit): boolean => ring.every(a => a.from !== unit && a.target !== unit);
  const close = (ring: readonly Attack[]): readonly Attack[] => {
    const last = ring.at(-1);
    const first = ring[0];
    if (!last || !first) return [];
    if (ring.length > 2 && mayHelp(first.target, last)) return ring;
    if (ring.length === 4) return [];
    return firstOf(attacks, next => {
      const joins = isFree(ring, next.from) && isFree(ring, next.target) && mayHelp(next.target, last);
      return joins ? close([...ring, next]) : [];
    });
  };
  const ring = firstOf(attacks, attack => close([attack]));
  const orders = ring.flatMap(({ from, move }, i): [Unit, WrittenOrder | undefined][] => {
    const supporter = (ring[i + 1] ?? ring[0])?.target ?? from;
    return [
      [from, move],
      [supporter, supportFor(choices, supporter, from, ring[i]?.target ?? from)],
    ];
  });
  return new Map(orders.flatMap(([unit, order]) => (order ? [[unit, order] as const] : [])));
};

function firstOf<T>(items: readonly T[], look: (item: T) => readonly T[]): readonly T[] {
  for (const item of items) {
    const found = look(item);
    if (found.length > 0) return found;
  }
  return [];
}

/** A fleet that supports a move is attacked by two units. */
export const siege: Plot = ({ choices }, random) => {
  const helping = [...choices].flatMap(([fleet, orders]) => {
    const [help] = shuffled(
      orders.filter(o => o.kind === 'support' && o.to !== undefined),
      random,
    );
    return fleet.type === 'F' && help?.kind === 'support' ? [{ fleet, help }] : [];
  });
  return firstOrders(shuffled(helping, random), ({ fleet, help }) => {
    const mover = [...choices].find(([unit]) => placeOf(unit) === help.of);
    const helped = mover?.[1].find(o => o.kind === 'move' && o.to === help.to);
    const raids = shuffled(movesIn(choices), random).filter(
      ([unit, o]) => goesTo(o, fleet) && unit.power !== fleet.power && unit !== mover?.[0],
    );
    const raiders = new Map(raids);
    if (!mover || !helped || raiders.size < 2) return NOTHING;
    return new Map<Unit, WrittenOrder>([[mover[0], helped], ...[...raiders].slice(0, 2), [fleet, help]]);
  });
};

function firstOrders<T>(items: readonly T[], look: (item: T) => Orders): Orders {
  for (const item of items) {
    const found = look(item);
    if (found.size > 0) return found;
  }
  return NOTHING;
}

/** Every fleet that can make a rapid river move makes one. */
export const regatta: Plot = ({ choices }, random) =>
  new Map(
    [...choices].flatMap(([unit, orders]): [Unit, WrittenOrder][] => {
      const [route] = shuffled(
        orders.filter(o => o.kind === 'rapid'),
        random,
      );
      return route ? [[unit, route]] : [];
    }),
  );

/** A supported attack, preferably on a power's last unit. */
export const hunt: Plot = ({ choices }, random) => {
  const units = [...choices.keys()];
  const companyOf = (unit: Unit): number => units.filter(u => u.power === unit.power).length;
  const prey = shuffled(units, random).sort((a, b) => companyOf(a) - companyOf(b));
  return firstOrders(prey, target => {
    const attacks = shuffled(movesIn(choices), random).filter(
      ([unit, o]) => goesTo(o, target) && !o.viaConvoy && unit.power !== target.power,
    );
    return firstOrders(attacks, ([hunter, attack]) => {
      const helpers = units.filter(u => u !== hunter && u.power !== target.power);
      const helping = helpers.flatMap((unit): [Unit, WrittenOrder][] => {
        const help = supportFor(choices, unit, hunter, target);
        return help ? [[unit, help]] : [];
      });
      return helping.length > 0 ? new Map<Unit, WrittenOrder>([[hunter, attack], ...helping.slice(0, 1)]) : NOTHING;
    });
  });
};

/** A fleet convoys an army and is attacked by another power's fleet. */
export const raid: Plot = ({ choices }, random) => {
  const carrying = [...choices].flatMap(([fleet, orders]) =>
    shuffled(
      orders.flatMap(o => (o.kind === 'convoy' ? [{ fleet, order: o }] : [])),
      random,
    ).slice(0, 1),
  );
  return firstOrders(shuffled(carrying, random), ({ fleet, order }) => {
    const army = [...choices.keys()].find(unit => placeOf(unit) === order.of);
    const landing = army && choices.get(army)?.find(o => o.kind === 'move' && o.to === order.to && (o.viaConvoy ?? true));
    const [raider] = movesIn(choices).filter(([unit, o]) => unit.type === 'F' && goesTo(o, fleet) && unit.power !== fleet.power);
    if (!army || !landing || !raider) return NOTHING;
    return new Map<Unit, WrittenOrder>([[fleet, order], [army, landing], raider]);
  });
};

export const PLOTS: readonly Plot[] = [paradox, feud, siege, regatta, hunt, raid];
