import { flatMapInOrder } from '../../lib/inOrder.js';
import type { Language } from '../../lib/language.js';
import { ok } from '../../lib/result.js';
import { decide, decideServer, readerOf } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import { type GameWish, PACE_NAMES, PACES, WAITS_FOR } from '../model/gameWish.js';
import type { Match } from '../model/match.js';
import { playersOf } from '../model/people.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { unpaused } from '../model/unpaused.js';

/**
 * Gives up a channel that is gone as the one in which a server's full tables are proposed. Tables that were proposed there and have not begun
 * go back to the queue: their players wait again, in the order of before, and their lobbies end. The players are in the queue before that, so
 * that nobody is lost if the bot stops in between. Somebody who manages the server is told, once.
 */
export async function loseQueueChannel(hosting: HostingContext, { guild, channel }: Pick<Match, 'guild' | 'channel'>): Promise<void> {
  const found = await hosting.store.matches.find({ guild, channel, statuses: ['lobby', 'paused'] });
  const tables = await flatMapInOrder(found, async ({ id }) => {
    const m = await readerOf(hosting, id);
    return m && isProposedLobby(m) ? [m] : [];
  });
  const back = tables.flatMap(wishesOf);
  let language: Language | undefined;
  await decideServer(hosting, { guild, host: '' }, ({ queue: { waiting, place } }) => {
    const isLost = place?.channel === channel;
    language = isLost ? place.language : undefined;
    if (!isLost && back.length === 0) return { outcome: ok(undefined) };
    const others = waiting.filter(one => !back.some(wish => isSame(wish, one)));
    return { outcome: ok(undefined), queue: { waiting: [...others, ...back], ...(isLost && { place: null }) } };
  });
  for (const { id } of tables) await decide(hosting, id, endProposed);
  if (language) await hosting.tellManager?.(guild, language);
}

/** Whether the match is in a lobby that the queue opened. */
export const isProposedLobby = ({ facts: { match, open } }: MatchReader): boolean =>
  match.queuedSince !== undefined && !open && match.status !== 'ended';

/** What the players of a lobby waited for, in their order. */
function wishesOf(m: MatchReader): readonly GameWish[] {
  const { game, deadlines, queuedSince = m.now } = m.facts.match;
  const pace = PACE_NAMES.find(one => deadlines[m.game.phaseKinds[0] ?? ''] === PACES[one]) ?? '24h';
  return playersOf(m).map((user, i) => ({ user, game, pace, since: queuedSince + i, until: m.now + WAITS_FOR }));
}

const isSame = (a: GameWish, b: GameWish): boolean => a.user === b.user && a.game === b.game && a.pace === b.pace;

/** Its channel cannot be told. */
function endProposed(tx: MatchTransaction): void {
  if (!isProposedLobby(tx)) return;
  const { muster: _, ...match } = unpaused(tx.facts.match);
  tx.put({ match: { ...match, status: 'ended', end: { kind: 'unfilled', seats: [] } } });
}
