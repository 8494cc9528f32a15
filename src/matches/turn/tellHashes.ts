import { decideEach } from '../context/decideEach.js';
import { pagesOf } from '../context/pagesOf.js';
import type { HostingContext } from '../context/ports.js';
import { queueLobby } from '../messages/cards.js';
import { queueReceiptsAgain } from '../messages/receipts.js';
import type { MatchTransaction } from '../model/transaction.js';

const KEY = 'hashes-told';
/** Version 2: lobby cards have the hash of the secret, receipts the whole hash of the orders. */
const VERSION = '2';

/**
 * Runs once after an update, before any phase closes: edits what an earlier version posted without the whole hash: lobbies of games with a
 * secret, and receipts of open phases. Later starts queue nothing. Throws if the records are away: begin again when they are back.
 */
export async function tellHashes(hosting: HostingContext): Promise<void> {
  if ((await hosting.store.meta.get(KEY)) === VERSION) return;
  for await (const page of pagesOf(hosting.store, ['lobby', 'running', 'paused'])) {
    const ids = page.flatMap(({ id, game }) => (hosting.games.has(game) ? id : []));
    const away = await decideEach(hosting, ids, tellHashesOf, 'the hashes of a match could not be told');
    if (away) throw away;
  }
  await hosting.store.meta.set(KEY, VERSION);
}

function tellHashesOf(tx: MatchTransaction): void {
  const { match, secret, open } = tx.facts;
  if (match.status === 'lobby' && tx.game.sealed) {
    if (secret === undefined) tx.put({ secret: tx.freshSecret() });
    queueLobby(tx);
  }
  if (open) queueReceiptsAgain(tx, open.number);
}
