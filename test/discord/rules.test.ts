import { describe, expect, test } from 'vitest';
import { button, rowOf } from '../../src/discord/message/buttons.js';
import { readRules } from '../../src/discord/words/language/rulesText.js';
import { LANGUAGES } from '../../src/lib/language.js';
import { labels, offered, SEVEN, startedGame, testBot, textOf } from './testBot.js';

describe('A page of rules in Discord', () => {
  test('has no links to files, its tables as lists, its lines joined', () => {
    const page = readRules(
      [
        '# A game',
        '',
        '*[En français](game.fr.md)*',
        '',
        'Two lines that',
        'are one ([An example](../x.txt), [another](../y.txt)), as in [Classic](classic.md).',
        '',
        '## 2. Powers',
        '| power | armies |',
        '|---|---|',
        '| Qin | Yong, Xianyang |',
        '',
        '1. first',
        '2. second,',
        '   goes on',
      ].join('\n'),
    );
    expect(page).toEqual({
      title: 'A game',
      topics: [
        { title: 'A game', blocks: ['Two lines that are one, as in Classic.'] },
        { title: 'Powers', blocks: ['- **Qin**: Yong, Xianyang', '1. first\n2. second, goes on'] },
      ],
    });
  });
});

test('A page of rules in Discord leaves out what is for readers of the page, and the marks of rulings; French has its spaces', () => {
  const page = [
    '# Jeu',
    '',
    '**[R]** Le bot décide **[R]** : « oui » [R].',
    '',
    '<!-- page only -->',
    'Avec `printf`.',
    '<!-- /page only -->',
    '',
    '## Vide',
    '',
    '<!-- page only -->Rien.<!-- /page only -->',
    '',
    '## Tableau',
    '| a | b |',
    '|---|---|',
    '| Qin | à `a : b` |',
    '',
    '## Large',
    '| force | 1 | 2 | plus | max |',
    '|---|---|---|---|---|',
    '| petit | 10 | 20 | | 30 |',
  ].join('\n');
  expect(readRules(page, 'fr').topics).toEqual([
    { title: 'Jeu', blocks: ['Le bot décide\u00a0: «\u00a0oui\u00a0».'] },
    { title: 'Tableau', blocks: ['- **Qin**\u00a0: à `a : b`'] },
    { title: 'Large', blocks: ['- **petit**\u00a0: 1 → 10\u00a0; 2 → 20\u00a0; max → 30'] },
  ]);
});

describe('/rules', () => {
  const games = [...testBot().hosting.games.values()];

  test.each(games.flatMap(({ id }) => LANGUAGES.map(language => [id, language] as const)))(
    'has every topic of %s in %s, whole and without a link to a file',
    async (variant, language) => {
      const reader = testBot().as('999', { language });
      const first = await reader.run('rules', { variant });
      const topics = offered(first);
      expect(topics.length).toBeLessThanOrEqual(25);
      for (const topic of topics.length > 0 ? topics : [undefined]) {
        const shown = topic === undefined ? first : await reader.choose(first, topic);
        const text = shown.embeds?.[0]?.description ?? '';
        expect([topic, text.length > 20, text.length <= 4096]).toEqual([topic, true, true]);
        expect(text).not.toMatch(/\]\(|\.txt|\.md|… and|… et \d/);
        expect(text).not.toMatch(/\[R\]|<!--|-->|Ruling[,:]|The first round|The example of section|zongheng |sha256sum|python3|SHA-256/);
        if (language === 'fr') expect(text.replaceAll(/`[^`]*`/g, '…')).not.toMatch(/ [:;!?»]|« |\w: |(?:^|[ (])(?:[ldjmtsn]|qu)'\w/);
      }
    },
  );

  test.each(games.flatMap(({ id }) => LANGUAGES.map(language => [id, language] as const)))(
    'begins with what is special about %s, on one screen, in %s',
    async (variant, language) => {
      const text = (await testBot().as('999', { language }).run('rules', { variant })).embeds?.[0]?.description ?? '';
      expect(text.match(/^- \*\*/gm)?.length ?? text.match(/^- /gm)?.length).toBeGreaterThan(3);
      expect(text.length).toBeLessThan(2400);
    },
  );

  test.each(games.flatMap(({ id }) => LANGUAGES.map(language => [id, language] as const)))(
    'has the basics of Diplomacy as the second topic, if %s is Diplomacy, on one screen, in %s',
    async (variant, language) => {
      const reader = testBot().as('999', { language });
      const first = await reader.run('rules', { variant });
      const title = language === 'en' ? 'The basics' : 'Les bases';
      expect(offered(first).indexOf(title)).toBe(variant === 'warring-states-cards' ? -1 : 1);
      if (variant === 'warring-states-cards') return;
      const text = (await reader.choose(first, title)).embeds?.[0]?.description ?? '';
      expect(text.match(/^- \*\*/gm)).toHaveLength(9);
      expect(text.length).toBeLessThan(2400);
      for (const word of language === 'en' ? ['bounce', 'dislodged', 'Waive', 'autumn'] : ['rebond', 'délogée', 'Passer', 'automne'])
        expect(text).toContain(word);
    },
  );

  test.each([
    ['warring-states-v2', 'walls', 'muraille', 'wall'],
    ['mandate-of-heaven', 'river convoys', 'convois fluviaux', 'river-convoy'],
    ['classic-battles', 'the order of things', 'le déroulement', 'battle'],
  ])('shows a small picture in %s: %s', async (variant, topic, sujet, file) => {
    const english = await testBot().as('999').run('rules', { variant, topic });
    expect(english.attachments?.map(({ name }) => name)).toEqual([`${file}.en.png`]);
    expect(english.attachments?.[0]?.alt).toMatch(/\.$/);
    const french = await testBot().as('999', { language: 'fr' }).run('rules', { variant, topic: sujet });
    expect(french.attachments?.map(({ name }) => name)).toEqual([`${file}.fr.png`]);
  });

  test('is about the game of this channel, and finds a topic by its name', async () => {
    const room = testBot();
    await startedGame(room);
    const reader = room.as('101');
    expect((await reader.run('rules')).embeds?.[0]?.title).toBe('Warring States v2');
    expect((await reader.run('rules', { topic: 'rapid river' })).embeds?.[0]?.title).toBe('Warring States v2 · Rapid river move');
    expect((await reader.complete('rules', 'topic', 'wall')).map(({ name }) => name)).toEqual(['Fortified borders (walls)']);
    expect((await reader.run('rules', { variant: 'mandate-of-heaven', topic: 'Neutrals' })).embeds?.[0]?.title).toBe(
      'Mandate of Heaven · Neutrals',
    );
  });

  test('in a channel with several games is about one of those, and about the reader’s own if there is one', async () => {
    const room = testBot();
    const title = (id: string): string | undefined => room.hosting.games.get(id)?.title.en;
    const about = async (user: string): Promise<string | undefined> => (await room.as(user).run('rules')).embeds?.[0]?.title;
    await room.as('101').run('game create', { variant: 'warring-states-cards' });
    await room.posts();
    await room.as('102').run('game create', { variant: 'warhammer-fm05' });
    expect([title('warring-states-cards'), title('warhammer-fm05')]).toContain(await about('103'));
    const posts = await room.posts();
    const lobby = posts.at(-1);
    if (lobby === undefined) throw new Error('no lobby was posted');
    await room.as('103').press(lobby.post, 'Join');
    expect(await about('103')).toBe(title('warhammer-fm05'));
  });

  test('of a game that is not known here shows another; an altered button is refused', async () => {
    const room = testBot();
    expect(textOf(await room.as('101').run('rules', { variant: 'chess' }))).not.toBe('');
    const altered = { rows: rowOf(button('1:rules:0:0:chess', 'Rules')) };
    expect((await room.as('101').press(altered, 'Rules')).content).toBe('I can’t find that game here.');
  });

  test('is a button under the lobby and the opening', async () => {
    const room = testBot();
    await room.as('101').run('game create', { variant: 'warring-states-v2', muster: '1d' });
    const [lobby] = await room.posts();
    expect(labels(lobby?.post ?? {})).toContain('Rules');
    const shown = await room.as('102').press(lobby?.post ?? {}, 'Rules');
    expect(textOf(await room.as('102').choose(shown, 'Victory'))).toContain('18 win');
    const other = testBot();
    await startedGame(other, { players: SEVEN });
    const opening = (await other.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'opening');
    expect(labels(opening?.post ?? {})).toEqual(['Rules']);
  });
});
