import { decide } from '../../context/decide.js';
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
 * Takes a seat at a table that the queue opened before and where somebody did not check in, the oldest first. With the last seat the match
 * begins. Undefined if there is no such table.
 */
export async function takeFreeSeat(hosting: HostingContext, wanted: Wanted): Promise<Match | undefined> {
  const lobbies = await hosting.store.matches.find({ guild: wanted.guild, statuses: ['lobby'] });
  for (const lobby of lobbies.filter(({ game, queuedSince }) => game === wanted.game && queuedSince !== undefined)) {
    if ((await whyNotAdmitted(hosting, lobby, wanted.user)) !== undefined) continue;
    const match = await decide(hosting, lobby.id, tx => seated(tx, wanted));
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
