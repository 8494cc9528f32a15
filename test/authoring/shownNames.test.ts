import { describe, expect, test } from 'vitest';
import { readCardsBoardFile, readOwnVariant } from '../../src/assets.js';
import { creditFault, isOurs, nameFault } from '../../src/authoring/checks/shownNames.js';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { readUpload } from '../../src/authoring/gate/judgeVariant.js';
import { writeZip } from '../../src/authoring/reading/writeZip.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { lessonVariantsOn, variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { compileCardsBoard } from '../../src/games/warring-states-cards/board/cardsBoard.js';
import { bytesOf, exampleWith, faultsOf, type Texts } from './folders.js';

/** The faults of a zip that is to be hosted. */
function refusedWith(texts: Texts) {
  const read = readUpload(writeZip(bytesOf(texts)));
  return read.ok ? [] : read.fault.map(({ fault }) => fault.code);
}

/** The example with a text for a name, as JSON has it. */
const named = (from: string, to: string, file: 'variant.json' | 'board.json' = 'variant.json'): Texts =>
  exampleWith(file, JSON.stringify(from), JSON.stringify(to));

/** Texts that nobody sees whole: Hangul fillers, braille without dots, marks of direction, joiners, tags, piles of accents. */
const UNSEEN = [
  '\u3164',
  '\u115f',
  '\u1160',
  '\uffa0',
  '\u2800',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u200e',
  '\u200f',
  '\u202e',
  '\u2066',
  '\u061c',
  '\u034f',
  '\u00ad',
  '\ufe0f',
  '\u{e0041}',
  '\u0301\u0301\u0301\u0301',
];

describe('A name that people see is refused if', () => {
  test.each(UNSEEN.map(sign => [[...sign].map(one => one.codePointAt(0)?.toString(16)).join(' '), sign]))('U+%s is in it', (_, sign) => {
    expect(nameFault(`a${sign}b`)?.code).toBe('variant-unseen-signs');
    expect(creditFault(`a${sign}b`)?.code).toBe('variant-unseen-signs');
  });

  test('it is made of nothing else, also names of places and powers, letters on units, short names and other spellings', () => {
    const sign = '\u3164';
    expect(refusedWith(named('Three Shores', sign))).toEqual(['variant-unseen-signs']);
    expect(refusedWith(named('Northmark', sign))).toEqual(['variant-unseen-signs']);
    expect(refusedWith(named('Pinewood', sign, 'board.json'))).toEqual(['variant-unseen-signs']);
    const power = (more: object): Texts =>
      exampleWith('variant.json', '"id": "north",', `"id": "north", ${JSON.stringify(more).slice(1, -1)},`);
    const province = (more: object): Texts =>
      exampleWith('board.json', '"id": "pin",', `"id": "pin", ${JSON.stringify(more).slice(1, -1)},`);
    for (const texts of [power({ letters: sign }), power({ aliases: [sign] }), power({ adjective: { en: sign } })])
      expect(refusedWith(texts)).toEqual(['variant-unseen-signs']);
    for (const texts of [province({ short: sign }), province({ aliases: [sign] })])
      expect(refusedWith(texts)).toEqual(['variant-unseen-signs']);
    expect(refusedWith(named('An example of Zongheng. Change it as you like.', sign))).toEqual(['variant-unseen-signs']);
  });

  test.each([
    'https://example.com',
    'join discord.gg/abc',
    'DISCORD .GG',
    'discord．gg／abc',
    'www.example.org',
    'shores.example.com',
    'dsc.gg/x',
  ])('a link or an invitation is in it: %s', text => expect(nameFault(text)?.code).toBe('variant-link'));

  test.each(['Zongheng', 'The real Z0ngheng', 'Zongһeng'.replace('һ', 'н'), 'ＺＯＮＧＨＥＮＧ'])('it is the bot’s: %s', text => {
    expect(nameFault(text)?.code).toBe('variant-name-ours');
  });

  test('it stands in any of the files', () => {
    expect(refusedWith(named('Northmark', 'www.example.org'))).toEqual(['variant-link']);
    expect(refusedWith(named('Pinewood', 'Zongheng', 'board.json'))).toEqual(['variant-name-ours']);
  });
});

describe('The title of a variant that is hosted', () => {
  const everybodys = catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile()));
  const taught = lessonVariantsOn(readOwnVariant);

  test.each([...everybodys.values(), ...taught].flatMap(({ title }) => [title.en, title.fr]))('is not one of ours: %s', title => {
    expect(isOurs(title)).toBe(true);
  });

  test.each([
    'Classic',
    'CLASSIC!',
    'Class1c',
    'Сlassiс',
    'C l a s s i c',
    'The Official Classic (v2)',
    'Classique',
    'Royaumes Combattants 3',
    'Mandat celeste',
    'Warring States',
    'Warhammer',
    'Europe',
    'Standard',
  ])('does not look like one of ours: %s', title => expect(isOurs(title)).toBe(true));

  test.each([
    'Chaos on Classic',
    'Classical Greece',
    'Warring Cities',
    'Heaven',
    'St. Petersburg 1917',
    'L’Été',
    '三國',
    '⚔️ Shores',
    'Русь',
  ])('may be another: %s', title => expect([isOurs(title), nameFault(title)]).toEqual([false, undefined]));

  test('may be one of ours in a folder that is not hosted', () => {
    expect(refusedWith(named('Three Shores', 'Classic'))).toEqual(['variant-name-ours']);
    expect(faultsOf(named('Three Shores', 'Classic'))).toEqual([]);
  });

  test('may be credited to a page, but not to an invitation', () => {
    const credit = (text: string): Texts => named('An example of Zongheng. Change it as you like.', text);
    expect(refusedWith(credit('After the map of https://example.com/map'))).toEqual([]);
    expect(refusedWith(credit('Join discord.gg/abc'))).toEqual(['variant-link']);
  });
});

test('The example can be hosted', () => {
  expect(refusedWith(exampleFolder('shores'))).toEqual([]);
});
