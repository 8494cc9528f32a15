import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Random, seededRandom } from '../../../src/lib/random.js';
import type { Outbox, OutboxRow } from '../../../src/matches/context/store.js';
import { createHeldLeases, type HeldLeases } from '../../../src/store/postgres/fleet/heldLeases.js';
import { beat, LEASE, makeParts } from '../../../src/store/postgres/fleet/leaseQueries.js';
import { partOfTarget } from '../../../src/store/postgres/fleet/parts.js';
import { type SharedStore, sharedStore } from '../../../src/store/postgres/fleet/sharedStore.js';
import { migrateDatabase } from '../../../src/store/postgres/migrations.js';
import { type Connections, openPool, pooledStore } from '../../../src/store/postgres/pool.js';
import { blockingStore } from '../../postgres/blocking.js';
import { type Cluster, startCluster } from '../../postgres/cluster.js';
import { connectedTo } from '../../postgres/databases.js';
import { testWithPostgres } from '../../postgres/whereThere.js';
import { type Arranged, arranged } from '../../records/arranged.js';
import { aMatch } from '../records.js';

let cluster: Cluster;
let url: string;
let count = 0;
let records: Arranged;
let client: pg.Client;
let control: pg.Pool;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.remove());
beforeEach(async () => {
  const name = `fleet_${++count}`;
  await connectedTo(cluster.address(), one => one.query(`create database ${name}`));
  url = cluster.address(name);
  client = new pg.Client(url);
  await client.connect();
  await migrateDatabase(client);
  await makeParts(client);
  const blocking = blockingStore(url);
  control = new pg.Pool({ connectionString: url });
  closing.push(blocking.close, () => client.end(), () => control.end());
  records = arranged(blocking.store);
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** One of the processes, whose clock and signs of life the test has in its hands. */
interface Process extends SharedStore {
  readonly id: string;
  readonly outbox: Outbox;
  readonly leases: HeldLeases;
  readonly connections: Connections;
  beat(): Promise<void>;
}

/** `now`: the clock by which processes know how long their leases last. */
let now = 0;
function process(id: string): Process {
  const connections = openPool(url, () => undefined, id);
  const leases = createHeldLeases(() => now);
  const shared = sharedStore(pooledStore(connections), leases, id);
  closing.push(connections.close);
  return {
    ...shared,
    id,
    outbox: shared.store.outbox,
    leases,
    connections,
    beat: () =>
      connections.use(async one => {
        const asked = now;
        const idle = leases.takeIdle(({ number }) => shared.isSending(number));
        leases.note(await beat(one, id, idle), asked);
      }),
  };
}

/** The leases of a process pass, as if time had. Those who hold them do not know. */
async function expire(id: string): Promise<void> {
  await control.query('update processes set expires_at = 0 where id = $1', [id]);
  await control.query('update leases set expires_at = 1 where holder = $1', [id]);
}

const hall = { channel: 'hall' } as const;
const queue = (slot: string, to: OutboxRow['to'] = hall): void =>
  records.queue({ match: 1, to, slot, content: { kind: 'lobby' } }, 1);
const dueOf = async ({ outbox }: Process): Promise<readonly OutboxRow[]> => outbox.due(10, 50);
const attempt = async ({ outbox }: Process, { id }: OutboxRow): Promise<boolean> =>
  (await outbox.note([{ kind: 'attempt', id, at: 10 }]))[0] ?? false;
const posted = async ({ outbox }: Process, { id }: OutboxRow, message = 'm'): Promise<boolean> =>
  (await outbox.note([{ kind: 'posted', id, at: 11, where: { channel: 'hall', message } }]))[0] ?? false;
const first = (rows: readonly OutboxRow[]): OutboxRow => {
  const [row] = rows;
  if (!row) throw new Error('nothing is due');
  return row;
};
const sorted = (numbers: Iterable<number>): readonly number[] => [...numbers].sort((a, b) => a - b);
const ALL = Array.from({ length: 64 }, (_, i) => i);

testWithPostgres('The only process has all parts; with two, each has half; none is ever held by both', async () => {
  const [a, b] = [process('a'), process('b')];
  await a.beat();
  expect(a.leases.usable('work').size).toBe(64);
  await b.beat();
  expect(b.leases.usable('work').size).toBe(0);
  await a.beat();
  expect(a.leases.usable('work').size).toBe(32);
  await a.beat();
  await b.beat();
  expect(sorted([...a.leases.usable('work'), ...b.leases.usable('work')])).toEqual(ALL);
});

testWithPostgres('What a dead process had is taken over, and two that take at once never take the same', async () => {
  const dead = process('dead');
  await dead.beat();
  await expire('dead');
  const living = ['a', 'b', 'c'].map(process);
  for (let round = 0; round < 4; round++) await Promise.all(living.map(one => one.beat()));
  expect(sorted(living.flatMap(({ leases }) => [...leases.usable('work')]))).toEqual(ALL);
});

testWithPostgres('A message and a deadline are due for one of the processes alone', async () => {
  const match = records.addMatch(aMatch);
  records.addPhase({ match: match.id, number: 1, kind: 'movement', state: {}, openedAt: 1, dueAt: 5 });
  queue('card');
  const [a, b] = [process('a'), process('b')];
  for (let round = 0; round < 3; round++) for (const one of [a, b]) await one.beat();
  expect([...(await dueOf(a)), ...(await dueOf(b))]).toHaveLength(1);
  expect([...(await a.store.matches.duePhases(9)), ...(await b.store.matches.duePhases(9))]).toHaveLength(1);
  expect(await b.store.matches.duePhases(9, 'all')).toHaveLength(1);
});

testWithPostgres('A process that was frozen in the midst of sending can neither send nor note anything once another has the queue', async () => {
  records.addMatch(aMatch);
  queue('card');
  const [a, b] = [process('a'), process('b')];
  await a.beat();
  const row = first(await dueOf(a));
  expect(await attempt(a, row)).toBe(true);
  expect(a.isOurs(row)).toBe(true);
  await expire('a');
  await b.beat();
  const again = first(await dueOf(b));
  expect([again.id, again.nonce, again.triedAt]).toEqual([row.id, row.nonce, 10]);
  expect(await posted(a, row, 'of a')).toBe(false);
  expect(await a.outbox.note([{ kind: 'delayed', id: row.id, until: 99 }])).toEqual([false]);
  expect(await a.outbox.note([{ kind: 'given-up', id: row.id, because: 'outdated' }])).toEqual([false]);
  now += LEASE;
  expect(a.isOurs(row)).toBe(false);
  await b.beat();
  expect(await attempt(b, first(await dueOf(b)))).toBe(true);
  expect(await posted(b, again, 'of b')).toBe(true);
  expect(await records.outbox.messageIn(row)).toEqual({ channel: 'hall', message: 'of b' });
});

testWithPostgres('A lease that was lost and won back does not cover what was begun before', async () => {
  records.addMatch(aMatch);
  queue('card');
  const a = process('a');
  await a.beat();
  const row = first(await dueOf(a));
  expect(await attempt(a, row)).toBe(true);
  await expire('a');
  await a.beat();
  expect(a.leases.usable('work').has(partOfTarget('hall'))).toBe(true);
  expect(a.isOurs(row)).toBe(false);
  expect(await attempt(a, first(await dueOf(a)))).toBe(true);
  expect(a.isOurs(row)).toBe(true);
});

testWithPostgres('An attempt waits for a takeover that is under way, and is then refused', async () => {
  records.addMatch(aMatch);
  queue('card');
  const a = process('a');
  await a.beat();
  const row = first(await dueOf(a));
  await client.query('begin');
  await client.query("select 1 from leases where kind = 'work' and number = $1 for update", [partOfTarget('hall')]);
  const trying = attempt(a, row);
  await client.query("update leases set holder = 'b', fence = fence + 1 where kind = 'work' and number = $1", [partOfTarget('hall')]);
  await client.query('commit');
  expect(await trying).toBe(false);
  expect((await records.outbox.due(10, 1))[0]?.attempts).toBe(0);
});

testWithPostgres('While something is being noted under a lease nobody takes it, and its holder can renew it', async () => {
  const [a, b] = [process('a'), process('b')];
  await a.beat();
  await client.query('begin');
  await client.query("select 1 from leases where kind = 'work' and number = 7 for key share");
  await a.beat();
  expect(a.leases.usable('work').has(7)).toBe(true);
  await connectedTo(url, other => other.query("update leases set expires_at = 1 where holder = 'a'"));
  await connectedTo(url, other => other.query("update processes set expires_at = 1 where id = 'a'"));
  await b.beat();
  expect(b.leases.usable('work').has(7)).toBe(false);
  expect(b.leases.usable('work').size).toBe(63);
  await client.query('commit');
  await b.beat();
  expect(b.leases.usable('work').has(7)).toBe(true);
});

testWithPostgres('A queue changes hands only when nothing of it is being sent', async () => {
  records.addMatch(aMatch);
  const [a, b] = [process('a'), process('b')];
  await a.beat();
  await b.beat();
  // The parts that are given back are the highest.
  const channel = Array.from({ length: 500 }, (_, i) => `c${i}`).find(name => partOfTarget(name) === 63) ?? '';
  queue('card', { channel });
  queue('next', { channel });
  const row = first(await dueOf(a));
  expect(await attempt(a, row)).toBe(true);
  for (let round = 0; round < 3; round++) for (const one of [a, b]) await one.beat();
  expect([a.isOurs(row), await dueOf(b)]).toEqual([true, []]);
  expect(await posted(a, row)).toBe(true);
  expect(await dueOf(a)).toEqual([]);
  await a.beat();
  await b.beat();
  expect((await dueOf(b)).map(({ slot }) => slot)).toEqual(['next']);
});

testWithPostgres('An unfinished match stays as long as its process lives', async () => {
  const [a, b] = [process('a'), process('b')];
  await a.beat();
  const half = await a.store.imports.begin(aMatch, ['qin']);
  const whole = records.addMatch(aMatch);
  const fork = await a.store.matches.reserve(whole.id);
  await b.store.matches.dropUnfinished();
  const left = async () => (await client.query("select id from matches where status = 'unfinished' order by id")).rows.map(({ id }) => Number(id));
  expect(await left()).toEqual([half.id, fork]);
  await expire('a');
  await b.store.matches.dropUnfinished();
  expect(await left()).toEqual([]);
  expect((await client.query('select 1 from unfinished_matches')).rows).toEqual([]);
});

const CHANNELS = ['one', 'two', 'three', 'four'];

/** A Discord that remembers no nonces: it posts whatever it is sent. */
type Wall = string[];
const postOf = ({ to, slot }: OutboxRow): string => `${'channel' in to ? to.channel : to.user} ${slot}`;

/** Sends the first message of each queue. Others may act between any two steps; what was tried before is looked for on the wall. */
async function sendSome(one: Pick<Process, 'outbox' | 'isOurs'>, wall: Wall, random: Random, pause: () => Promise<void>): Promise<void> {
  const rows = await one.outbox.due(10, 50);
  const firsts = CHANNELS.flatMap(name => rows.find(({ to }) => 'channel' in to && to.channel === name) ?? []);
  for (const row of firsts) {
    await pause();
    if (!(await attempt(one as Process, row))) continue;
    await pause();
    if (!one.isOurs(row)) continue;
    if (row.triedAt === undefined || !wall.includes(postOf(row))) wall.push(postOf(row));
    if (random() < 0.2) return;
    await pause();
    await posted(one as Process, row).catch(() => undefined);
  }
}

/** Several processes at once, until everything is noted as posted. With leases, each may freeze for as long as a lease lasts. */
async function interleaved(seed: number, views: readonly Process[], isShared: boolean): Promise<Wall> {
  const random = seededRandom(seed);
  const wall: Wall = [];
  const pause = async (): Promise<void> => {
    for (let turns = Math.floor(random() * 4); turns > 0; turns--) await control.query('select 1');
  };
  const work = async (one: Process): Promise<void> => {
    for (let round = 0; round < 400 && (await records.outbox.due(10, 1)).length > 0; round++) {
      now += 200;
      if (isShared && random() < 0.5) await one.beat();
      if (isShared && random() < 0.08) {
        await expire(one.id);
        now += LEASE;
      }
      await sendSome(one, wall, random, pause);
    }
  };
  await Promise.all(views.map(work));
  return wall;
}

const amiss = (posts: readonly string[]): boolean =>
  CHANNELS.some(name => {
    const here = posts.filter(post => post.startsWith(`${name} `)).map(post => Number(post.split(' ')[1]));
    return here.length !== 10 || here.some((slot, i) => slot !== i);
  });

const queueAll = (): void => {
  for (let i = 0; i < 10; i++) for (const channel of CHANNELS) queue(`${i}`, { channel });
};

testWithPostgres.each([1, 2, 3])('However processes freeze, die and take over, every channel gets all its messages in order (%i)', async seed => {
  records.addMatch(aMatch);
  queueAll();
  expect(amiss(await interleaved(seed, ['a', 'b', 'c'].map(process), true))).toBe(false);
});

testWithPostgres('Without leases the same processes put messages out of order: the test can fail', async () => {
  let found = false;
  for (let seed = 1; seed <= 5 && !found; seed++) {
    await client.query('delete from outbox');
    await client.query('delete from posted_messages');
    await client.query('delete from matches');
    await client.query("select setval('matches_id_seq', 1, false)");
    records.addMatch(aMatch);
    queueAll();
    const bare = ['a', 'b', 'c'].map(process).map(one => ({ ...one, outbox: pooledStore(one.connections).outbox, isOurs: () => true }));
    found = amiss(await interleaved(seed, bare, false));
  }
  expect(found).toBe(true);
});
