import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { type Board, compileBoard, isRiver, isSea } from '../../../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Position, Unit } from '../../../../src/games/diplomacy/board/position.js';
import type { PhaseKind } from '../../../../src/games/diplomacy/model/state.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import { type WrittenOrder, writtenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { allowanceOf } from '../../../../src/games/diplomacy/orders/allowance.js';
import { adjustmentsOf, ordersOfUnit, retreatsOfUnit } from '../../../../src/games/diplomacy/orders/legalOrders.js';
import { orderJudge } from '../../../../src/games/diplomacy/orders/orderFault.js';
import { placesToReach } from '../../../../src/games/diplomacy/orders/reach.js';
import { seededRandom } from '../../../../src/lib/random.js';
import { classic, mandateOfHeaven, warringStatesV2 } from '../ownVariants.js';
import { situationIn } from '../situation.js';
import { neighbourhood } from './neighbourhood.js';
import { skirmish } from './skirmish.js';

const VARIANTS = [
  classic(compileBoard(readBoardFile('classic'))),
  warringStatesV2(compileBoard(readBoardFile('warring-states-v2'))),
  mandateOfHeaven(compileBoard(readBoardFile('mandate-of-heaven'))),
];
const SEEDS = [1, 2, 3, 4, 5];

const positionFor = (variant: Variant, seed: number): Position => {
  const random = seededRandom(seed);
  return skirmish(variant, neighbourhood(variant.board, 8, random), 6, random).position;
};

/** Yields every order that can be written for a unit: all kinds, all places. Armies never get a coast. */
function* everythingFor({ type, at }: Unit, { board }: Variant, units: readonly Unit[]): Iterable<WrittenOrder> {
  const provinces = board.provinces.map(p => p.id);
  const armies = new Set(units.filter(u => u.type === 'A').map(u => u.at));
  const placesFor = (isArmy: boolean): readonly string[] => (isArmy ? provinces : board.locations);
  yield { kind: 'hold', type, at };
  yield { kind: 'raise', type, at };
  yield { kind: 'disband', type, at };
  yield { kind: 'remove', type, at };
  yield { kind: 'build', type, at };
  yield { kind: 'waive' };
  for (const to of placesFor(type === 'A')) {
    yield { kind: 'move', type, at, to };
    yield { kind: 'move', type, at, to, viaConvoy: true };
    yield { kind: 'retreat', type, at, to };
  }
  for (const of of provinces) {
    yield { kind: 'support', type, at, of };
    for (const to of placesFor(armies.has(of))) yield { kind: 'support', type, at, of, to };
    for (const to of provinces) yield { kind: 'convoy', type, at, of, to };
  }
  for (const path of routesOver(provinces)) yield { kind: 'rapid', type, at, path };
}

function* routesOver(provinces: readonly string[]): Iterable<string[]> {
  for (const first of provinces) {
    yield [first];
    for (const second of provinces) yield [first, second];
  }
}

/** Formats an order as text, without flags that are not set. */
const textOf = (order: WrittenOrder): string =>
  JSON.stringify(writtenOrder.parse({ ...order }), (_, value) => (value === false ? undefined : value));

/** Returns the orders that are offered but refused, and the orders that are accepted but not offered. */
function difference(offered: readonly WrittenOrder[], accepted: readonly WrittenOrder[]) {
  const [offers, accepts] = [offered, accepted].map(orders => new Set(orders.map(textOf)));
  return {
    refused: [...(offers ?? [])].filter(order => !accepts?.has(order)),
    notOffered: [...(accepts ?? [])].filter(order => !offers?.has(order)),
  };
}
const NONE = { refused: [], notOffered: [] };

function acceptedOf(variant: Variant, phase: PhaseKind, position: Position, power: string, orders: Iterable<WrittenOrder>): WrittenOrder[] {
  const faultOf = orderJudge(variant, situationIn(variant, phase, position));
  return [...orders].filter(order => faultOf(power, order) === undefined);
}

describe.each(VARIANTS)('On the board of $id', variant => {
  const { board } = variant;

  it.each(SEEDS)('a unit may be ordered what is offered for it, and nothing else (position %i)', seed => {
    const position = positionFor(variant, seed);
    for (const unit of position.units) {
      const accepted = acceptedOf(variant, 'movement', position, unit.power, everythingFor(unit, variant, position.units));
      const offered = ordersOfUnit(variant, position, unit).filter(o => o.kind !== 'rapid' || o.path.length < 3);
      expect(difference(offered, accepted), JSON.stringify(position.units)).toEqual(NONE);
    }
  });

  it.each(SEEDS)('a dislodged unit may retreat where it is offered to, or disband (position %i)', seed => {
    const { units, ...rest } = positionFor(variant, seed);
    const random = seededRandom(seed);
    const dislodged = units.map(unit => {
      const retreats = placesToReach(variant, unit).filter(() => random() < 0.5);
      return { ...unit, from: null, convoyed: false, retreats };
    });
    const position = { ...rest, units: [], dislodged };
    for (const unit of dislodged) {
      const accepted = acceptedOf(variant, 'retreats', position, unit.power, everythingFor(unit, variant, position.units));
      expect(difference(retreatsOfUnit(unit), accepted)).toEqual(NONE);
    }
  });

  it.each(SEEDS)('in winter a power may build what it is offered, or waive (position %i)', seed => {
    const random = seededRandom(seed);
    const standing = positionFor(variant, seed);
    const homeOf = (centre: string): string | undefined => board.powers.find(p => p.home.includes(centre) && random() < 0.8)?.id;
    const anybody = (): string => board.powers[Math.floor(random() * 3)]?.id ?? '';
    const position = { ...standing, centres: Object.fromEntries([...board.centres].map(centre => [centre, homeOf(centre) ?? anybody()])) };
    const situation = situationIn(variant, 'adjustments', position);
    let sites = 0;
    for (const { id } of board.powers) {
      const waive: readonly WrittenOrder[] = allowanceOf(variant, situation, id).builds > 0 ? [{ kind: 'waive' }] : [];
      const builds = [...adjustmentsOf(variant, situation, id).values()].flat().filter(o => o.kind === 'build');
      const accepted = acceptedOf(variant, 'adjustments', position, id, [...everyBuild(board), { kind: 'waive' }]);
      expect(difference([...builds, ...waive], accepted)).toEqual(NONE);
      sites += builds.length;
    }
    expect(sites).toBeGreaterThan(0);
  });

  it.each(SEEDS)('a power with too many units may remove each of them and build nothing (position %i)', seed => {
    const position = positionFor(variant, seed);
    for (const power of new Set(position.units.map(u => u.power))) {
      const units = position.units.filter(u => u.power === power);
      const possible = [
        ...everyBuild(board),
        ...units.map(({ type, at }): WrittenOrder => ({ kind: 'remove', type, at })),
        { kind: 'waive' } as const,
      ];
      const offered = [...adjustmentsOf(variant, situationIn(variant, 'adjustments', position), power).values()].flat();
      expect(difference(offered, acceptedOf(variant, 'adjustments', position, power, possible))).toEqual(NONE);
    }
  });
});

const everyBuild = (board: Board): readonly WrittenOrder[] =>
  board.locations.flatMap((at): WrittenOrder[] => [
    { kind: 'build', type: 'A', at },
    { kind: 'build', type: 'F', at },
  ]);

describe('A rapid river move of three steps', () => {
  const variant = VARIANTS[1] ?? expect.fail('no Warring States');
  const { board } = variant;
  const waters = board.provinces.map(p => p.id).filter(id => isRiver(board, id) || isSea(board, id));

  it.each(['lin', 'boh', 'yin'])('of a fleet in %s is legal if it is offered', at => {
    const unit: Unit = { power: 'qi', type: 'F', at };
    const position: Position = { units: [unit], dislodged: [], contested: [], centres: {} };
    const offered = ordersOfUnit(variant, position, unit).filter(o => o.kind === 'rapid' && o.path.length === 3);
    const routes = (board.riverSteps.get(at) ?? [provinceOf(at)]).flatMap(first =>
      waters.flatMap(second => waters.map(third => [first, second, third])),
    );
    const rapid = routes.map((path): WrittenOrder => ({ kind: 'rapid', type: 'F', at, path }));
    expect(offered.length).toBeGreaterThan(0);
    expect(difference(offered, acceptedOf(variant, 'movement', position, 'qi', rapid))).toEqual(NONE);
  });
});
