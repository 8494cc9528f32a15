import { lookOf } from '../../matches/actions/people/changeSettings.js';
import type { StatisticsPicture, StatisticsRow } from '../../matches/context/ports.js';
import type { UserId } from '../../matches/model/match.js';
import { reliabilityIn } from '../../matches/read/reliability.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { joinFitting } from '../message/fitting.js';
import type { PictureToDraw, Reply } from '../message/reply.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { gameLines, type PlayerStatistics, playerStatistics, seatNamer, titleOfGame } from './statisticsLines.js';

/** What the picture has room for: so many variants, and so many rows with their powers. It says so where that is not everything. */
const VARIANTS = 4;
const ROWS = 12;

/** What everybody on this server may know of a player: how their games ended, their ratings if they want any, and how reliable they are in a word. */
export async function playerReply(context: InteractionContext, player: UserId): Promise<Reply> {
  const { bot, place, words } = context;
  if (place.guild === undefined) return refusal(context, { code: 'not-in-server' });
  const found = await playerStatistics(context, place.guild, player);
  const { games, outcomes } = found.statistics;
  const { word } = await reliabilityIn(bot.hosting, place.guild, player);
  const reliable = words.reliability.other(words.reliability[word]);
  if (games === 0) return { embeds: [{ description: [words.statistics.noneOf(`<@${player}>`), reliable].join('\n') }] };
  // Without the empty line what follows would belong to the last entry of the list.
  const lines = [words.statistics.of(`<@${player}>`, games, outcomes), ...gameLines(context, found), '', reliable, words.statistics.rule];
  return {
    embeds: [{ description: joinFitting(lines, DISCORD_LIMITS.embed.description, words.panel.andMore) }],
    sketch: await pictureOfPlayer(context, found),
  };
}

async function pictureOfPlayer(context: InteractionContext, found: PlayerStatistics): Promise<PictureToDraw> {
  const { bot, user, words } = context;
  const { games, outcomes, byGame } = found.statistics;
  const rows = rowsOf(context, found);
  const all = byGame.reduce((sum, { bySeat }) => sum + 1 + bySeat.length, 0);
  const picture: StatisticsPicture = {
    kind: 'statistics',
    look: await lookOf(bot.hosting, user),
    title: words.statistics.pictured,
    subtitle: words.statistics.finished(games, rows.length < all),
    legend: words.statistics.legend,
    rows,
  };
  const [most] = byGame;
  const alt = words.statistics.alt(games, outcomes, {
    title: titleOfGame(context, most?.game ?? ''),
    games: most?.games ?? 0,
    power: seatNamer(context, most?.game ?? '')(most?.bySeat[0]?.seat ?? ''),
  });
  return { picture, name: 'statistics.png', alt };
}

/** A row for each variant played most, followed by those of its powers. */
function rowsOf(context: InteractionContext, { statistics, ratings }: PlayerStatistics): readonly StatisticsRow[] {
  const shown = statistics.byGame.slice(0, VARIANTS);
  const powers = Math.floor(ROWS / shown.length) - 1;
  return shown.flatMap(({ game, outcomes, bySeat }): readonly StatisticsRow[] => {
    const rating = ratings.get(game);
    const nameOf = seatNamer(context, game);
    return [
      { name: titleOfGame(context, game), game, outcomes, ...(rating && { note: context.words.ratings.short(rating) }) },
      ...bySeat.slice(0, powers).map(one => ({ name: nameOf(one.seat), game, seat: one.seat, outcomes: one.outcomes })),
    ];
  });
}
