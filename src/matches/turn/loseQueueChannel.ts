import { flatMapInOrder } from '../../lib/inOrder.js';
import type { Language } from '../../lib/language.js';
import { ok } from '../../lib/result.js';
import { type AtOnce, decideServer, decideWithQueue, readerOf } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import { queueLobby } from '../messages/cards.js';
import type { GameWish, QueuePlace } from '../model/gameWish.js';
import type { Match, MatchId } from '../model/match.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { unpaused } from '../model/unpaused.js';
import type { QueueLoss } from '../model/unreachable.js';
import { closeMusterPost } from './musterPosts.js';
import { isProposedLobby, wishesOf } from './proposedTables.js';

/**
 * Gives up a channel that is gone, or in which the bot may not write any more, as the one in which a server's full tables are proposed. Tables that
 * were proposed there and have not begun go back to the queue: those who came from it wait again, in the order of before, and their lobbies end.
 * Somebody who manages the server is told, once, and is not waited for.
 */
export async function loseQueueChannel(
  hosting: HostingContext,
  { guild, channel }: Pick<Match, 'guild' | 'channel'>,
  because: QueueLoss = 'channel-gone',
): Promise<void> {
  const found = await hosting.store.matches.find({ guild, channel, statuses: ['lobby', 'paused'] });
  const tables = await flatMapInOrder(found, async ({ id }) => {
    const m = await readerOf(hosting, id);
    return m && isProposedLobby(m) ? [m] : [];
  });
  let language: Language | undefined;
  try {
    await endTables(hosting, guild, tables, {
      end: because === 'channel-gone' ? endUntold : endWithCard,
      loses: place => {
        language = place.channel === channel ? place.language : undefined;
        return language !== undefined;
      },
    });
  } finally {
    // Also if a table could not be ended: at the next attempt the channel is no longer there to be lost. Rather told twice than never.
    if (language) void hosting.tellManager?.({ guild, channel, because, language });
  }
}

/**
 * If a table from the queue is over and not complete, as `isOver` tells, puts those back in the queue of their server who came from it, and ends
 * the lobby, as `end` does that. A table that fails is logged, and stops no other.
 */
export async function endUnfilledTable<T>(
  hosting: HostingContext,
  id: MatchId,
  { isOver, end }: { readonly isOver: (m: MatchReader) => boolean; readonly end: (tx: MatchTransaction) => AtOnce<T> },
): Promise<void> {
  const ends = (tx: MatchTransaction): boolean => {
    const isDue = isProposedLobby(tx) && isOver(tx);
    if (isDue) end(tx);
    return isDue;
  };
  try {
    const m = await readerOf(hosting, id);
    if (m && isProposedLobby(m) && isOver(m)) await endTables(hosting, m.facts.match.guild, [m], { end: ends });
  } catch (error) {
    hosting.log.error({ match: id, ...whereItBroke(error) }, 'a lobby from the queue could not be ended');
  }
}

interface Ending {
  /** Ends a lobby, if it still is to end. Returns whether it did. */
  readonly end: (tx: MatchTransaction) => boolean;
  /** Whether the server loses the channel that it chose. */
  readonly loses?: (place: QueuePlace) => boolean;
}

async function endTables(hosting: HostingContext, guild: string, tables: readonly MatchReader[], { end, loses }: Ending): Promise<void> {
  if (loses)
    await decideServer(hosting, { guild, host: '' }, ({ queue: { place } }) => ({
      outcome: ok(undefined),
      ...(place !== undefined && loses(place) && { queue: { place: null } }),
    }));
  for (const { facts } of tables)
    await decideWithQueue(hosting, facts.match, (tx, waiting) => {
      const back = wishesOf(tx);
      return end(tx) ? { outcome: undefined, waiting: replacing(waiting, back) } : undefined;
    });
}

const replacing = (waiting: readonly GameWish[], by: readonly GameWish[]): readonly GameWish[] => [
  ...waiting.filter(one => !by.some(wish => isSame(wish, one))),
  ...by,
];

const isSame = (a: GameWish, b: GameWish): boolean => a.user === b.user && a.game === b.game && a.pace === b.pace;

/** The card and the check-in, where they were posted, lose their buttons as soon as the bot may write there again. */
function endWithCard(tx: MatchTransaction): boolean {
  const { muster } = tx.facts.match;
  if (!endUntold(tx)) return false;
  queueLobby(tx);
  if (muster) closeMusterPost(tx, muster);
  return true;
}

/** Its channel cannot be told. */
function endUntold(tx: MatchTransaction): boolean {
  if (!isProposedLobby(tx)) return false;
  const { muster: _, ...match } = unpaused(tx.facts.match);
  tx.put({ match: { ...match, status: 'ended', end: { kind: 'unfilled', seats: [] } } });
  return true;
}
