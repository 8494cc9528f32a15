import { decideEach } from '../context/decideEach.js';
import type { HostingContext, Shard } from '../context/ports.js';
import { queueLobby } from '../messages/cards.js';
import type { MatchTransaction } from '../model/transaction.js';
import { matchInPlay } from '../read/matchInPlay.js';
import { postponeDeadline } from './postponeDeadline.js';
import { prolongMuster } from './prolongMuster.js';

const MINUTE = 60_000;
/** Outages of the bot shorter than this are ignored, ms. */
export const OUTAGE = 10 * MINUTE;
/** The end of a phase, when most orders come in, ms: all time lost in it is given back. */
const LAST_HOURS = 120 * MINUTE;
/** Who is asked whether they are there has time enough in this, ms. */
const ENOUGH_TO_ANSWER = 6 * 60 * MINUTE;

const DAY = 24 * 60 * MINUTE;
/** Who plays in a match in which nobody was there gets back at most this much of a long outage, ms. */
const MOST_GIVEN_BACK = 7 * DAY;

const KEY = 'last-there';
const KEPT_KEY = 'forsaken-kept-until';

const keyOf = ({ shard, of }: Shard): string => `${KEY}:${shard}/${of}`;

const timeOf = (noted: string | undefined): number | undefined => (noted === undefined ? undefined : Number(noted));

/** Records that players can reach the bot now. */
export const recordPresence = ({ store, now }: HostingContext): Promise<void> => store.meta.set(KEY, String(now()));

/** When players could last reach the bot, UTC ms. Undefined if that was never recorded. */
export const lastPresence = async ({ store }: HostingContext): Promise<number | undefined> => timeOf(await store.meta.get(KEY));

/** Records for other processes until when the players of these shards could reach the bot. */
export const recordShards = ({ store }: HostingContext, shards: readonly Shard[], at: number): Promise<void> =>
  store.meta.setAll(new Map(shards.map(shard => [keyOf(shard), String(at)])));

/** Until when the players of a shard could reach the bot, through whichever process. Undefined if that was never recorded. */
export const lastOfShard = async ({ store }: HostingContext, shard: Shard): Promise<number | undefined> =>
  timeOf(await store.meta.get(keyOf(shard)));

/** Until when no match ends because nobody is there, UTC ms: for as long as a long outage lasted, at most a week, its players can resume it. */
export const forsakenKeptUntil = async (hosting: HostingContext): Promise<number> => Number((await hosting.store.meta.get(KEPT_KEY)) ?? 0);

async function keepForsaken(hosting: HostingContext, lost: number): Promise<void> {
  const until = hosting.now() + Math.min(lost, MOST_GIVEN_BACK);
  if (lost >= DAY && until > (await forsakenKeptUntil(hosting))) await hosting.store.meta.set(KEPT_KEY, String(until));
}

/**
 * Makes up for an outage that began at `began`: if a phase in a server that it affected lost at least ten minutes of its last two hours, its
 * deadline is postponed by as much; of one that lost more, as much is left as was lost, up to a quarter of its length. The channel is told. A lobby
 * stays open for as much longer as it lost of its last two hours, and a muster is made up for like a phase. Yields to the event loop before each match.
 */
export async function compensateOutage(hosting: HostingContext, began: number, isAffected: (guild: string) => boolean): Promise<void> {
  const now = hosting.now();
  // The clock that measures outages has parts of milliseconds. Deadlines are whole ones.
  const since = Math.round(began);
  if (now - since < OUTAGE) return;
  await keepForsaken(hosting, now - since);
  const due = await hosting.store.matches.duePhases(now + Math.max(LAST_HOURS, now - since), 'all');
  const affected = due.flatMap(({ match, guild }) => (isAffected(guild) ? match : []));
  await decideEach(hosting, affected, tx => makeUp(tx, since), 'an outage could not be made up for');
  const lobbies = await hosting.store.matches.find({ lobbyEndsBy: now + LAST_HOURS }, 'all');
  const open = lobbies.flatMap(({ id, guild }) => (isAffected(guild) ? id : []));
  await decideEach(hosting, open, tx => makeUpInLobby(tx, since), 'an outage could not be made up for in a lobby');
  const mustering = await hosting.store.matches.find({ statuses: ['lobby'], mustering: true }, 'all');
  const asked = mustering.flatMap(({ id, guild }) => (isAffected(guild) ? id : []));
  await decideEach(hosting, asked, tx => makeUpInMuster(tx, since), 'an outage could not be made up for in a muster');
}

/** A muster is given back what it lost of its last two hours; of one that lost more, as much is left as was lost, up to six hours. */
function makeUpInMuster(tx: MatchTransaction, since: number): void {
  const { muster, createdAt, status } = tx.facts.match;
  if (!muster || status !== 'lobby') return;
  const { until } = muster;
  const lostSince = (from: number): number => Math.max(0, Math.min(tx.now, until) - Math.max(since, createdAt, from));
  const late = lostSince(until - LAST_HOURS);
  const lost = lostSince(createdAt);
  const enough = tx.now + Math.min(lost, ENOUGH_TO_ANSWER);
  if (lost >= OUTAGE) prolongMuster(tx, Math.max(enough, late >= OUTAGE ? Math.max(until, tx.now) + late : 0));
}

/** A lobby that lost at least ten minutes of its last two hours stays open for as much longer. */
function makeUpInLobby(tx: MatchTransaction, since: number): void {
  const { match } = tx.facts;
  const { lobbyEndsAt, createdAt, status } = match;
  if (lobbyEndsAt === undefined || status !== 'lobby') return;
  const lost = Math.min(tx.now, lobbyEndsAt) - Math.max(since, createdAt, lobbyEndsAt - LAST_HOURS);
  if (lost < OUTAGE) return;
  tx.put({ match: { ...match, lobbyEndsAt: Math.max(lobbyEndsAt, tx.now) + lost } });
  queueLobby(tx);
}

function makeUp(tx: MatchTransaction, since: number): void {
  const current = matchInPlay(tx);
  if (!current.ok) return;
  const { openedAt, dueAt } = current.value.phase;
  const lostSince = (from: number): number => Math.max(0, Math.min(tx.now, dueAt) - Math.max(since, openedAt, from));
  const late = lostSince(dueAt - LAST_HOURS);
  const lost = lostSince(openedAt);
  const enough = tx.now + Math.min(lost, Math.round((dueAt - openedAt) / 4));
  const until = Math.max(enough, late >= OUTAGE ? Math.max(dueAt, tx.now) + late : 0);
  if (lost >= OUTAGE && until > dueAt) postponeDeadline(tx, until, { notice: 'outage', seats: [], lost: until - dueAt });
}
