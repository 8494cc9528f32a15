import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import type { BotProcess } from './harness/botProcess.js';
import { openStage, type Stage } from './harness/stage.js';
import { startGame, type Table } from './harness/table.js';

vi.setConfig({ testTimeout: 120_000 });

/** Two processes of the real bot on one PostgreSQL server. */
let cluster: Cluster;
let stage: Stage;
let table: Table;
let second: BotProcess;
beforeAll(async () => {
  cluster = await startCluster({ durable: true });
  stage = await openStage({ settings: { ZONGHENG_DATABASE: cluster.address() } });
  second = await stage.start();
  const players = await Promise.all(['Ada', 'Bao', 'Claire'].map(stage.persona));
  table = await startGame(stage, { channel: 'table-one', players, variant: 'classic' });
}, 120_000);
afterAll(async () => {
  await stage.close();
  cluster.remove();
});

const TAKEN_OVER = { timeout: 20_000, interval: 100 };

test('both play one game: an order is on record once, a phase is closed once, its results are posted once', async () => {
  await expect.poll(() => second.log(), TAKEN_OVER).toContain('the bot is ready');
  const { number } = table.open();
  await table.host.command('table-one', '/order', { text: 'A Par H' });
  await stage.reachDeadline(table.match);
  expect(stage.records.phases(table.match).filter(phase => phase.number === number)).toHaveLength(1);
  expect(table.open().number).toBeGreaterThan(number);
});

test('when the process that serves the gateway is killed, the other takes over its shard, its deadlines and its posts', async () => {
  const [first] = stage.bots();
  if (!first) throw new Error('no bot');
  await first.kill();
  await expect.poll(() => second.log(), TAKEN_OVER).toContain('this process serves this shard');
  await expect
    .poll(async () => (await table.host.command('table-one', '/order', { text: 'A Mar H' }).catch(() => undefined))?.text ?? '', TAKEN_OVER)
    .toContain('Mar');
  await sleep(3_000);
  const { number } = table.open();
  await stage.reachDeadline(table.match);
  expect(table.open().number).toBeGreaterThan(number);
});
