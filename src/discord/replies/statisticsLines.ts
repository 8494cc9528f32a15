import { mostSeats } from '../../matches/context/gameOf.js';
import { type Statistics, statisticsIn } from '../../matches/read/statistics.js';
import type { InteractionContext } from '../interactions/interactionContext.js';

/** So many powers of a variant are named. */
const POWERS = 5;

/** How the user's games on this server ended, by variant and power, with what counts; nothing before one has ended. */
export async function statisticsLines(context: InteractionContext): Promise<readonly string[]> {
  const { bot, place, user, words } = context;
  if (place.guild === undefined) return [];
  const { games, outcomes, byGame } = await statisticsIn(bot.hosting, place.guild, user);
  if (games === 0) return [];
  return ['', words.statistics.own(games, outcomes), ...byGame.map(one => gameLine(context, one)), words.statistics.rule];
}

function gameLine(
  { bot, words, language }: InteractionContext,
  { game: id, games, outcomes, bySeat }: Statistics['byGame'][number],
): string {
  const game = bot.hosting.games.get(id);
  const seats = game ? mostSeats(game, { options: {} }) : [];
  const nameOf = (seat: string): string => seats.find(one => one.id === seat)?.name[language] ?? seat;
  const powers = bySeat.slice(0, POWERS).map(one => words.statistics.seat(nameOf(one.seat), one.games, one.outcomes));
  const more = bySeat.length > POWERS ? [words.panel.andMore(bySeat.length - POWERS)] : [];
  return `- ${[words.statistics.game(game?.title[language] ?? id, games, outcomes), ...powers, ...more].join(' · ')}`;
}
