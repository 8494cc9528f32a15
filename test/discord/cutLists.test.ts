import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { wordedSettings } from '../../src/discord/words/commands/lobbySettingTexts.js';
import { MOST_FILE_FAULTS } from '../../src/lib/mostFileFaults.js';
import { SETTING_GROUPS } from '../../src/matches/model/lobbySettings.js';
import { aVariant } from '../store/records.js';
import { GAMES, labels, offered, playerOf, startedGame, testBot } from './testBot.js';
import { roomWith, served } from './variantRoom.js';

const FOLDER = 'src/discord';

/** Where the bot takes the first or last entries of a list, and how whoever reads them learns of the others. */
const CUT: Readonly<Record<string, string>> = {
  'autocomplete/completeOrders.ts': 'suggestions: what is typed on finds the others',
  'autocomplete/completeSeats.ts': 'suggestions',
  'autocomplete/completeVariants.ts': 'suggestions',
  'commands/explainCommand.ts': 'suggestions',
  'commands/rulesCommand.ts': 'suggestions',
  'commands/rulesOption.ts': 'suggestions',
  'commands/settingsCommand.ts': 'suggestions',
  'commands/studyCommand.ts': 'suggestions',
  'commands/helpCommand.ts': 'a line says where the others are',
  'commands/logCommand.ts': 'a line says that all is in a file',
  'commands/pressCommand.ts': 'a line says that all is in a file',
  'components/orderForms.ts': 'examples',
  'interactions/findMatch.ts': 'the refusal says how many more there are',
  'message/buttons.ts': 'a next menu or row has the others',
  'message/fitting.ts': 'what the others are made of',
  'panel/notRead.ts': 'a file has all that was typed',
  'panel/panel.ts': 'suggestions, which the lines above name too',
  'panel/rowsFitting.ts': 'suggestions, which the lines above name too',
  'replies/editsReply.ts': 'a line says that all is in a file',
  'replies/playerReply.ts': 'the picture says that it shows what was played most; the text has all variants',
  'replies/queueReply.ts': 'a line says how many more there are',
  'replies/sealsReply.ts': 'a line says that all is in a file',
  'replies/statisticsLines.ts': 'the line says how many more there are',
  'replies/studyReply.ts': 'the menu says how many there are',
  'words/diplomacy/pictureText.ts': 'the sentence says how many more there are',
  'words/variants/uploadedRules.ts': 'the sentence says how many more there are',
  'words/variants/variantFaults.ts': 'the sentence says how many more there are; the report has all',
  'words/warringStatesCards/sayRounds.ts': 'the others follow behind a line that is put between them',
  'words/warringStatesCards/cardPictureText.ts': 'the newest changes, in the words for a picture that shows the table as it is now',
};
const TAKES_SOME = /(?:first|last)Fitting\(|\.slice\(0, (?:[A-Z]{3,}|\d\d|Math\.|powers)|\.slice\(-[A-Z2]/;
/** Of texts and of what no user reads: names of threads, labels, what is logged. */
const OF_TEXTS = /gateway\/|requests\/|delivery\/|threadRequests|explainer\.ts/;

const sources = (): readonly (readonly [file: string, text: string])[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !OF_TEXTS.test(file))
    .map(file => [file, readFileSync(`${FOLDER}/${file}`, 'utf8')] as const);

test('Only these files take a part of a list, and each says so', () => {
  const found = sources().flatMap(([file, text]) => (TAKES_SOME.test(text) ? [file] : []));
  expect(found.toSorted()).toEqual(Object.keys(CUT).toSorted());
});

test('No settings of a lobby need more menus than a message can have', () => {
  for (const game of GAMES.values()) {
    for (const group of SETTING_GROUPS) {
      const settings = wordedSettings(game).filter(({ setting }) => setting.group === group);
      expect([game.id, group, settings.length <= 25]).toEqual([game.id, group, true]);
    }
  }
});

describe('What does not fit is not left out silently', () => {
  test('variants of a server', async () => {
    const room = roomWith();
    const { variants } = room.hosting.store;
    const title = { en: 'A variant with a rather long name, as there are some', fr: 'Une variante' };
    for (let i = 0; i < 40; i++)
      await variants.add({ ...aVariant('900', `v${i}`), title, user: `1000000000000000${i}` }, { most: 99, forgets: 0 });
    const { content = '' } = await room.as('1').run('host variant');
    const lines = content.split('\n');
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(lines.at(-1)).toBe(`… and ${40 - (lines.length - 2)} more`);
  });

  test('faults of a start that are as many as are looked for', async () => {
    const powers = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`Nobody ${i}`, { units: [], homes: [] }]));
    const file = await served(new TextEncoder().encode(JSON.stringify({ powers })), 'start.json');
    const { content = '' } = await testBot()
      .as('1', { files: { start: file } })
      .run('game create', { variant: 'warhammer-fm05' });
    expect(content.match(/^- /gm)).toHaveLength(MOST_FILE_FAULTS);
    expect(content.split('\n').at(-1)).toBe('I stop after 10 problems, so there may be more.');
  });

  test('one long text among what was typed', async () => {
    const room = testBot();
    await startedGame(room);
    const qin = room.as(playerOf(room, 'qin'));
    const text = `${'A Xianyang holds; '.repeat(80)}A Xia - Any`;
    await qin.run('order', { text });
    const { embeds, attachments } = await qin.run('history', { as: 'edits' });
    expect(embeds?.[0]?.description).toContain('…`');
    expect(new TextDecoder().decode(attachments?.[0]?.bytes)).toContain(text.trim());
  });

  test('many edits: the message says that a file has all of them', async () => {
    const room = testBot();
    await startedGame(room);
    const qin = room.as(playerOf(room, 'qin'));
    for (let i = 0; i < 12; i++) await qin.run('order', { text: `${'A Yon H; '.repeat(90)}A Xia ${i % 2 === 0 ? 'H' : '- Any'}` });
    const { content, attachments } = await qin.run('history', { as: 'edits' });
    expect(content).toBe('This shows only the latest part: everything is in the attached file.');
    expect(new TextDecoder().decode(attachments?.[0]?.bytes).split('\n')).toHaveLength(12);
  });

  test('positions of a large study: the menu says how many there are', async () => {
    const ann = testBot().as('1');
    let board: Reply = await ann.run('study new', { variant: 'classic' });
    expect(placeholders(board)).toContain('Whose orders?');
    for (let i = 0; i < 30; i++) board = await ann.press(board, 'Resolve');
    expect(labels(board)).toContain('Resolve');
    const goTo = placeholders(board).find(text => text.startsWith('Go to'));
    expect(goTo).toBe('Go to… (the nearest 25 of 31 positions)');
  });
});

const placeholders = ({ rows = [] }: Reply): readonly string[] =>
  rows.flatMap(({ components }) => components.flatMap(one => ('placeholder' in one ? (one.placeholder ?? []) : [])));

test('Rules with more topics than a menu holds have them all', async () => {
  const room = testBot();
  const topics = Array.from({ length: 30 }, (_, i) => ({ title: `Topic ${i}`, blocks: ['Something.'] }));
  const presenter = room.bot.presenters.get('classic') ?? expect.fail('no presenter');
  const presenters = new Map([...room.bot.presenters, ['classic', { ...presenter, rules: () => topics }]]);
  Object.assign(room.bot, { presenters });
  const first = await room.as('1').run('rules', { variant: 'classic' });
  expect(offered(first)).toEqual(topics.map(({ title }) => title));
  expect((await room.as('1').choose(first, 'Topic 29')).embeds?.[0]?.title).toContain('Topic 29');
});
