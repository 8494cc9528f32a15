import { printParseErrorCode } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { readVariant } from '../../src/authoring/compile/readVariant.js';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import type { FolderFile, VariantFault } from '../../src/authoring/model/variantFault.js';
import { whyNotJson } from '../../src/discord/words/variants/notJson.js';
import { sayFolderFault, sayFolderNotice } from '../../src/discord/words/variants/variantFaults.js';
import { findLocation } from '../../src/games/diplomacy/notation/findByName.js';
import { NAMED_RULES } from '../../src/games/diplomacy/variants/namedRules.js';
import { LANGUAGES } from '../../src/lib/language.js';
import { bytesOf, exampleWith, faultsOf, lineOf, variantOf } from './folders.js';

const example = exampleFolder('shores');

test('The example of a new folder has no fault and nothing to look at', () => {
  const { board, notices } = variantOf(example);
  expect(notices).toEqual([]);
  expect(board.powers.map(({ badge }) => badge)).toEqual(['N', 'W', 'E']);
  expect(new Set(board.powers.map(({ colour }) => colour)).size).toBe(3);
  expect(board.victory).toEqual({ centres: 7, of: 13, notCounted: [] });
});

test('Texts without French are counted in the file that they are in', () => {
  const english = exampleWith('variant.json', ', "fr": "Trois Rivages"', '', exampleWith('variant.json', ', "fr": "Ponant"', ''));
  const { notices } = variantOf(exampleWith('board.json', ', "fr": "La Pinède"', '', english));
  expect(notices.map(notice => sayFolderNotice(notice, 'en'))).toEqual([
    'variant.json: 2 texts have no French version; the English ones are shown instead.',
    'board.json: One text has no French version; the English one is shown instead.',
  ]);
  expect(notices.map(notice => sayFolderNotice(notice, 'fr'))).toEqual([
    'variant.json\u00a0: 2 textes n’ont pas de version française\u00a0: l’anglais s’affiche.',
    'board.json\u00a0: Un texte n’a pas de version française\u00a0: l’anglais s’affiche.',
  ]);
});

test('On a map that is narrower to the bot everything is drawn in fewer pixels, with names and units as large as ever', () => {
  const { board } = variantOf(exampleWith('board.json', '"format": 1', '"drawing": { "width": 1000 }, "format": 1'));
  expect(board.frame).toEqual({ width: 1000, height: 750 });
  expect(variantOf(example).board.frame).toEqual({ width: 1600, height: 1200 });
  for (const { places } of board.provinces) for (const { x } of places.text) expect(x).toBeLessThan(1000);
});

test('Each unit, name and centre stands in its province, clear of the others', () => {
  for (const { id, places, centre } of variantOf(example).board.provinces) {
    const { unit = [0, 0], centre: symbol, text } = places;
    expect([id, symbol === undefined]).toEqual([id, !centre]);
    if (symbol) expect([id, Math.hypot(symbol[0] - unit[0], symbol[1] - unit[1]) > 25]).toEqual([id, true]);
    expect(text.map(({ t }) => t).join(' ').length).toBeGreaterThan(3);
  }
});

type Case = readonly [what: string, file: FolderFile, from: string, to: string, found: string, fault: VariantFault, where?: string];

const CASES: readonly Case[] = [
  [
    'a comma too many',
    'variant.json',
    '"format": 1,',
    '"format": 1,,',
    '"format": 1',
    { code: 'variant-not-json', typed: 'PropertyNameExpected' },
  ],
  [
    'a comment',
    'variant.json',
    '"format": 1,',
    '"format": 1, // mine',
    '// mine',
    { code: 'variant-not-json', typed: 'InvalidCommentToken' },
  ],
  ['a key twice', 'variant.json', '"format": 1,', '"format": 1, "format": 1,', '"format"', { code: 'variant-key-twice', typed: 'format' }],
  [
    'a field that is not known',
    'variant.json',
    '"victory"',
    '"victroy"',
    '"victroy"',
    { code: 'variant-unknown-field', typed: 'victroy', near: 'victory' },
    'victroy',
  ],
  [
    'a field that is missing',
    'variant.json',
    '"calendar": { "year": 1 }',
    '"calendar": {}',
    '"calendar"',
    { code: 'variant-missing-field', typed: 'year' },
    'calendar.year',
  ],
  [
    'a text for a number',
    'variant.json',
    '"centres": 7',
    '"centres": "7"',
    '"centres"',
    { code: 'variant-expects', kind: 'number' },
    'victory.centres',
  ],
  [
    'a name without English',
    'board.json',
    '{ "en": "Pinewood",',
    '{ "de": "Pinewood",',
    'Pinewood',
    { code: 'variant-missing-field', typed: 'en' },
    'provinces[1].name.en',
  ],
  [
    'an id with capitals',
    'board.json',
    '"id": "pin"',
    '"id": "Pin"',
    '"Pin"',
    { code: 'variant-form', form: 'north-sea' },
    'provinces[1].id',
  ],
  [
    'a kind that there is not',
    'board.json',
    '"kind": "sea"',
    '"kind": "lake"',
    '"lake"',
    { code: 'variant-one-of', choices: ['land', 'sea', 'impassable'] },
    'provinces[7].kind',
  ],
  [
    'a language that is none',
    'variant.json',
    '"fr": "Ponant"',
    '"french": "Ponant"',
    'Ponant',
    { code: 'variant-bad-language', typed: 'french' },
    'powers[2].name.french',
  ],
  [
    'names of powers that are equal but for accents',
    'variant.json',
    '"en": "Westfold"',
    '"en": "Nörthmark"',
    'Nörthmark',
    { code: 'variant-same-name', typed: 'northmark', other: 'north' },
    'powers[2].name',
  ],
  [
    'a setting of a rule that is no list',
    'variant.json',
    '"victory"',
    '"rules": [{ "rule": "open-oceans", "provinces": "wba" }], "victory"',
    'open-oceans',
    { code: 'variant-expects', kind: 'array' },
    'rules[1].provinces',
  ],
  [
    'a setting of a rule without entries',
    'variant.json',
    '"victory"',
    '"rules": [{ "rule": "open-oceans", "provinces": [] }], "victory"',
    'open-oceans',
    { code: 'variant-too-small', least: 1, of: 'list' },
    'rules[1].provinces',
  ],
  [
    'a rule without its setting',
    'variant.json',
    '"victory"',
    '"rules": [{ "rule": "open-oceans" }], "victory"',
    'open-oceans',
    { code: 'variant-missing-field', typed: 'provinces' },
    'rules[1].provinces',
  ],
  [
    'a transform with too few numbers',
    'map.svg',
    '<polygon id="pin"',
    '<polygon transform="matrix(1 0)" id="pin"',
    'id="pin"',
    { code: 'svg-bad-transform', typed: 'matrix(1 0)' },
    'pin',
  ],
  [
    'a transform of signs',
    'map.svg',
    '<polygon id="pin"',
    '<polygon transform="translate(-,)" id="pin"',
    'id="pin"',
    { code: 'svg-bad-transform', typed: 'translate(-,)' },
    'pin',
  ],
  ['an id twice', 'board.json', '"id": "sto"', '"id": "pin"', 'Stonefield', { code: 'variant-id-taken', typed: 'pin' }, 'provinces[5].id'],
  [
    'a home that is no province',
    'variant.json',
    '"homes": ["ash"',
    '"homes": ["ass"',
    '"ass"',
    { code: 'variant-no-province', typed: 'ass', near: 'ash' },
    'powers[1].homes[1]',
  ],
  [
    'a home that is no centre',
    'variant.json',
    '"homes": ["ash"',
    '"homes": ["pin"',
    '"pin"',
    { code: 'variant-no-centre', at: 'pin' },
    'powers[1].homes[1]',
  ],
  [
    'a home of two powers',
    'variant.json',
    '"homes": ["gol"',
    '"homes": ["mar"',
    'Eastreach',
    { code: 'variant-home-twice', at: 'mar', power: 'west' },
    'powers[3].homes[1]',
  ],
  [
    'an army at sea',
    'variant.json',
    '"A ash"',
    '"A wba"',
    '"A wba"',
    { code: 'variant-unit-misplaced', typed: 'A wba' },
    'powers[1].units[1]',
  ],
  [
    'a fleet inland',
    'variant.json',
    '"A red"',
    '"F red"',
    '"F red"',
    { code: 'variant-unit-misplaced', typed: 'F red' },
    'powers[3].units[2]',
  ],
  [
    'two units in a province',
    'variant.json',
    '"A ash"',
    '"A bri"',
    '"A bri", "A hig"',
    { code: 'variant-unit-twice', at: 'bri' },
    'powers[1].units[3]',
  ],
  [
    'a unit that is none',
    'variant.json',
    '"A ash"',
    '"Army Ashford"',
    'Army',
    { code: 'variant-unit-form', typed: 'Army Ashford' },
    'powers[1].units[1]',
  ],
  [
    'a victory that nobody can reach',
    'variant.json',
    '"centres": 7',
    '"centres": 14',
    '"centres"',
    { code: 'variant-victory-far', centres: 13 },
    'victory.centres',
  ],
  [
    'a victory at the start',
    'variant.json',
    '"centres": 7',
    '"centres": 3',
    '"centres"',
    { code: 'variant-victory-won', power: 'north', centres: 3 },
    'victory.centres',
  ],
  [
    'a rule that there is not',
    'variant.json',
    '"format": 1',
    '"rules": [{ "rule": "fog" }], "format": 1',
    '"fog"',
    {
      code: 'variant-no-rule',
      typed: 'fog',
      choices: [...NAMED_RULES.keys()],
    },
    'rules[1].rule',
  ],
  [
    'a rule without its setting',
    'variant.json',
    '"format": 1',
    '"rules": [{ "rule": "sea-raiders" }], "format": 1',
    '"sea-raiders"',
    { code: 'variant-missing-field', typed: 'power' },
    'rules[1].power',
  ],
  [
    'a rule for nobody',
    'variant.json',
    '"format": 1',
    '"rules": [{ "rule": "sea-raiders", "power": "south" }], "format": 1',
    '"south"',
    { code: 'variant-no-power', typed: 'south' },
    'rules[1]',
  ],
  [
    'a border of armies at sea',
    'board.json',
    '["ash", "hig"]',
    '["ash", "wba"]',
    '["ash", "wba"]',
    { code: 'variant-army-at-sea', at: 'wba' },
    'borders.army[1][2]',
  ],
  [
    'a border twice',
    'board.json',
    '["ash", "old"]',
    '["hig", "ash"]',
    '["hig", "ash"]',
    { code: 'variant-border-twice', at: 'hig', other: 'ash' },
    'borders.army[2]',
  ],
  [
    'two provinces of one name',
    'board.json',
    '"Stonefield"',
    '"Pinewood"',
    '"id": "pin"',
    { code: 'variant-name-unclear', typed: 'Pinewood', at: 'pin' },
    'provinces[1].name.en',
  ],
  ['a province that is not drawn', 'map.svg', 'id="pin"', 'id="pine"', 'nowhere', { code: 'svg-undrawn', at: 'pin' }],
  [
    'a mark that is of no use',
    'board.json',
    '"format": 1',
    '"drawing": { "closed": [["pin", "kin"]] }, "format": 1',
    '"closed"',
    { code: 'mark-idle-closed', at: 'pin', other: 'kin' },
    'drawing.closed[1]',
  ],
  [
    'a border that is closed and listed',
    'board.json',
    '"format": 1',
    '"drawing": { "closed": [["ash", "pin"]] }, "format": 1',
    '"closed"',
    { code: 'mark-closed-listed', at: 'ash', other: 'pin' },
    'drawing.closed[1]',
  ],
  [
    'a line between provinces that touch',
    'board.json',
    '"format": 1',
    '"drawing": { "apart": [["ash", "pin"]] }, "format": 1',
    '"apart"',
    { code: 'mark-idle-apart', at: 'ash', other: 'pin' },
    'drawing.apart[1]',
  ],
  [
    'a line between provinces that are no neighbours',
    'board.json',
    '"format": 1',
    '"drawing": { "apart": [["pin", "kin"]] }, "format": 1',
    '"apart"',
    { code: 'mark-apart-unlisted', at: 'pin', other: 'kin' },
    'drawing.apart[1]',
  ],
];

describe('Nothing is told that another fault brings about:', () => {
  test('a shape that is not cut out of another covers it, and that is all', () => {
    const rock = exampleWith(
      'map.svg',
      '<polygon id="ash"',
      '<polygon id="roc" points="230,210 260,210 260,240 230,240"/>\n  <polygon id="ash"',
    );
    const listed = exampleWith('board.json', '"provinces": [', '"provinces": [ { "id": "roc", "name": { "en": "Rock" } },', rock);
    const codes = faultsOf(exampleWith('board.json', '"fleet": [', '"fleet": [ ["roc", "wba"],', listed)).map(({ fault }) => fault.code);
    expect(codes).toContain('svg-covers');
    expect(codes).not.toContain('borders-undrawn');
  });

  test.each(['closed', 'apart'])('a mark of a province that is not there is told once: drawing.%s', kind => {
    const marked = exampleWith('board.json', '"format": 1', `"drawing": { "${kind}": [["ash", "pinewood"]] }, "format": 1`);
    expect(faultsOf(marked).map(({ fault }) => fault)).toEqual([{ code: 'variant-no-province', typed: 'pinewood' }]);
  });
});

test('A shape without a province is told, with what to do', () => {
  const { notices } = variantOf(exampleWith('map.svg', '<polygon id="ash"', '<rect id="isle" width="9" height="9"/>\n  <polygon id="ash"'));
  expect(notices.map(notice => sayFolderNotice(notice, 'en'))).toEqual([
    'map.svg: board.json has no province with these ids, so their shapes aren’t drawn and look like open sea: isle. Add those that are provinces to “provinces” (land that nobody may enter as "kind": "impassable"), and leave the others if they are only decoration.',
  ]);
});

test('What is listed twice is told', () => {
  const twice = exampleWith(
    'board.json',
    '"format": 1',
    '"format": 1, "drawing": { "closed": [["pin", "ash"], ["ash", "pin"]], "theatres": [{ "id": "a", "name": { "en": "A" }, "provinces": ["ash", "ash"] }] }',
  );
  expect(faultsOf(twice).map(({ where, fault }) => [where, fault])).toEqual(
    expect.arrayContaining([
      ['drawing.closed[2]', { code: 'mark-twice', at: 'ash', other: 'pin' }],
      ['drawing.theatres[1].provinces[2]', { code: 'variant-id-taken', typed: 'ash' }],
    ]),
  );
});

test('A board that is only looked at need not have the borders of its drawing', () => {
  const apart = bytesOf(exampleWith('board.json', '["ash", "pin"]', '["ash", "kin"]'));
  expect(readVariant(apart)).toMatchObject({ ok: false });
  expect(readVariant(apart, { drawsOnly: true })).toMatchObject({ ok: true });
});

describe('A fault is told with its file, its line and a sentence:', () => {
  test.each(CASES.map(([what, file, from, to, found, fault, where]) => [what, { file, from, to, found, fault, where }] as const))(
    '%s',
    (_, { file, from, to, found, fault, where }) => {
      const texts = exampleWith(file, from, to);
      const faults = faultsOf(texts);
      const line = lineOf(texts, file, found);
      expect(faults).toContainEqual({ file, ...(line > 0 && { line }), ...(where !== undefined && { where }), fault });
      for (const language of LANGUAGES)
        for (const one of faults) {
          const said = sayFolderFault(one, language);
          expect(said).toMatch(/^(?:variant\.json|board\.json|map\.svg)(?::\d+)?.*: \S.*[.!?]$/u);
          expect(said).not.toMatch(/undefined|\[object/);
        }
    },
  );
});

test('Several faults are told at once', () => {
  const texts = exampleWith('board.json', '"kind": "sea"', '"kind": "lake"', exampleWith('variant.json', '"centres": 7', '"centres": "7"'));
  expect(faultsOf(texts).map(({ file }) => file)).toEqual(['variant.json', 'board.json']);
});

describe('The picture and the rules say the same:', () => {
  test('what touches is a neighbour or marked', () => {
    const unlisted = exampleWith('board.json', '["ash", "pin"], ', '');
    expect(faultsOf(unlisted)).toEqual([
      {
        file: 'board.json',
        line: lineOf(unlisted, 'board.json', '"borders"'),
        where: 'borders',
        fault: { code: 'borders-unlisted', at: 'ash', other: 'pin' },
      },
    ]);
    const marked = exampleWith('board.json', '"format": 1', '"drawing": { "closed": [["ash", "pin"]] }, "format": 1', unlisted);
    expect(faultsOf(marked)).toEqual([]);
    const { variant } = variantOf(marked);
    expect(variant.board.armyNeighbours.get('pin')).toEqual(['old']);
  });

  test('neighbours touch or are marked', () => {
    const undrawn = exampleWith('board.json', '["ash", "hig"]', '["pin", "sto"], ["ash", "hig"]');
    const [fault] = faultsOf(undrawn);
    expect(fault).toMatchObject({
      file: 'board.json',
      where: 'borders.army[1]',
      fault: { code: 'borders-undrawn', at: 'pin', other: 'sto' },
    });
    expect(faultsOf(undrawn).map(one => sayFolderFault(one, 'en'))).toEqual([
      expect.stringMatching(
        /pin and sto are neighbours but don’t touch on the map \(\d{3,} pixels apart\)\. Close the gap or add them to drawing\.apart\.$/,
      ),
    ]);
    const marked = exampleWith('board.json', '"format": 1', '"drawing": { "apart": [["sto", "pin"]] }, "format": 1', undrawn);
    expect(faultsOf(marked)).toEqual([]);
    expect(variantOf(marked).variant.board.armyNeighbours.get('pin')).toContain('sto');
  });

  test('lines that are nearly the same are one, as far as the author allows', () => {
    const moved = (texts = example) =>
      new Map([
        ...texts,
        ['map.svg' as const, (texts.get('map.svg') ?? '').replace('<polygon id="pin"', '<polygon transform="translate(-3)" id="pin"')],
      ]);
    expect(faultsOf(moved()).map(({ fault }) => fault.code)).toContain('borders-undrawn');
    for (const one of faultsOf(moved()))
      if (one.fault.code === 'borders-undrawn')
        expect(sayFolderFault(one, 'en')).toMatch(/Close the gap, raise drawing\.gap, or add them to drawing\.apart\.$/);
    expect(faultsOf(moved(exampleWith('board.json', '"format": 1', '"drawing": { "gap": 8 }, "format": 1')))).toEqual([]);
  });
});

test('An author says where something stands', () => {
  const texts = exampleWith(
    'map.svg',
    '</svg>',
    '<circle id="unit:pin" cx="40" cy="30" r="4"/><circle id="label:pin" cx="60" cy="90" r="4"/></svg>',
  );
  const { places } = variantOf(texts).board.provinces[0] ?? {};
  expect(places?.unit).toEqual([80, 60]);
  expect(places?.label).toEqual([120, 180]);
});

test('Names in other languages are spellings that orders may use', () => {
  const { board } = variantOf(exampleWith('board.json', '"fr": "La Pinède"', '"de": "Kieferwald"'));
  expect(board.provinces[0]).toMatchObject({ name: { en: 'Pinewood', fr: 'Pinewood' }, aliases: ['Kieferwald'] });
});

describe('One mistake is one fault:', () => {
  test('a border to what is no province is not measured on the map', () => {
    const faults = faultsOf(exampleWith('board.json', '["ash", "hig"], ["ash", "old"]', '["ash", "hig"], ["ash", "nix"], ["ash", "old"]'));
    expect(faults.map(({ fault }) => fault)).toEqual([{ code: 'variant-no-province', typed: 'nix' }]);
  });

  test('nor is one of a province with itself', () => {
    const faults = faultsOf(exampleWith('board.json', '["ash", "hig"], ["ash", "old"]', '["ash", "hig"], ["ash", "ash"], ["ash", "old"]'));
    expect(faults.map(({ fault }) => fault)).toEqual([{ code: 'variant-border-self', at: 'ash' }]);
  });

  test('nor are those of a province that is not drawn', () => {
    const faults = faultsOf(exampleWith('map.svg', '<polygon id="pin"', '<polygon id="pins"'));
    expect(faults.map(({ fault }) => fault)).toEqual([{ code: 'svg-undrawn', at: 'pin' }]);
  });

  test('a number that is too large is told the limit of its field', () => {
    const faults = faultsOf(exampleWith('variant.json', '"year": 1', '"year": 1e99'));
    expect(faults.map(({ fault }) => fault)).toEqual([{ code: 'variant-too-large', most: 99_999, of: 'number' }]);
  });
});

test('Lines are counted whichever way they end', () => {
  for (const end of ['\r\n', '\r']) {
    const texts = new Map([...exampleWith('variant.json', '"A ash"', '"A nix"')].map(([file, text]) => [file, text.replaceAll('\n', end)]));
    expect(faultsOf(texts)).toMatchObject([{ line: lineOf(exampleWith('variant.json', '"A ash"', '"A nix"'), 'variant.json', 'A nix') }]);
  }
});

test('A file that is no UTF-8 is told the line of its first byte that is none', () => {
  const files = new Map([...bytesOf(exampleFolder('shores')), ['variant.json' as const, new Uint8Array([0x7b, 0x0a, 0x0a, 0xe9, 0x7d])]]);
  const read = readVariant(files);
  expect(read.ok ? [] : read.fault).toMatchObject([{ file: 'variant.json', line: 3, fault: { code: 'variant-not-text' } }]);
});

test('What is no JSON is told in words, for all that the parser says', () => {
  const codes = Array.from({ length: 16 }, (_, i) => printParseErrorCode(i + 1));
  for (const code of codes)
    for (const language of LANGUAGES) expect([code, whyNotJson(code, language)]).not.toEqual([code, whyNotJson('?', language)]);
});

test('What is in no file is told where it is in either language', () => {
  const faults = [
    { file: 'folder', fault: { code: 'variant-not-there' } },
    { file: 'games', fault: { code: 'game-failed', game: 3, typed: 'x' } },
  ] as const;
  expect(faults.map(one => sayFolderFault(one, 'fr').split('\u00a0: ')[0])).toEqual(['dossier', 'parties']);
  expect(faults.map(one => sayFolderFault(one, 'en').split(': ')[0])).toEqual(['folder', 'games']);
});

test('A name that two provinces have is asked, if the one that is not called so says that it shares it', () => {
  const shared = (name: string) => exampleWith('board.json', '"fr": "La Pinède" }', `"fr": "La Pinède" }, "sharedAliases": ["${name}"]`);
  const { variant } = variantOf(shared('Stone field'));
  expect(findLocation(variant.board, 'Stone Field')).toEqual({
    ok: false,
    fault: { code: 'ambiguous-place', typed: 'Stone Field', candidates: ['pin', 'sto'] },
  });
  expect(faultsOf(shared('Stonefield'))).toMatchObject([
    { where: 'provinces[1].sharedAliases[1]', fault: { code: 'variant-name-unclear', typed: 'Stonefield', at: 'pin' } },
  ]);
});

test('Names that have no room are told together: the first dozen, and how many others', () => {
  const said = (at: readonly [string, ...string[]], more: number) =>
    LANGUAGES.map(language => sayFolderNotice({ file: 'map.svg', notice: { code: 'names-outside', at, more } }, language));
  expect(said(['ash', 'pin'], 3)).toEqual([
    'map.svg: These names don’t fit inside their provinces, so they’re below the units: ash, pin and 3 more. A shape with an id like “label:ash” says where a name should be.',
    'map.svg\u00a0: Ces noms ne tiennent pas dans leurs provinces et se trouvent sous les unités\u00a0: ash, pin et 3 autres. Une forme avec un identifiant comme «\u00a0label:ash\u00a0» dit où mettre un nom.',
  ]);
  expect(said(['ash'], 0)[0]).toContain('The name of ash');
});
