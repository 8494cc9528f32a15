import { setTimeout as sleep } from 'node:timers/promises';
import { InteractionType } from 'discord-api-types/v10';
import { dropMessage, messageIn } from 'discord-simulator/internals';
import { expect, onTestFinished, test } from 'vitest';
import { COMPONENT_ACTIONS, customId } from '../../src/discord/message/customId.js';
import { createSender } from '../soak/inputs/send.js';
import { buttonFor, idOf } from './harness/buttons.js';
import { openStage } from './harness/stage.js';
import { startGame } from './harness/table.js';

test('a form that says it is a button of any kind is answered, and no error', async () => {
  const stage = await openStage();
  onTestFinished(() => stage.abandon());
  const { context } = stage.guild;
  const ada = await stage.persona('Ada');
  const { match, open } = await startGame(stage, { channel: 'lobby', players: [ada] });
  const channel = context.world.channels.get((await stage.records.matches.get(match))?.channel ?? '');
  if (!channel) throw new Error('The game has no channel.');
  const sender = createSender(context, () => stage.bot().pid);
  for (const [i, action] of COMPONENT_ACTIONS.entries()) {
    const told = { custom_id: customId(action, match, open().number), components: [] };
    const made = { kind: action, type: InteractionType.ModalSubmit as const, user: ada.id, channel, told };
    expect(await sender.send(i, made), action).toHaveProperty('answeredAt');
  }
  sender.stop();
  await stage.quiet(match);
  expect(stage.bot().log()).not.toContain('an interaction failed');
});

test('who dismisses a message while what they pressed on it is done gets the answer in another', async () => {
  const stage = await openStage();
  onTestFinished(() => stage.close(({ answer }) => JSON.stringify(answer ?? null).includes('10008')));
  const { context } = stage.guild;
  const ada = await stage.persona('Ada');
  const { match } = await startGame(stage, { channel: 'lobby', players: [ada, await stage.persona('Bao')] });
  const { message } = await ada.command('lobby', '/orders');
  const panel = messageIn(context.world, message?.channel ?? '', message?.id ?? '');
  if (!message || !panel) throw new Error('There is no panel.');
  const forget = context.events.subscribe(event => {
    if (event.kind !== 'interaction-changed' || event.interaction.source !== panel.id) return;
    dropMessage(context.world, panel);
  });
  await ada.press(message, idOf(message, 'ready'));
  forget();
  const [last] = (await ada.messages('lobby')).slice(-1);
  expect(last?.id).not.toBe(message.id);
  expect(last && buttonFor(last, 'anyway', match)).toBeDefined();
  expect(stage.bot().log()).not.toContain('an interaction failed');
});

test('a study goes on after the interaction that opened it has died: every press has its own', async () => {
  const LIVES = 12_000;
  const stage = await openStage({ rules: { interactionLives: LIVES } });
  onTestFinished(() => stage.close());
  const ada = await stage.persona('Ada');
  const { message } = await ada.command('lobby', '/study new', { variant: 'classic' });
  if (!message) throw new Error('There is no board.');
  for (const label of ['Resolve', 'Explain', 'Board']) {
    await sleep(LIVES + 500);
    await ada.press(message, label);
    const [last] = (await ada.messages('lobby')).slice(-1);
    expect(last?.id, 'the same message is edited').toBe(message.id);
  }
  expect(stage.bot().log()).not.toContain('an interaction failed');
}, 120_000);
