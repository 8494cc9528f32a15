import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LEASE } from '../../src/store/postgres/leases/leaseQueries.js';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import { isOnDiscord } from './harness/botProcess.js';
import { untilConnected, untilShardsAreFree } from './harness/fleet.js';
import { openStage, type Stage } from './harness/stage.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

/** As many shards as two processes have, which Discord lets log in one after the other only, five seconds apart. */
const SHARDS = 4;
const APART = 5_000;
/** For how long it is waited until the processes have shared the shards. */
const SHARED = { timeout: 60_000, interval: 200 };

let cluster: Cluster;
let stage: Stage;
beforeAll(async () => {
  cluster = await startCluster({ durable: true });
  stage = await openStage({
    rules: { guildsRecommended: 1, maxConcurrency: 1, loginsApart: APART, acknowledgeWithin: 10_000, patience: 60_000 },
    settings: { ZONGHENG_DATABASE: cluster.address() },
  });
  for (let i = 1; i < SHARDS; i++) await stage.director.ask('guilds.add', { name: `Guild ${i}`, channels: [`hall-${i}`] });
  await stage.bot().stop();
  await untilShardsAreFree(cluster.address());
  for (const bot of [stage.launch({}), stage.launch({})]) await isOnDiscord(() => bot);
});
afterAll(async () => {
  await stage.close();
  cluster.remove();
});

/** The shards that a process serves, going by its log: a slow one may first have to leave some to the other, and get them back. */
function served(log: string): ReadonlySet<number> {
  const shards = new Set<number>();
  for (const [, shard, who] of log.matchAll(/"shard":(\d+),.*(this|another) process serves this shard/g))
    if (who === 'this') shards.add(Number(shard));
    else shards.delete(Number(shard));
  return shards;
}

test("a killed process's gateways are taken over within the lease and five seconds for each place in the queue of logins", async () => {
  const bots = stage.bots().slice(-2);
  const [first, second] = bots;
  if (!first || !second) throw new Error('there are not two processes');
  const connected = async () => (await stage.director.ask('bot.read', {})).shards.length;
  await expect.poll(() => bots.map(bot => served(bot.log()).size), SHARED).toEqual([SHARDS / 2, SHARDS / 2]);
  await expect.poll(connected, SHARED).toBe(SHARDS);
  const { shards } = await stage.director.ask('bot.read', {});
  await first.kill();
  const took = await untilConnected(stage, shards);
  expect(took).toHaveLength(SHARDS / 2);
  console.log(took);
  for (const [i, ms] of took.entries()) expect(ms, took.join()).toBeLessThanOrEqual(LEASE + APART * (i + 1));
  expect(served(second.log()).size).toBe(SHARDS);
});
