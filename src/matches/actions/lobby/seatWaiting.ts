import { filterInOrder } from '../../../lib/inOrder.js';
import { ok } from '../../../lib/result.js';
import { decide, decideServer, readerOf, serverUser } from '../../context/decide.js';
import { mostSeats } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import type { GameWish } from '../../model/gameWish.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { playersOf } from '../../model/people.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { whyNotAdmitted } from '../../read/admitted.js';
import { isProposedLobby, paceOf } from '../../turn/proposedTables.js';
import { join } from './joinMatch.js';
import { CHECK_IN, callMuster } from './muster.js';

/**
 * Gives the free seats of a table that the queue opened before to those who have waited longest for such a game, if enough wait to fill it, and
 * asks them whether they are there. They wait for nothing any more: they leave the queue first, so that nobody gets two tables.
 */
export async function seatWaiting(hosting: HostingContext, id: MatchId): Promise<void> {
  const m = await readerOf(hosting, id);
  const free = m ? freeSeats(m) : 0;
  if (!m || free === 0) return;
  const { match } = m.facts;
  const { queue } = await hosting.store.servers.read(serverUser(hosting, { guild: match.guild, host: match.host }));
  const suited = queue.waiting
    .filter(({ game, pace, until }) => game === match.game && pace === paceOf(m) && until > m.now)
    .toSorted((a, b) => a.since - b.since)
    .map(({ user }) => user)
    .filter(user => user !== match.arbiter && !playersOf(m).includes(user));
  if (suited.length < free) return;
  const admitted = await filterInOrder(suited, async user => (await whyNotAdmitted(hosting, match, user)) === undefined);
  const next = admitted.slice(0, free);
  if (next.length < free) return;
  const wishes = await takenOut(hosting, match, next, one => one.game === match.game && one.pace === paceOf(m));
  if (wishes.length === 0) return;
  let areSeated: boolean | undefined = false;
  try {
    areSeated = await decide(hosting, id, tx => seatAll(tx, next));
  } finally {
    if (!areSeated) await putBack(hosting, match, wishes);
  }
}

/** Takes some people out of the queue, if each of them still waits for the game of `isFor`. Returns all that they waited for; otherwise nothing. */
async function takenOut(
  hosting: HostingContext,
  { guild, host }: Pick<Match, 'guild' | 'host'>,
  users: readonly UserId[],
  isFor: (wish: GameWish) => boolean,
): Promise<readonly GameWish[]> {
  const done = await decideServer(hosting, { guild, host }, ({ queue: { waiting } }) => {
    const isWaiting = (user: UserId): boolean => waiting.some(one => one.user === user && isFor(one));
    if (!users.every(isWaiting)) return { outcome: ok([]) };
    const isTheirs = ({ user }: GameWish): boolean => users.includes(user);
    return { outcome: ok(waiting.filter(isTheirs)), queue: { waiting: waiting.filter(one => !isTheirs(one)) } };
  });
  return done.ok && Array.isArray(done.value) ? done.value : [];
}

/** Somebody else was faster at the table, or it could not be stored: they wait on as before. */
const putBack = (hosting: HostingContext, { guild, host }: Pick<Match, 'guild' | 'host'>, wishes: readonly GameWish[]): Promise<unknown> =>
  decideServer(hosting, { guild, host }, ({ queue: { waiting } }) => {
    const isThere = (wish: GameWish): boolean =>
      waiting.some(({ user, game, pace }) => user === wish.user && game === wish.game && pace === wish.pace);
    return { outcome: ok(undefined), queue: { waiting: [...wishes.filter(one => !isThere(one)), ...waiting] } };
  });

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
