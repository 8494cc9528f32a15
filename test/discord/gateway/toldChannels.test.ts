import { type BaseInteraction, Client, Events } from 'discord.js';
import { startSimulator } from 'discord-simulator';
import { expect, onTestFinished, test } from 'vitest';
import { guardGateway } from '../../../src/discord/gateway/guardGateway.js';
import { contextOf } from '../../../src/discord/readInteraction.js';
import { testBot } from '../testBot.js';
import { soundInteractions } from './interactions.js';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const SCENE = { application: '1', guild: '900000000000000010', channel: '900000000000000011', user: '900000000000000012' };

/** Returns where the bot is told that an interaction of a channel happens, as it comes over the gateway. */
async function placeIn(channel: object): Promise<unknown> {
  const simulator = await startSimulator();
  const guard = guardGateway(SILENT);
  const client = new Client({ intents: [], rest: { api: simulator.api }, ws: { buildStrategy: guard.buildStrategy } });
  guard.attach(client);
  onTestFinished(async () => {
    await client.destroy();
    await simulator.stop();
  });
  const ready = new Promise(resolve => client.once(Events.ClientReady, resolve));
  await client.login(simulator.token);
  await ready;
  const came = new Promise<BaseInteraction>(resolve => client.once(Events.InteractionCreate, resolve));
  const [sound] = soundInteractions(SCENE).values();
  const d = { ...sound, id: '900000000000000005', token: 't', channel: { id: SCENE.channel, name: 'x', permissions: '0', ...channel } };
  await simulator.ask('gateway.tell', { events: [{ t: 'INTERACTION_CREATE', d }] });
  return (await contextOf(testBot().bot, await came)).place;
}

test('the bot knows the thread and its channel, although it keeps no channels in memory', async () => {
  expect(await placeIn({ type: 12, parent_id: '900000000000000099' })).toEqual({
    channel: SCENE.channel,
    guild: SCENE.guild,
    parent: '900000000000000099',
    isPrivateThread: true,
  });
  expect(await placeIn({ type: 11, parent_id: '900000000000000099' })).toMatchObject({ parent: '900000000000000099' });
});

test('the category of a text channel is no channel that it belongs to', async () => {
  expect(await placeIn({ type: 0, parent_id: '900000000000000099' })).toEqual({ channel: SCENE.channel, guild: SCENE.guild });
});
