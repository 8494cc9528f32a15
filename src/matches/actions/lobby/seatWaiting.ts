import { filterInOrder } from '../../../lib/inOrder.js';
import { decideWithQueue, readerOf, serverUser } from '../../context/decide.js';
import { mostSeats } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import type { GameWish } from '../../model/gameWish.js';
import type { MatchId, UserId } from '../../model/match.js';
import { playersOf } from '../../model/people.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { whyNotAdmitted } from '../../read/admitted.js';
import { isProposedLobby, paceOf } from '../../turn/proposedTables.js';
import { join } from './joinMatch.js';
import { CHECK_IN, callMuster } from './muster.js';
import { renewVersions } from './renewVersions.js';

/**
 * Gives the free seats of a table that the queue opened before to those who have waited longest for such a game, if enough wait to fill it, and
 * asks them whether they are there. They wait for nothing any more. `but`: who has just left the table, and is not asked back.
 */
export async function seatWaiting(hosting: HostingContext, id: MatchId, but?: UserId): Promise<void> {
  const m = await readerOf(hosting, id);
  const free = m ? freeSeats(m) : 0;
  if (!m || free === 0) return;
  const { match } = m.facts;
  await renewVersions(hosting, match.guild);
  const { queue } = await hosting.store.servers.read(serverUser(hosting, { guild: match.guild, host: match.host }));
  const suited = queue.waiting
    .filter(waitsFor(m))
    .toSorted((a, b) => a.since - b.since)
    .map(({ user }) => user)
    .filter(user => user !== but && user !== match.arbiter && !playersOf(m).includes(user));
  if (suited.length < free) return;
  const admitted = await filterInOrder(suited, async user => (await whyNotAdmitted(hosting, match, user)) === undefined);
  const next = admitted.slice(0, free);
  if (next.length < free) return;
  await decideWithQueue(hosting, match, (tx, waiting) => {
    const areWaiting = next.every(user => waiting.some(one => one.user === user && waitsFor(tx)(one)));
    if (!areWaiting || !seatAll(tx, next)) return undefined;
    return { outcome: undefined, waiting: waiting.filter(({ user }) => !next.includes(user)) };
  });
}

/** Whether somebody waits for such a game as this one. */
const waitsFor =
  (m: MatchReader) =>
  ({ game, pace, until }: GameWish): boolean =>
    game === m.facts.match.game && pace === paceOf(m) && until > m.now;

/**
 * How many seats are free at a table of the queue where nobody is asked to check in. None where nobody has, or where the lobby ends before others
 * have had their time to: they wait for a table of their own.
 */
function freeSeats(m: MatchReader): number {
  const { match } = m.facts;
  const players = playersOf(m).length;
  const isOpen = match.status === 'lobby' && !match.muster && (match.lobbyEndsAt ?? 0) >= m.now + CHECK_IN;
  return isProposedLobby(m) && isOpen && players > 0 ? Math.max(mostSeats(m.game, match).length - players, 0) : 0;
}

function seatAll(tx: MatchTransaction, users: readonly UserId[]): boolean {
  const { match } = tx.facts;
  if (freeSeats(tx) !== users.length || users.some(user => playersOf(tx).includes(user))) return false;
  for (const user of users) join(tx, match, user, { joinedAt: match.createdAt });
  callMuster(tx, { length: CHECK_IN, emptySeats: false, only: users });
  return true;
}
