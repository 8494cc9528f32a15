import type { Persona, Reply } from 'discord-simulator';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isOnShard } from '../../src/discord/servers/readLogin.js';
import { isPostgres } from '../../src/store/postgres/address.js';
import { untilShardsAreFree } from './harness/fleet.js';
import { filedInFull } from './harness/onFile.js';
import { openStage, type Stage } from './harness/stage.js';
import { practice, startGame, type Table } from './harness/table.js';

vi.setConfig({ testTimeout: 120_000 });

const SHARDS = 4;
const SEED = 7;
const SOON = 30_000;

/** One process of the real bot in four guilds, each of which is on a shard of its own, with a game in those of shards 1 and 2. */
let stage: Stage;
let tables: readonly [Table, Table];
beforeAll(async () => {
  stage = await openStage({ rules: { guildsRecommended: 1, maxConcurrency: 16, acknowledgeWithin: 10_000, patience: 60_000 } });
  await stage.bot().stop();
  const channels = await spreadGuilds(stage);
  const database = stage.settings.ZONGHENG_DATABASE ?? '';
  if (isPostgres(database)) await untilShardsAreFree(database);
  await stage.start();
  const players = await Promise.all(['Ada', 'Bao', 'Claire'].map(stage.persona));
  const begin = (shard: number): Promise<Table> =>
    startGame(stage, { channel: channels.get(shard) ?? '', players, variant: 'classic', options: { movement: '24h' } });
  tables = [await begin(1), await begin(2)];
}, 240_000);
afterAll(() => stage.close(), 60_000);

/** Adds guilds until there is one on each shard, and removes the bot from those that share one. Returns a channel on each shard. */
async function spreadGuilds({ director }: Stage): Promise<ReadonlyMap<number, string>> {
  const channels = new Map<number, string>();
  const shardOf = (guild: string): number => Array.from({ length: SHARDS }, (_, i) => i).findIndex(i => isOnShard(guild, [i, SHARDS]));
  for (const { id } of await director.ask('guilds.list', {})) channels.set(shardOf(id), 'table-one');
  for (let i = 1; channels.size < SHARDS; i++) {
    const channel = `hall-${i}`;
    const { id } = await director.ask('guilds.add', { name: `Guild ${i}`, channels: [channel] });
    if (channels.has(shardOf(id))) await director.ask('bot.kick', { guild: `Guild ${i}` });
    else channels.set(shardOf(id), channel);
  }
  return channels;
}

const ordersOf = (table: Table, player: Persona): string => practice(table, table.seatOf(player), SEED);

/** The lines of an answer that say that an order is filed. */
const filedIn = ({ text }: Pick<Reply, 'text'>): number => text.match(/✅/g)?.length ?? 0;

test('one process serves all four shards', async () => {
  expect(stage.bot().log()).toMatch(/"shards":4,.*the bot is ready/);
  expect(await stage.director.ask('bot.read', {})).toMatchObject({ connected: true });
});

test('orders of games in two guilds are confirmed by direct message, and given there', async () => {
  for (const table of tables) {
    const [ada, bao] = [table.host, await stage.persona('Bao')];
    expect(filedIn(await ada.command(table.channel, '/order', { text: ordersOf(table, ada) }))).toBeGreaterThan(0);
    await stage.quiet(table.match);
    const receipts = (await ada.dms()).filter(({ text, ephemeral }) => !ephemeral && text.includes(`Game ${table.match}`));
    for (const line of await filedInFull(table, table.seatOf(ada), ada))
      expect(receipts.map(({ text }) => text).join('\n')).toContain(`✅ ${line}`);
    expect(filedIn(await bao.command('dm', '/order', { game: `${table.match}`, text: ordersOf(table, bao) }))).toBeGreaterThan(0);
  }
});

test('a shard that loses its connection resumes it: what was asked meanwhile is answered, and no game is paused', async () => {
  const [near, far] = tables;
  const { identified } = await stage.director.ask('bot.read', {});
  await stage.director.ask('gateway.drop', { shard: 2 });
  const [asked, beside, direct] = await Promise.all([
    far.host.command(far.channel, '/order', { text: ordersOf(far, far.host) }),
    near.host.command(near.channel, '/order', { text: ordersOf(near, near.host) }),
    near.host.command('dm', '/orders', { game: `${far.match}` }),
  ]);
  for (const { text } of [asked, beside]) expect(text).toContain('✅');
  expect(direct.text).toContain(`Game ${far.match}`);
  expect(await stage.director.untilBot()).toMatchObject({ connected: true, identified });
  for (const { match } of tables) expect((await stage.records.matches.get(match))?.status).toBe('running');
});

test('the phases of both games are closed at their deadlines, once, and their results posted', async () => {
  for (const table of tables) {
    const { number } = table.open();
    await stage.reachDeadline(table.match);
    await table.host.until(table.channel, 'Results: ', SOON);
    expect(stage.records.phases(table.match).filter(phase => phase.number === number)).toHaveLength(1);
    expect(table.open().number).toBeGreaterThan(number);
  }
});
