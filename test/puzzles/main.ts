import { readBoardFile } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { provinceOf } from '../../src/games/diplomacy/board/location.js';
import { formatOrder, typesIn } from '../../src/games/diplomacy/notation/formatOrder.js';
import { formatCorrection } from '../../src/games/diplomacy/correction/correction.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import type { WrittenOrder } from '../../src/games/diplomacy/model/writtenOrder.js';
import { unitsByProvince } from '../../src/games/diplomacy/orders/unitsByProvince.js';
import { lessonState } from '../../src/games/lessons/lessonState.js';
import type { Sheet } from '../../src/games/lessons/puzzles/puzzleField.js';
import { hardness, levelOf } from '../../src/games/lessons/puzzles/puzzle.js';
import { seededRandom } from '../../src/lib/random.js';
import { drawPosition } from './drawPosition.js';
import { type Found, findPuzzles } from './findPuzzles.js';

/*
 * Looks for puzzles: npm run puzzles -- classic 60 1
 * The game, for how many seconds, and the seed. Prints a line of JSON for each puzzle found.
 */
const [, , id = 'classic', seconds = '60', seed = '1', shape = 'any'] = process.argv;
const variants = variantsOn(readBoardFile);
const games = catalogue(variants);
const variant = variants.find(one => one.id === id);
const game = games.get(id);
if (!variant || !game) throw new Error(`there is no ${id}`);
const random = seededRandom(Number(seed));
const end = Date.now() + Number(seconds) * 1000;
let tried = 0;
let found = 0;
/** How many puzzles of each kind were printed. */
const kinds = new Map<string, number>();
const SHAPES: Record<string, { own: readonly [number, number]; others: readonly [number, number] }> = {
  any: { own: [2, 4], others: [1, 4] },
  few: { own: [2, 3], others: [2, 3] },
  many: { own: [3, 4], others: [3, 4] },
  three: { own: [3, 3], others: [2, 3] },
  afloat: { own: [2, 3], others: [1, 3] },
};
while (Date.now() < end) {
  const owned = random() < 0.4;
  const drawn = drawPosition(variant, random, { ...(SHAPES[shape] ?? { own: [2, 4], others: [1, 4] }), owned, fleets: random() < 0.5 ? 0.6 : 0.15, afloat: shape === 'afloat' });
  if (!drawn) continue;
  const pieces = [
    ...drawn.units.map(unit => formatCorrection(variant.board, unit, 'en')),
    ...Object.entries(drawn.centres).map(([at, power]) => formatCorrection(variant.board, { power, type: undefined, at }, 'en')),
  ];
  const season = owned ? (id === 'classic' ? 'fall' : 'autumn') : 'spring';
  const position = { pieces, turn: { season, phase: 'movement' } } as const;
  let state: State;
  try {
    state = lessonState(game, position);
  } catch {
    continue;
  }
  tried += 1;
  for (const one of findPuzzles(variant, state, drawn.seat, random, { sheets: 1500, answers: 40_000 })) {
    if (!owned && one.aims.some(({ kind }) => kind === 'own')) continue;
    if (one.refutations.length < 2 || one.traps === 0) continue;
    const kind = kindOf(state, drawn.seat, one);
    if (shape === 'afloat' && !/convoy|rapid|raise/.test(kind)) continue;
    const before = kinds.get(kind) ?? 0;
    kinds.set(kind, before + 1);
    if (before >= 2) continue;
    found += 1;
    console.log(JSON.stringify(record(state, drawn.seat, pieces, season, one)));
  }
}
console.error(`${tried} positions, ${found} puzzles`);

/** What the solution is made of. */
function kindOf({ position }: State, seat: string, { solution }: Found): string {
  const ownerAt = (at: string): string => {
    const unit = position.units.find(one => provinceOf(one.at) === provinceOf(at));
    return !unit ? 'free' : unit.power === seat ? 'own' : 'other';
  };
  const targets = solution.flatMap(order => (order.kind === 'move' ? [provinceOf(order.to)] : []));
  const words = solution.map(order => {
    switch (order.kind) {
      case 'move':
        return targets.filter(at => at === provinceOf(order.to)).length > 1 ? 'self-standoff' : `move ${ownerAt(order.to)}`;
      case 'support':
        return `support ${ownerAt(order.of)} ${order.to === undefined ? 'hold' : `to ${ownerAt(order.to)}`}`;
      default:
        return order.kind;
    }
  });
  return words.toSorted().join(', ');
}

function record(state: State, seat: string, pieces: readonly string[], season: string, one: Found): unknown {
  if (!variant) return {};
  const types = typesIn(unitsByProvince(variant.board, state.position));
  const write = (orders: Sheet): string =>
    orders.flatMap(order => (order ? [formatOrder(variant.board, order as WrittenOrder, 'en', types)] : [])).join('; ');
  const bySeat = (answer: Sheet): Record<string, string> => {
    const seats: Record<string, WrittenOrder[]> = {};
    for (const [i, order] of answer.entries()) {
      const power = one.field.others[i]?.power ?? '';
      if (order && order.kind !== 'hold') seats[power] = [...(seats[power] ?? []), order];
    }
    return Object.fromEntries(Object.entries(seats).map(([power, orders]) => [power, write(orders)]));
  };
  const proof = { sheets: one.sheets, answers: one.field.answers, traps: one.traps };
  return {
    ...{ seat, season, pieces, aims: one.aims, solution: write(one.solution), proof },
    level: levelOf({ proof }),
    hardness: Math.round(hardness(proof) * 10) / 10,
    refutations: one.refutations.map(bySeat),
    tempting: one.tempting.slice(0, 12).map(({ sheet, by }) => `${write(sheet)}  ✗ ${Object.values(bySeat(by)).join('; ')}`),
  };
}
