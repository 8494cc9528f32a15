import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Random, seededRandom } from '../../src/lib/random.js';
import type { Store } from '../../src/matches/context/store.js';
import { ROWS_AT_ONCE } from '../../src/matches/delivery/outboxReader.js';
import type { Match, MatchId } from '../../src/matches/model/match.js';
import { openRecords } from '../../src/store/openRecords.js';
import type { StoreName } from '../postgres/chosenStore.js';
import { startCluster } from '../postgres/cluster.js';
import { type Bulk, bulkOn } from './bulk.js';
import { percentile } from './figures.js';
import { hostedOn, PLAYED, playGames } from './manyGames.js';

/** Milliseconds that each of the questions may take, 95 times in 100. The figures of `/metrics` are asked for a few times a minute. */
const ALLOWED = 10;
const ALLOWED_TO_METRICS = 50;
/** How often each is asked, after some times that are not counted. */
const [TIMES, BEFORE] = [200, 20];
/** Of so many games one is due at the moment that is measured. */
const DUE = 1_000;
/** How many copies of the games are added in one transaction. */
const AT_ONCE = 50;

const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };

export interface ScaleAsked {
  /** The most games; it is measured at every tenth part of them that is at least 1,000, too. */
  readonly games: number;
  /** How many rows all tables have with the most games. */
  readonly rows: number;
  readonly store: StoreName;
}

/** Fills a store with copies of a hundred games and measures what the bot asks it most often. Returns whether all are answered in time. */
export async function soakScale(asked: ScaleAsked): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-scale-'));
  const cluster = asked.store === 'postgres' ? await startCluster({ durable: true }) : undefined;
  try {
    return await measuredOn(cluster?.address() ?? join(folder, 'zongheng.db'), asked);
  } finally {
    cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measuredOn(database: string, { games, rows, store: name }: ScaleAsked): Promise<boolean> {
  const open = await openRecords({ database, backupsKept: 1 }, LOG);
  if (!open.ok) throw new Error(JSON.stringify(open.fault));
  const { store, vitals, close } = open.value;
  const bulk = await bulkOn(database);
  try {
    await playGames(hostedOn(store), bulk, (rows / games) * PLAYED);
    await bulk.keepOriginal(PLAYED);
    let isFast = true;
    let copies = 1;
    for (const size of sizesTo(games)) {
      const began = performance.now();
      for (const wanted = size / PLAYED; copies < wanted; copies += AT_ONCE)
        await bulk.copy(copies, Math.min(wanted, copies + AT_ONCE) - 1);
      copies = size / PLAYED;
      await bulk.analyse();
      const filled = Math.round((performance.now() - began) / 1_000);
      const figures = await measured({ store, vitals, bulk, size });
      console.log(
        JSON.stringify({
          soak: 'scale',
          store: name,
          games: size,
          rows: await bulk.rows(),
          megabytes: await bulk.megabytes(),
          filledInSeconds: filled,
          ...figures,
        }),
      );
      isFast &&= Object.entries(figures.p95).every(([name, ms]) => ms <= (name === 'vitals' ? ALLOWED_TO_METRICS : ALLOWED));
    }
    return isFast;
  } finally {
    await bulk.close();
    await close();
  }
}

/** 1,000, 10,000, 100,000: the sizes at which it is measured. */
function sizesTo(games: number): readonly number[] {
  const sizes = [games];
  while ((sizes[0] ?? 0) / 10 >= 1_000) sizes.unshift((sizes[0] ?? 0) / 10);
  return sizes;
}

interface Filled {
  readonly store: Store;
  readonly vitals: (now: number) => Promise<unknown>;
  readonly bulk: Bulk;
  readonly size: number;
}

interface Figures {
  /** What was found at each moment: phases that are due, messages that wait. */
  readonly due: number;
  readonly waiting: number;
  readonly p50: Readonly<Record<string, number>>;
  readonly p95: Readonly<Record<string, number>>;
}

async function measured({ store, vitals, bulk, size }: Filled): Promise<Figures> {
  const nth = Math.floor(size / DUE) - 1;
  const moment = (column: string) =>
    bulk.number(`select ${column} from phases where acts_at is not null and ${column} is not null order by 1 limit 1 offset ${nth}`);
  const [dueAt, remindAt] = [await moment('acts_at'), await moment('remind_at')];
  const lobbyAt = await bulk.number(`select lobby_ends_at from matches where status = 'lobby' order by 1 limit 1 offset ${nth}`);
  const late = Date.UTC(2200, 0, 1);
  const panels = panelsOf(store, size);
  const questions: Readonly<Record<string, () => Promise<unknown>>> = {
    duePhases: () => store.matches.duePhases(dueAt),
    remindersDue: () => store.matches.remindersDue(remindAt),
    opponentsDue: () => store.matches.opponentsDue(),
    lobbiesDue: () => store.matches.find({ lobbyEndsBy: lobbyAt }),
    mustersDue: () => store.matches.find({ statuses: ['lobby'], mustering: true }),
    substitutesDue: () => store.matches.find({ asksBy: dueAt }),
    outbox: () => store.outbox.due(late, ROWS_AT_ONCE),
    refused: () => store.outbox.refusedBefore(late),
    ...panels,
    vitals: () => vitals(dueAt),
  };
  const took: Record<string, readonly number[]> = {};
  for (const [name, ask] of Object.entries(questions)) took[name] = await timed(ask);
  const shares = (share: number) =>
    Object.fromEntries(Object.entries(took).map(([name, ms]) => [name, Number(percentile(ms, share).toFixed(2))]));
  return {
    due: (await store.matches.duePhases(dueAt)).length,
    waiting: (await store.outbox.due(late, 1_000_000)).length,
    p50: shares(0.5),
    p95: shares(0.95),
  };
}

/** What is asked when somebody opens the panel of a running game: their games, the game of the channel, then the game itself. */
function panelsOf(store: Store, size: number): Readonly<Record<string, () => Promise<unknown>>> {
  const random = seededRandom(size);
  const statuses: readonly Match['status'][] = ['lobby', 'running', 'paused'];
  return {
    panelsMatch: () => store.matches.read(anyRunning(random, size)),
    gamesOfUser: async () => {
      const { original, copy } = halvesOf(anyRunning(random, size));
      return await store.matches.find({ user: named(`player${original - 1}-0`, copy), statuses, latest: 25 });
    },
    gamesOfChannel: async () => {
      const { original, copy } = halvesOf(anyRunning(random, size));
      return await store.matches.find({ channel: named(`channel${original - 1}`, copy), statuses, latest: 25 });
    },
  };
}

/** Games 5 to 30 of every hundred are running. */
const anyRunning = (random: Random, size: number): MatchId =>
  Math.floor((random() * size) / PLAYED) * PLAYED + 5 + Math.floor(random() * 26);
const halvesOf = (match: MatchId) => ({ original: ((match - 1) % PLAYED) + 1, copy: Math.floor((match - 1) / PLAYED) });
const named = (name: string, copy: number): string => (copy === 0 ? name : `${name}-${copy}`);

async function timed(ask: () => Promise<unknown>): Promise<readonly number[]> {
  const took: number[] = [];
  for (let i = 0; i < BEFORE + TIMES; i++) {
    const began = performance.now();
    await ask();
    if (i >= BEFORE) took.push(performance.now() - began);
  }
  return took;
}
