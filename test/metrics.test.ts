import { expect, test } from 'vitest';
import { createMetrics } from '../src/metrics.js';

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
