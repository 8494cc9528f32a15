import { afterAll, beforeAll, expect } from 'vitest';
import { isAway, isUnwritable } from '../../src/matches/context/store.js';
import { NOTHING_APPENDED } from '../../src/matches/model/beginTransaction.js';
import type { OpenRecords } from '../../src/store/database/openRecords.js';
import { knownMigrations } from '../../src/store/postgres/migrations.js';
import { openPostgres } from '../../src/store/postgres/openPostgres.js';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import { connectedTo } from '../postgres/databases.js';
import { testWithPostgres } from '../postgres/whereThere.js';
import { aMatch } from './records.js';

const logged: string[] = [];
const noted = (_: object, what: string): void => void logged.push(what);
const log = { info: noted, warn: noted, error: noted };
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ durable: true });
});
afterAll(() => cluster.remove());

async function records(url: string): Promise<OpenRecords> {
  const opened = await openPostgres(url, log);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  return opened.value;
}

async function address(name: string): Promise<string> {
  await connectedTo(cluster.address(), client => client.query(`create database ${name}`));
  return cluster.address(name);
}

const who = { guild: 'g', user: 'ann', since: 0 };
const open = (store: OpenRecords['store']) =>
  store.servers.decide(who, () => ({
    opens: { match: aMatch, work: facts => ({ at: 1, facts, appended: NOTHING_APPENDED }) },
  }));
testWithPostgres(
  'Several processes use the same records; who needs them alone waits until all have ended, and lets nobody in',
  async () => {
    const url = await address('two');
    const [first, second] = [await records(url), await records(url)];
    const { opened } = await open(first.store);
    expect(await second.store.matches.find({})).toEqual([opened]);
    const inUse = { ok: false, fault: { code: 'database-in-use' } };
    expect(await openPostgres(url, log, 'alone')).toMatchObject(inUse);
    await first.close();
    expect(await openPostgres(url, log, 'alone')).toMatchObject(inUse);
    await second.close();
    const alone = await openPostgres(url, log, 'alone');
    if (!alone.ok) throw new Error('not opened');
    expect(await openPostgres(url, log)).toMatchObject(inUse);
    await alone.value.close();
    await (await records(url)).close();
  },
);

testWithPostgres('Processes that start at once on an empty database migrate it once, and all begin', async () => {
  const url = await address('together');
  const all = await Promise.all(Array.from({ length: 5 }, () => records(url)));
  const keys = await Promise.all(all.map(({ store }, i) => store.meta.setOnce('key', `${i}`)));
  expect(new Set(keys).size).toBe(1);
  const applied = await connectedTo(
    url,
    async client => (await client.query('select count(*)::int as count from __drizzle_migrations')).rows[0],
  );
  expect(applied).toEqual({ count: knownMigrations().length });
  for (const { close } of all) await close();
});

testWithPostgres('Records of the version before are migrated when no process uses them, and what is in them stays', async () => {
  const url = await address('before');
  const { close, store } = await records(url);
  const { opened } = await open(store);
  await close();
  await connectedTo(url, async client => {
    await client.query(
      'drop table leases, processes, unfinished_matches, waiting, servers, duties, results, members, studies, variants, lessons',
    );
    await client.query(
      'alter table matches drop column lobby_ends_at, drop column rematch_of, drop column asks_at, drop column queued_since',
    );
    await client.query('alter table stand_ins drop column asked');
    await client.query('alter table stand_ins add constraint stand_ins_match_id_seat_pk primary key (match_id, seat)');
    await client.query('alter table phases drop column acts_at');
    for (const [name, column] of [
      ['deadline', 'due_at'],
      ['closing', 'closes_at'],
      ['reminder', 'remind_at'],
    ])
      await client.query(`create index open_phases_by_${name} on phases (${column}) where closed_at is null`);
    await client.query('alter table outbox drop column is_edit');
    for (const [name, columns] of [
      ['waiting_in_order', 'id'],
      ['waiting_by_target', 'target, target_kind, id'],
    ])
      await client.query(`create index ${name} on outbox (${columns}) where sent_at is null and gave_up_because is null`);
    await client.query('delete from __drizzle_migrations where id > 1');
  });
  const again = await records(url);
  expect(await again.store.matches.find({})).toEqual([opened]);
  await connectedTo(url, client => client.query('delete from __drizzle_migrations where id > 1'));
  expect(await openPostgres(url, log)).toMatchObject({ ok: false, fault: { code: 'database-older-in-use' } });
  await connectedTo(url, client =>
    client.query(`insert into __drizzle_migrations (hash, created_at) values ('', ${knownMigrations()[1]})`),
  );
  await again.close();
});

testWithPostgres('A process tells the others at once that something is due', async () => {
  const url = await address('told');
  const [first, second] = [await records(url), await records(url)];
  let told = 0;
  second.fellowship?.onTold(() => {
    told += 1;
  });
  // The first learns of the second with its next sign of life.
  await expect
    .poll(() => {
      first.fellowship?.tellOthers();
      return told;
    })
    .toBeGreaterThan(0);
  await first.close();
  await second.close();
});

testWithPostgres('The shards of the gateway are divided: each is served by one process, and taken over when that ends', async () => {
  const url = await address('shards');
  const [first, second] = [await records(url), await records(url)];
  expect(await first.fellowship?.divideShards(5)).toBe(5);
  expect(await second.fellowship?.divideShards(7)).toBe(5);
  const served = () => [first, second].map(({ fellowship }) => [...(fellowship?.shards() ?? [])]);
  await expect.poll(() => served().flat().sort()).toEqual([0, 1, 2, 3, 4]);
  await expect.poll(() => Math.max(...served().map(({ length }) => length))).toBe(3);
  await first.close();
  await expect.poll(() => [...(second.fellowship?.shards() ?? [])].sort()).toEqual([0, 1, 2, 3, 4]);
  await second.close();
});

testWithPostgres('When all processes have ended, the next divides the gateway anew', async () => {
  const url = await address('regrown');
  const before = await records(url);
  expect(await before.fellowship?.divideShards(1)).toBe(1);
  await before.close();
  const after = await records(url);
  expect([...(after.fellowship?.shards() ?? [])]).toEqual([]);
  expect(await after.fellowship?.divideShards(4)).toBe(4);
  expect([...(after.fellowship?.shards() ?? [])].sort()).toEqual([0, 1, 2, 3]);
  await after.close();
});

testWithPostgres('All processes stand in one queue for the logins of a bucket', async () => {
  const url = await address('queue');
  const [first, second] = [await records(url), await records(url)];
  const places: number[] = [];
  for (const { fellowship } of [first, second, first, second]) places.push((await fellowship?.takePlace(0, 60_000)) ?? -1);
  expect(places.map(ms => Math.round(ms / 60_000))).toEqual([0, 1, 2, 3]);
  expect(await second.fellowship?.takePlace(1, 60_000)).toBe(0);
  await connectedTo(url, client => client.query("update facts set value = '99999999999999' where key = 'login-queue:0'"));
  expect(await first.fellowship?.takePlace(0, 60_000)).toBe(0);
  await first.close();
  await second.close();
});

testWithPostgres(
  'While the server is away for longer than a lease a process knows which shards it had, and has them again afterwards',
  async () => {
    const { fellowship, close } = await records(await address('lapsed'));
    await fellowship?.divideShards(2);
    const known = () => [[...(fellowship?.shards() ?? [])], [...(fellowship?.lapsedShards() ?? [])]];
    expect(known()).toEqual([[0, 1], []]);
    cluster.stop();
    try {
      await expect.poll(known).toEqual([[], [0, 1]]);
    } finally {
      cluster.start();
    }
    await expect.poll(known).toEqual([[0, 1], []]);
    await close();
  },
);

testWithPostgres('Another program’s database is refused', async () => {
  const url = await address('shop');
  await connectedTo(url, client => client.query('create table shop (id int)'));
  expect(await openPostgres(url, log)).toMatchObject({ ok: false, fault: { code: 'database-foreign' } });
});

testWithPostgres('A server that is not there is named without the password', async () => {
  const found = await openPostgres('postgres://zongheng:secret@127.0.0.1:9/there', log);
  expect(found).toMatchObject({ ok: false, fault: { code: 'database-away', path: 'postgres://127.0.0.1:9/there' } });
  expect(JSON.stringify(found)).not.toContain('secret');
});

testWithPostgres('While the server is away nothing is promised; when it is back, what was promised is there', async () => {
  const { store, proveWritable, close } = await records(await address('away'));
  const { opened } = await open(store);
  logged.length = 0;
  cluster.stop();
  const failed = await store.matches.find({}).catch((error: unknown) => error);
  expect([isUnwritable(failed), isAway(failed)]).toEqual([true, true]);
  await expect(proveWritable()).rejects.toThrow();
  cluster.start();
  await expect.poll(() => logged).toContain('PostgreSQL is back');
  await proveWritable();
  expect(await store.matches.find({})).toEqual([opened]);
  await close();
});

testWithPostgres('Two decisions about one match wait for each other, and each sees what the other wrote', async () => {
  const { store, close } = await records(await address('rows'));
  const { opened } = await open(store);
  if (!opened) throw new Error('no match');
  const add = () =>
    store.matches.decide(opened.id, {}, snapshot => {
      const watchers = [...snapshot.watchers, `user${snapshot.watchers.length}`];
      return { outcome: watchers.length, written: { at: 1, facts: { ...snapshot, watchers }, appended: NOTHING_APPENDED } };
    });
  const counted = (await Promise.all(Array.from({ length: 20 }, add))).map(decided => decided?.outcome);
  expect(counted.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  await close();
});

testWithPostgres('A limit holds however many ask at once', async () => {
  const { store, close } = await records(await address('limits'));
  const lobby = { ...aMatch, guild: 'g', status: 'lobby' } as const;
  const openOne = () =>
    store.servers.decide(who, ({ lobbies }) =>
      lobbies.length >= 3 ? {} : { opens: { match: lobby, work: facts => ({ at: 1, facts, appended: NOTHING_APPENDED }) } },
    );
  await Promise.all(Array.from({ length: 12 }, openOne));
  expect((await store.matches.find({})).length).toBe(3);
  await close();
});
