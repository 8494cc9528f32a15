import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { awaitRecords } from '../../src/store/awaitRecords.js';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import { testWithPostgres } from '../postgres/whereThere.js';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.remove());

function waiting(database: string) {
  const logged: string[] = [];
  const noted = (_: object, what: string): void => void logged.push(what);
  const ending = new AbortController();
  let calls = 0;
  const opening = awaitRecords(
    { database, backupsKept: 1 },
    {
      log: { info: noted, warn: noted, error: noted },
      signal: ending.signal,
      onAway: async () => {
        calls += 1;
      },
    },
  );
  return { opening, logged, calls: () => calls, end: () => ending.abort() };
}

const AWAY = 'PostgreSQL is away: the bot waits for it';
const SHARED = 'this process shares the records';
const SOON = { timeout: 20_000 };

testWithPostgres('Records on a server that is away are opened when it is there; that it is away is said once', async () => {
  cluster.stop();
  const { opening, logged, calls } = waiting(cluster.address());
  await expect.poll(() => logged, SOON).toEqual([AWAY]);
  await new Promise(resolve => setTimeout(resolve, 1_200));
  cluster.start();
  const opened = await opening;
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  expect(await opened.value.store.matches.find({})).toEqual([]);
  await opened.value.close();
  expect(logged).toEqual([AWAY, SHARED, 'PostgreSQL is there']);
  expect(calls()).toBe(1);
});

testWithPostgres('Waiting ends at once when the bot is told to end', async () => {
  const { opening, logged, end } = waiting('postgres://127.0.0.1:9/there');
  await expect.poll(() => logged, SOON).toEqual([AWAY]);
  end();
  expect(await opening).toEqual({ ok: false, fault: { code: 'given-up', of: 'PostgreSQL' } });
});

testWithPostgres('Also while a server is asked that says nothing', async () => {
  const silent = createServer();
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const { opening, end } = waiting(`postgres://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/there`);
  const began = Date.now();
  setTimeout(end, 50);
  expect(await opening).toMatchObject({ ok: false, fault: { code: 'given-up' } });
  expect(Date.now() - began).toBeLessThan(3_000);
});

testWithPostgres('A wrong database is not waited for', async () => {
  const { opening, logged } = waiting(cluster.address('nowhere'));
  expect(await opening).toMatchObject({ ok: false, fault: { code: 'database-absent' } });
  expect(logged).toEqual([]);
});
