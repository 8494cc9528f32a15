import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { moveTo } from '../../src/store/moveTo.js';
import { migrateDatabase } from '../../src/store/postgres/migrations.js';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import { connectedTo } from '../postgres/databases.js';
import { testWithPostgres } from '../postgres/whereThere.js';
import { everyRow, newFolder, opened, remove } from './files.js';
import { aMatch, aPhase, runningMatch } from './records.js';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let cluster: Cluster;
const folder = newFolder();
const from = { database: join(folder, 'zongheng.db'), backupsKept: 3 };
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => {
  cluster.remove();
  remove(folder);
});

async function address(name: string): Promise<string> {
  await connectedTo(cluster.address(), client => client.query(`create database ${name}`));
  return cluster.address(name);
}

function records(): void {
  const { store, close } = opened(from.database);
  const { id } = runningMatch(store);
  store.addPlayer(store.addMatch({ ...aMatch, status: 'lobby', channel: '咸陽 · "é"' }).id, 'cat', 5);
  store.file({ match: id, phase: 1, seat: 'qin', user: 'ann', submission: { orders: ['A qin H'] }, ready: true, typed: 'a qin h', at: 3 });
  store.castBallot(id, 1, 'draw', 'qin', true);
  store.castBallot(id, 1, 'draw', 'chu', false);
  store.queue({ match: id, to: { channel: 'hall' }, slot: 'card', content: { kind: 'lobby' } }, 100);
  store.saveSettings('ann', { language: 'fr' });
  store.addPhase({ ...aPhase(id, 2), closedAt: 9, closedBy: 'skipped', report: { one: 1 } });
  close();
}

testWithPostgres('Records are carried to PostgreSQL and back as they were, and numbered on from where they were', async () => {
  records();
  const there = await address('there');
  const moved = await moveTo(from, there, log);
  if (!moved.ok) throw new Error(JSON.stringify(moved.fault));
  expect(moved.value.find(({ table }) => table === 'matches')).toEqual({ table: 'matches', rows: 2 });
  const back = join(folder, 'back', 'zongheng.db');
  const again = await moveTo({ ...from, database: there }, back, log);
  if (!again.ok) throw new Error(JSON.stringify(again.fault));
  expect(everyRow(back)).toEqual(everyRow(from.database));
  const { store, close } = opened(back);
  expect(store.addMatch(aMatch).id).toBe(3);
  close();
});

testWithPostgres('A database with records in it is refused and left as it is', async () => {
  const there = await address('filled');
  expect((await moveTo(from, there, log)).ok).toBe(true);
  const refused = await moveTo(from, there, log);
  expect(refused).toMatchObject({ ok: false, fault: { code: 'database-not-empty' } });
  const games = await connectedTo(there, async client => (await client.query('select count(*)::int as games from matches')).rows[0]);
  expect(games).toEqual({ games: 2 });
});

testWithPostgres('Nothing is moved from where there are no records, and none are made there', async () => {
  const missing = join(folder, 'missing', 'zongheng.db');
  const there = await address('unmoved');
  expect(await moveTo({ ...from, database: missing }, there, log)).toMatchObject({ ok: false, fault: { code: 'database-missing' } });
  expect(existsSync(missing)).toBe(false);
  const empty = await address('empty');
  expect(await moveTo({ ...from, database: empty }, missing, log)).toMatchObject({ ok: false, fault: { code: 'database-missing' } });
  const tables = 'select count(*)::int as tables from information_schema.tables where table_schema = current_schema()';
  for (const url of [there, empty])
    expect(await connectedTo(url, async client => (await client.query(tables)).rows[0])).toEqual({ tables: 0 });
});

testWithPostgres('Records are not moved onto themselves', async () => {
  const there = await address('itself');
  for (const place of [from.database, there])
    expect(await moveTo({ ...from, database: place }, place, log)).toMatchObject({ ok: false, fault: { code: 'move-onto-itself' } });
});

testWithPostgres('What was interrupted or differs leaves nothing, and can be repeated', async () => {
  const there = await address('interrupted');
  await connectedTo(there, async client => {
    await migrateDatabase(client);
    await client.query(`create function spoil() returns trigger language plpgsql as $$ begin new.settings := '{}'; return new; end $$`);
    await client.query('create trigger spoil before insert on users for each row execute function spoil()');
  });
  expect(await moveTo(from, there, log)).toMatchObject({ ok: false, fault: { code: 'move-differs', detail: 'the table users' } });
  await connectedTo(there, client => client.query('drop trigger spoil on users'));
  expect((await moveTo(from, there, log)).ok).toBe(true);
});

testWithPostgres('Nothing is moved from records that a bot is using', async () => {
  const { close } = opened(from.database);
  try {
    expect(await moveTo(from, await address('busy'), log)).toMatchObject({ ok: false, fault: { code: 'database-in-use' } });
  } finally {
    close();
  }
});
