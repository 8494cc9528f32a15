import { readBoardFile, readCardsBoardFile } from '../../assets.js';
import { catalogue } from '../../games/catalogue/catalogue.js';
import { variantsOn } from '../../games/catalogue/diplomacyVariants.js';
import type { AnyGame, OpponentLevel } from '../../games/game.js';
import { compileCardsBoard } from '../../games/warring-states-cards/board/cardsBoard.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { arenaGame } from './arenaGame.js';
import { type ArenaLine, lineOf } from './arenaLine.js';
import { arenaTotal } from './arenaTotal.js';

export interface ArenaRequest {
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
  const { variant, seats: count, jobs = 1, say } = request;
  const games = catalogue(variantsOn(readBoardFile), compileCardsBoard(readCardsBoardFile()));
  const game = games.get(variant);
  if (!game) return refuse(`There is no game ${variant}. Games: ${[...games.keys()].join(', ')}.`);
  const options = game.chosen?.parse({}) ?? {};
  const dealt = game.seats(count ?? mostSeats(game, options), options);
  if (!dealt.ok) return refuse(`${variant} is for ${game.players.least} to ${game.players.most} players.`);
  const seats = dealt.value.map(({ id }) => id);
  const lines: ArenaLine[] = [];
  const tell = (line: ArenaLine): void => {
    lines.push(line);
    say(JSON.stringify(line));
  };
  if (elsewhere && jobs > 1) await Promise.all(portionsFor(jobs).map(portion => elsewhere(portion, tell)));
  else for (const line of played(request, { game, options, seats })) tell(line);
  say(JSON.stringify(arenaTotal(lines, seats.length)));
  return ok(undefined);
}

const portionsFor = (jobs: number): readonly Portion[] => Array.from({ length: jobs }, (_, i) => ({ first: i + 1, every: jobs }));

interface Table {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
}

function* played({ one, others, games, seed, years, budget, first = 1, every = 1 }: ArenaRequest, table: Table): Iterable<ArenaLine> {
  for (let number = first; number <= games; number += every) {
    const seat = table.seats[(number - 1) % table.seats.length] ?? '';
    yield lineOf(number, arenaGame({ ...table, seat, one, others, seed: seed * 10_000 + number - 1, years, budget }));
  }
}

/** The largest number of players for whom seats can be dealt. */
function mostSeats(game: AnyGame, options: Readonly<Record<string, unknown>>): number {
  for (let players = game.players.most; players > 1; players--) if (game.seats(players, options).ok) return players;
  return 1;
}
