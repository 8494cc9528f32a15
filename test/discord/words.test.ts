import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandsFor } from '../../src/discord/commands/commands.js';
import { counted, eitherOf, listed } from '../../src/discord/words/language/grammar.js';
import { moment } from '../../src/discord/words/language/moment.js';
import { sayDuration } from '../../src/discord/words/language/sayDuration.js';
import { wordsIn } from '../../src/discord/words/wordsIn.js';
import { literalsOf } from './literals.js';
import { testBot } from './testBot.js';

const MINUTE = 60_000;

describe('lengths of time', () => {
  test.each([
    [24 * 60 * MINUTE, '1 day', '1 jour'],
    [36 * 60 * MINUTE, '1 day and 12 hours', '1 jour et 12 heures'],
    [10 * MINUTE, '10 minutes', '10 minutes'],
    [90 * MINUTE, '1 hour and 30 minutes', '1 heure et 30 minutes'],
    [0, '1 minute', '1 minute'],
  ])('%i ms are "%s"', (length, en, fr) => {
    expect(sayDuration(length, 'en')).toBe(en);
    expect(sayDuration(length, 'fr').replaceAll(/\s/g, ' ')).toBe(fr);
  });
});

test('lists have their "and" and their "or"', () => {
  expect(listed(['Qin', 'Chu', 'Wei'], 'en')).toBe('Qin, Chu and Wei');
  expect(listed(['Qin', 'Chu', 'Wei'], 'fr')).toBe('Qin, Chu et Wei');
  expect(eitherOf(['Anyi', 'Lu'], 'en')).toBe('Anyi or Lu');
});

test('none is plural in English and singular in French', () => {
  const forms = { one: '# centre', other: '# centres' };
  expect([0, 1, 2].map(n => counted(n, forms, 'en'))).toEqual(['0 centres', '1 centre', '2 centres']);
  expect([0, 1, 2].map(n => counted(n, forms, 'fr'))).toEqual(['0 centre', '1 centre', '2 centres']);
});

test('a time is left to each reader to see in his own zone', () => {
  expect(moment(1_767_355_200_500)).toBe('<t:1767355200:F> (<t:1767355200:R>)');
});

test('texts are found in a source, code within them left out', () => {
  const source = "const a = 'one'; // 'not'\nconst b = `two @{c ? `three @{d}` : 'four'} five`;".replaceAll('@', '$');
  expect(literalsOf(source)).toEqual(['one', 'three …', 'four', 'two … five']);
});

describe('texts for people', () => {
  const files = readdirSync('src/discord/words', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && name !== 'language/userText.ts')
    .map(name => `src/discord/words/${name}`);
  const literals = (file: string): readonly string[] => literalsOf(readFileSync(file, 'utf8'));

  test('are found', () => {
    expect(files.flatMap(literals).length).toBeGreaterThan(1000);
  });

  test.each(files)('%s sets no breaking space before French double signs or within « »', file => {
    expect(literals(file).filter(text => / [:;!?»]|« /.test(text))).toEqual([]);
  });

  test.each(files)('%s has no typewriter apostrophes', file => {
    expect(literals(file).filter(text => /[a-zà-ÿ]\\?'[a-zà-ÿ]/i.test(text))).toEqual([]);
  });
});

describe('commands', () => {
  const declarations = [...commandsFor(testBot().hosting.games).values()].map(({ declaration }) => declaration);
  const NAME = /^[-_ʼ\p{L}\p{N}]{1,32}$/u;

  interface Named {
    readonly name: string;
    readonly name_localizations?: Partial<Record<string, string | null>> | null | undefined;
    readonly description: string;
    readonly description_localizations?: Partial<Record<string, string | null>> | null | undefined;
    readonly options?: readonly Named[];
    readonly choices?: readonly Pick<Named, 'name' | 'name_localizations'>[];
  }
  const withOptions = (named: Named): readonly Named[] => [named, ...(named.options ?? []).flatMap(withOptions)];
  const all = declarations.flatMap(declaration => withOptions(declaration as unknown as Named));

  test.each(all.map(named => [named.name, named] as const))('%s has short names and descriptions in both languages', (_, named) => {
    const names = [named.name, named.name_localizations?.fr ?? ''];
    const texts = [named.description, named.description_localizations?.fr ?? ''];
    for (const name of names) expect(name).toMatch(NAME);
    for (const name of names) expect(name).toBe(name.toLowerCase());
    for (const text of texts) expect(text.length).toBeGreaterThan(0);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(100);
  });

  test.each(all.filter(({ choices }) => choices).map(named => [named.name, named] as const))(
    '%s: every choice is named in both languages',
    (_, { choices = [] }) => {
      for (const { name, name_localizations } of choices)
        for (const label of [name, name_localizations?.fr]) expect(label).toMatch(/^.{1,100}$/u);
    },
  );

  test('no two are called alike in French', () => {
    const names = declarations.map(({ name_localizations }) => name_localizations?.fr);
    expect(new Set(names).size).toBe(declarations.length);
  });

  test('together say no more than Discord takes', () => {
    for (const declaration of declarations) {
      const said = withOptions(declaration as unknown as Named).flatMap(({ name, description }) => [name, description]);
      expect(said.join('').length).toBeLessThanOrEqual(8000);
    }
  });

  test('have at most 25 options each', () => {
    for (const { name, options = [] } of all) expect([name, options.length <= 25]).toEqual([name, true]);
  });

  test('are for servers and direct messages, and installed on servers alone', () => {
    for (const { contexts, integration_types, default_member_permissions } of declarations) {
      expect(default_member_permissions).toBeNull();
      expect(contexts).toEqual([0, 1]);
      expect(integration_types).toEqual([0]);
    }
  });
});

test('buttons fit on a button', () => {
  for (const language of ['en', 'fr'] as const)
    for (const label of Object.values(wordsIn(language).buttons)) expect(label.length).toBeLessThanOrEqual(80);
});
