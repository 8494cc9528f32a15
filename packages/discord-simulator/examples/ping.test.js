import { startSimulator } from 'discord-simulator';
import { apiErrors } from 'discord-simulator/openapi';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPingBot } from './pingBot.js';

let simulator;
let bot;
beforeEach(async () => {
  simulator = await startSimulator();
  bot = await startPingBot(simulator.token, simulator.api);
});
afterEach(async () => {
  await bot.destroy();
  await simulator.stop();
});

test('/ping is answered', async () => {
  const ada = await simulator.persona('Ada');
  const reply = await ada.command('general', '/ping');
  expect(reply.text).toBe('Pong, Ada!');

  const bao = await simulator.persona('Bao');
  expect((await bao.messages('general')).map(message => message.text)).toEqual(['Pong, Ada!']);
});

test('the bot sends nothing that Discord does not describe', async () => {
  const ada = await simulator.persona('Ada');
  await ada.command('dm', '/ping');
  expect(apiErrors(await simulator.requests())).toEqual([]);
});

test('the bot comes back after a lost connection', async () => {
  const ada = await simulator.persona('Ada');
  await simulator.ask('gateway.drop', {});
  expect((await ada.command('general', '/ping')).text).toBe('Pong, Ada!');
});

test('a slow Discord loses no answer', async () => {
  const ada = await simulator.persona('Ada');
  await simulator.injectFault({ path: '^/interactions/', does: { kind: 'delay', by: 500, when: 'before' } });
  expect((await ada.command('general', '/ping')).text).toBe('Pong, Ada!');
});
