import { readBoardFile } from '../../../../src/assets.js';
import { compileBoard, fleetMayStand } from '../../../../src/games/diplomacy/board/board.js';
import { type ProvinceId, provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Position, Unit } from '../../../../src/games/diplomacy/board/position.js';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { ordersOfUnit } from '../../../../src/games/diplomacy/orders/legalOrders.js';
import { type Random, seededRandom, shuffled } from '../../../../src/lib/random.js';
import { disagreement } from '../adjudication/agreement.js';
import type { Skirmish } from '../adjudication/skirmish.js';
import { warringStatesV1, warringStatesV2 } from '../ownVariants.js';

const VARIANTS = [
  warringStatesV2(compileBoard(readBoardFile('warring-states-v2'))),
  warringStatesV1(compileBoard(readBoardFile('warring-states-v1'))),
];
/** Few enough units for the exhaustive search. */
const MOST_UNITS = 7;
const ROOM = 9;

/** Returns fleets of three powers close together on one river. Most make long rapid moves; the others stay or move among them. */
export function regatta(seed: number): Skirmish {
  const random = seededRandom(seed);
  const variant = VARIANTS[seed % VARIANTS.length] ?? VARIANTS[0];
  if (!variant) throw new Error('there are variants');
  const { board } = variant;
  const powers = board.powers.slice(0, 3).map(({ id }) => id);
  const rivers = board.file.provinces.filter(({ rivers }) => rivers.length > 0).map(({ id }) => id);
  const [start = ''] = shuffled(rivers, random);
  const waters = [start];
  for (const here of waters)
    for (const next of shuffled(neighboursAfloat(board, here), random))
      if (waters.length < ROOM && !waters.includes(next)) waters.push(next);
  const count = 3 + Math.floor(random() * (MOST_UNITS - 2));
  const units = shuffled(waters, random)
    .slice(0, count)
    .flatMap((place): readonly Unit[] => {
      const power = powers[Math.floor(random() * powers.length)] ?? '';
      const afloat = board.locations.filter(at => provinceOf(at) === place && fleetMayStand(board, at));
      const at = afloat[Math.floor(random() * afloat.length)];
      if (at !== undefined && random() < 0.8) return [{ power, type: 'F', at }];
      return (board.armyNeighbours.get(place)?.length ?? 0) > 0 ? [{ power, type: 'A', at: place }] : [];
    });
  const position: Position = { units, dislodged: [], contested: [], centres: {} };
  const wanted = new Set(waters);
  return { variant, position, orders: units.map(unit => orderOf(ordersOfUnit(variant, position, unit), wanted, random)) };
}

const neighboursAfloat = ({ fleetNeighbours }: (typeof VARIANTS)[number]['board'], place: ProvinceId): readonly ProvinceId[] =>
  (fleetNeighbours.get(place) ?? []).map(provinceOf);

/** Chooses an order: mostly a rapid move, otherwise a move on these waters; few units hold. */
function orderOf(choices: readonly WrittenOrder[], waters: ReadonlySet<ProvinceId>, random: Random): WrittenOrder {
  const pick = (from: readonly WrittenOrder[]): WrittenOrder | undefined => from[Math.floor(random() * from.length)];
  const rapid = choices.filter(order => order.kind === 'rapid' && order.path.every(at => waters.has(provinceOf(at))));
  const moves = choices.filter(order => order.kind === 'move' && waters.has(provinceOf(order.to)));
  const others = choices.filter(({ kind }) => kind !== 'rapid' && kind !== 'move');
  const first = random() < 0.7 ? pick(rapid) : undefined;
  const order = first ?? (random() < 0.65 ? pick(moves) : undefined) ?? pick(others) ?? choices[0];
  if (!order) throw new Error('every unit may do something');
  return order;
}

/** Returns how the adjudicator and the search, which implement rapid moves separately, differ; undefined if they agree. */
export const rapidDifference = (seed: number): string | undefined => disagreement(regatta(seed));
