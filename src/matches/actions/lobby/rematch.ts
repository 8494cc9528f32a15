import { ok, type Result, refuse } from '../../../lib/result.js';
import { openUnless } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { MOST_GUESTS } from '../../model/guests.js';
import type { HostingRules } from '../../model/hostingRules.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { gameOffered } from '../../read/gameOffered.js';
import { tooManyLobbies } from '../../read/lobbyLimits.js';
import { allowsRematch, rematchSeats } from '../../read/rematchSeats.js';
import { joinMatch } from './joinMatch.js';
import { openLobby } from './openMatch.js';

/** A lobby for a rematch, and whether the user has just opened it. */
export interface Rematch {
  readonly match: Match;
  readonly opened: boolean;
}

/**
 * Joins the rematch of a match that has ended, for a user who held a seat in it. The first to join opens the lobby and is its host; game
 * and settings stay the same. Everybody gets the next power in the order of the board, unless they prefer others.
 */
export async function rematch(hosting: HostingContext, id: MatchId, user: UserId): Promise<Result<Rematch, HostingFault>> {
  const match = await hosting.store.matches.get(id);
  if (!match) return refuse({ code: 'no-such-match' });
  if (!allowsRematch(match)) return refuse({ code: 'no-rematch' });
  const seats = await rematchSeats(hosting, id);
  if (!seats.has(user)) return refuse({ code: 'not-at-the-end' });
  const latest = (await hosting.store.matches.find({ rematchOf: id })).findLast(({ end }) => end === undefined);
  if (latest && latest.status !== 'lobby' && latest.lobbyEndsAt === undefined)
    return refuse({ code: 'rematch-begun', match: `${latest.id}` });
  const opened = latest ? undefined : await openRematch(hosting, { ...match, plan: planAmong([...seats.keys()], match) }, user);
  if (opened && !opened.ok && opened.fault.code !== 'rematch-open') return opened;
  const lobby = latest ?? (opened?.ok ? opened.value : undefined);
  if (!lobby) return await rematch(hosting, id, user);
  const joined = await joinMatch(hosting, lobby.id, user);
  return joined.ok ? ok({ match: joined.value, opened: opened?.ok === true }) : joined;
}

/** The rules of a rematch. If the match was private, it is for those who played it to the end; roles that could play may play again. */
function planAmong(players: readonly UserId[], { plan }: Match): HostingRules {
  if (!plan.private) return plan;
  const { roles } = plan.private;
  return { ...plan, private: { roles, users: players.slice(0, MOST_GUESTS - roles.length) } };
}

async function openRematch(hosting: HostingContext, before: Match, host: UserId): Promise<Result<Match, HostingFault>> {
  const { game, guild, channel, language, deadlines, plan, options, pictures } = before;
  const found = await gameOffered(hosting, { game, guild });
  if (!found.ok) return found;
  const match = {
    ...{ game, guild, channel, language, deadlines, plan, options, pictures, host },
    status: 'lobby',
    seed: hosting.freshSeed(),
    rematchOf: before.id,
  } as const;
  return openUnless(hosting, { match, work: openLobby }, server =>
    server.lobbies.some(({ rematchOf }) => rematchOf === before.id) ? { code: 'rematch-open' } : tooManyLobbies(match)(server),
  );
}
