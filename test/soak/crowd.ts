import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Persona } from 'discord-simulator';
import { recruitText } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import type { Fill } from '../../src/matches/model/fill.js';
import type { MatchId } from '../../src/matches/model/match.js';
import { isPostgres } from '../../src/store/postgres/address.js';
import { isOnDiscord } from '../endToEnd/harness/botProcess.js';
import { openStage, type Stage } from '../endToEnd/harness/stage.js';
import { gameCalled } from '../endToEnd/harness/table.js';
import { blockingStore } from '../postgres/blocking.js';
import { type Arranged, type ArrangedHosting, arranged } from '../records/arranged.js';
import { opened } from '../store/files.js';

const VARIANT = 'warring-states-v2';
const PLAYERS = 7;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const PATIENCE = 10 * MINUTE;

export interface CrowdAsked {
  readonly games: number;
  readonly guilds: number;
  /** The number of games with filed orders whose phases are due in the same minute. */
  readonly due: number;
  /** In how many of the due games a General of the bot plays one of the seats. Default: none. */
  readonly opponents?: number;
  /** How long the bot may take to post what waits, in milliseconds. */
  readonly patience?: number;
  /** How many processes share the work. More than one need PostgreSQL. Default: one. */
  readonly processes?: number;
}

/** How many shards each of several processes has. */
const SHARDS_EACH = 4;

/** One game of the crowd. */
export interface Hosted {
  readonly match: MatchId;
  readonly channel: string;
  readonly players: readonly Persona[];
}

export interface Crowd {
  readonly stage: Stage;
  readonly games: readonly Hosted[];
  /** When the phases of the first `due` games are due, in UTC milliseconds of the guild's clock. */
  readonly dueAt: number;
}

/**
 * Opens a bot with many games in many guilds, each played by seven of seventy people, or by six and a General of the bot. The games were started without Discord. For games
 * that are not due, everything counts as posted; for the others, everything but the card and the receipts of the open phase.
 */
export async function openCrowd(asked: CrowdAsked): Promise<Crowd> {
  const { processes = 1 } = asked;
  const names = Array.from({ length: 70 }, (_, i) => `Player ${i + 1}`);
  const stage = await openStage({
    personas: names.map(name => ({ name, locale: 'en-GB' })),
    rateLimits: { openDirect: { limit: 10_000, per: 1_000 } },
    settings: { LOG_LEVEL: 'info' },
    ...(processes > 1 && { rules: { guildsRecommended: Math.ceil(asked.guilds / (SHARDS_EACH * processes)), maxConcurrency: 16 } }),
  });
  try {
    const people = await Promise.all(names.map(stage.persona));
    const channels = await found(stage, people[0], asked);
    await stage.bot().stop();
    const dueAt = Math.ceil(((await stage.director.now()) + 10 * MINUTE) / MINUTE) * MINUTE;
    const games = await seat(stage, people, { ...asked, channels, dueAt });
    await stage.start();
    for (let i = 1; i < processes; i++) {
      const one = stage.launch();
      await isOnDiscord(() => one);
    }
    await stage.quiet(undefined, asked.patience ?? PATIENCE);
    return { stage, games, dueAt };
  } catch (error) {
    await stage.close(() => true).catch(() => undefined);
    throw error;
  }
}

interface Place {
  readonly guild: string;
  readonly channel: string;
}

/** Adds the guilds, with a channel for each game. Returns the channels. */
async function found(stage: Stage, looker: Persona | undefined, { games, guilds }: CrowdAsked): Promise<readonly Place[]> {
  const each = Math.ceil(games / guilds);
  for (let i = 1; i <= guilds; i++)
    await stage.director.ask('guilds.add', { name: `Guild ${i}`, channels: Array.from({ length: each }, (_, n) => `hall-${n + 1}`) });
  const seen = (await looker?.channels()) ?? [];
  return seen.flatMap(({ id, kind, name, guild }) =>
    guild && kind === 'text' && name.startsWith('hall-') ? [{ guild: guild.id, channel: id }] : [],
  );
}

interface Seating extends CrowdAsked {
  readonly channels: readonly Place[];
  readonly dueAt: number;
}

/** Starts the games in the records. Between two games it yields to the event loop, for the guild's sake. */
async function seat({ settings }: Stage, people: readonly Persona[], seating: Seating): Promise<readonly Hosted[]> {
  const { store, close } = recordsAt(settings.ZONGHENG_DATABASE ?? '');
  const games: Hosted[] = [];
  try {
    for (const [i, place] of seating.channels.slice(0, seating.games).entries()) {
      await turn();
      const players = Array.from({ length: PLAYERS }, (_, k) => people[(i * PLAYERS + k) % people.length]).flatMap(one => one ?? []);
      games.push({ match: await seatOne(store, { ...seating, i, place, players }), channel: place.channel, players });
    }
    return games;
  } finally {
    await close();
  }
}

/** The records of a bot that is not running. */
export function recordsAt(database: string): { readonly store: Arranged; close(): void | Promise<void> } {
  if (!isPostgres(database)) return opened(database);
  const { store, close } = blockingStore(database);
  return { store: arranged(store), close };
}

interface One extends Seating {
  readonly i: number;
  readonly place: Place;
  readonly players: readonly Persona[];
}

async function seatOne(store: Arranged, { i, due, opponents = 0, dueAt, place, players }: One): Promise<MatchId> {
  const fill = i < opponents ? { general: 1 } : undefined;
  const match = await begin(hostingFor(store, i), place, { players: players.slice(fill ? 1 : 0), fill });
  if (i < due) await sendOrders(hostingFor(store, i), match);
  store.postponePhase(match, 1, i < due ? dueAt : dueAt + 20 * DAY);
  await takeForPosted(store, match, i < due);
  return match;
}

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

const hostingFor = (store: Arranged, seed: number): ArrangedHosting => ({
  store,
  games: new Map([[VARIANT, gameCalled(VARIANT)]]),
  now: Date.now,
  log: SILENT,
  freshSeed: () => seed,
  freshSecret: () => randomBytes(16).toString('hex'),
  pseudonymKey: 'key',
  wake: () => undefined,
});

interface Table {
  readonly players: readonly Persona[];
  readonly fill: Fill | undefined;
}

async function begin(hosting: ArrangedHosting, { guild, channel }: Place, { players, fill }: Table): Promise<MatchId> {
  const [host] = players;
  const opened =
    host && (await openMatch(hosting, { game: VARIANT, guild, channel, host: host.id, language: 'en', deadlines: {}, plan: { fill } }));
  if (!opened?.ok) throw new Error('A game could not be opened.');
  for (const { id } of players) await joinMatch(hosting, opened.value.id, id);
  await startMatch(hosting, opened.value.id, host?.id ?? '', { emptySeats: false });
  return opened.value.id;
}

async function sendOrders(hosting: ArrangedHosting, match: MatchId): Promise<void> {
  const game = gameCalled(VARIANT);
  const state: unknown = hosting.store.openPhase(match)?.state;
  for (const { seat: id, user } of hosting.store.seatHolders(match)) {
    const text = recruitText(game, game.state.parse(state), id, seededRandom(match));
    if (user !== undefined) await submitOrders(hosting, { match, user, text, language: 'en' });
  }
}

/** Gives up every queued message as if it had been posted before, except the card and the receipts of a game that is due. */
async function takeForPosted(store: Arranged, match: MatchId, isDue: boolean): Promise<void> {
  const rows = (await store.outbox.due(Number.MAX_SAFE_INTEGER, 100_000)).filter(row => row.match === match);
  for (const { id, content } of rows)
    if (!isDue || (content.kind !== 'phase' && content.kind !== 'receipt')) store.giveUp(id, 'posted before');
}
