import { flatMapInOrder, mapInOrder } from '../../lib/inOrder.js';
import type { MatchHead } from '../../matches/context/store.js';
import { type OwnMatch, ownMatches } from '../../matches/read/ownMatches.js';
import { reliabilityIn } from '../../matches/read/reliability.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { listedMatch } from '../interactions/listedMatch.js';
import { pageOf, pageReply } from '../interactions/replyPages.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { joinFitting } from '../message/fitting.js';
import type { Reply } from '../message/reply.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { moment } from '../words/language/moment.js';
import { statisticsLines } from './statisticsLines.js';

/** Games per page: in the list of games, one line each; in the user's own list, up to three. */
const GAMES_A_PAGE = 20;
const OWN_A_PAGE = 10;

/** Lists the games of the server and of the user, one page: current ones, then finished ones, newest first. */
export async function gamesReply(context: InteractionContext, wanted: number): Promise<Reply> {
  const all = await gamesFor(context);
  if (all.length === 0) return { content: context.words.gameList.noMatches };
  const running = all.filter(({ status }) => status !== 'ended');
  const archive = all.filter(({ status }) => status === 'ended').toReversed();
  const page = pageOf(all.length, GAMES_A_PAGE, wanted);
  const { store } = context.bot.hosting;
  const found = await mapInOrder([...running, ...archive].slice(page.from, page.to), ({ id }) => store.matches.get(id));
  const part = async (title: string, isOver: boolean): Promise<readonly string[]> => {
    const matches = found.filter(match => match !== undefined).filter(({ status }) => (status === 'ended') === isOver);
    return matches.length === 0 ? [] : [`**${title}**`, ...(await mapInOrder(matches, match => listedMatch(context, match)))];
  };
  const { words } = context;
  return pageReply(context, page, {
    action: 'games',
    text: [...(await part(words.gameList.running, false)), ...(await part(words.gameList.archive, true))].join('\n'),
  });
}

async function gamesFor({ bot: { hosting }, place, user }: InteractionContext): Promise<readonly MatchHead[]> {
  const here = place.guild === undefined ? [] : await hosting.store.matches.heads({ guild: place.guild });
  const known = new Set(here.map(({ id }) => id));
  const own = await hosting.store.matches.heads({ user, at: hosting.now() });
  return [...here, ...own.filter(({ id }) => !known.has(id))];
}

/** Lists the user's games, one page: their seat in each, the deadline, and the state of their orders. */
export async function ownGamesReply(context: InteractionContext, wanted: number): Promise<Reply> {
  const { words } = context;
  const own = await ownMatches(context.bot.hosting, context.user);
  const statistics = wanted === 0 ? await statisticsLines(context) : [];
  const record = wanted === 0 ? [...statistics, ...(await reliabilityLines(context))] : [];
  const buttons = statistics.length > 0 ? rowOf(button(customId('record', 0, 0), words.buttons.record)) : [];
  if (own.length === 0)
    return {
      content: joinFitting([words.ownGames.noneOwn, ...record], DISCORD_LIMITS.message.content, words.panel.andMore),
      rows: buttons,
    };
  const page = pageOf(own.length, OWN_A_PAGE, wanted);
  const blocks = await flatMapInOrder(own.slice(page.from, page.to), async standing => await ownLines(context, await standing()));
  const text = joinFitting([...blocks, ...record], DISCORD_LIMITS.embed.description, words.panel.andMore);
  const { rows = [], ...reply } = pageReply(context, page, { action: 'mine', title: words.ownGames.own, text });
  return { ...reply, rows: [...rows, ...buttons] };
}

/** How reliable the user has been on this server, with the rule; nothing before they owed orders. */
async function reliabilityLines({ bot: { hosting }, place: { guild }, user, words }: InteractionContext): Promise<readonly string[]> {
  if (guild === undefined) return [];
  const { word, ...told } = await reliabilityIn(hosting, guild, user);
  if (Object.values(told.counts).every(count => count === 0)) return [];
  return ['', words.reliability.own(told, words.reliability[word]), words.reliability.rule];
}

async function ownLines(context: InteractionContext, { match, isHost, seat, phase, readiness }: OwnMatch): Promise<readonly string[]> {
  const { words, language } = context;
  return [
    await listedMatch(context, match),
    ...(isHost ? [words.ownGames.ownHost] : []),
    ...(seat && phase && readiness
      ? [words.ownGames.ownSeat(seat.name[language], moment(phase.dueAt), words.readiness[readiness])]
      : seat
        ? [words.ownGames.ownSeatStill(seat.name[language])]
        : []),
  ];
}
