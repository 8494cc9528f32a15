import { expect, onTestFinished, test } from 'vitest';
import { mapInOrder } from '../../src/lib/inOrder.js';
import { orderByText, sayReady } from './harness/orders.js';
import { expectResults } from './harness/results.js';
import { openStage } from './harness/stage.js';
import { practice, startGame } from './harness/table.js';
import { titleOf } from './harness/telling.js';

const SEED = 7;

test('under Discord’s own rate limits a year is posted whole and in order, and nothing is asked too often', {
  timeout: 90_000,
}, async () => {
  const stage = await openStage({ rateLimits: 'discord' });
  onTestFinished(() => stage.close());
  const players = await Promise.all(['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Hana'].map(stage.persona));
  const table = await startGame(stage, { channel: 'table-one', players });
  while (table.phase().turn.year === 450) {
    const { number } = table.open();
    const seats = table.phase().awaits;
    await Promise.all(seats.map(seat => orderByText(table, table.player(seat), practice(table, seat, SEED))));
    for (const seat of seats) await sayReady(table, table.player(seat));
    await stage.quiet();
    const closed = await stage.records.history.phase(table.match, number);
    expect(closed?.closedBy).toBe('ready');
    if (closed) await expectResults(table, closed);
  }
  const titles = (await table.posts()).map(({ embeds }) => embeds[0]?.title);
  const closedEarly = stage.records.phases(table.match).filter(({ closedBy }) => closedBy === 'ready');
  const told = await mapInOrder(closedEarly, phase => titleOf(table, phase));
  expect(titles.slice(2)).toEqual([...told.flatMap(title => [title, `Results: ${title}`]), await titleOf(table, table.open())]);
  const { length } = (await stage.director.requests()).filter(({ status }) => status === 429);
  expect(length).toBe(0);
});

test('the results of a long phase are posted before its card is edited, however many old cards wait for Discord', {
  timeout: 90_000,
}, async () => {
  const stage = await openStage({ rateLimits: 'discord' });
  onTestFinished(() => stage.close(({ answer }) => /"code":30046\b/.test(JSON.stringify(answer) ?? '')));
  const players = await Promise.all(['Ada', 'Bao'].map(stage.persona));
  const tables = [];
  for (let i = 0; i < 4; i++) tables.push(await startGame(stage, { channel: 'table-one', players, variant: 'classic' }));
  const [first] = tables;
  if (!first) throw new Error('Four are played.');
  const before = (await stage.director.requests()).length;
  await stage.director.skip(first.open().dueAt - (await stage.director.now()) + 60_000);
  for (const { match } of tables) await stage.quiet(match, 60_000);
  const asked = (await stage.director.requests()).slice(before);
  const results = asked.findLastIndex(({ method, body }) => method === 'POST' && JSON.stringify(body).includes('Results:'));
  const edits = asked.flatMap(({ method, path, status }, at) =>
    method === 'PATCH' && path.includes('/messages/') && status === 200 ? [at] : [],
  );
  expect(edits.length).toBeGreaterThanOrEqual(tables.length);
  expect(results).toBeGreaterThan(0);
  expect(Math.min(...edits)).toBeGreaterThan(results);
});
