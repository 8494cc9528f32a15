import type { Simulator } from 'discord-simulator';
import { expect, onTestFinished, test } from 'vitest';
import { type Bot, startBot } from '../../../src/discord/startBot.js';
import { presentersFor } from '../../../src/discord/words/presentersFor.js';
import { catalogue } from '../../../src/games/catalogue/catalogue.js';
import { openMatch } from '../../../src/matches/actions/lobby/openMatch.js';
import type { HostingContext } from '../../../src/matches/context/ports.js';
import { openSimulator } from '../../openSimulator.js';
import type { Arranged as Store } from '../../records/arranged.js';
import { openMemoryStore } from '../../records/memory.js';
import { VARIANTS } from '../testBot.js';

const GREETING = 'Three steps to your first game';

/** Starts the bot with this database in a local guild. */
async function start(simulator: Simulator, store: Store): Promise<{ readonly bot: Bot; readonly hosting: HostingContext }> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const hosting: HostingContext = {
    store,
    games: catalogue(VARIANTS),
    now: () => Date.now(),
    log: quiet,
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    pseudonymKey: 'key',
    wake: () => undefined,
  };
  const renderer = { draw: async () => new Uint8Array(), outline: async () => new Uint8Array(), page: async () => new Uint8Array() };
  const bot = await startBot({ hosting, renderer, presenters: presentersFor(VARIANTS), token: simulator.token, api: simulator.api });
  if (!bot.ok) throw new Error(bot.fault.code);
  onTestFinished(() => bot.value.stop());
  return { bot: bot.value, hosting };
}

const join = (simulator: Simulator, name: string) => simulator.ask('guilds.add', { name, channels: [name], systemChannel: name });

/** Returns the names of the channels that the bot greeted, repeats included. */
async function greeted(simulator: Simulator): Promise<readonly string[]> {
  const ada = await simulator.persona('Ada');
  const channels = await ada.channels();
  const posts = (await simulator.requests()).filter(
    ({ method, body, status }) => method === 'POST' && status === 200 && JSON.stringify(body).includes(GREETING),
  );
  return posts.map(({ path }) => channels.find(({ id }) => path.includes(id))?.name ?? '').toSorted();
}

test('a bot whose records are new greets the few servers it is in, each once', async () => {
  const simulator = await openSimulator();
  await join(simulator, 'one');
  await join(simulator, 'two');
  const store = openMemoryStore();
  const { bot } = await start(simulator, store);
  await expect.poll(() => greeted(simulator)).toEqual(['one', 'two']);
  await bot.stop();
  await start(simulator, store);
  await join(simulator, 'three');
  await expect.poll(() => greeted(simulator)).toEqual(['one', 'three', 'two']);
});

test('one that is in many servers already greets none of them, but those that it joins afterwards', async () => {
  const simulator = await openSimulator();
  for (const name of ['one', 'two', 'three', 'four']) await join(simulator, name);
  await start(simulator, openMemoryStore());
  await join(simulator, 'five');
  await expect.poll(() => greeted(simulator)).toEqual(['five']);
});

test('a server in which it has hosted before is not greeted, nor one where it may not write', async () => {
  const simulator = await openSimulator();
  const store = openMemoryStore();
  const { bot, hosting } = await start(simulator, store);
  await bot.stop();
  const known = await join(simulator, 'known');
  await openMatch(hosting, { game: 'classic', guild: known.id, channel: '1', host: '2', language: 'en', deadlines: {} });
  await join(simulator, 'mute');
  await simulator.ask('channels.permit', { channel: 'mute', who: 'bot', deny: ['SendMessages'] });
  await start(simulator, store);
  await join(simulator, 'last');
  await expect.poll(() => greeted(simulator)).toEqual(['last']);
});
