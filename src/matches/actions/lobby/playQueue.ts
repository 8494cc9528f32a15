import type { AnyGame } from '../../../games/game.js';
import { yieldToEventLoop } from '../../../lib/breath.js';
import { mapInOrder } from '../../../lib/inOrder.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decideServer, type ServerOutcome, serverUser } from '../../context/decide.js';
import { mostSeats } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import type { NewMatch, ServerSnapshot } from '../../context/store.js';
import { whereItBroke } from '../../context/whereItBroke.js';
import type { HostingFault } from '../../fault.js';
import { deadlinesFor, lengthsIn } from '../../model/deadlinesFor.js';
import { type GameWish, MOST_WISHES, PACE_NAMES, PACES, type Pace, type QueuePlace, WAITS_FOR } from '../../model/gameWish.js';
import { optionsFor } from '../../model/lobbyOptions.js';
import type { ChannelId, Match, UserId } from '../../model/match.js';
import { MOST_SUBSTITUTES } from '../../model/member.js';
import { addPlayer } from '../../model/people.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { openTo } from '../../read/admitted.js';
import { gameKept, gameOffered } from '../../read/gameOffered.js';
import { canBeSmaller } from '../../read/lobbyEnd.js';
import { queueIsFull } from '../../read/lobbyLimits.js';
import { CHECK_IN, callMuster } from './muster.js';
import { openLobby } from './openMatch.js';
import { renewVersions } from './renewVersions.js';
import { seatWaiting } from './seatWaiting.js';

import { takeFreeSeat } from './takeFreeSeat.js';

/** How long the lobby of a table stays open for others if somebody does not check in, ms. */
const STAYS_OPEN = 3 * CHECK_IN;

/** In games for any number of players, so many make a table. */
const FLEXIBLE_TABLE = 7;

/** Who asks, and on which server. */
export interface Wisher {
  readonly guild: string;
  readonly user: UserId;
}

/** A kind of game that somebody on a server waits for. `until`: how long the asker waits for it; undefined if they do not. */
export interface WaitingTable {
  readonly game: string;
  readonly pace: Pace;
  readonly waiting: number;
  readonly needed: number;
  readonly until: number | undefined;
}

/** What is waited for on a server, the nearest to full first, and where full tables are proposed. */
export interface PlayQueue {
  readonly tables: readonly WaitingTable[];
  /** Whether the asker waits for anything, also for a variant that is kept no longer. */
  readonly isWaiting: boolean;
  readonly channel: ChannelId | undefined;
  /** The open lobbies of the server that the asker may join, the oldest first. */
  readonly lobbies: readonly Match[];
  /** How many may be asked to take seats that others have left, and whether the asker may. */
  readonly substitutes: number;
  readonly isSubstitute: boolean;
}

/** What became of a wish: it waits until then; or the table is full and its lobby has been opened; or a seat was free at a table that is open. */
export type Wished = { readonly until: number } | { readonly opened: Match } | { readonly seated: Match };

/** What is waited for on the server. */
export async function playQueue(hosting: HostingContext, { guild, user }: Wisher): Promise<PlayQueue> {
  await renewVersions(hosting, guild);
  const server = await hosting.store.servers.read(serverUser(hosting, { guild, host: user }));
  const waiting = current(server, hosting.now());
  const tables = kindsOf(await gamesWaitedFor(hosting, waiting)).flatMap(({ game, pace }): readonly WaitingTable[] => {
    const some = waiting.filter(one => one.game === game.id && one.pace === pace);
    if (some.length === 0) return [];
    return [{ game: game.id, pace, waiting: some.length, needed: tableSize(game), until: some.find(one => one.user === user)?.until }];
  });
  const { length: substitutes } = await hosting.store.servers.substitutes(guild, MOST_SUBSTITUTES);
  return {
    tables: tables.toSorted((a, b) => a.needed - a.waiting - (b.needed - b.waiting)),
    isWaiting: waiting.some(one => one.user === user),
    channel: server.queue.place?.channel,
    lobbies: await openTo(hosting, server.lobbies, user),
    substitutes,
    isSubstitute: server.user.member.substitute,
  };
}

/**
 * Waits for a game of this kind; again: for longer. A seat that is free at a table of the queue is taken at once. When a table is full, its
 * lobby is opened in the channel that the server chose, with those who have waited longest, who are asked whether they are there. They wait for
 * nothing else any more. The wish that would fill it is refused while too many lobbies are open there.
 */
export async function waitFor(
  hosting: HostingContext,
  { guild, user, game: id, pace }: Wisher & { readonly game: string; readonly pace: Pace },
): Promise<Result<Wished, HostingFault>> {
  const found = await gameOffered(hosting, { game: id, guild });
  if (!found.ok) return found;
  const game = found.value;
  await renewVersions(hosting, guild);
  const seated = await takeFreeSeat(hosting, { guild, user, game: id, pace });
  if (seated) {
    await seatWaiting(hosting, seated.id);
    return ok({ seated: (await hosting.store.matches.get(seated.id)) ?? seated });
  }
  const now = hosting.now();
  const until = now + WAITS_FOR;
  return await decideServer(hosting, { guild, host: user }, server => {
    const { place } = server.queue;
    if (!place) return { outcome: refuse({ code: 'no-queue-channel' }) };
    const waiting = current(server, now);
    const isSame = (one: GameWish): boolean => one.user === user && one.game === id && one.pace === pace;
    const since = waiting.find(isSame)?.since ?? now;
    if (waiting.filter(one => one.user === user && !isSame(one)).length >= MOST_WISHES)
      return { outcome: refuse({ code: 'too-many-wishes', most: MOST_WISHES }) };
    const next = [...waiting.filter(one => !isSame(one)), { user, game: id, pace, since, until }];
    const table = tableIn(next, game, pace);
    if (!table) return { outcome: ok({ until }), queue: { waiting: next } };
    const full = queueIsFull(server, place.channel);
    if (full) return { outcome: refuse(full) };
    return { outcome: ok({ until }), ...opening(hosting, next, { ...place, guild, game, pace, table }) };
  });
}

/** Those who have waited longest for a kind of game, if there are enough for a table. */
function tableIn(waiting: readonly GameWish[], game: AnyGame, pace: Pace): readonly GameWish[] | undefined {
  const table = waiting.filter(one => one.game === game.id && one.pace === pace).toSorted((a, b) => a.since - b.since);
  return table.length < tableSize(game) ? undefined : table.slice(0, tableSize(game));
}

/** Opens the lobby of a full table. Those at it wait for nothing else any more. */
function opening(
  hosting: HostingContext,
  waiting: readonly GameWish[],
  proposal: Proposal,
): Pick<ServerOutcome<object>, 'queue' | 'opens'> {
  const sitting = proposal.table.map(({ user }) => user);
  return { queue: { waiting: waiting.filter(one => !sitting.includes(one.user)) }, opens: proposed(hosting, proposal) };
}

/** Waits for nothing any more. Returns for how many kinds of games the user waited. */
export async function waitNoMore(hosting: HostingContext, { guild, user }: Wisher): Promise<number> {
  const done = await decideServer(hosting, { guild, host: user }, server => {
    const waiting = current(server, hosting.now());
    const others = waiting.filter(one => one.user !== user);
    return { outcome: ok(waiting.length - others.length), queue: { waiting: others } };
  });
  return done.ok && typeof done.value === 'number' ? done.value : 0;
}

/** From now on full tables are proposed in this channel, in this language: at once those that are full already. */
export async function proposeIn(hosting: HostingContext, { guild, user, ...place }: Wisher & QueuePlace): Promise<void> {
  await decideServer(hosting, { guild, host: user }, () => ({ outcome: ok(undefined), queue: { place } }));
  while (await openFullTable(hosting, { guild, user })) await yieldToEventLoop();
}

/**
 * Seats those who wait, on every server: at open tables of the queue that they fill, and at new ones where enough wait for a game. They may have
 * become enough without anybody's wish: because a table failed, or because there was no room for another lobby. A server that fails stops no other.
 */
export async function seatAllWaiting(hosting: HostingContext, isReached: (guild: string) => boolean): Promise<void> {
  for (const guild of (await hosting.store.servers.withQueues()).filter(isReached)) {
    await yieldToEventLoop();
    try {
      await renewVersions(hosting, guild);
      const lobbies = await hosting.store.matches.find({ guild, statuses: ['lobby'] });
      for (const { id, queuedSince } of lobbies) if (queuedSince !== undefined) await seatWaiting(hosting, id);
      while (await openFullTable(hosting, { guild, user: '' })) await yieldToEventLoop();
    } catch (error) {
      hosting.log.error({ guild, ...whereItBroke(error) }, 'who waits for a game on a server could not be seated');
    }
  }
}

/** Opens one table that is full. False: there is none, or too many lobbies are open. */
async function openFullTable(hosting: HostingContext, { guild, user }: Wisher): Promise<boolean> {
  const before = await hosting.store.servers.read(serverUser(hosting, { guild, host: user }));
  const games = await gamesWaitedFor(hosting, current(before, hosting.now()), guild);
  const done = await decideServer(hosting, { guild, host: user }, server => {
    const { place } = server.queue;
    const waiting = current(server, hosting.now());
    const [full] = kindsOf(games).flatMap(({ game, pace }) => {
      const table = tableIn(waiting, game, pace);
      return table ? [{ game, pace, table }] : [];
    });
    const outcome = ok(undefined);
    return !place || !full || queueIsFull(server, place.channel)
      ? { outcome }
      : { outcome, ...opening(hosting, waiting, { ...place, guild, ...full }) };
  });
  return done.ok && done.value !== undefined;
}

const current = ({ queue }: ServerSnapshot, now: number): readonly GameWish[] => queue.waiting.filter(({ until }) => until > now);

/**
 * The games that somebody waits for: those that everybody has first. `offeredIn`: without those of variants that are no longer offered on this
 * server.
 */
async function gamesWaitedFor(hosting: HostingContext, waiting: readonly GameWish[], offeredIn?: string): Promise<readonly AnyGame[]> {
  const ids = new Set(waiting.map(({ game }) => game));
  const usual = [...hosting.games.values()].filter(({ id }) => ids.has(id));
  const others = [...ids].filter(id => !usual.some(game => game.id === id));
  const learnt = await mapInOrder(others, async id => {
    const offered = offeredIn === undefined ? undefined : await gameOffered(hosting, { game: id, guild: offeredIn });
    return offered === undefined || offered.ok ? await gameKept(hosting, id) : undefined;
  });
  return [...usual, ...learnt.filter(game => game !== undefined)];
}

const kindsOf = (games: readonly AnyGame[]): readonly { readonly game: AnyGame; readonly pace: Pace }[] =>
  games.flatMap(game => PACE_NAMES.map(pace => ({ game, pace })));

/** How many players make a table. */
function tableSize(game: AnyGame): number {
  const match = { options: usualOptions(game) };
  const most = mostSeats(game, match).length;
  return canBeSmaller(game, match) ? Math.min(most, FLEXIBLE_TABLE) : most;
}

function usualOptions(game: AnyGame): Match['options'] {
  const options = optionsFor(game, {});
  return options.ok ? options.value : {};
}

interface Proposal extends QueuePlace {
  readonly guild: string;
  readonly game: AnyGame;
  readonly pace: Pace;
  readonly table: readonly GameWish[];
}

/**
 * A lobby with everybody at the table, who are asked at once whether they are there, and not again when others have taken the places of those
 * who were not. Whoever has waited longest is the host.
 */
function proposed(hosting: HostingContext, { guild, channel, game, pace, table, language }: Proposal) {
  const [{ user: host, since: queuedSince } = { user: '', since: hosting.now() }] = table;
  const [first = ''] = lengthsIn(game);
  const match: Omit<NewMatch['match'], 'createdAt'> = {
    ...{ game: game.id, guild, channel, host, language, status: 'lobby', queuedSince },
    deadlines: deadlinesFor(game, { [first]: PACES[pace] }),
    plan: { lobby: STAYS_OPEN, standIn: 'substitutes', pace, ...(!game.endsRound && { grace: PACES[pace] / 2 }) },
    options: usualOptions(game),
    pictures: {},
    seed: hosting.freshSeed(),
  };
  const work = (tx: MatchTransaction): undefined => {
    for (const { user } of table) addPlayer(tx, user);
    openLobby(tx);
    callMuster(tx, { length: CHECK_IN, emptySeats: false });
  };
  return { match, work };
}
