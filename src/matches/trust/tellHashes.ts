import type { Match } from '../match.js';
import { queueLobby, queueReceiptsAgain } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';

const KEY = 'hashes-told';
/** Lobby cards have the hash of the secret, receipts the whole hash of the orders. */
const VERSION = '2';

/**
 * Once after an update, before anything closes: what an earlier version posted without its whole hash gets it by an edit, lobbies of games
 * with a secret and the receipts of open phases. Nothing is queued at later starts.
 */
export function tellHashes(house: House): void {
  record(house, () => {
    if (house.store.recall(KEY) === VERSION) return;
    for (const match of house.store.matchesOf({ statuses: ['lobby', 'running', 'paused'] })) tellHashesOf(house, match);
    house.store.remember(KEY, VERSION);
  });
}

function tellHashesOf(house: House, match: Match): void {
  const game = house.games.get(match.game);
  if (match.status === 'lobby' && game?.sealed) {
    if (house.store.secretOf(match.id) === undefined) house.store.keepSecret(match.id, house.freshSecret());
    queueLobby(house, match);
  }
  const phase = house.store.openPhase(match.id);
  if (game && phase)
    queueReceiptsAgain(
      house,
      phase,
      house.store.sittings(match.id).map(({ seat }) => seat),
    );
}
