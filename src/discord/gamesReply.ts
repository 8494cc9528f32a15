import { type OwnMatch, ownMatches } from '../matches/people/ownMatches.js';
import type { MatchHead } from '../matches/ports.js';
import type { Call } from './call.js';
import { listedMatch } from './listedMatch.js';
import { pageOf, pageReply } from './pages.js';
import type { Reply } from './reply.js';
import { moment } from './words/language/moment.js';

/** Lines of one game each, and of up to three. */
const GAMES_A_PAGE = 20;
const OWN_A_PAGE = 10;

/** A page of the games of the server and those of the asker: those under way, then those that are over, the newest of these first. */
export function gamesReply(call: Call, wanted: number): Reply {
  const all = gamesFor(call);
  if (all.length === 0) return { content: call.words.gameList.noMatches };
  const running = all.filter(({ status }) => status !== 'ended');
  const archive = all.filter(({ status }) => status === 'ended').toReversed();
  const page = pageOf(all.length, GAMES_A_PAGE, wanted);
  const { store } = call.embassy.house;
  const shown = [...running, ...archive].slice(page.from, page.to).flatMap(({ id }) => store.match(id) ?? []);
  const part = (title: string, isOver: boolean): readonly string[] => {
    const matches = shown.filter(({ status }) => (status === 'ended') === isOver);
    return matches.length === 0 ? [] : [`**${title}**`, ...matches.map(match => listedMatch(call, match))];
  };
  const { words } = call;
  return pageReply(call, page, {
    deed: 'games',
    text: [...part(words.gameList.running, false), ...part(words.gameList.archive, true)].join('\n'),
  });
}

function gamesFor({ embassy: { house }, place, user }: Call): readonly MatchHead[] {
  const here = place.guild === undefined ? [] : house.store.matchHeads({ guild: place.guild });
  const known = new Set(here.map(({ id }) => id));
  return [...here, ...house.store.matchHeads({ user, at: house.now() }).filter(({ id }) => !known.has(id))];
}

/** A page of the asker's games: what is his in each, until when, and how far he is. */
export function ownGamesReply(call: Call, wanted: number): Reply {
  const { words } = call;
  const own = ownMatches(call.embassy.house, call.user);
  if (own.length === 0) return { content: words.ownGames.noneOwn };
  const page = pageOf(own.length, OWN_A_PAGE, wanted);
  const blocks = own.slice(page.from, page.to).flatMap(standing => ownLines(call, standing()));
  return pageReply(call, page, { deed: 'mine', title: words.ownGames.own, text: blocks.join('\n') });
}

function ownLines(call: Call, { match, isHost, seat, phase, readiness }: OwnMatch): readonly string[] {
  const { words, language } = call;
  return [
    listedMatch(call, match),
    ...(isHost ? [words.ownGames.ownHost] : []),
    ...(seat && phase && readiness
      ? [words.ownGames.ownSeat(seat.name[language], moment(phase.dueAt), words.readiness[readiness])]
      : seat
        ? [words.ownGames.ownSeatStill(seat.name[language])]
        : []),
  ];
}
