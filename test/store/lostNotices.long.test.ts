import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import type { HostingContext } from '../../src/matches/context/ports.js';
import { createOutboxWorker } from '../../src/matches/delivery/outboxWorker.js';
import type { OpenRecords } from '../../src/store/database/openRecords.js';
import { openPostgres } from '../../src/store/postgres/openPostgres.js';
import { VARIANTS } from '../discord/testBot.js';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import { connectedTo } from '../postgres/databases.js';
import { testWithPostgres } from '../postgres/whereThere.js';

/** Two processes, of which one queues messages that the other is to post, and cannot tell it so. */
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.remove());

async function records(url: string): Promise<OpenRecords> {
  const opened = await openPostgres(url, log);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  return opened.value;
}

async function database(name: string): Promise<string> {
  await connectedTo(cluster.address(), client => client.query(`create database ${name}`));
  const url = cluster.address(name);
  await (await records(url)).close();
  return url;
}

interface Process {
  readonly hosting: HostingContext;
  readonly records: OpenRecords;
  /** The channels in which it has posted. */
  readonly posted: readonly string[];
  /** How often it was told by another process that something is due. */
  told(): number;
}

async function startProcess(url: string): Promise<Process> {
  const opened = await records(url);
  const { store, fellowship } = opened;
  const hosting: HostingContext = {
    store,
    games: catalogue(VARIANTS),
    now: () => Date.now(),
    log,
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    pseudonymKey: 'key',
    wake: () => fellowship?.tellOthers(),
  };
  const posted: string[] = [];
  const worker = createOutboxWorker({
    hosting,
    renderer: { draw: async () => new Uint8Array(), outline: async () => new Uint8Array(), page: async () => new Uint8Array() },
    messenger: {
      send: async ({ row }) => {
        const channel = 'channel' in row.to ? row.to.channel : row.to.user;
        posted.push(channel);
        return { ok: true, channel, message: `${row.id}` };
      },
      find: async () => ({ ok: false, because: 'needless', detail: 'nothing was lost' }),
    },
    ...(fellowship && { isOurs: fellowship.isOurs }),
  });
  let told = 0;
  fellowship?.onTold(() => {
    told += 1;
    worker.wake();
  });
  onTestFinished(async () => {
    await worker.stop();
    await opened.close();
  });
  return { hosting, records: opened, posted, told: () => told };
}

/** How many lobbies are opened, each in a channel of its own: some of these belong to either process. */
const LOBBIES = 12;

async function openLobbies({ hosting }: Process, from: number): Promise<readonly string[]> {
  const channels = Array.from({ length: LOBBIES }, (_, i) => `${from + i}`);
  const open = (channel: string) =>
    openMatch(hosting, { game: 'classic', guild: channel, channel, host: channel, language: 'en', deadlines: {} });
  // The process may notice only now that its connections are broken.
  for (const channel of channels) await expect.poll(() => open(channel).catch(() => undefined)).toMatchObject({ ok: true });
  return channels;
}

/** Both processes know of each other and have their parts of the work. */
const knowEachOther = (...processes: readonly Process[]): Promise<void> =>
  expect.poll(() => processes.map(({ records: { fellowship } }) => fellowship?.living())).toEqual([2, 2]);

const inOrder = (channels: readonly string[]): readonly string[] => channels.toSorted((a, b) => Number(a) - Number(b));

testWithPostgres('What a process was not told of it finds by looking: all is posted once, though no notice arrives', async () => {
  const url = await database('mute');
  await connectedTo(url, async client => {
    // What stands before the server's own function in the path of every new connection.
    await client.query("create function public.pg_notify(text, text) returns void language sql as 'select'");
    await client.query('alter database mute set search_path = public, pg_catalog');
  });
  const [first, second] = [await startProcess(url), await startProcess(url)];
  await knowEachOther(first, second);
  const channels = await openLobbies(first, 1_000);
  await expect.poll(() => inOrder([...first.posted, ...second.posted])).toEqual(channels);
  expect(second.posted.length).toBeGreaterThan(0);
  expect([first.told(), second.told()]).toEqual([0, 0]);
});

/** Ends every connection that listens. */
const DEAFEN = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

testWithPostgres('A process whose listening connection breaks posts all the same, and hears again on the next one', async () => {
  const url = await database('deaf');
  const [first, second] = [await startProcess(url), await startProcess(url)];
  await knowEachOther(first, second);
  await connectedTo(url, client => client.query(DEAFEN));
  await expect.poll(() => first.hosting.store.matches.find({}).catch(() => undefined)).toEqual([]);
  const channels = await openLobbies(first, 2_000);
  await expect.poll(() => inOrder([...first.posted, ...second.posted])).toEqual(channels);
  const before = second.told();
  await expect
    .poll(() => {
      first.records.fellowship?.tellOthers();
      return second.told();
    })
    .toBeGreaterThan(before);
});
