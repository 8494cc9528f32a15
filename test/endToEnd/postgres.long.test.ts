import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import { openStage, type Stage } from './harness/stage.js';
import { startGame, type Table } from './harness/table.js';

vi.setConfig({ testTimeout: 120_000 });

const SOON = { timeout: 30_000 };

/** The real bot on a PostgreSQL server of its own. */
let cluster: Cluster;
let stage: Stage;
let table: Table;
beforeAll(async () => {
  cluster = await startCluster({ durable: true });
  stage = await openStage({ settings: { ZONGHENG_DATABASE: cluster.address() } });
  const players = await Promise.all(['Ada', 'Bao', 'Claire'].map(stage.persona));
  table = await startGame(stage, { channel: 'table-one', players, variant: 'classic' });
}, 120_000);
afterAll(async () => {
  await stage.close();
  cluster.remove();
}, 60_000);

test('a phase is closed at its deadline and posted', async () => {
  const { number } = table.open();
  await table.host.command('table-one', '/order', { text: 'A Par H' });
  await stage.reachDeadline(table.match);
  expect(table.open().number).toBeGreaterThan(number);
  expect(stage.records.phases(table.match).filter(phase => phase.number === number)).toHaveLength(1);
});

test('a bot that is killed goes on where it was', async () => {
  const typed = stage.records.typed().length;
  await table.host.command('table-one', '/order', { text: 'A Par H' });
  await stage.bot().kill();
  await stage.start();
  await stage.quiet();
  expect(stage.records.typed().length).toBe(typed + 1);
});

test('while PostgreSQL is away players are told so; when it is back all goes on and nothing is lost', async () => {
  const typed = stage.records.typed().length;
  cluster.stop();
  const refused = await table.host.command('table-one', '/order', { text: 'A Mar H' });
  expect(refused.text).toContain('I can’t reach my database right now. Nothing was changed.');
  cluster.start();
  await expect
    .poll(async () => (await table.host.command('table-one', '/order', { text: 'A Mar H' })).text, SOON)
    .not.toContain('reach my database');
  await expect.poll(() => stage.records.typed().length, SOON).toBe(typed + 1);
});
