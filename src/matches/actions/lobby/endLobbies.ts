import { decideEach } from '../../context/decideEach.js';
import { mostSeats, tableFor } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import { queueLobby } from '../../messages/cards.js';
import { queueToChannel, queueToUser } from '../../messages/queueing.js';
import type { Match, MatchId } from '../../model/match.js';
import { playersOf } from '../../model/people.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { unpaused } from '../../model/unpaused.js';
import { endOfLobby, whenUnfilled } from '../../read/lobbyEnd.js';
import { endUnfilledTable } from '../../turn/loseQueueChannel.js';
import { closeMusterPost } from '../../turn/musterPosts.js';
import { beginOrCall } from './startMatch.js';

/**
 * Ends the lobbies whose time is over, in the servers that can be reached: the match begins if its table is complete or the host wanted it to
 * begin anyway; otherwise it is cancelled. A muster is waited for, unless the lobby is paused: nobody can answer then. Lobbies of earlier versions get their time now.
 */
export async function endLobbies(hosting: HostingContext, isReached: (guild: string) => boolean): Promise<void> {
  const due = await hosting.store.matches.find({ lobbyEndsBy: hosting.now() });
  const reached = due.filter(({ guild }) => isReached(guild));
  const isQueued = ({ queuedSince }: Match): boolean => queuedSince !== undefined;
  const ids = (some: readonly Match[]): readonly MatchId[] => some.map(({ id }) => id);
  await decideEach(hosting, ids(reached.filter(one => !isQueued(one))), endIfDue, 'a lobby could not be ended');
  // Who came from the queue waits again before the lobby is over, so that nobody is lost if the bot ends in between.
  for (const id of ids(reached.filter(isQueued))) await endUnfilledTable(hosting, id, { isOver: isUnfilled, end: cancel });
  await decideEach(hosting, ids(reached.filter(isQueued)), endIfDue, 'a lobby could not be ended');
}

/** Whether a lobby is due and cannot begin. */
function isUnfilled(m: MatchReader): boolean {
  const { match, open } = m.facts;
  return !open && mayEnd(match) && (match.lobbyEndsAt ?? m.now + 1) <= m.now && !mayBegin(m);
}

/** Whether it is a lobby in which no muster is waited for. */
const mayEnd = ({ status, muster }: Match): boolean => (status === 'lobby' && !muster) || status === 'paused';

function endIfDue(tx: MatchTransaction): void {
  const { match, open } = tx.facts;
  const { lobbyEndsAt } = match;
  if (open || !mayEnd(match)) return;
  if (lobbyEndsAt === undefined) limit(tx);
  else if (lobbyEndsAt <= tx.now) end(tx);
}

function limit(tx: MatchTransaction): void {
  const { match } = tx.facts;
  tx.put({ match: { ...match, lobbyEndsAt: endOfLobby(match.plan, tx.now) } });
  queueLobby(tx);
}

function end(tx: MatchTransaction): void {
  const { match } = tx.facts;
  const fillUp = whenUnfilled(tx.game, match) === 'opponents';
  if (mayBegin(tx)) beginOrCall(tx, { emptySeats: false, fillUp });
  else cancel(tx);
}

function mayBegin(m: MatchReader): boolean {
  const { match } = m.facts;
  return match.status === 'lobby' && playersOf(m).length > 0 && isComplete(m, whenUnfilled(m.game, match) === 'opponents');
}

/**
 * Whether nobody is missing: at a table of any size if the match may begin smaller. `fillUp`: opponents of the bot get the empty seats, which is
 * not what its rematch begins with.
 */
function isComplete(tx: MatchReader, fillUp: boolean): boolean {
  const { match } = tx.facts;
  const players = playersOf(tx).length;
  const { seats, opponents } = tableFor(tx.game, match, players, fillUp);
  const isLarge = seats.length >= mostSeats(tx.game, match).length;
  return players + opponents.length >= seats.length && (isLarge || whenUnfilled(tx.game, match) === 'smaller');
}

/** Everybody who has joined is told, and the host: in the channel or, in an anonymous match, by direct message. */
function cancel(tx: MatchTransaction): void {
  const { muster, ...lobby } = unpaused(tx.facts.match);
  tx.put({ match: { ...lobby, status: 'ended', end: { kind: 'unfilled', seats: [] } } });
  queueLobby(tx);
  if (muster) closeMusterPost(tx, muster);
  queueToChannel(tx, 'unfilled', { kind: 'unfilled' });
  const { match } = tx.facts;
  if (match.plan.anonymous)
    for (const user of new Set([match.host, ...playersOf(tx)])) queueToUser(tx, user, 'unfilled', { kind: 'unfilled' });
}
