import type { Client } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { connectShards, type ShardClients, type SharedShards } from '../../../src/discord/gateway/shardClients.js';
import { createRequests } from '../../../src/discord/requests/requests.js';
import { openSimulator } from '../../openSimulator.js';

/** Four shards of one process, among processes whose number a test changes. */
interface Sharing {
  readonly gateway: ShardClients;
  /** Every client that sends requests: those of the shards, and the one that has none. */
  readonly rests: readonly Client['rest'][];
  thereAre(processes: number): void;
}

async function shared({ processes = 1, requestsPerSecond }: { processes?: number; requestsPerSecond?: number } = {}): Promise<Sharing> {
  const { token, api } = await openSimulator({ rules: { guildsRecommended: 1, maxConcurrency: 16 } });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  let living = processes;
  let changed = (): void => undefined;
  const sharing: SharedShards = {
    divideShards: async () => 4,
    takePlace: async () => 0,
    living: () => living,
    shards: () => new Set([0, 1, 2, 3]),
    lapsedShards: () => new Set(),
    onChange: listener => {
      changed = listener;
      return () => undefined;
    },
  };
  const line = { token, api, log, requests: createRequests({ api, log }), ...(requestsPerSecond !== undefined && { requestsPerSecond }) };
  const connected = await connectShards(line, sharing, { prepare: () => undefined, greet: async () => undefined });
  if (!connected.ok) throw new Error(connected.fault.code);
  const gateway = connected.value;
  onTestFinished(() => gateway.stop());
  return {
    gateway,
    rests: [gateway.rest, ...gateway.clients().map(({ rest }) => rest)],
    thereAre: count => {
      living = count;
      changed();
    },
  };
}

test('Discord’s limit on requests is divided among the processes: each client has its part, which grows when one leaves', async () => {
  const { rests, thereAre } = await shared({ processes: 4 });
  const allowed = () => rests.map(({ options }) => options.globalRequestsPerSecond);
  expect(allowed()).toEqual([12, 12, 12, 12, 12]);
  for (const [processes, part] of [
    [3, 16],
    [1, 50],
    [2, 25],
    [80, 1],
  ] as const) {
    thereAre(processes);
    expect(allowed()).toEqual([part, part, part, part, part]);
  }
});

test('An operator’s own limit is divided in the same way', async () => {
  const { rests } = await shared({ processes: 3, requestsPerSecond: 100 });
  expect(rests.map(({ options }) => options.globalRequestsPerSecond)).toEqual([33, 33, 33, 33, 33]);
});

test('All clients of a process together send no more than its part', async () => {
  const { rests, thereAre } = await shared({ processes: 2 });
  thereAre(10);
  const began = performance.now();
  // 20 requests at 5 a second. Each client alone would send its 4 at once.
  await Promise.all(rests.flatMap(rest => Array.from({ length: 4 }, () => rest.get('/users/@me'))));
  expect(performance.now() - began).toBeGreaterThan(3_000);
});
