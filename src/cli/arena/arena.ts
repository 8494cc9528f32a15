import type { OpponentLevel } from '../../games/game.js';
import { ok, type Result } from '../../lib/result.js';
import { arenaGame } from './arenaGame.js';
import { type ArenaLine, lineOf } from './arenaLine.js';
import { arenaResults } from './arenaResults.js';
import { type ArenaTable, arenaTable } from './arenaTable.js';
import { arenaTotal } from './arenaTotal.js';

export interface ArenaRequest {
  /** The id of a game, or the path of a variant's folder or zip. */
  readonly variant: string;
  /** Default: as many as the game is for. */
  readonly seats?: number | undefined;
  readonly one: OpponentLevel;
  readonly others: OpponentLevel;
  readonly games: number;
  readonly seed: number;
  readonly years: number;
  readonly budget: number;
  readonly say: (line: string) => void;
  /** Plays this game, from 1, and then every so many. Default: all games. */
  readonly first?: number;
  readonly every?: number;
  /** How many games are played at a time, each in a process of its own. Default: one, in this process. */
  readonly jobs?: number;
  /** A file to which the games are added. Those that are in it are not played again, and count too. */
  readonly results?: string | undefined;
  /** In seconds: no game is begun after that. */
  readonly within?: number | undefined;
}

/** The games that a process of its own plays: the first, and then every so many. */
export interface Portion {
  readonly first: number;
  readonly every: number;
}

/** Plays a portion of the games elsewhere. Returns the lines about them. */
export type ArenaProcess = (portion: Portion, say: (line: ArenaLine) => void) => Promise<void>;

/**
 * Plays games of one seat among others and writes a line of JSON for each, and a last line with their averages. The seat goes round: each
 * power is played equally often if the number of games is a multiple of the number of seats. A game depends on its seed and number alone.
 * The fault is a sentence.
 */
export async function arena(request: ArenaRequest, elsewhere?: ArenaProcess): Promise<Result<void, string>> {
  const { variant, seats: count, one, others, seed, years, budget, games, jobs = 1, results: file, say } = request;
  const laid = arenaTable(variant, count);
  if (!laid.ok) return laid;
  const { game, seats, digest } = laid.value;
  const asked = { game: game.id, ...(digest !== undefined && { digest }), seats: seats.length, one, six: others, seed, years, budget };
  const results = file === undefined ? undefined : arenaResults(file, asked);
  if (results && !results.ok) return results;
  const lines = (results?.value.played ?? []).filter(line => line.game <= games);
  const tell = (line: ArenaLine): void => {
    lines.push(line);
    say(JSON.stringify(line));
  };
  const done = new Set(lines.map(line => line.game));
  if (elsewhere && jobs > 1) await Promise.all(portionsFor(jobs).map(portion => elsewhere(portion, tell)));
  else
    for (const line of played(request, laid.value, done)) {
      results?.value.add(line);
      tell(line);
    }
  say(JSON.stringify(arenaTotal(lines, seats, one === others)));
  return ok(undefined);
}

const portionsFor = (jobs: number): readonly Portion[] => Array.from({ length: jobs }, (_, i) => ({ first: i + 1, every: jobs }));

/** Plays the games that are not done. */
function* played(request: ArenaRequest, { game, options, seats }: ArenaTable, done: ReadonlySet<number>): Iterable<ArenaLine> {
  const { one, others, games, seed, years, budget, first = 1, every = 1, within = Number.POSITIVE_INFINITY } = request;
  const until = performance.now() + within * 1_000;
  for (let number = first; number <= games && performance.now() < until; number += every) {
    if (done.has(number)) continue;
    const seat = seats[(number - 1) % seats.length] ?? '';
    yield lineOf(number, arenaGame({ game, options, seats, seat, one, others, seed: seed * 10_000 + number - 1, years, budget }));
  }
}
