import type { AnyGame, OpponentLevel, SeatId } from '../../games/game.js';
import { opponentText, sightOf } from '../../games/opponent.js';
import { seededRandom } from '../../lib/random.js';

/** One game of the arena: a seat of one level among seats of another. */
export interface ArenaMatch {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatId[];
  /** The seat that plays at the level `one`; the others play at `others`. */
  readonly seat: SeatId;
  readonly one: OpponentLevel;
  readonly others: OpponentLevel;
  readonly seed: number;
  /** After how many years of the game, if it counts years, it ends without a victory. */
  readonly years: number;
  /** See `OpponentMeans`. */
  readonly budget: number;
}

export interface ArenaResult {
  readonly seat: SeatId;
  /** Its share of the sum of squares of all points; 1 if it won alone, 0 if another did. A shared victory is divided by its winners. */
  readonly score: number;
  /** The same for every seat, those that the game opened while it ran included. */
  readonly scores: Readonly<Record<SeatId, number>>;
  readonly points: number;
  readonly winners: readonly SeatId[];
  /** The number of years, or of rounds, that were begun. */
  readonly turns: number;
  /** How much time of one core the seat's answers took in ms, one entry for each. */
  readonly times: readonly number[];
}

/** Plays one game. Throws if an opponent writes a line that its game refuses. */
export function arenaGame(match: ArenaMatch): ArenaResult {
  const { game, seats, seed, years, options } = match;
  const times: number[] = [];
  const turns = new Set<unknown>();
  const reports: unknown[] = [];
  let state: unknown = game.open({ seats, seed, options });
  for (let number = 1; !game.ending(state); number++) {
    const { year, round } = game.phase(state).turn;
    turns.add(year ?? round);
    if (year !== undefined && turns.size > years) break;
    const closed = game.advance(state, submissionsIn(match, { state, reports, number }, times));
    reports.push(closed.report);
    state = withNewcomers(game, closed.state);
  }
  return { ...resultOf(game, state, match.seat), turns: Math.min(turns.size, years), times };
}

interface OpenPhase {
  readonly state: unknown;
  /** The reports of the phases before it. */
  readonly reports: readonly unknown[];
  readonly number: number;
}

function submissionsIn(match: ArenaMatch, { state, reports, number }: OpenPhase, times: number[]): ReadonlyMap<SeatId, unknown> {
  const { game, seat: own, one, others, seed, budget } = match;
  const { awaits, mayAct = [] } = game.phase(state);
  return new Map(
    [...new Set([...awaits, ...mayAct])].map((seat, place) => {
      const random = seededRandom(seed * 1_000_003 + number * 101 + place);
      const answer = (level: OpponentLevel): string => opponentText(game, level, sightOf(game, state, seat, reports), { random, budget });
      const text = seat === own ? timed(() => answer(one), times) : answer(others);
      const { submission, lines } = game.read(state, seat, text, undefined, 'en', 0);
      const refused = lines.find(line => line.fault);
      if (refused) throw new Error(`${seat} wrote “${refused.typed}”, which was refused: ${refused.fault?.code}`);
      return [seat, submission] as const;
    }),
  );
}

/** Adds how long this process computed in ms, however many others share the machine with it. */
function timed<T>(compute: () => T, times: number[]): T {
  const before = process.cpuUsage();
  const computed = compute();
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
  return computed;
}

/** Opponents take the seats that the game calls for. They score for themselves. */
function withNewcomers(game: AnyGame, state: unknown): unknown {
  const called = game.called?.(state) ?? [];
  if (called.length === 0 || !game.attend) return state;
  const seats = [...game.standings(state).map(({ seat }) => seat), ...called.map(({ id }) => id)];
  return game.attend(state, { seats, vacant: [] });
}

function resultOf(game: AnyGame, state: unknown, seat: SeatId): Pick<ArenaResult, 'seat' | 'score' | 'scores' | 'points' | 'winners'> {
  const ending = game.ending(state);
  const winners = ending && !ending.isDrawBySize ? ending.winners : [];
  const standings = game.standings(state);
  const squares = standings.reduce((sum, one) => sum + one.points ** 2, 0);
  const scoreOf = ({ seat: one, points }: (typeof standings)[number]): number => {
    if (winners.length > 0) return winners.includes(one) ? 1 / winners.length : 0;
    return squares === 0 ? 0 : points ** 2 / squares;
  };
  const scores = Object.fromEntries(standings.map(one => [one.seat, scoreOf(one)]));
  return { seat, points: standings.find(one => one.seat === seat)?.points ?? 0, winners, score: scores[seat] ?? 0, scores };
}
