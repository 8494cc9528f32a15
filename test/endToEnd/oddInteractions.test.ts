import { expect, onTestFinished, test } from 'vitest';
import { COMPONENT_ACTIONS, customId } from '../../src/discord/message/customId.js';
import { INTERACTION_TYPE } from '../../src/localGuild/world/interaction.js';
import { dropMessage, messageIn } from '../../src/localGuild/world/messages.js';
import { createSender } from '../soak/inputs/send.js';
import { buttonFor, idOf } from './harness/buttons.js';
import { openStage } from './harness/stage.js';
import { startGame } from './harness/table.js';

test('a form that says it is a button of any kind is answered, and no error', async () => {
  const stage = await openStage();
  onTestFinished(() => stage.abandon());
  const { standIn } = stage.guild;
  const ada = await stage.persona('Ada');
  const { match, open } = await startGame(stage, { channel: 'lobby', players: [ada] });
  const channel = standIn.world.channels.get(stage.records.match(match)?.channel ?? '');
  if (!channel) throw new Error('The game has no channel.');
  const sender = createSender(standIn, () => stage.bot().pid);
  for (const [i, action] of COMPONENT_ACTIONS.entries()) {
    const told = { custom_id: customId(action, match, open().number), components: [] };
    const made = { kind: action, type: INTERACTION_TYPE.modal, user: ada.id, channel, told };
    expect(await sender.send(i, made), action).toHaveProperty('answeredAt');
  }
  sender.stop();
  await stage.quiet(match);
  expect(stage.bot().log()).not.toContain('an interaction failed');
});

test('who dismisses a message while what they pressed on it is done gets the answer in another', async () => {
  const stage = await openStage();
  onTestFinished(() => stage.close(({ answer }) => JSON.stringify(answer ?? null).includes('10008')));
  const { standIn } = stage.guild;
  const ada = await stage.persona('Ada');
  const { match } = await startGame(stage, { channel: 'lobby', players: [ada, await stage.persona('Bao')] });
  const { message } = await ada.command('lobby', '/orders');
  const panel = messageIn(standIn.world, message?.channel ?? '', message?.id ?? '');
  if (!message || !panel) throw new Error('There is no panel.');
  const forget = standIn.happenings.listen(happening => {
    if (happening.kind !== 'interaction-changed' || happening.interaction.source !== panel.id) return;
    dropMessage(standIn.world, panel);
  });
  await ada.press(message, idOf(message, 'ready'));
  forget();
  const [last] = (await ada.messages('lobby')).slice(-1);
  expect(last?.id).not.toBe(message.id);
  expect(last && buttonFor(last, 'unready', match)).toBeDefined();
  expect(stage.bot().log()).not.toContain('an interaction failed');
});
