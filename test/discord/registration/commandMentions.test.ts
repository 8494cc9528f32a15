import { describe, expect, test } from 'vitest';
import { commandsFor } from '../../../src/discord/commands/commands.js';
import { clickable } from '../../../src/discord/message/clickable.js';
import { commandIdsIn } from '../../../src/discord/registration/commandIds.js';
import { mentionsOf } from '../../../src/discord/registration/commandMentions.js';
import { gameTexts } from '../../../src/discord/words/commands/gameCommandTexts.js';
import { wordsIn } from '../../../src/discord/words/wordsIn.js';
import { LANGUAGES, type Language } from '../../../src/lib/language.js';
import { playerOf, startedGame, testBot, textOf } from '../testBot.js';

const commands = commandsFor(testBot().hosting.games);
const IDS = Object.fromEntries([...commands.keys()].map((name, i) => [name, `10000000000000000${String(i).padStart(2, '0')}`]));
const idOf = (name: string): string => IDS[name] ?? '';
const mentioning = mentionsOf(commands, () => IDS);

describe('A command in a text', () => {
  test('can be clicked, and so can a subcommand', () => {
    expect(mentioning('**Orders**, or `/orders`, opens it.')).toBe(`**Orders**, or </orders:${idOf('orders')}>, opens it.`);
    expect(mentioning('`/game create` opens one, `/game list` shows them.')).toBe(
      `</game create:${idOf('game')}> opens one, </game list:${idOf('game')}> shows them.`,
    );
  });

  test('keeps its French name, which a mention could not show', () => {
    const french = `\`/${gameTexts.command.name.fr} ${gameTexts.create.name.fr}\` ouvre, \`/concéder\` vote.`;
    expect(mentioning(french)).toBe(french);
  });

  test('leaves what is to be written behind it as code', () => {
    expect(mentioning('`/settings zone:` sets it; `/press to: … text: …` writes.')).toBe(
      `</settings:${idOf('settings')}> \`zone:\` sets it; </press:${idOf('press')}> \`to: … text: …\` writes.`,
    );
  });

  test('stays code where Discord cannot mention it: a command that has subcommands, alone; and what is none', () => {
    for (const text of [
      '`/host` has the rest',
      '`/game` too',
      '`/dance`',
      '`/etc/passwd`',
      '/orders',
      '``/orders``',
      '\\`/orders\\`',
      '`printf /orders`',
    ])
      expect(mentioning(text)).toBe(text);
  });

  test('stays code where its id is not known', () => {
    const { orders: _, ...others } = IDS;
    expect(mentionsOf(commands, () => others)('`/orders` or `/order`')).toBe(`\`/orders\` or </order:${idOf('order')}>`);
  });
});

/** Returns all texts that take no parameters. */
function sentences(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentences) : [];
}

interface Named {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null | undefined;
}
const nameIn = ({ name, name_localizations: others }: Named, language: Language): string => others?.[language] ?? name;

/** The names of all commands and subcommands, as a client in this language lists them. */
const listedIn = (language: Language): readonly string[] =>
  [...commands.values()].flatMap(({ declaration }) => {
    const root = nameIn(declaration, language);
    const subs = (declaration.options ?? []).filter(({ type }) => type === 1);
    return [root, ...subs.map(sub => `${root} ${nameIn(sub, language)}`)];
  });

test.each(LANGUAGES)('Every command that is named in a sentence in %s is named as the reader’s client lists it', language => {
  const told = sentences(wordsIn(language)).flatMap(text => text.match(/`\/[^`]+`/g) ?? []);
  expect(told.length).toBeGreaterThan(20);
  const listed = listedIn(language);
  const isListed = (code: string): boolean => {
    const [root = '', sub = ''] = code.slice(2, -1).split(' ');
    const hasSubs = listed.some(name => name.startsWith(`${root} `));
    return listed.includes(hasSubs && sub !== '' ? `${root} ${sub}` : root);
  };
  expect(told.filter(code => !isListed(code))).toEqual([]);
});

test('Every command that is named in an English sentence can be clicked', () => {
  const told = sentences(wordsIn('en')).flatMap(text => text.match(/`\/[^`]+`/g) ?? []);
  const alone = [...commands.values()]
    .filter(({ declaration }) => declaration.options?.some(({ type }) => type === 1))
    .map(({ declaration }) => `\`/${declaration.name}\``);
  expect(told.filter(code => mentioning(code) === code && !alone.includes(code))).toEqual([]);
});

describe('A message', () => {
  test('mentions commands in its text, and in the description and the fields of an embed; nowhere else', () => {
    const code = '`/orders`';
    const click = `</orders:${idOf('orders')}>`;
    const embed = { title: code, description: code, fields: [{ name: code, value: code }], footer: { text: code } };
    expect(clickable({ content: code, embeds: [embed], rows: [], attachments: [{ name: code, alt: code }] }, mentioning)).toEqual({
      content: click,
      embeds: [{ ...embed, description: click, fields: [{ name: code, value: click }] }],
      rows: [],
      attachments: [{ name: code, alt: code }],
    });
  });

  test('never becomes longer than Discord takes', () => {
    const full = (most: number): string => `\`/orders\`${'x'.repeat(most - 9)}`;
    const long = { content: full(2_000), embeds: [{ description: full(4_096), fields: [{ name: 'x', value: full(1_024) }] }] };
    expect(clickable(long, mentioning)).toEqual(long);
    const together = { embeds: [{ description: full(3_000) }, { description: full(2_990) }] };
    expect(clickable(together, mentioning)).toEqual(together);
    const fits = clickable({ content: full(1_900) }, mentioning);
    expect(fits.content).toContain('</orders:');
  });
});

test('What somebody typed stays what it was', async () => {
  const room = testBot();
  await startedGame(room);
  const user = playerOf(room, 'qin');
  const panel = await room.as(user).run('order', { text: 'go `/orders` now\n`/resign`' });
  const shown = clickable(panel, mentioning);
  expect(textOf(shown)).not.toContain('</');
  expect(await room.as(user).form(shown, 'Fix')).toEqual(await room.as(user).form(panel, 'Fix'));
});

test('The help fits, with the commands it names', async () => {
  for (const language of LANGUAGES) {
    const help = clickable(await testBot().as('101', { language }).run('help'), mentioning);
    expect(textOf(help)).toContain(language === 'en' ? '</orders:' : '`/ordres`');
    for (const { description = '' } of help.embeds ?? []) expect(description.length).toBeLessThanOrEqual(4_096);
  }
});

describe('The ids of commands', () => {
  const facts = new Map<string, string>();
  const meta = { set: async (key: string, value: string) => void facts.set(key, value), get: async (key: string) => facts.get(key) };
  const loaded = async () => {
    const ids = commandIdsIn({ meta });
    await ids.load();
    return ids;
  };

  test('are those that Discord answered last, also after a restart', async () => {
    const ids = await loaded();
    expect(ids.current()).toEqual({});
    await ids.keep('12', [{ id: '345', name: 'orders', type: 1, application_id: '12' }]);
    expect(ids.current()).toEqual({ orders: '345' });
    expect((await loaded()).current()).toEqual({ orders: '345' });
  });

  test('are none after an answer that is none', async () => {
    const ids = await loaded();
    for (const answer of [undefined, 'gone', [{ id: 'x>', name: 'orders' }], {}]) {
      await ids.keep('12', answer);
      expect(ids.current()).toEqual({});
      expect((await loaded()).current()).toEqual({});
    }
  });
});
