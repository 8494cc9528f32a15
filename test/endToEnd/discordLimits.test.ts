import { expect, onTestFinished, test } from 'vitest';
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
    const closed = stage.records.phase(table.match, number);
    expect(closed?.closedBy).toBe('ready');
    if (closed) await expectResults(table, closed);
  }
  const titles = (await table.posts()).map(({ embeds }) => embeds[0]?.title);
  const told = stage.records
    .phases(table.match)
    .filter(({ closedBy }) => closedBy === 'ready')
    .map(phase => titleOf(table, phase));
  expect(titles.slice(2)).toEqual([...told.flatMap(title => [title, `Results: ${title}`]), titleOf(table, table.open())]);
  const { length } = (await stage.director.requests()).filter(({ status }) => status === 429);
  expect(length).toBe(0);
});
