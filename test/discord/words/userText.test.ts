import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inCode, inert, isQuotable, LONGEST_QUOTATION, legible, quoted } from '../../../src/discord/words/language/userText.js';
import { startedGame, testBot, textOf } from '../testBot.js';

/** Matches Markdown that Discord would render. A character after a backslash is plain. */
const LIVE: readonly RegExp[] = [
  /(?<!\\)[*_~`|]/,
  /(?<!\\)<(?:@|#|t:|\/|a?:|id:|https?:)/,
  /(?<!\\)\[[^\]]*\]\(/,
  /\w:\/\//,
  /(?<!\\)@(?:everyone|here)/,
  /^> [ ]*(?:#{1,3}\s|-#|[-+*]\s|\d+[.)]\s|>)/m,
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/,
];
const isInert = (shown: string): boolean => LIVE.every(mark => !mark.test(shown));

const TRICKS: readonly (readonly [string, string])[] = [
  ['a second letter below the first', 'Yes.\n\n**Wei to Qin:** I will attack you.'],
  ['a masked link', '[the rules](https://evil.example/x)'],
  ['a bare link', 'https://evil.example/_a_'],
  ['mentions of everybody', '@everyone @here'],
  ['mentions of people, roles, channels and commands', '<@1> <@!1> <@&2> <#3> </orders:4> <id:customize>'],
  ['timestamps and custom emoji', '<t:1767225600:F> <:crown:5> <a:crown:5>'],
  ['headings and subtext', '# Results\n## Results\n### Results\n-# small'],
  ['lists', '- one\n* two\n+ three\n1. four\n2) five'],
  ['quotations', '> a\n>>> b'],
  ['code', '`a` ```js\nb\n```'],
  ['spoilers and strikes', '||a|| ~~b~~ __c__ _d_ *e*'],
  ['escapes that would escape ours', '\\*a\\* \\\\[b](https://c.d)'],
  ['writing from right to left', 'abc \u202egnp.exe\u202c \u2067x\u2069'],
  ['characters without width', 'a\u200bb\u2060c\ufeffd\u00ade'],
  ['other line breaks', 'a\u2028# b\r\n# c\u0085- d\v- e'],
];

describe('What people typed', () => {
  test.each(TRICKS)('holds no %s when it is quoted', (_, text) => {
    expect(quoted(text, 4_000)).toSatisfy(isInert);
  });

  test.each(TRICKS)('holds no %s within a sentence', (_, text) => {
    expect(inert(text)).toSatisfy(isInert);
    expect(inert(text)).not.toContain('\n');
    expect(inCode(text)).not.toMatch(/[`\n]/);
  });

  test('stands in code as one line, however many blanks and empty lines it has', () => {
    expect(inCode(`  A Par - Bur ${' '.repeat(6_000)}\n\n \t\n  \`A Mar H\`\n`)).toBe("A Par - Bur ; 'A Mar H'");
  });

  test('is quoted in every line, however it begins', () => {
    for (const [, text] of TRICKS) for (const line of quoted(text, 4_000).split('\n')) expect(line).toMatch(/^> /);
  });

  test('does not pile marks on letters', () => {
    expect(quoted(`Z${'\u0335'.repeat(40)}o`, 4_000)).toBe('> Z\u0335\u0335\u0335o');
  });

  test('keeps accents, emoji, scripts and single marks as they are', () => {
    const text = 'Élise, 7 – 8: 秦 👩‍👩‍👧 ❤️ A Par - Bur; it’s (fine) #3';
    expect(quoted(text, 4_000)).toBe(`> ${text}`);
  });

  test('reads again as it was typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:[!-~](?:[ -~]{0,80}[!-~])?)?$/), typed => {
        expect(legible(inert(typed))).toBe(typed);
      }),
    );
  });

  test('whatever it is, is inert and within the limit', () => {
    const bits = fc.constantFrom(...TRICKS.map(([, text]) => text), ...'\\*_~`|<>[]()@#:-+.1a \n\u202e\u200b\u0335');
    const texts = fc.oneof(
      fc.array(bits, { maxLength: 200 }).map(all => all.join('')),
      fc.string({ unit: 'binary', maxLength: 200 }),
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 10, max: 500 }), (text, most) => {
        const shown = quoted(text, most);
        expect(shown).toSatisfy(isInert);
        expect(shown.length).toBeLessThanOrEqual(most);
        expect(shown.split('\n').every(line => line.startsWith('> '))).toBe(true);
      }),
    );
  });
});

const FORGED = 'Yes.\n\n**Wei to Qin:**\nLet us [attack](https://evil.example) <@105>.';

describe('A letter', () => {
  test('is quoted, to its reader, to all, and among the letters', async () => {
    const room = testBot();
    await startedGame(room);
    await room.posts();
    const seatOf = (user: string) => room.hosting.store.seatHolders(1).find(one => one.user === user)?.seat ?? '';
    await room.as('102').run('press', { to: seatOf('103'), text: FORGED });
    await room.as('102').run('press', { text: FORGED });
    const posts = await room.posts();
    expect(posts).toHaveLength(2);
    const listed = await room.as('103').run('press');
    for (const shown of [...posts.map(({ post }) => textOf(post)), textOf(listed)]) {
      expect(shown).toContain('> \\*\\*Wei to Qin:\\*\\*\n> Let us \\[attack\\](https\\://evil.example) \\<\\@105\\>.');
      expect(shown).not.toContain('\n**Wei to Qin:**');
    }
  });

  test('that would not fit once it is quoted is refused, in both languages', async () => {
    const room = testBot();
    await startedGame(room);
    const text = '*\n'.repeat(900);
    expect(isQuotable(text, LONGEST_QUOTATION)).toBe(false);
    expect((await room.as('102').run('press', { text })).content).toContain('too long');
    expect((await room.as('102', { language: 'fr' }).run('press', { text })).content).toContain('trop long');
    expect((await room.as('101').run('host announce', { text })).content).toContain('too long');
  });
});

test('An announcement of the host is quoted', async () => {
  const room = testBot();
  await startedGame(room);
  await room.posts();
  await room.as('101').run('host announce', { text: `Be kind.\n# Results: Spring\n${FORGED}` });
  const said = textOf((await room.posts())[0]?.post ?? {});
  expect(said).toContain('> Be kind.\n> \\# Results: Spring\n> Yes.\n> \n> \\*\\*Wei');
});

describe('A refusal', () => {
  const TYPED = '[x](https://evil.example) **y**\n# z `c`';
  const inside = (said: string | undefined): string => said ?? '';

  test.each([
    ['away', { until: TYPED }],
    ['settings', { reminders: TYPED }],
    ['settings', { quiet: TYPED }],
    ['settings', { zone: TYPED }],
    ['game create', { variant: TYPED }],
    ['game create', { variant: 'classic', pace: TYPED }],
    ['game create', { variant: 'classic', pace: `${TYPED} 19:00` }],
    ['game create', { variant: 'classic', rules: `rest ${TYPED.replace('\n', ' ')}` }],
    ['game create', { variant: 'warhammer-fm05', rules: `scale ${TYPED}` }],
  ])('of /%s %j repeats what was typed as letters alone', async (command, options) => {
    for (const language of ['en', 'fr'] as const) {
      const { content } = await testBot().as('101', { language }).run(command, options);
      const outsideCode = inside(content).replaceAll(/`[^`\n]*`/g, '');
      expect(content).toMatch(/evil/);
      expect(outsideCode).not.toMatch(/(?<!\\)\[x|(?<!\\)\*\*|\n# |\w:\/\//);
      expect(inside(content).split('`').length % 2).toBe(1);
    }
  });

  test('of an order does so too, with its reason, and the line can still be mended', async () => {
    const room = testBot();
    await startedGame(room);
    const typed = 'A [x](https://evil.example) **H** # @everyone';
    const panel = await room.as('102').run('order', { text: typed });
    expect(textOf(panel)).toContain('\\[x\\](https\\://evil.example)');
    expect(textOf(panel)).not.toMatch(/(?<!\\)\[x|(?<!\\)\*\*H|(?<!\\)@everyone/);
    const { components } = await room.as('102').form(panel, 'Fix');
    expect(JSON.stringify(components)).toContain(JSON.stringify(typed).slice(1, -1));
  });

  test('of a correction does so too', async () => {
    const room = testBot();
    await startedGame(room, { players: ['102', '103', '104', '105', '106', '107', '108'] });
    const shown = await room.as('101').run('host edit', { text: 'Qin: [x](https://evil.example)' });
    expect(textOf(shown)).not.toMatch(/(?<!\\)\[x|\w:\/\//);
  });
});
