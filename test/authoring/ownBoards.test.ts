import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { assetPath, readGeometry, readOwnVariant } from '../../src/assets.js';
import { compiledFiles } from '../../src/authoring/compile/compiledFiles.js';
import { proposeBorders, type ReadVariant, readVariant } from '../../src/authoring/compile/readVariant.js';
import { writeVariant } from '../../src/authoring/compile/writeVariant.js';
import { authoredBoard } from '../../src/authoring/model/folderFiles.js';
import { FOLDER_FILES } from '../../src/authoring/model/variantFault.js';
import { readFolder } from '../../src/cli/variant/folderOnDisk.js';
import { DIPLOMACY_VARIANTS, LESSON_VARIANTS, variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';

const FOLDERS = readdirSync(assetPath('boards')).filter(id => existsSync(assetPath('boards', id, 'variant.json')));
const textIn = (id: string, file: string): string => readFileSync(assetPath('boards', id, file), 'utf8');

function compiledOf(id: string): ReadVariant {
  const files = readFolder(assetPath('boards', id));
  const read = files.ok ? readVariant(files.value) : files;
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

describe.each(FOLDERS)('The folder assets/boards/%s', id => {
  const read = compiledOf(id);

  test('has an id that is its name', () => {
    expect(read.variant.id).toBe(id);
  });

  test('is what the bot, and these tests, read from dist/boards', () => {
    for (const [file, text] of compiledFiles(read)) {
      const built = readFileSync(fileURLToPath(new URL(`../../dist/boards/${id}/${file}`, import.meta.url)), 'utf8');
      expect(built === text, `dist/boards/${id}/${file} is not what assets/boards/${id} gives now: run \`npm run build\`.`).toBe(true);
    }
  });

  test('is the same to the last byte when it is written from what it was compiled to', () => {
    const { strokes } = authoredBoard.parse(JSON.parse(textIn(id, 'board.json'))).drawing;
    const written = writeVariant(read.variant, read.geometry, strokes);
    if (!written.ok) throw new Error(written.fault);
    for (const file of FOLDER_FILES.filter(name => name.endsWith('.json'))) expect(written.value.get(file), file).toBe(textIn(id, file));
    for (const file of FOLDER_FILES) expect(written.value.get(file) === textIn(id, file), file).toBe(true);
  });

  test('says that nothing is amiss but colours of neutrals and room for names', () => {
    const codes = read.notices.map(({ notice }) => notice.code);
    expect(codes.filter(code => code !== 'colours-alike' && code !== 'names-outside')).toEqual([]);
  });
});

test('Every folder is on offer or for lessons, and the other way round', () => {
  expect([...new Set([...DIPLOMACY_VARIANTS, ...LESSON_VARIANTS].map(({ folder }) => folder))].sort()).toEqual([...FOLDERS].sort());
});

const variants = variantsOn(readOwnVariant);
const named = (id: string): Variant => {
  const found = variants.find(variant => variant.id === id);
  if (!found) throw new Error(id);
  return found;
};

/** The rules of each variant on offer, and the seasons of its first year. */
const PLAYED: readonly (readonly [id: string, rules: string, seasons: string])[] = [
  [
    'warring-states-v2',
    'captured-homes-build walls floating-fortress raise-fleet revert-to-army rapid-river-moves',
    'spring spring autumn autumn winter',
  ],
  [
    'warring-states-v1',
    'captured-homes-build walls floating-fortress raise-fleet revert-to-army rapid-river-moves',
    'spring spring autumn autumn winter',
  ],
  [
    'mandate-of-heaven',
    'build-anywhere barbarians:hsiung-nu armed-neutrals cornered river-convoy',
    'winter spring spring fall fall winter',
  ],
  [
    'warhammer-fm05',
    'illusion:wood-elves:athe immortality:vampire-counts:sylv underways:skaven sea-raiders:norse fledgling-nations greater-capitals',
    'spring spring spring fall fall winter',
  ],
  ['classic', '', 'spring spring fall fall winter'],
  ['classic-battles', '', 'spring spring fall fall winter'],
];

test.each(PLAYED)('%s is played by the rules and in the seasons of its rulebook', (id, rules, seasons) => {
  const variant = named(id);
  expect(variant.rules.map(rule => [rule.id, ...Object.values(rule.madeWith ?? {})].join(':')).join(' ')).toBe(rules);
  expect(variant.calendar.map(({ season }) => season).join(' ')).toBe(seasons);
  expect([variant.battles ?? false, variant.board.file.capitalsMatter ?? false]).toEqual(
    id === 'warhammer-fm05' || id === 'classic-battles' ? [true, true] : [false, false],
  );
});

test('The provinces of a rule for nomads are their band', () => {
  const { rules, board } = named('mandate-of-heaven');
  expect(rules.map(({ madeWith }) => madeWith?.power)).toContain('hsiung-nu');
  expect(board.file.band?.slice(0, 3)).toEqual(['pch', 'chg', 'hsj']);
  expect(compiledOf('mandate-of-heaven').variant.board.file.band).toEqual(board.file.band);
});

test('Classic has the borders that would have been proposed from its drawing, but for its named coasts', () => {
  const files = readFolder(assetPath('boards', 'classic'));
  const proposed = files.ok ? proposeBorders(files.value) : files;
  if (!proposed.ok) throw new Error(JSON.stringify(proposed.fault));
  const bare = (pairs: readonly (readonly [string, string])[]) =>
    [
      ...new Set(
        pairs.map(pair =>
          pair
            .map(at => at.slice(0, 3))
            .sort()
            .join(' '),
        ),
      ),
    ].sort();
  const { borders } = named('classic').board.file;
  expect(bare(proposed.value.army)).toEqual(bare(borders.army));
  expect(bare(proposed.value.fleet)).toEqual(bare(borders.fleet));
});

test('What a folder has no form for is said', () => {
  const classic = named('classic');
  expect(writeVariant(named('warhammer-fm05'), readGeometry('warhammer-fm05'))).toEqual({ ok: false, fault: 'choices' });
  const odd: Variant = { ...classic, rules: [{ id: 'house-rule' }] };
  expect(writeVariant(odd, readGeometry('classic'))).toEqual({ ok: false, fault: 'rules' });
  const winterly: Variant = { ...classic, calendar: classic.calendar.slice(2) };
  expect(writeVariant(winterly, readGeometry('classic'))).toEqual({ ok: false, fault: 'calendar' });
});
