import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { recruitText } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import type { HostingContext } from '../../src/matches/context/ports.js';
import type { MatchId } from '../../src/matches/model/match.js';
import { closeDuePhase } from '../../src/matches/turn/closeDuePhases.js';
import { openRecords } from '../../src/store/openRecords.js';
import { gameCalled } from '../endToEnd/harness/table.js';
import { startCluster } from '../postgres/cluster.js';
import { percentile } from './figures.js';

const VARIANT = 'warring-states-v2';
const PLAYERS = 7;
const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** How many times as long as with SQLite an order may take with PostgreSQL, and how long what is due may take, in milliseconds. */
const [RATIO, ADJUDICATED] = [3, 10_000];

export interface StoresAsked {
  readonly games: number;
  readonly orders: number;
  readonly due: number;
}

interface Hall {
  readonly hosting: HostingContext;
  readonly matches: readonly MatchId[];
  close(): void | Promise<void>;
}

async function open(database: string, games: number): Promise<Hall> {
  const opened = await openRecords({ database, backupsKept: 1 }, LOG);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { store, close } = opened.value;
  let seed = 0;
  const hosting: HostingContext = {
    store,
    games: new Map([[VARIANT, gameCalled(VARIANT)]]),
    now: Date.now,
    log: LOG,
    freshSeed: () => ++seed,
    freshSecret: () => randomBytes(16).toString('hex'),
    pseudonymKey: 'key',
    wake: () => undefined,
  };
  const matches: MatchId[] = [];
  for (let i = 0; i < games; i++) matches.push(await begin(hosting, i));
  return { hosting, matches, close };
}

async function begin(hosting: HostingContext, i: number): Promise<MatchId> {
  const host = `host-${i}`;
  const opened = await openMatch(hosting, { game: VARIANT, guild: `g${i % 200}`, channel: `c${i}`, host, language: 'en', deadlines: {} });
  if (!opened.ok) throw new Error(opened.fault.code);
  for (let k = 0; k < PLAYERS; k++) await joinMatch(hosting, opened.value.id, `p${i}-${k}`);
  await startMatch(hosting, opened.value.id, host, { emptySeats: false });
  return opened.value.id;
}

/** Files all orders of one seat, as `/order` does. Returns the milliseconds until they are on record. */
async function order({ hosting, matches }: Hall, n: number): Promise<number> {
  const match = matches[n % matches.length] ?? 0;
  const game = gameCalled(VARIANT);
  const found = await hosting.store.matches.read(match);
  const holders = found?.seatHistory.filter(({ until }) => until === undefined) ?? [];
  const holder = holders[n % holders.length];
  if (!found?.open || holder?.user === undefined) throw new Error(`nobody plays game ${match}`);
  const text = recruitText(game, game.state.parse(found.open.state), holder.seat, seededRandom(n));
  const began = performance.now();
  await submitOrders(hosting, { match, user: holder.user, text, language: 'en' });
  return performance.now() - began;
}

/** Closes the open phases of so many games, one after the other. Returns the milliseconds that takes. */
async function adjudicate({ hosting, matches }: Hall, due: number): Promise<number> {
  const later: HostingContext = { ...hosting, now: () => Date.now() + 400 * 24 * 3_600_000 };
  const began = performance.now();
  for (const match of matches.slice(0, due))
    if (!(await closeDuePhase(later, { match, number: 1 }))) throw new Error(`game ${match} was not adjudicated`);
  return performance.now() - began;
}

/** Compares both stores on this machine, order by order in turn. Returns whether PostgreSQL is fast enough. */
export async function soakStores({ games, orders, due }: StoresAsked): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-stores-'));
  const cluster = await startCluster({ durable: true });
  const halls = { sqlite: await open(join(folder, 'zongheng.db'), games), postgres: await open(cluster.address(), games) };
  try {
    const took: Record<keyof typeof halls, number[]> = { sqlite: [], postgres: [] };
    for (let n = 0; n < orders; n++)
      for (const name of ['sqlite', 'postgres'] as const) {
        const ms = await order(halls[name], n);
        if (n >= orders / 10) took[name].push(ms);
      }
    const closed = { sqlite: await adjudicate(halls.sqlite, due), postgres: await adjudicate(halls.postgres, due) };
    const figures = (name: keyof typeof halls) => ({
      orderMedianMs: Number(percentile(took[name], 0.5).toFixed(2)),
      orderP95Ms: Number(percentile(took[name], 0.95).toFixed(2)),
      adjudicatedMs: Math.round(closed[name]),
    });
    const ratio = percentile(took.postgres, 0.5) / percentile(took.sqlite, 0.5);
    console.log(
      JSON.stringify({
        soak: 'stores',
        games,
        orders,
        due,
        sqlite: figures('sqlite'),
        postgres: figures('postgres'),
        ratio: Number(ratio.toFixed(2)),
      }),
    );
    return ratio <= RATIO && closed.postgres <= ADJUDICATED;
  } finally {
    await halls.sqlite.close();
    await halls.postgres.close();
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
