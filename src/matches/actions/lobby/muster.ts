import { decideEach } from '../../context/decideEach.js';
import type { HostingContext } from '../../context/ports.js';
import { queueLobby } from '../../messages/cards.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import { absenteesOf, markHere, playersOf, removePlayer } from '../../model/people.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { closeHostOffer } from '../../turn/hostOffer.js';
import { endHostCheck } from '../../turn/hostQuestion.js';
import { closeMusterPost, queueMuster } from '../../turn/musterPosts.js';
import { latestMuster } from '../../turn/prolongMuster.js';
import { isProposedLobby } from '../../turn/proposedTables.js';

/** How long players have, ms, and with which empty seats the match begins then: see `Match`. */
interface Muster {
  readonly length: number;
  readonly emptySeats: boolean;
  readonly fillUp?: boolean;
  /** Who is asked. Default: all players. */
  readonly only?: readonly UserId[];
}

/** How long players of the queue have to say that they are there, ms. */
export const CHECK_IN = 24 * 60 * 60 * 1000;

/** Asks the players of the lobby to confirm within `length` ms that they are there. The match begins as soon as all have. */
export function callMuster(tx: MatchTransaction, { length, emptySeats, fillUp = false, only = playersOf(tx) }: Muster): void {
  const until = Math.min(tx.now + length, latestMuster(tx.facts.match, tx.now));
  const muster = { until, emptySeats, ...(fillUp && { fillUp }) } as const;
  tx.put({ match: { ...tx.facts.match, muster } });
  for (const user of only) markHere(tx, user, false);
  queueLobby(tx);
  queueMuster(tx, muster);
}

/**
 * Ends the musters whose time is over, in the servers that can be reached: players who have not confirmed lose their place, and the lobby is
 * open again. Returns their matches.
 */
export async function endMusters(hosting: HostingContext, isReached = (_guild: string): boolean => true): Promise<readonly MatchId[]> {
  const mustering = await hosting.store.matches.find({ statuses: ['lobby'], mustering: true });
  const due = mustering.filter(isDue(hosting.now())).filter(({ guild }) => isReached(guild));
  const work = (tx: MatchTransaction): void => {
    if (isDue(tx.now)(tx.facts.match)) endMuster(tx);
  };
  const ids = due.map(({ id }) => id);
  await decideEach(hosting, ids, work, 'a muster could not be ended');
  return ids;
}

const isDue =
  (now: number) =>
  ({ status, muster }: Match): boolean =>
    status === 'lobby' && muster !== undefined && muster.until <= now;

/**
 * Ends a muster whose time is over: players who have not confirmed lose their place, and the lobby is open again. If the time of the lobby is
 * over too, the match has no `muster` setting any more: whoever is left has just said that they are there, and is not asked again.
 */
function endMuster(tx: MatchTransaction): void {
  for (const user of absenteesOf(tx)) removePlayer(tx, user);
  passHosting(tx, 'absent');
  callOff(tx);
  const { match } = tx.facts;
  if (match.lobbyEndsAt === undefined || match.lobbyEndsAt > tx.now) return;
  const { muster: _, ...plan } = match.plan;
  tx.put({ match: { ...match, plan } });
}

/**
 * Gives a game of the queue another host if its host does not play, because they were `absent` at the check-in or have left: the player who
 * has waited longest.
 */
export function passHosting(tx: MatchTransaction, why: 'absent' | 'left'): void {
  const players = playersOf(tx);
  const { host } = tx.facts.match;
  const [to] = players;
  if (!isProposedLobby(tx) || to === undefined || players.includes(host)) return;
  closeHostOffer(tx);
  endHostCheck(tx);
  tx.put({ match: { ...tx.facts.match, host: to } });
  note(tx, host, { deed: 'handed-over', about: why === 'absent' ? { absent: true } : {} });
}

/** Calls a muster off: the lobby is open again, and its host may start anew. */
export function callOff(tx: MatchTransaction): void {
  const { muster, ...lobby } = tx.facts.match;
  tx.put({ match: lobby });
  queueLobby(tx);
  if (muster) closeMusterPost(tx, muster);
}
