import { gameKept } from '../../matches/read/gameOffered.js';
import { ratingsIn } from '../../matches/read/ratings.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { pageOf, pageReply } from '../interactions/replyPages.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { titleOfGame } from './statisticsLines.js';

const PLAYERS_A_PAGE = 20;

/** The ratings on this server in a variant, one page, with what counts below. Without a variant: in the one of which a game ended last. */
export async function ratingsReply(context: InteractionContext, variant: string | undefined, wanted: number): Promise<Reply> {
  const { bot, place, words } = context;
  if (place.guild === undefined) return refusal(context, { code: 'not-in-server' });
  const game = variant ?? (await bot.hosting.store.users.gamesWithResults(place.guild))[0];
  if (game === undefined) return { content: words.ratings.noGames };
  await gameKept(bot.hosting, game);
  const title = titleOfGame(context, game);
  const table = await ratingsIn(bot.hosting, place.guild, game);
  if (table.length === 0) return { content: [words.ratings.nobody(title), words.ratings.rule].join('\n') };
  const page = pageOf(table.length, PLAYERS_A_PAGE, wanted);
  const lines = table.slice(page.from, page.to).map(one => words.ratings.line(`<@${one.user}>`, one));
  return pageReply(context, page, {
    action: 'ratings',
    rest: [game],
    title: words.ratings.title(title),
    text: [...lines, '', words.ratings.rule].join('\n'),
  });
}
