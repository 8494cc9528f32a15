import { readFileSync } from 'node:fs';
import { readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { provinceOf } from '../../src/games/diplomacy/board/location.js';
import type { Position } from '../../src/games/diplomacy/board/position.js';
import { formatCorrection } from '../../src/games/diplomacy/correction/correction.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { lessonState } from '../../src/games/lessons/lessonState.js';
import { type Random, seededRandom } from '../../src/lib/random.js';
import { type DrawnPosition, drawPosition, varied } from './drawPosition.js';
import { type Found, findPuzzles } from './findPuzzles.js';
import { recordOf } from './recordOf.js';

/*
 * Looks for puzzles: npm run puzzles -- classic 60 1
 * The game, for how many seconds, and the seed. Prints a line of JSON for each puzzle found.
 */
const [, , id = 'classic', seconds = '60', seed = '1', shape = 'any'] = process.argv;
const variants = variantsOn(readOwnVariant);
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
/** Positions given in a file, each varied by lot: "seat: Power: A Place, Power: F Place". */
const seeds = shape.startsWith('@')
  ? readFileSync(shape.slice(1), 'utf8')
      .split('\n')
      .filter(line => line.trim() !== '')
  : [];
const seedPosition = (line: string): DrawnPosition => {
  const [seat = '', pieces = ''] = line.split(/: (.*)/);
  const state = lessonState(game, { pieces: pieces.split(', '), turn: { season: 'spring', phase: 'movement' } });
  const { units, centres }: Position = state.position;
  return { units, centres, seat };
};
const drawnFrom = (lines: readonly string[], drawing: Random): DrawnPosition | undefined =>
  varied(variant, seedPosition(lines[Math.floor(drawing() * lines.length)] ?? ''), drawing);
while (Date.now() < end) {
  const owned = random() < 0.4;
  const drawn =
    seeds.length > 0
      ? drawnFrom(seeds, random)
      : drawPosition(variant, random, {
          ...(SHAPES[shape] ?? { own: [2, 4], others: [1, 4] }),
          owned,
          fleets: random() < 0.5 ? 0.6 : 0.15,
          afloat: shape === 'afloat',
        });
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
  for (const one of findPuzzles(variant, state, drawn.seat, random, { sheets: 4000, answers: 30_000 })) {
    if (!owned && one.aims.some(({ kind }) => kind === 'own')) continue;
    if (one.refutations.length < 2 || one.traps === 0) continue;
    const kind = kindOf(state, drawn.seat, one);
    if (shape === 'afloat' && !/convoy|rapid|raise/.test(kind)) continue;
    const before = kinds.get(kind) ?? 0;
    kinds.set(kind, before + 1);
    if (before >= 2) continue;
    found += 1;
    console.log(JSON.stringify({ seat: drawn.seat, season, pieces, aims: one.aims, ...recordOf(variant, state, one) }));
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
