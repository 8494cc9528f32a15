import { flatMapInOrder } from '../../lib/inOrder.js';
import type { Language } from '../../lib/language.js';
import { ok } from '../../lib/result.js';
import { decide, decideServer, readerOf } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import { type GameWish, PACE_NAMES, PACES, WAITS_FOR } from '../model/gameWish.js';
import type { Match } from '../model/match.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { unpaused } from '../model/unpaused.js';

/**
 * Gives up a channel that is gone as the one in which a server's full tables are proposed. Tables that were proposed there and have not begun
 * go back to the queue: those who came from it wait again, in the order of before, and their lobbies end. They are in the queue before that, so
 * that nobody is lost if the bot stops in between; who is not at a table that ends is taken out again. Somebody who manages the server is told,
 * once, and is not waited for.
 */
export async function loseQueueChannel(hosting: HostingContext, { guild, channel }: Pick<Match, 'guild' | 'channel'>): Promise<void> {
  const found = await hosting.store.matches.find({ guild, channel, statuses: ['lobby', 'paused'] });
  const tables = await flatMapInOrder(found, async ({ id }) => {
    const m = await readerOf(hosting, id);
    return m && isProposedLobby(m) ? [m] : [];
  });
  const back = tables.flatMap(wishesOf);
  let language: Language | undefined;
  let before: readonly GameWish[] = [];
  await decideServer(hosting, { guild, host: '' }, ({ queue: { waiting, place } }) => {
    const isLost = place?.channel === channel;
    language = isLost ? place.language : undefined;
    before = waiting;
    if (!isLost && back.length === 0) return { outcome: ok(undefined) };
    return { outcome: ok(undefined), queue: { waiting: replacing(waiting, back), ...(isLost && { place: null }) } };
  });
  const ended = await flatMapInOrder(tables, async ({ id }) => (await decide(hosting, id, endProposed)) ?? []);
  const wrong = back.filter(one => !ended.some(wish => isSame(wish, one)));
  if (wrong.length > 0) await takeOut(hosting, guild, { wrong, before });
  if (language) void hosting.tellManager?.(guild, language);
}

/** Takes wishes out of the queue again, unless somebody has wished for the same since; what they replaced stands there as before. */
async function takeOut(
  hosting: HostingContext,
  guild: string,
  { wrong, before }: { readonly wrong: readonly GameWish[]; readonly before: readonly GameWish[] },
): Promise<void> {
  const isWrong = (one: GameWish): boolean => wrong.some(wish => isSame(wish, one) && wish.since === one.since && wish.until === one.until);
  await decideServer(hosting, { guild, host: '' }, ({ queue: { waiting } }) => ({
    outcome: ok(undefined),
    queue: { waiting: waiting.flatMap(one => (isWrong(one) ? before.filter(wish => isSame(wish, one)) : [one])) },
  }));
}

const replacing = (waiting: readonly GameWish[], by: readonly GameWish[]): readonly GameWish[] => [
  ...waiting.filter(one => !by.some(wish => isSame(wish, one))),
  ...by,
];

/** Whether the match is in a lobby that the queue opened. */
export const isProposedLobby = ({ facts: { match, open } }: MatchReader): boolean =>
  match.queuedSince !== undefined && !open && match.status !== 'ended';

/** A table from the queue has its players within so long, ms; earlier versions read the time once for the match, and once for all its players. */
const OPENS_WITHIN = 5_000;

/** What those players of a lobby waited for who came from the queue, in their order. Whoever only pressed Join waited for nothing. */
function wishesOf(m: MatchReader): readonly GameWish[] {
  const { game, deadlines, createdAt, queuedSince = m.now } = m.facts.match;
  const [{ joinedAt: openedAt } = { joinedAt: createdAt }] = m.facts.players;
  const pace = PACE_NAMES.find(one => deadlines[m.game.phaseKinds[0] ?? ''] === PACES[one]) ?? '24h';
  const fromQueue = m.facts.players.filter(({ joinedAt }) => joinedAt === openedAt && openedAt - createdAt < OPENS_WITHIN);
  return fromQueue.map(({ user }, i) => ({ user, game, pace, since: queuedSince + i, until: m.now + WAITS_FOR }));
}

const isSame = (a: GameWish, b: GameWish): boolean => a.user === b.user && a.game === b.game && a.pace === b.pace;

/** Its channel cannot be told. Returns what its players wait for again. */
function endProposed(tx: MatchTransaction): readonly GameWish[] {
  if (!isProposedLobby(tx)) return [];
  const { muster: _, ...match } = unpaused(tx.facts.match);
  tx.put({ match: { ...match, status: 'ended', end: { kind: 'unfilled', seats: [] } } });
  return wishesOf(tx);
}
