import { filterInOrder } from '../../../lib/inOrder.js';
import { ok } from '../../../lib/result.js';
import { decide, decideServer, readerOf, serverUser } from '../../context/decide.js';
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
import { release, type SeatingTable, settleQueue } from './settleQueue.js';

/** For so long at most nobody else seats somebody who is just being seated, ms. */
const HOLD = 5 * 60 * 1000;

/**
 * Gives the free seats of a table that the queue opened before to those who have waited longest for such a game, if enough wait to fill it, and
 * asks them whether they are there. They wait for nothing any more: what they wait for is held first, so that nobody gets two tables.
 */
export async function seatWaiting(hosting: HostingContext, id: MatchId): Promise<void> {
  const m = await readerOf(hosting, id);
  const free = m ? freeSeats(m) : 0;
  if (!m || free === 0) return;
  const { match } = m.facts;
  await settleQueue(hosting, match.guild);
  const { queue } = await hosting.store.servers.read(serverUser(hosting, { guild: match.guild, host: match.host }));
  const suited = queue.waiting
    .filter(({ game, pace, until, held }) => game === match.game && pace === paceOf(m) && until > m.now && held === undefined)
    .toSorted((a, b) => a.since - b.since)
    .map(({ user }) => user)
    .filter(user => user !== match.arbiter && !playersOf(m).includes(user));
  if (suited.length < free) return;
  const admitted = await filterInOrder(suited, async user => (await whyNotAdmitted(hosting, match, user)) === undefined);
  const next = admitted.slice(0, free);
  if (next.length < free) return;
  if (!(await hold(hosting, match, next, one => one.game === match.game && one.pace === paceOf(m)))) return;
  let areSeated: boolean | undefined = false;
  try {
    areSeated = await decide(hosting, id, tx => seatAll(tx, next));
  } finally {
    await release(hosting, match, areSeated ? next : []);
  }
}

/** Holds all that some people wait for, if each of them still waits for the game of `isFor`. Returns whether they do. */
async function hold(
  hosting: HostingContext,
  { id: by, guild, host }: SeatingTable,
  users: readonly UserId[],
  isFor: (wish: GameWish) => boolean,
): Promise<boolean> {
  const held = { by, until: hosting.now() + HOLD };
  const done = await decideServer(hosting, { guild, host }, ({ queue: { waiting } }) => {
    const isWaiting = (user: UserId): boolean => waiting.some(one => one.user === user && isFor(one) && one.held === undefined);
    if (!users.every(isWaiting)) return { outcome: ok(0) };
    return { outcome: ok(users.length), queue: { waiting: waiting.map(one => (users.includes(one.user) ? { ...one, held } : one)) } };
  });
  return done.ok && done.value !== 0;
}

/** How many seats are free at a table of the queue where nobody is asked to check in. None where nobody has: they wait for a table of their own. */
function freeSeats(m: MatchReader): number {
  const { match } = m.facts;
  const players = playersOf(m).length;
  const isOpen = match.status === 'lobby' && !match.muster && (match.lobbyEndsAt ?? 0) > m.now;
  return isProposedLobby(m) && isOpen && players > 0 ? Math.max(mostSeats(m.game, match).length - players, 0) : 0;
}

function seatAll(tx: MatchTransaction, users: readonly UserId[]): boolean {
  const { match } = tx.facts;
  if (freeSeats(tx) !== users.length || users.some(user => playersOf(tx).includes(user))) return false;
  for (const user of users) join(tx, match, user, { joinedAt: match.createdAt });
  callMuster(tx, { length: CHECK_IN, emptySeats: false, only: users });
  return true;
}
