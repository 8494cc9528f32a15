import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DIPLOMACY_REFUSALS } from '../../../src/discord/words/diplomacy/diplomacyRefusals.js';
import { REFUSALS } from '../../../src/discord/words/refusals/refusals.js';
import { CARD_GAME_REFUSALS } from '../../../src/discord/words/warringStatesCards/cardGameRefusals.js';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => `${folder}/${name}`);

const ofEveryGame = (file: string): boolean =>
  !file.startsWith('src/games/diplomacy/') && !file.startsWith('src/games/warring-states-cards/');

/** For each part of the code: the record of its sentences, the folder of that record, and which source files use its codes. */
const HOSTING = { record: REFUSALS, folder: 'src/discord/words/refusals', isUser: ofEveryGame };

const DIPLOMACY = {
  record: DIPLOMACY_REFUSALS,
  folder: 'src/discord/words/diplomacy',
  isUser: (file: string) => file.startsWith('src/games/diplomacy/'),
};
const CARDS = {
  record: CARD_GAME_REFUSALS,
  folder: 'src/discord/words/warringStatesCards',
  isUser: (file: string) => file.startsWith('src/games/warring-states-cards/'),
};

/** Matches the files in which the records of sentences are written. */
const PART = /(Refusals|Warnings|Notes)\.ts$/;

/** Removes the unions that declare codes, because a code that is only declared is not used. */
const undeclared = (source: string): string => source.replaceAll(/readonly code: [^;]*;/g, '');

describe.each([
  ['hosting', HOSTING],
  ['Diplomacy', DIPLOMACY],
  ['the card game', CARDS],
] as const)('the codes of %s', (_, { record, folder, isUser }) => {
  const codes = Object.keys(record);
  const sources = filesIn('src')
    .filter(file => !file.startsWith('src/discord/words/') && isUser(file))
    .map(file => undeclared(readFileSync(file, 'utf8')));

  test('are all used', () => {
    expect(codes.length).toBeGreaterThan(25);
    expect(codes.filter(code => !sources.some(source => source.includes(`'${code}'`)))).toEqual([]);
  });

  test('each have their sentences in one file', () => {
    const parts = filesIn(folder)
      .filter(file => PART.test(file))
      .map(file => readFileSync(file, 'utf8'));
    const times = (code: string): number => parts.filter(part => new RegExp(`^  '?${code}'?: \\{$`, 'm').test(part)).length;
    expect(codes.filter(code => times(code) !== 1)).toEqual([]);
  });
});

test.each([
  ['Diplomacy', DIPLOMACY],
  ['the card game', CARDS],
] as const)('whatever %s refuses has a sentence', (_, { record, isUser }) => {
  const sources = filesIn('src/games').filter(isUser);
  const literals = sources.flatMap(file => [...undeclared(readFileSync(file, 'utf8')).matchAll(/\bcode: '([a-z-]+)'/g)]);
  const codes = new Set(literals.map(([, code = '']) => code));
  codes.delete('custom');
  expect(codes.size).toBeGreaterThan(25);
  expect([...codes].filter(code => !Object.hasOwn(record, code))).toEqual([]);
});
