import { afterAll, beforeAll, expect } from 'vitest';
import { isAway, isUnwritable } from '../../src/matches/context/store.js';
import { NOTHING_APPENDED } from '../../src/matches/model/beginTransaction.js';
import { openPostgres } from '../../src/store/postgres/openPostgres.js';
import { openPool } from '../../src/store/postgres/pool.js';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import { connectedTo } from '../postgres/databases.js';
import { testWithPostgres } from '../postgres/whereThere.js';
import { aMatch } from './records.js';

/** A server that is there, and too busy to answer in time. */
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.remove());

/** Ms a statement may take, ms a connection is waited for, and how many there are (`settingsFor`). */
const [STATEMENT, CONNECTING, CONNECTIONS] = [15_000, 5_000, 10];

/** What a promise is rejected with, and after how many ms. */
async function failureOf(promise: Promise<unknown>): Promise<{ readonly error: unknown; readonly after: number }> {
  const began = performance.now();
  const error = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { error, after: performance.now() - began };
}

testWithPostgres('A statement that takes too long is given up with the plain error, and nothing of its transaction is kept', async () => {
  await connectedTo(cluster.address(), client => client.query('create database slow'));
  const opened = await openPostgres(cluster.address('slow'), log);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { store, close } = opened.value;
  await connectedTo(cluster.address('slow'), async client => {
    await client.query("create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end'");
    await client.query('create trigger dawdles after insert on matches for each row execute function dawdle()');
  });
  const open = store.servers.decide({ guild: 'g', user: 'ann', since: 0 }, () => ({
    opens: { match: { ...aMatch, options: { kept: 'a secret' } }, work: facts => ({ at: 1, facts, appended: NOTHING_APPENDED }) },
  }));
  const { error, after } = await failureOf(open);
  expect([isAway(error), isUnwritable(error)]).toEqual([true, true]);
  expect(error).toMatchObject({ code: '57014', message: expect.stringContaining('statement timeout') });
  expect(String(error)).not.toContain('a secret');
  expect(after).toBeGreaterThan(STATEMENT - 500);
  expect(await store.matches.find({})).toEqual([]);
  await close();
});

testWithPostgres(
  'Who asks for a connection while all are busy waits a bounded time, and is served if one is free before that',
  async () => {
    const { use, close } = openPool(cluster.address());
    let busy = 0;
    const occupy = (seconds: number): Promise<unknown> =>
      use(async client => {
        busy += 1;
        await client.query('select pg_sleep($1)', [seconds]);
        busy -= 1;
      });
    const asked = () => use(async client => (await client.query('select 1 as one')).rows);
    const long = Array.from({ length: CONNECTIONS }, () => occupy(2 * (CONNECTING / 1_000)));
    await expect.poll(() => busy).toBe(CONNECTIONS);
    const { error, after } = await failureOf(asked());
    expect(busy).toBe(CONNECTIONS);
    expect([isAway(error), isUnwritable(error)]).toEqual([true, true]);
    expect(after).toBeGreaterThan(CONNECTING - 500);
    await Promise.all(long);
    const short = Array.from({ length: CONNECTIONS }, () => occupy(1));
    await expect.poll(() => busy).toBe(CONNECTIONS);
    expect(await asked()).toEqual([{ one: 1 }]);
    await Promise.all(short);
    await close();
  },
);
