import type { SeatId } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { type AtOnce, decide, decideWithQueue } from '../../context/decide.js';
import { mostSeats } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueLobby } from '../../messages/cards.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { addPlayer, playersOf } from '../../model/people.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { whyNotAdmitted } from '../../read/admitted.js';
import { lobbyOf } from '../../read/lobbyOf.js';
import { rematchSeats } from '../../read/rematchSeats.js';
import { passHosting } from './muster.js';
import { beginFullTable } from './startMatch.js';

/** Joins a lobby, until it is full. In a rematch with a wish for the next power than the one before: see `rematchSeats`. For a day after it was opened, its seats are kept for those who played before. */
export async function joinMatch(hosting: HostingContext, id: MatchId, user: UserId): Promise<Result<Match, HostingFault>> {
  const lobby = await hosting.store.matches.get(id);
  const notAdmitted = lobby && (await whyNotAdmitted(hosting, lobby, user));
  const rematchOf = lobby?.rematchOf;
  const again = rematchOf === undefined ? undefined : await rematchSeats(hosting, rematchOf);
  const joined = await decideJoining(hosting, lobby, user, (tx): Result<Match, HostingFault> => {
    const match = lobbyOf(tx);
    if (!match.ok) return match;
    if (playersOf(tx).includes(user)) return refuse({ code: 'already-joined' });
    const fault = notAdmitted ?? keptForOthers(tx, user, again) ?? join(tx, match.value, user, { wish: again?.get(user) });
    if (fault) return refuse(fault);
    beginFullTable(tx);
    return ok(tx.facts.match);
  });
  return joined ?? refuse({ code: 'no-such-match' });
}

/**
 * Runs a decision by which a user may join a lobby. A user who joins a table that the queue opened leaves the queue. Undefined: there is no
 * such lobby.
 */
export async function decideJoining<T>(
  hosting: HostingContext,
  lobby: Match | undefined,
  user: UserId,
  work: (tx: MatchTransaction) => AtOnce<T>,
): Promise<T | undefined> {
  if (!lobby) return undefined;
  if (lobby.queuedSince === undefined) return await decide(hosting, lobby.id, work);
  return await decideWithQueue(hosting, lobby, (tx, waiting) => {
    const isIn = (): boolean => playersOf(tx).includes(user);
    const wasIn = isIn();
    const outcome = work(tx);
    return { outcome, ...(!wasIn && isIn() && { waiting: waiting.filter(one => one.user !== user) }) };
  });
}

/** For so long after a rematch was opened its seats are kept for those who played before, ms. */
const SEATS_KEPT = 24 * 60 * 60 * 1000;

/** Why somebody else has to wait: the free seats of a rematch are still kept. Undefined if they need not. */
function keptForOthers(tx: MatchTransaction, user: UserId, again: ReadonlyMap<UserId, SeatId> | undefined): HostingFault | undefined {
  const until = tx.facts.match.createdAt + SEATS_KEPT;
  if (again === undefined || again.has(user) || tx.now >= until) return undefined;
  const players = playersOf(tx);
  const awaited = [...again.keys()].filter(one => !players.includes(one)).length;
  return players.length + awaited < mostSeats(tx.game, tx.facts.match).length ? undefined : { code: 'seats-kept' };
}

interface Joining {
  /** The power that the player would like. */
  readonly wish?: SeatId | undefined;
  /** Since when they count as having joined, UTC ms. Default: now. */
  readonly joinedAt?: number;
}

/**
 * Adds somebody who has not joined to a lobby. At a table of the queue that everybody had left they are its host. Returns why not, if they cannot
 * join.
 */
export function join(tx: MatchTransaction, match: Match, user: UserId, { wish, joinedAt }: Joining = {}): HostingFault | undefined {
  const most = mostSeats(tx.game, match).length;
  if (user === match.arbiter) return { code: 'is-arbiter' };
  if (playersOf(tx).length >= most) return { code: 'match-full', most };
  const isFirst = playersOf(tx).length === 0;
  addPlayer(tx, user, joinedAt);
  if (isFirst) passHosting(tx, 'absent');
  if (wish !== undefined) tx.put({ players: tx.facts.players.map(one => (one.user === user ? { ...one, preferences: [wish] } : one)) });
  queueLobby(tx);
  return undefined;
}
