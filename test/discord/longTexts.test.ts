import { ApplicationCommandOptionType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { commandsFor } from '../../src/discord/commands/commands.js';
import type { Reply } from '../../src/discord/message/reply.js';
import { playerOf, startedGame, type TestBot, testBot, textOf } from './testBot.js';

const commands = [...commandsFor(testBot().hosting.games).values()].map(({ declaration }) => declaration);

/** All options into which text is typed, by path, such as "game create movement", with their maximum lengths. */
const typedOptions = commands.flatMap(({ name, options = [] }) =>
  options
    .flatMap(option =>
      option.type === ApplicationCommandOptionType.Subcommand
        ? (option.options ?? []).map(own => ({ path: `${name} ${option.name} ${own.name}`, own }))
        : [{ path: `${name} ${option.name}`, own: option }],
    )
    .flatMap(({ path, own }) =>
      own.type === ApplicationCommandOptionType.String && !('choices' in own && own.choices) ? [{ path, most: own.max_length }] : [],
    ),
);

test('every option into which something is typed says how long it may be', () => {
  expect(typedOptions.length).toBeGreaterThan(30);
  expect(typedOptions.filter(({ most }) => most === undefined || most > 6000)).toEqual([]);
});

/** Returns the places where an answer may repeat the typed text: the message and its files. */
const givenBack = ({ content = '', attachments = [] }: Reply): readonly string[] => [
  content,
  ...attachments.map(({ bytes }) => new TextDecoder().decode(bytes)),
];

describe('A text of more lines than are read at once', () => {
  const many = 'A Xia - Any;'.repeat(200);
  const sent: readonly (readonly [string, (room: TestBot) => Promise<Reply>])[] = [
    ['/order', room => room.as(playerOf(room, 'qin')).run('order', { text: many })],
    [
      'Paste all',
      async room => {
        const qin = room.as(playerOf(room, 'qin'));
        return qin.fill(await qin.run('orders'), 'Paste all', many);
      },
    ],
    ['/host order', room => room.as('101').run('host order', { power: 'qin', text: many })],
    ['/host edit', room => room.as('101').run('host edit', { text: many })],
  ];

  test.each(sent)('is refused by %s in a sentence, and given back whole', async (name, send) => {
    const room = testBot();
    const host = name.startsWith('/host') ? { players: ['102', '103', '104', '105', '106', '107', '108'] } : {};
    await startedGame(room, host);
    const reply = await send(room);
    expect(textOf(reply)).toContain('I read at most 100 lines at once. Nothing of this was taken: send it in parts.');
    expect(givenBack(reply).some(text => text.includes(many))).toBe(true);
    expect(await room.hosting.store.history.submissions(1, 1)).toEqual([]);
  });
});

test.each([
  ['/press', 'press', { text: 'Hello' }, 'to'],
  ['/vote', 'vote', { on: 'replace' }, 'power'],
] as const)('a list of very many powers costs %s no more than one does', async (_, name, more, option) => {
  const room = testBot();
  await startedGame(room);
  const { store } = room.hosting;
  const { read } = store.matches;
  let reads = 0;
  Object.assign(store.matches, {
    read: async (...asked: Parameters<typeof read>) => {
      reads += 1;
      return read(...asked);
    },
  });
  const readsFor = async (list: string): Promise<number> => {
    reads = 0;
    await room.as(playerOf(room, 'qin')).run(name, { ...more, [option]: list });
    return reads;
  };
  expect(await readsFor('chu,'.repeat(25))).toBeLessThanOrEqual(await readsFor('chu'));
});
