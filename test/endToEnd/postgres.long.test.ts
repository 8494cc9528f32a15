import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import { connectedTo } from '../postgres/databases.js';
import { type BotProcess, runBot } from './harness/botProcess.js';
import { openStage, type Stage } from './harness/stage.js';
import { startGame, type Table } from './harness/table.js';

vi.setConfig({ testTimeout: 120_000 });

const HEALTH = /"port":(\d+).*answer on 127\.0\.0\.1/;
const SOON = { timeout: 30_000 };

/** The real bot on a PostgreSQL server of its own. */
let cluster: Cluster;
let stage: Stage;
let table: Table;
beforeAll(async () => {
  cluster = await startCluster({ durable: true });
  stage = await openStage({ rules: { patience: 60_000 }, settings: { ZONGHENG_DATABASE: cluster.address() } });
  const players = await Promise.all(['Ada', 'Bao', 'Claire'].map(stage.persona));
  table = await startGame(stage, { channel: 'table-one', players, variant: 'classic' });
}, 120_000);
afterAll(async () => {
  await stage.close();
  cluster.remove();
});

test('a phase is closed at its deadline and posted', async () => {
  const { number } = table.open();
  await table.host.command('table-one', '/order', { text: 'A Par H' });
  await stage.reachDeadline(table.match);
  expect(table.open().number).toBeGreaterThan(number);
  expect(stage.records.phases(table.match).filter(phase => phase.number === number)).toHaveLength(1);
});

test('/metrics tells of the bot’s work', async () => {
  const port = HEALTH.exec(stage.bot().log())?.[1];
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(figures).toMatch(/^zongheng_acknowledge_seconds_count [1-9]/m);
  expect(figures).toMatch(/^zongheng_database_seconds_count\{operation="matches.decide"\} [1-9]/m);
  expect(figures).toMatch(/^zongheng_phases_closed_total\{by="deadline"\} [1-9]/m);
  expect(figures).toMatch(/^zongheng_drawing_seconds_count\{kind="\w+"\} [1-9]/m);
  expect(figures).toMatch(/^zongheng_games\{state="running"\} 1$/m);
  expect(figures).toMatch(/^zongheng_database_up 1$/m);
  expect(figures).not.toMatch(/"\d{17,}"/);
});

test('a bot that is killed goes on where it was', async () => {
  const typed = stage.records.typed().length;
  await table.host.command('table-one', '/order', { text: 'A Par H' });
  await stage.bot().kill();
  await stage.start();
  await stage.quiet();
  expect(stage.records.typed().length).toBe(typed + 1);
});

async function readyz(bot: BotProcess): Promise<unknown> {
  await expect.poll(() => HEALTH.test(bot.log()), SOON).toBe(true);
  const answer = await fetch(`http://127.0.0.1:${HEALTH.exec(bot.log())?.[1]}/readyz`);
  return await answer.json();
}

test('a bot that is started while PostgreSQL is away waits for it, says so once, and ends when it is told to', async () => {
  await stage.bot().stop();
  cluster.stop();
  const waiting = runBot(stage.settings);
  expect(await readyz(waiting)).toEqual({ ready: false, because: ['starting', 'records-unwritable'] });
  await sleep(2_500);
  expect(waiting.log().match(/PostgreSQL is away: the bot waits for it/g)).toHaveLength(1);
  const told = Date.now();
  expect(await waiting.stop()).toBe(0);
  expect(Date.now() - told).toBeLessThan(5_000);
  expect(waiting.log()).toContain('Stopped before PostgreSQL could be reached.');

  const starting = stage.start();
  await sleep(1_500);
  cluster.start();
  await starting;
  expect(stage.bot().log()).toContain('PostgreSQL is there');
  await expect.poll(() => readyz(stage.bot()), SOON).toEqual({ ready: true, because: [] });
});

test('/readyz says that PostgreSQL is away, and that it is back', async () => {
  cluster.stop();
  await expect.poll(() => readyz(stage.bot()), SOON).toEqual({ ready: false, because: ['records-unwritable'] });
  cluster.start();
  await expect.poll(() => readyz(stage.bot()), SOON).toEqual({ ready: true, because: [] });
});

test('while PostgreSQL is away players are told so; when it is back all goes on and nothing is lost', async () => {
  const typed = stage.records.typed().length;
  cluster.stop();
  // Longer than a lease lasts: the bot cannot know any more which servers are its own.
  await sleep(7_000);
  const refused = await table.host.command('table-one', '/order', { text: 'A Mar H' });
  expect(refused.text).toContain('I can’t reach my database right now. Nothing was changed.');
  cluster.start();
  await expect
    .poll(async () => (await table.host.command('table-one', '/order', { text: 'A Mar H' })).text, SOON)
    .not.toContain('reach my database');
  await expect.poll(() => stage.records.typed().length, SOON).toBe(typed + 1);
});

test('when a statement takes too long the player is told so in one sentence, and nothing of the order is kept', async () => {
  const typed = stage.records.typed().length;
  await connectedTo(cluster.address(), async client => {
    await client.query("create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end'");
    await client.query('create trigger dawdles before insert on edits for each row execute function dawdle()');
  });
  const refused = await table.host.command('table-one', '/order', { text: 'A Mar H' });
  expect(refused.text).toBe('I can’t reach my database right now. Nothing was changed. Please try again in a few minutes.');
  await connectedTo(cluster.address(), client => client.query('drop trigger dawdles on edits'));
  expect(stage.records.typed().length).toBe(typed);
  await table.host.command('table-one', '/order', { text: 'A Mar H' });
  expect(stage.records.typed().length).toBe(typed + 1);
});
