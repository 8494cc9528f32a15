import { setTimeout as sleep } from 'node:timers/promises';
import type { Simulator } from 'discord-simulator';
import { expect, onTestFinished, test } from 'vitest';
import type { SharedShards } from '../../../src/discord/gateway/shardClients.js';
import { type Bot, startBot } from '../../../src/discord/startBot.js';
import { presentersFor } from '../../../src/discord/words/presentersFor.js';
import { catalogue } from '../../../src/games/catalogue/catalogue.js';
import { openMatch } from '../../../src/matches/actions/lobby/openMatch.js';
import type { HostingContext } from '../../../src/matches/context/ports.js';
import { openSimulator } from '../../openSimulator.js';
import { openMemoryStore } from '../../records/memory.js';
import { VARIANTS } from '../testBot.js';

/** A bot in twelve servers with a lobby in each, for which Discord recommends four shards. */
const [SERVERS, SHARDS] = [12, 4];

interface Place {
  readonly simulator: Simulator;
  readonly hosting: HostingContext;
  /** The servers besides the one that is always there. */
  readonly guilds: readonly string[];
  start(sharing?: SharedShards): Promise<Bot>;
  /** The servers whose lobbies are paused. */
  paused(): Promise<readonly string[]>;
}

async function openPlace(): Promise<Place> {
  const simulator = await openSimulator({ rules: { guildsRecommended: SERVERS / SHARDS, maxConcurrency: 16 } });
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const hosting: HostingContext = {
    store: openMemoryStore(),
    games: catalogue(VARIANTS),
    now: () => Date.now(),
    log: quiet,
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    pseudonymKey: 'key',
    wake: () => undefined,
  };
  const guilds: string[] = [];
  for (let i = 1; i < SERVERS; i++) {
    const { id } = await simulator.ask('guilds.add', { name: `Server ${i}`, channels: [`hall-${i}`] });
    guilds.push(id);
    await openMatch(hosting, { game: 'classic', guild: id, channel: `${i}`, host: `${100 + i}`, language: 'en', deadlines: {} });
  }
  const renderer = { draw: async () => new Uint8Array(), outline: async () => new Uint8Array(), page: async () => new Uint8Array() };
  return {
    simulator,
    hosting,
    guilds,
    start: async sharing => {
      const { token, api } = simulator;
      const bot = await startBot({ hosting, renderer, presenters: presentersFor(VARIANTS), token, api, ...(sharing && { sharing }) });
      if (!bot.ok) throw new Error(bot.fault.code);
      onTestFinished(() => bot.value.stop());
      return bot.value;
    },
    paused: async () => (await hosting.store.matches.find({ statuses: ['paused'] })).map(({ guild }) => guild),
  };
}

/** Long enough for a server that is believed lost to be dealt with, ms. */
const A_WHILE = 500;

/** Whether everybody is answered, on each server and by direct message. */
async function answersEverywhere({ simulator, guilds }: Place): Promise<boolean> {
  const ada = await simulator.persona('Ada');
  for (const channel of ['dm', ...guilds.map((_, i) => `hall-${i + 1}`)])
    if (!(await ada.command(channel, '/help')).text.includes('/game create')) return false;
  return true;
}

test('One process serves as many shards as Discord recommends, and a login of one pauses nothing on the servers of others', async () => {
  const place = await openPlace();
  const bot = await place.start();
  const connections = bot.connections();
  expect(connections.map(({ shard, isUp }) => [shard, isUp()])).toEqual([0, 1, 2, 3].map(shard => [shard, true]));
  expect(place.guilds.every(guild => connections.filter(({ serves }) => serves(guild)).length === 1)).toBe(true);
  expect(connections.filter(({ serves }) => place.guilds.some(serves)).length).toBeGreaterThan(1);
  expect(await answersEverywhere(place)).toBe(true);
  await sleep(A_WHILE);
  expect(await place.paused()).toEqual([]);
});

test('A server that removed the bot while it was away is missed by its own shard', async () => {
  const place = await openPlace();
  const [gone = ''] = place.guilds;
  await place.simulator.ask('bot.kick', { guild: 'Server 1' });
  await place.start();
  await expect.poll(place.paused).toEqual([gone]);
  await sleep(A_WHILE);
  expect(await place.paused()).toEqual([gone]);
});

test('Two processes serve different shards: none is missed, each command is answered, and a shard goes from one to the other', async () => {
  const place = await openPlace();
  let [first, second]: readonly (readonly number[])[] = [
    [0, 1],
    [2, 3],
  ];
  const changed = new Set<() => void>();
  const sharing = (mine: () => readonly number[]): SharedShards => ({
    divideShards: async () => SHARDS,
    takePlace: async () => 0,
    living: () => 2,
    shards: () => new Set(mine()),
    lapsedShards: () => new Set(),
    onChange: listener => {
      changed.add(listener);
      return () => void changed.delete(listener);
    },
  });
  const bots = [await place.start(sharing(() => first ?? [])), await place.start(sharing(() => second ?? []))];
  const served = () => bots.map(({ connections }) => connections().map(({ shard }) => shard));
  expect(served()).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(bots.map(({ shards }) => shards?.().length)).toEqual([SHARDS, SHARDS]);
  expect(await answersEverywhere(place)).toBe(true);
  [first, second] = [[0, 1, 2, 3], []];
  for (const tell of changed) tell();
  await expect.poll(served).toEqual([[0, 1, 2, 3], []]);
  expect(await answersEverywhere(place)).toBe(true);
  await sleep(A_WHILE);
  expect(await place.paused()).toEqual([]);
});
