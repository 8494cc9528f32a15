import { expect, test } from 'vitest';
import { createMetrics } from '../src/metrics.js';
import type { Vitals } from '../src/store/database/vitals.js';

const linesOf = (text: string): readonly string[] => text.split('\n').filter(line => line.startsWith('zongheng_'));

test('Requests are counted by route and status, waits for limits by route, refusals together', async () => {
  const { meter, text } = createMetrics();
  meter.answered('POST /channels/:id/messages', 200);
  meter.answered('POST /channels/:id/messages', 200);
  meter.answered('POST /channels/:id/messages', 403);
  meter.answered('GET /gateway/bot', 0);
  meter.refused();
  meter.limited('POST /channels/:id/messages');
  const lines = linesOf(await text());
  expect(lines).toEqual(
    expect.arrayContaining([
      'zongheng_discord_requests_total{route="POST /channels/:id/messages",status="200"} 2',
      'zongheng_discord_requests_total{route="POST /channels/:id/messages",status="403"} 1',
      'zongheng_discord_requests_total{route="GET /gateway/bot",status="0"} 1',
      'zongheng_discord_rate_limit_waits_total{route="POST /channels/:id/messages"} 1',
      'zongheng_discord_invalid_requests_total 1',
    ]),
  );
});

test.each([
  ['closed', 0],
  ['half-open', 1],
  ['open', 2],
] as const)('A breaker that is %s is %i', async (state, figure) => {
  const { watch, text } = createMetrics();
  watch({ connections: () => [], posting: () => state });
  expect(linesOf(await text())).toContain(`zongheng_discord_posting ${figure}`);
});

test('Each shard tells whether it is connected', async () => {
  const { watch, text } = createMetrics();
  const connections = [true, false].map((isUp, shard) => ({ shard, isUp: () => isUp }));
  watch({ connections: () => connections, posting: () => 'closed' });
  expect(linesOf(await text())).toEqual(
    expect.arrayContaining(['zongheng_discord_connected{shard="0"} 1', 'zongheng_discord_connected{shard="1"} 0']),
  );
});

const VITALS: Vitals = {
  games: { lobby: 1, running: 3, paused: 0, ended: 7 },
  nextDue: 940_000,
  overdue: 2,
  waiting: 5,
  waitingSince: 999_000,
};

test('The records tell games by state, what is overdue, and what waits to be posted', async () => {
  const { watchRecords, text } = createMetrics();
  expect(linesOf(await text()).filter(line => /^zongheng_(games|database_up|outbox|deadlines)/.test(line))).toEqual([]);
  watchRecords({ vitals: async () => VITALS, now: () => 1_000_000 });
  expect(linesOf(await text())).toEqual(
    expect.arrayContaining([
      'zongheng_database_up 1',
      'zongheng_games{state="running"} 3',
      'zongheng_games{state="ended"} 7',
      'zongheng_deadlines_overdue 2',
      'zongheng_deadline_overdue_seconds 60',
      'zongheng_outbox_waiting 5',
      'zongheng_outbox_oldest_seconds 1',
    ]),
  );
});

test('Records that fail, or do not answer within two seconds, are down, and tell nothing of the work', async () => {
  for (const vitals of [() => Promise.reject(new Error('away')), () => new Promise<Vitals>(() => undefined)]) {
    const { watchRecords, text } = createMetrics();
    watchRecords({ vitals, now: () => 0 });
    const lines = linesOf(await text());
    expect(lines).toContain('zongheng_database_up 0');
    expect(lines.filter(line => /^zongheng_(games|outbox|deadlines|deadline_overdue)/.test(line))).toEqual([]);
  }
});

test('Scrapes within five seconds ask the records once', async () => {
  let asked = 0;
  const { watchRecords, text } = createMetrics();
  watchRecords({
    vitals: async () => {
      asked += 1;
      return VITALS;
    },
    now: () => 0,
  });
  await text();
  await text();
  expect(asked).toBe(1);
});

test('Phases are counted by what closed them, and timed from their deadline; database and drawing are timed', async () => {
  const { work, text } = createMetrics();
  work.closed({ dueAt: 1_000, closedAt: 4_000, closedBy: 'deadline' });
  work.closed({ dueAt: 9_000, closedAt: 4_000, closedBy: 'ready' });
  work.asked('outbox.due', 0.004, true);
  work.asked('outbox.due', 7, false);
  work.drew('position', 0.3, true);
  const lines = linesOf(await text());
  expect(lines).toEqual(
    expect.arrayContaining([
      'zongheng_phases_closed_total{by="deadline"} 1',
      'zongheng_phases_closed_total{by="ready"} 1',
      'zongheng_deadline_lag_seconds_sum 3',
      'zongheng_deadline_lag_seconds_count 1',
      'zongheng_database_seconds_bucket{le="0.005",operation="outbox.due"} 1',
      'zongheng_database_seconds_count{operation="outbox.due"} 2',
      'zongheng_database_failures_total 1',
      'zongheng_drawing_seconds_bucket{le="0.5",kind="position"} 1',
    ]),
  );
});

test('Acknowledgements are timed; no figure tells the interaction', async () => {
  const { meter, text } = createMetrics();
  meter.arrived('1234567890123456789');
  meter.acknowledged('1234567890123456789');
  const figures = await text();
  expect(linesOf(figures)).toContain('zongheng_acknowledge_seconds_count 1');
  expect(figures).not.toContain('1234567890123456789');
});
