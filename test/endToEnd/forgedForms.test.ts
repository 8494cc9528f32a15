import { expect, onTestFinished, test } from 'vitest';
import { customId, DEEDS } from '../../src/discord/customId.js';
import { INTERACTION_TYPE } from '../../src/localGuild/world/interaction.js';
import { createSender } from '../soak/inputs/send.js';
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
  for (const [i, deed] of DEEDS.entries()) {
    const told = { custom_id: customId(deed, match, open().number), components: [] };
    const made = { kind: deed, type: INTERACTION_TYPE.modal, user: ada.id, channel, told };
    expect(await sender.send(i, made), deed).toHaveProperty('answeredAt');
  }
  sender.stop();
  await stage.quiet(match);
  expect(stage.bot().log()).not.toContain('an interaction failed');
});
