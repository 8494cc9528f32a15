import { provinceOf } from '../../src/games/diplomacy/board/location.js';
import { variantFor } from '../../src/games/diplomacy/model/variant.js';
import { captainOrders } from '../../src/games/diplomacy/opponents/captain/captainOrders.js';
import { ALL_TRIED, bestOfAll, SEARCHED, type SheetSearch, searchedSheet } from '../../src/games/diplomacy/review/bestSheet.js';
import { isOfMoves, outcomesWith, ownUnits, phaseAsPlayed } from '../../src/games/diplomacy/review/phaseAsPlayed.js';
import { writesSheets } from '../../src/games/diplomacy/review/sheetFinding.js';
import { countSheets, sheetSpace } from '../../src/games/diplomacy/review/sheetSpace.js';
import { worthsIn } from '../../src/games/diplomacy/review/worthOf.js';
import { seededRandom } from '../../src/lib/random.js';
import { type Closed, gameOf, playedGame, recordedGame, variants } from '../games/diplomacy/review/recordedGames.js';

/** Positions with more sheets than this are left out: they take too long to try all. */
const MOST = 100_000;

export interface Compared {
  readonly position: string;
  /** How many sheets there are that can come out differently. */
  readonly sheets: number;
  readonly tried: number;
  /** How much less the found sheet is worth than the best one, as a part of it. */
  readonly short: number;
}

/** Compares the search for the best sheet with trying all, in positions in which a review would search. */
export function* comparedSheets(
  closed: readonly Closed[],
  seed: number,
  { searched = SEARCHED, most = MOST }: { readonly searched?: number; readonly most?: number } = {},
): Generator<Compared> {
  for (const [number, { state, report }] of closed.entries()) {
    const offered = variants.find(({ id }) => id === state.variant);
    if (!offered || !isOfMoves(report)) continue;
    const variant = variantFor(offered, state.terms);
    const played = phaseAsPlayed(variant, state, report);
    for (const seat of state.powers) {
      if (!writesSheets(played, seat)) continue;
      const own = ownUnits(played, seat);
      const others = new Map(
        state.position.units.flatMap((unit, i) => {
          const order = played.given[i];
          return order && !own.includes(unit) ? [[provinceOf(unit.at), order] as const] : [];
        }),
      );
      const space = sheetSpace(variant, state, own, others);
      const sheets = countSheets(space, most);
      if (sheets === undefined || sheets <= ALL_TRIED) continue;
      const random = seededRandom(seed + number);
      const positionAfter = outcomesWith(played, own);
      const worthOf = worthsIn(variant, state, seat);
      const sought: SheetSearch = {
        totalOf: orders => worthOf(positionAfter(orders)).total,
        starts: Array.from({ length: 3 }, () => captainOrders(variant, state, seat, random)),
        random,
      };
      const all = bestOfAll(space, sought);
      const found = searchedSheet(space, sought, searched);
      const { year, season } = state.turn;
      yield { position: `${season} ${year} ${seat}`, sheets, tried: found.tried, short: (all.total - found.total) / all.total };
    }
  }
}

const RECORDED = [
  'cicero:433761',
  'cicero:439999',
  'searchbot-selfplay:FRA.504',
  'searchbot-selfplay:ENG.106',
  'searchbot-selfplay:ITA.1074',
];

/** Prints how far the search stays behind, for so many positions. Returns how many are more than 2 % behind. */
export function soakReview(positions: number, variant: string, searched: number): number {
  const games =
    variant === 'classic'
      ? RECORDED.map(id => recordedGame(id))
      : [1, 2, 3, 4, 5, 6, 7, 8].map(seed => playedGame(gameOf(variant), seed, 60));
  const found: Compared[] = [];
  const sources = games.map((closed, i) => comparedSheets(closed, i * 1000, { searched }));
  while (found.length < positions) {
    const before = found.length;
    for (const source of sources) {
      const next = source.next();
      if (next.done || found.length >= positions) continue;
      found.push(next.value);
      if (next.value.short > 0.02)
        console.log(`${next.value.position}: ${next.value.sheets} sheets, ${(100 * next.value.short).toFixed(1)} % behind`);
    }
    if (found.length === before) break;
  }
  const behind = found.filter(({ short }) => short > 0.02).length;
  const worst = Math.max(...found.map(({ short }) => short));
  const mean = found.reduce((sum, { short }) => sum + short, 0) / found.length;
  const tried = found.reduce((sum, one) => sum + one.tried, 0) / found.length;
  console.log(
    `${found.length} positions of ${variant}, ${Math.min(...found.map(({ sheets }) => sheets))} to ${Math.max(...found.map(({ sheets }) => sheets))} sheets; ` +
      `tried ${Math.round(tried)} on average; behind by ${(100 * mean).toFixed(2)} % on average, ${(100 * worst).toFixed(1)} % at most; more than 2 %: ${behind}`,
  );
  return behind;
}

/** How much of one core the review of a game of twenty years may take, in milliseconds; of more years as much more. */
const TWENTY_YEARS = 60_000;

/** Reviews so many years of a game, and prints what it takes of one core, part by part. Returns whether it is soon enough. */
export function timeReview(variant: string, years: number): boolean {
  const closed = variant === 'classic' ? recordedGame('searchbot-selfplay:ITA.1074') : playedGame(gameOf(variant), 3, years * 5);
  const first = closed[0]?.state.turn.year ?? 0;
  const took = new Map<string, number[]>();
  const seen = new Set<number>();
  for (const [i, { state, report }] of closed.entries()) {
    if (Math.abs(state.turn.year - first) >= years) break;
    seen.add(state.turn.year);
    for (const part of gameOf(variant).review?.parts(state, report) ?? []) {
      const before = process.cpuUsage();
      const finding = gameOf(variant).review?.finding(state, report, part, seededRandom(i));
      const { user, system } = process.cpuUsage(before);
      const kind = finding?.kind === 'sheet' ? (finding.isExact ? 'exact sheets' : 'searched sheets') : part.kind;
      took.set(kind, [...(took.get(kind) ?? []), (user + system) / 1000]);
    }
  }
  const sum = (all: readonly number[]): number => all.reduce((before, one) => before + one, 0);
  for (const [kind, times] of took)
    console.log(
      `${kind}: ${times.length}, ${(sum(times) / 1000).toFixed(1)} s of one core together, ${Math.round(sum(times) / times.length)} ms each, ${Math.round(Math.max(...times))} ms at most`,
    );
  const all = sum([...took.values()].flat());
  console.log(`${seen.size} years of ${variant}: ${(all / 1000).toFixed(1)} s of one core`);
  return all <= (TWENTY_YEARS * Math.max(20, years)) / 20;
}
