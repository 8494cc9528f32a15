import { ComponentType } from 'discord.js';
import { beforeAll, expect, test } from 'vitest';
import { handlers } from '../../src/discord/components/componentActions.js';
import { type ComponentAction, customId, readCustomId } from '../../src/discord/message/customId.js';
import type { FormReply, Reply } from '../../src/discord/message/reply.js';
import { wordsIn } from '../../src/discord/words/wordsIn.js';
import { playerOf, startedGame, type TestBot, testBot } from './testBot.js';

let room: TestBot;
beforeAll(async () => {
  room = testBot();
  await startedGame(room);
});

/** Sends a press on a panel's button or menu with forged parts. */
async function press(action: ComponentAction, parts: readonly string[], chosen: string): Promise<Reply | FormReply> {
  const payload = readCustomId(customId(action, 1, room.hosting.store.openPhase(1)?.number ?? 0, ...parts));
  if (!payload) throw new Error(`${action} has no custom id`);
  return handlers[action]({
    bot: room.bot,
    id: `${action} ${parts.join()} ${chosen}`,
    user: playerOf(room, 'qin'),
    place: { channel: '500', guild: '900' },
    language: 'en',
    words: wordsIn('en'),
    isAdmin: false,
    payload,
    chosen: [chosen],
    label: '',
    typed: '',
    notRead: [],
    corrections: [],
  });
}

const VIEWS: readonly (readonly string[])[] = [
  ['en', '', '', '0', '0'],
  ['en', 'x'.repeat(30), '', '0', '0'],
  ['en', '', '9.9.9', '0', '0'],
  ['en', '', '', '99', '99'],
  ['en', '', '', '-3', '-1'],
  ['en', '', '', '1.5', '1e9'],
  ['en', '', 'x.y', 'NaN', 'Infinity', 'v'],
];

test.each(['topic', 'step', 'back', 'earlier', 'later', 'orders'] as const)(
  'what %s asks for that is not there is not shown',
  async action => {
    for (const view of VIEWS)
      for (const chosen of ['x'.repeat(100), '', '-1', '99', '1.5', 'constructor']) {
        const answered = await press(action, view, chosen);
        if ('modal' in answered) throw new Error(`${action} opens a form`);
        expect(answered.rows?.length).toBeGreaterThan(0);
        for (const { components } of answered.rows ?? [])
          for (const component of components)
            if (component.type === ComponentType.StringSelect) expect(component.options.length).toBeGreaterThan(0);
      }
  },
);
