import { createServer } from 'node:http';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { type NotReady, openHealth } from '../src/health.js';
import { createMetrics } from '../src/metrics.js';

async function open(whyNotReady: () => readonly NotReady[], port = 0) {
  const logged: string[] = [];
  const metrics = createMetrics();
  const health = await openHealth({
    port,
    log: pino({}, { write: line => void logged.push(line) }),
    whyNotReady: async () => whyNotReady(),
    metrics,
  });
  onTestFinished(health.close);
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${health.port}${path}`, { method });
    return [answer.status, await answer.json()];
  };
  return { health, ask, logged };
}

test('a bot that lives and does its work says so', async () => {
  const { ask } = await open(() => []);
  expect(await ask('/healthz')).toEqual([200, { alive: true }]);
  expect(await ask('/readyz')).toEqual([200, { ready: true, because: [] }]);
});

test('a bot that cannot do its work lives, and says why not', async () => {
  const { ask } = await open(() => ['not-connected', 'posts-waiting']);
  expect(await ask('/healthz')).toEqual([200, { alive: true }]);
  expect(await ask('/readyz')).toEqual([503, { ready: false, because: ['not-connected', 'posts-waiting'] }]);
});

test('figures are there for Prometheus, the lag of the event loop among them', async () => {
  const { health } = await open(() => ['starting']);
  const answer = await fetch(`http://127.0.0.1:${health.port}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const figures = await answer.text();
  expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(figures).toMatch(/^zongheng_discord_posting 0$/m);
});

test('nothing else is answered', async () => {
  const { ask } = await open(() => []);
  expect(await ask('/')).toEqual([404, {}]);
  expect(await ask('/readyz', 'POST')).toEqual([405, {}]);
});

test('a port that is taken is complained of, and nothing else', async () => {
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  const { health, logged } = await open(() => [], typeof address === 'object' ? address?.port : 0);
  expect(health.port).toBeUndefined();
  expect(logged.join('')).toContain('nobody can ask how the bot is');
});
