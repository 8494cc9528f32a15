import { ComponentType } from 'discord.js';
import { beforeAll, expect, test } from 'vitest';
import { deeds } from '../../src/discord/components/deeds.js';
import { customId, type Deed, readCustomId } from '../../src/discord/customId.js';
import type { Form, Reply } from '../../src/discord/reply.js';
import { wordsIn } from '../../src/discord/words/words.js';
import { type Parlour, parlour, playerOf, startedGame } from './parlour.js';

let room: Parlour;
beforeAll(async () => {
  room = parlour();
  await startedGame(room);
});

/** Somebody's client sends a panel's button or menu with other parts than it had. */
async function press(deed: Deed, parts: readonly string[], chosen: string): Promise<Reply | Form> {
  const token = readCustomId(customId(deed, 1, room.house.store.openPhase(1)?.number ?? 0, ...parts));
  if (!token) throw new Error(`${deed} has no custom id`);
  return deeds[deed]({
    embassy: room.embassy,
    id: `${deed} ${parts.join()} ${chosen}`,
    user: playerOf(room, 'qin'),
    place: { channel: '500', guild: '900' },
    language: 'en',
    words: wordsIn('en'),
    isAdmin: false,
    token,
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
  async deed => {
    for (const view of VIEWS)
      for (const chosen of ['x'.repeat(100), '', '-1', '99', '1.5', 'constructor']) {
        const answered = await press(deed, view, chosen);
        if ('modal' in answered) throw new Error(`${deed} opens a form`);
        expect(answered.rows?.length).toBeGreaterThan(0);
        for (const { components } of answered.rows ?? [])
          for (const component of components)
            if (component.type === ComponentType.StringSelect) expect(component.options.length).toBeGreaterThan(0);
      }
  },
);
