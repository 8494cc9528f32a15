import { expect, onTestFinished, test } from 'vitest';
import { type Bot, startBot } from '../../src/discord/startBot.js';
import { tellersFor } from '../../src/discord/words/tellers.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { openMatch } from '../../src/matches/lobby/openMatch.js';
import type { House, Store } from '../../src/matches/ports.js';
import { openMemoryStore } from '../../src/store/openStore.js';
import { openTable, type Table } from '../localGuild/table.js';
import { VARIANTS } from './parlour.js';

const GREETING = 'Three steps to a first game';

/** The bot with these records in a local guild. */
async function start(table: Table, store: Store): Promise<{ readonly bot: Bot; readonly house: House }> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const house: House = {
    store,
    games: catalogue(VARIANTS),
    now: () => Date.now(),
    log: quiet,
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    wake: () => undefined,
  };
  const artist = { draw: async () => new Uint8Array(), outline: async () => new Uint8Array() };
  const bot = await startBot({ house, artist, tellers: tellersFor(VARIANTS), token: table.token, api: table.api });
  if (!bot.ok) throw new Error(bot.fault.code);
  onTestFinished(() => bot.value.stop());
  return { bot: bot.value, house };
}

const join = (table: Table, name: string) => table.director.ask('guilds.add', { name, channels: [name], systemChannel: name });

/** Where it has greeted, once for each time. */
async function greeted(table: Table): Promise<readonly string[]> {
  const ada = await table.persona('Ada');
  const channels = await ada.channels();
  const posts = (await table.director.requests()).filter(
    ({ method, body, status }) => method === 'POST' && status === 200 && JSON.stringify(body).includes(GREETING),
  );
  return posts.map(({ path }) => channels.find(({ id }) => path.includes(id))?.name ?? '').toSorted();
}

test('a bot whose records are new greets the few servers it is in, each once', async () => {
  const table = await openTable();
  await join(table, 'one');
  await join(table, 'two');
  const store = openMemoryStore();
  const { bot } = await start(table, store);
  await expect.poll(() => greeted(table)).toEqual(['one', 'two']);
  await bot.stop();
  await start(table, store);
  await join(table, 'three');
  await expect.poll(() => greeted(table)).toEqual(['one', 'three', 'two']);
});

test('one that is in many servers already greets none of them, but those that it joins afterwards', async () => {
  const table = await openTable();
  for (const name of ['one', 'two', 'three', 'four']) await join(table, name);
  await start(table, openMemoryStore());
  await join(table, 'five');
  await expect.poll(() => greeted(table)).toEqual(['five']);
});

test('a server in which it has hosted before is not greeted, nor one where it may not write', async () => {
  const table = await openTable();
  const store = openMemoryStore();
  const { bot, house } = await start(table, store);
  await bot.stop();
  const known = await join(table, 'known');
  openMatch(house, { game: 'classic', guild: known.id, channel: '1', host: '2', language: 'en', deadlines: {} });
  await join(table, 'mute');
  await table.director.ask('channels.permit', { channel: 'mute', who: 'bot', deny: ['SendMessages'] });
  await start(table, store);
  await join(table, 'last');
  await expect.poll(() => greeted(table)).toEqual(['last']);
});
