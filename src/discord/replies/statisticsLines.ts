import { mostSeats } from '../../matches/context/gameOf.js';
import type { UserId } from '../../matches/model/match.js';
import { gameKept } from '../../matches/read/gameOffered.js';
import { type RatingsByGame, ratingsOf, type Statistics, statisticsIn } from '../../matches/read/statistics.js';
import type { InteractionContext } from '../interactions/interactionContext.js';

/** So many powers of a variant are named. */
const POWERS = 5;
/** More variants than these have no room. */
const GAMES = 25;

/** How a user's games on a server ended, with their ratings. */
export interface PlayerStatistics {
  readonly statistics: Statistics;
  readonly ratings: RatingsByGame;
}

export async function playerStatistics({ bot }: InteractionContext, guild: string, user: UserId): Promise<PlayerStatistics> {
  const statistics = await statisticsIn(bot.hosting, guild, user);
  // Their titles and powers are named.
  for (const { game } of statistics.byGame.slice(0, GAMES)) await gameKept(bot.hosting, game);
  return { statistics, ratings: await ratingsOf(bot.hosting, guild, user, statistics) };
}

/** How the user's games on this server ended, by variant and power, with what counts; nothing before one has ended. */
export async function statisticsLines(context: InteractionContext): Promise<readonly string[]> {
  const { place, user, words } = context;
  if (place.guild === undefined) return [];
  const found = await playerStatistics(context, place.guild, user);
  const { games, outcomes } = found.statistics;
  if (games === 0) return [];
  return ['', words.statistics.own(games, outcomes), ...gameLines(context, found), '', words.statistics.rule];
}

/** A line for each variant: how its games ended, the user's rating, and the powers. */
export const gameLines = (context: InteractionContext, { statistics, ratings }: PlayerStatistics): readonly string[] =>
  statistics.byGame.map(one => gameLine(context, one, ratings));

function gameLine(context: InteractionContext, game: Statistics['byGame'][number], ratings: RatingsByGame): string {
  const { words } = context;
  const rating = ratings.get(game.game);
  const nameOf = seatNamer(context, game.game);
  const powers = game.bySeat.slice(0, POWERS).map(one => words.statistics.seat(nameOf(one.seat), one.games, one.outcomes));
  const more = game.bySeat.length > POWERS ? [words.panel.andMore(game.bySeat.length - POWERS)] : [];
  const parts = [
    words.statistics.game(titleOfGame(context, game.game), game.games, game.outcomes),
    ...(rating ? [words.ratings.own(rating)] : []),
  ];
  return `- ${[...parts, ...powers, ...more].join(' · ')}`;
}

export const titleOfGame = ({ bot, language }: InteractionContext, game: string): string =>
  bot.hosting.games.get(game)?.title[language] ?? game;

/** Names the seats of a game. */
export function seatNamer({ bot, language }: InteractionContext, id: string): (seat: string) => string {
  const game = bot.hosting.games.get(id);
  const seats = game ? mostSeats(game, { options: {} }) : [];
  return seat => seats.find(one => one.id === seat)?.name[language] ?? seat;
}
