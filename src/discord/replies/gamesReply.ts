import type { MatchHead } from '../../matches/context/store.js';
import { type OwnMatch, ownMatches } from '../../matches/read/ownMatches.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { listedMatch } from '../interactions/listedMatch.js';
import { pageOf, pageReply } from '../interactions/replyPages.js';
import type { Reply } from '../message/reply.js';
import { moment } from '../words/language/moment.js';

/** Games per page: in the list of games, one line each; in the user's own list, up to three. */
const GAMES_A_PAGE = 20;
const OWN_A_PAGE = 10;

/** Lists the games of the server and of the user, one page: current ones, then finished ones, newest first. */
export function gamesReply(context: InteractionContext, wanted: number): Reply {
  const all = gamesFor(context);
  if (all.length === 0) return { content: context.words.gameList.noMatches };
  const running = all.filter(({ status }) => status !== 'ended');
  const archive = all.filter(({ status }) => status === 'ended').toReversed();
  const page = pageOf(all.length, GAMES_A_PAGE, wanted);
  const { store } = context.bot.hosting;
  const shown = [...running, ...archive].slice(page.from, page.to).flatMap(({ id }) => store.matches.get(id) ?? []);
  const part = (title: string, isOver: boolean): readonly string[] => {
    const matches = shown.filter(({ status }) => (status === 'ended') === isOver);
    return matches.length === 0 ? [] : [`**${title}**`, ...matches.map(match => listedMatch(context, match))];
  };
  const { words } = context;
  return pageReply(context, page, {
    action: 'games',
    text: [...part(words.gameList.running, false), ...part(words.gameList.archive, true)].join('\n'),
  });
}

function gamesFor({ bot: { hosting }, place, user }: InteractionContext): readonly MatchHead[] {
  const here = place.guild === undefined ? [] : hosting.store.matches.heads({ guild: place.guild });
  const known = new Set(here.map(({ id }) => id));
  return [...here, ...hosting.store.matches.heads({ user, at: hosting.now() }).filter(({ id }) => !known.has(id))];
}

/** Lists the user's games, one page: their seat in each, the deadline, and the state of their orders. */
export function ownGamesReply(context: InteractionContext, wanted: number): Reply {
  const { words } = context;
  const own = ownMatches(context.bot.hosting, context.user);
  if (own.length === 0) return { content: words.ownGames.noneOwn };
  const page = pageOf(own.length, OWN_A_PAGE, wanted);
  const blocks = own.slice(page.from, page.to).flatMap(standing => ownLines(context, standing()));
  return pageReply(context, page, { action: 'mine', title: words.ownGames.own, text: blocks.join('\n') });
}

function ownLines(context: InteractionContext, { match, isHost, seat, phase, readiness }: OwnMatch): readonly string[] {
  const { words, language } = context;
  return [
    listedMatch(context, match),
    ...(isHost ? [words.ownGames.ownHost] : []),
    ...(seat && phase && readiness
      ? [words.ownGames.ownSeat(seat.name[language], moment(phase.dueAt), words.readiness[readiness])]
      : seat
        ? [words.ownGames.ownSeatStill(seat.name[language])]
        : []),
  ];
}
