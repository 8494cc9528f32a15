import { readBoardFile, readCardsBoardFile } from '../../assets.js';
import { catalogue } from '../../games/catalogue/catalogue.js';
import { variantsOn } from '../../games/catalogue/diplomacyVariants.js';
import type { AnyGame, OpponentLevel } from '../../games/game.js';
import { compileCardsBoard } from '../../games/warring-states-cards/board/cardsBoard.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { arenaGame } from './arenaGame.js';
import { arenaTally } from './arenaTally.js';

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
}

/**
 * Plays games of one seat among others and writes a line of JSON for each, and a last line with their averages. The seat goes round: each
 * power is played equally often if the number of games is a multiple of the number of seats. The fault is a sentence.
 */
export function arena(request: ArenaRequest): Result<void, string> {
  const { variant, seats: count, one, others, games: number, seed, years, budget, say } = request;
  const games = catalogue(variantsOn(readBoardFile), compileCardsBoard(readCardsBoardFile()));
  const game = games.get(variant);
  if (!game) return refuse(`There is no game ${variant}. Games: ${[...games.keys()].join(', ')}.`);
  const options = game.chosen?.parse({}) ?? {};
  const dealt = game.seats(count ?? mostSeats(game, options), options);
  if (!dealt.ok) return refuse(`${variant} is for ${game.players.least} to ${game.players.most} players.`);
  const seats = dealt.value.map(({ id }) => id);
  const tally = arenaTally(seats.length);
  for (let i = 0; i < number; i++) {
    const seat = seats[i % seats.length] ?? '';
    const result = arenaGame({ game, options, seats, seat, one, others, seed: seed * 10_000 + i, years, budget });
    const { times, ...told } = result;
    say(JSON.stringify({ game: i + 1, ...told, score: rounded(told.score, 4), msPerPhase: rounded(mean(times), 1) }));
    tally.add(result);
  }
  say(JSON.stringify(tally.total()));
  return ok(undefined);
}

/** The largest number of players for whom seats can be dealt. */
function mostSeats(game: AnyGame, options: Readonly<Record<string, unknown>>): number {
  for (let players = game.players.most; players > 1; players--) if (game.seats(players, options).ok) return players;
  return 1;
}

const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / Math.max(of.length, 1);
const rounded = (number: number, places: number): number => Number(number.toFixed(places));
