import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRecords } from '../../src/store/openRecords.js';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import { connectedTo } from '../postgres/databases.js';
import { everyRow, newFolder, opened, remove } from '../store/files.js';
import { aVariant, runningMatch } from '../store/records.js';
import { type BotProcess, runBot } from './harness/botProcess.js';

vi.setConfig({ testTimeout: 60_000 });

const SOON = { timeout: 30_000, interval: 100 };
const folder = newFolder();
const file = join(folder, 'zongheng.db');
let cluster: Cluster;
let there: string;
beforeAll(async () => {
  cluster = await startCluster();
  there = cluster.address();
  const { store, close } = opened(file);
  runningMatch(store);
  await store.variants.add(aVariant('guild', 'pond'), { most: 9, forgets: 0 });
  close();
});
afterAll(() => {
  cluster.remove();
  remove(folder);
});

/** Opened once, so that the database there has its tables. */
async function prepared(): Promise<void> {
  const nothing = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const records = await openRecords({ database: there, backupsKept: 1 }, nothing);
  if (!records.ok) throw new Error(JSON.stringify(records.fault));
  await records.value.close();
}

const move = (from: string, to: string): BotProcess =>
  runBot({ DISCORD_TOKEN: 'token', ZONGHENG_DATABASE: from }, ['move', '--to', to], folder);

/** Kills what `begin` starts while it waits for a table, which it comes to after others: it may be read but not written, or not even read. */
async function killedAtTheTable(table: string, mode: 'share' | 'access exclusive', begin: () => BotProcess): Promise<void> {
  const client = new pg.Client(there);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in ${mode} mode`);
    const moving = begin();
    const waits = `select count(*)::int as waiting from pg_locks where not granted and relation = '${table}'::regclass`;
    await expect.poll(async () => (await client.query(waits)).rows, SOON).toEqual([{ waiting: 1 }]);
    expect(moving.outcome()).toBeUndefined();
    expect(await moving.kill()).toBe('SIGKILL');
  } finally {
    await client.query('rollback');
    await client.end();
  }
}

/** Repeats a move as soon as the database has noticed the end of the one before. */
async function repeated(from: string, to: string): Promise<void> {
  await expect.poll(async () => await move(from, to).ended, SOON).toBe(0);
}

const gamesThere = () => connectedTo(there, async client => (await client.query('select id from matches')).rows);

test('a move to PostgreSQL that is killed midway leaves nothing there, and is repeated as a whole', async () => {
  await prepared();
  const before = everyRow(file);
  await killedAtTheTable('variants', 'share', () => move(file, there));
  expect(everyRow(file)).toEqual(before);
  expect(await gamesThere()).toEqual([]);
  await repeated(file, there);
  expect(await gamesThere()).toHaveLength(1);
});

test('a move back to a file that is killed midway leaves nothing in it, and is repeated as a whole', async () => {
  const back = join(folder, 'back.db');
  await killedAtTheTable('variants', 'access exclusive', () => move(there, back));
  await repeated(there, back);
  expect(everyRow(back)).toEqual(everyRow(file));
});
