import { decideWithQueue, readerOf } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { GameWish } from '../../model/gameWish.js';
import type { Match } from '../../model/match.js';
import { playersOf } from '../../model/people.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { whyNotAdmitted } from '../../read/admitted.js';
import { lobbyOf } from '../../read/lobbyOf.js';
import { isProposedLobby, paceOf } from '../../turn/proposedTables.js';
import { join } from './joinMatch.js';
import { beginFullTable } from './startMatch.js';

type Wanted = Pick<GameWish, 'user' | 'game' | 'pace'> & { readonly guild: string };

/**
 * Gives a user a seat that somebody who did not check in has left free at a table of the queue, the oldest table first. With the last seat
 * the match begins. The user then leaves the queue. A user who already sits at such a table gets that one. Undefined: no table has a seat
 * for them.
 */
export async function takeFreeSeat(hosting: HostingContext, wanted: Wanted): Promise<Match | undefined> {
  const lobbies = await hosting.store.matches.find({ guild: wanted.guild, statuses: ['lobby'] });
  const tables = lobbies.filter(({ game, queuedSince }) => game === wanted.game && queuedSince !== undefined);
  for (const { id } of tables) {
    const m = await readerOf(hosting, id);
    if (m && isProposedLobby(m) && paceOf(m) === wanted.pace && playersOf(m).includes(wanted.user)) return m.facts.match;
  }
  for (const table of tables) {
    if ((await whyNotAdmitted(hosting, table, wanted.user)) !== undefined) continue;
    const match = await decideWithQueue(hosting, table, (tx, waiting) => {
      const outcome = seated(tx, wanted);
      return outcome && { outcome, waiting: waiting.filter(({ user }) => user !== wanted.user) };
    });
    if (match) return match;
  }
  return undefined;
}

function seated(tx: MatchTransaction, { user, pace }: Wanted): Match | undefined {
  const lobby = lobbyOf(tx);
  if (!lobby.ok || !isProposedLobby(tx) || lobby.value.muster || paceOf(tx) !== pace) return undefined;
  const { createdAt: joinedAt } = lobby.value;
  if (playersOf(tx).includes(user) || join(tx, lobby.value, user, { joinedAt }) !== undefined) return undefined;
  beginFullTable(tx);
  return tx.facts.match;
}
