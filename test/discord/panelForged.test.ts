import { ComponentType } from 'discord.js';
import { beforeAll, expect, test } from 'vitest';
import { handlers } from '../../src/discord/components/componentActions.js';
import { type ComponentAction, customId, readCustomId } from '../../src/discord/message/customId.js';
import type { FormReply, Reply } from '../../src/discord/message/reply.js';
import { wordsIn } from '../../src/discord/words/wordsIn.js';
import { playerOf, SEVEN, startedGame, type TestBot, testBot } from './testBot.js';

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

test('fewer or more things than the one menu asks for, or things that it does not offer, change nothing', async () => {
  const placing = testBot();
  await startedGame(placing, { variant: 'mandate-of-heaven', players: [...SEVEN, '108'] });
  const pick = (...chosen: readonly string[]) => {
    const payload = readCustomId(customId('pick', 1, placing.hosting.store.openPhase(1)?.number ?? 0, 'en'));
    if (!payload) throw new Error('pick has no custom id');
    return handlers.pick({
      bot: placing.bot,
      id: `pick ${chosen.join()}`,
      user: playerOf(placing, 'hsiung-nu'),
      place: { channel: '500', guild: '900' },
      language: 'en',
      words: wordsIn('en'),
      isAdmin: false,
      payload,
      chosen,
      label: '',
      typed: '',
      notRead: [],
      corrections: [],
    });
  };
  const filed = async () => await placing.hosting.store.history.submissions(1, placing.hosting.store.openPhase(1)?.number ?? 0);
  await pick('0', '2');
  const before = await filed();
  expect(before).toHaveLength(1);
  for (const chosen of [[], ['99'], ['x'], ['-1'], ['0', '1', '2', '3', '4']]) {
    await pick(...chosen);
    expect(await filed(), chosen.join()).toEqual(before);
  }
});
