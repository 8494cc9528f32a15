import { readBoardFile } from '../../../../src/assets.js';
import { type Battleground, battlegroundOf } from '../../../../src/games/diplomacy/battles/battleground.js';
import { checkEntries } from '../../../../src/games/diplomacy/battles/checkEntries.js';
import { mayDeclare } from '../../../../src/games/diplomacy/battles/mayDeclare.js';
import { provisionalIn } from '../../../../src/games/diplomacy/battles/provisional.js';
import type { BattleResults } from '../../../../src/games/diplomacy/battles/resolveBattles.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Unit } from '../../../../src/games/diplomacy/board/position.js';
import { type BattleList, emptyList } from '../../../../src/games/diplomacy/model/battle/battleList.js';
import type { Situation } from '../../../../src/games/diplomacy/model/state.js';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { orderBook } from '../../../../src/games/diplomacy/orders/legalOrders.js';
import { type Resolved, resolvePhase } from '../../../../src/games/diplomacy/phases/resolvePhase.js';
import { type Random, seededRandom, shuffled } from '../../../../src/lib/random.js';
import { classicBattles } from '../ownVariants.js';

const variant = classicBattles(compileBoard(readBoardFile('classic')));
const { board } = variant;
const POWERS = board.powers.map(power => power.id);

/** A crowded corner of the standard board after its orders, with every power's battle list. */
export interface Skirmish {
  readonly situation: Situation;
  readonly ground: Battleground;
  readonly lists: readonly BattleList[];
  readonly random: Random;
  readonly provisional: Resolved;
  readonly resolved: (results: BattleResults) => Resolved;
}

export function skirmishOf(seed: number): Skirmish {
  const random = seededRandom(seed);
  const units = crowd(random);
  const position = { units, dislodged: [], contested: [], centres: {} };
  const situation: Situation = { turn: { year: 1901, season: 'spring' }, phase: 'movement', position, powers: POWERS };
  const book = orderBook(variant, position);
  const orders = new Map<string, WrittenOrder[]>();
  for (const unit of units) {
    const all = book(unit);
    const moves = all.filter(order => order.kind === 'move');
    const from = moves.length > 0 && random() < 0.6 ? moves : all;
    const order = from[Math.floor(random() * from.length)];
    if (order) orders.set(unit.power, [...(orders.get(unit.power) ?? []), order]);
  }
  const ground = battlegroundOf(provisionalIn(variant, situation, orders).settled.graph);
  return {
    situation,
    ground,
    lists: POWERS.map(power => randomList(ground, power, random)),
    random,
    provisional: resolvePhase(variant, situation, orders, 'provisional'),
    resolved: results => resolvePhase(variant, situation, orders, results),
  };
}

function crowd(random: Random): readonly Unit[] {
  const all = board.provinces.map(p => p.id);
  const zone = [all[Math.floor(random() * all.length)] ?? 'bur'];
  for (const place of zone) {
    if (zone.length > 12) break;
    const near = [...(board.armyNeighbours.get(place) ?? []), ...(board.fleetNeighbours.get(place) ?? []).map(provinceOf)];
    zone.push(...near.filter(next => !zone.includes(next)));
  }
  return shuffled([...new Set(zone)], random)
    .slice(0, 11)
    .map((at): Unit => {
      const province = board.provinces.find(p => p.id === at);
      const isFleet = province?.kind === 'sea' || (province?.coastal && province.coasts.length === 0 && random() < 0.3);
      return { power: POWERS[Math.floor(random() * 4)] ?? 'france', type: isFleet ? 'F' : 'A', at };
    });
}

function randomList(ground: Battleground, power: string, random: Random): BattleList {
  const own = shuffled(mayDeclare(ground), random).filter(d => d.power === power);
  const commanders = [power, `${power}-2`, `${power}-3`].slice(0, 1 + Math.floor(random() * 3));
  const { entries } = checkEntries(own, { commanders, barred: () => [] }, own);
  const refused = POWERS[Math.floor(random() * 4)] ?? '';
  return { ...emptyList(power), commanders, entries, refuse: random() < 0.3 ? [{ power: refused }] : [] };
}
