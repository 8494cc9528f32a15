import { describe, expect, test } from 'vitest';
import { importVariant } from '../../../src/authoring/foreign/importVariant.js';
import { readToml } from '../../../src/authoring/foreign/readToml.js';
import { foreign } from './foreignFiles.js';

const tomlIn = (text: string): unknown => {
  const read = readToml(text);
  return read.ok ? read.value : read.fault;
};

describe('TOML', () => {
  test.each([
    ['# nothing\n', {}],
    ['name = "Era"\nyear = 1_167\nmargin = 0.5\non = true\n', { name: 'Era', year: 1167, margin: 0.5, on: true }],
    ['path = \'C:\\n\' # raw\r\nother = "a\\u00e9\\n\\"b"', { path: 'C:\\n', other: 'aé\n"b' }],
    ['a.b."c d" = 1\na.e = -2e3', { a: { b: { 'c d': 1 }, e: -2000 } }],
    [
      "['svg config']\nneutral.standard = \"808080\"\n['svg config'.board]\nsort = false",
      { 'svg config': { neutral: { standard: '808080' }, board: { sort: false } } },
    ],
    [
      '[p.x.coasts]\nnc = ["A",\n  "B", # two\n]\n[p]\ny.at = [[1.5, 2]]',
      { p: { x: { coasts: { nc: ['A', 'B'] } }, y: { at: [[1.5, 2]] } } },
    ],
    ['[[l]]\na = 1\n[[l]]\na = 2\n[l.b]\nc = 3', { l: [{ a: 1 }, { a: 2, b: { c: 3 } }] }],
    ['t = { a = 1, b = { c = "d" }, e = [] }', { t: { a: 1, b: { c: 'd' }, e: [] } }],
    ['l = """\none\ntwo \\\n   three"""\nr = \'\'\'\nraw\\\'\'\'', { l: 'one\ntwo three', r: 'raw\\' }],
    ['h = 0xff\nd = 1979-05-27\nt = 07:32:00', { h: 255, d: '1979-05-27', t: '07:32:00.000' }],
  ])('%j', (text, value) => {
    expect(tomlIn(text)).toEqual(value);
  });

  test.each([
    ['a = 1\na = 2', { line: 2, typed: 'a = 2' }],
    ['a = 1\n\nb = ', { line: 3, typed: '' }],
    ['a = "x', { line: 1, typed: '"x' }],
    ['a = nothing', { line: 1, typed: 'nothing' }],
    ['a = 1 b = 2', { line: 1, typed: 'b = 2' }],
    ['[a\nb = 1', { line: 1, typed: '' }],
    ['__proto__ = 1', { line: 1, typed: '__proto__ = 1' }],
    ['[constructor]\na = 1', { line: 1, typed: 'constructor]' }],
    ['a = [1, 2', { line: 1, typed: '' }],
    ['x = 1\n[x.y]\nz = 2', { line: 2, typed: 'x.y]' }],
  ])('%j is refused with its line', (text, fault) => {
    expect(tomlIn(text)).toEqual(fault);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('is bounded: deep lists, long blanks and comments', () => {
    expect(tomlIn(`a = ${'['.repeat(100_000)}`)).toMatchObject({ line: 1 });
    expect(tomlIn(`${' \n'.repeat(500_000)}a = 1 # ${'x'.repeat(500_000)}`)).toEqual({ a: 1 });
    expect(tomlIn(`a = ${'{ a = '.repeat(10_000)}`)).toMatchObject({ line: 1 });
    expect(tomlIn(`a${'.a'.repeat(100_000)} = 1`)).toMatchObject({ line: 1 });
    expect(tomlIn(`[a${'.a'.repeat(100_000)}]\nb = 1`)).toMatchObject({ line: 1 });
  });
});

test('Tables may have any name, and a list any number of them, in good time', () => {
  expect(tomlIn('[valueOf]\na = 1\n[toString.b]\nc = 2\n')).toEqual({ valueOf: { a: 1 }, toString: { b: { c: 2 } } });
  expect(tomlIn('[[a]]\n'.repeat(100_000))).toHaveProperty('a.length', 100_000);
});

describe('A config.toml', () => {
  const faultOf = (texts: Record<string, string>) => {
    const read = importVariant(foreign(texts));
    return read.ok ? 'read' : read.fault;
  };

  test('is refused with its line', () => {
    expect(faultOf({ 'config.toml': 'name = "x"\nfile = x.svg\n' })).toEqual([
      { file: 'config.toml', line: 2, fault: { code: 'import-not-toml', typed: 'x.svg' } },
    ]);
    expect(faultOf({ 'config.toml': 'file = "x.svg"\nplayers = 3\n[\'svg config\']\n' })).toEqual([
      { file: 'config.toml', line: 2, fault: { code: 'import-field', typed: 'players' } },
    ]);
  });

  test('is read as config.json is, over that of the folder above in either form', () => {
    const own = 'file = "two.svg"\n[players]\nReds.color = "aa0000"\n';
    const above = { 'svg config': { neutral: 'dddddd' }, players: {} };
    expect(faultOf({ 'config.toml': own, '../config.json': JSON.stringify(above) })).toEqual([
      { file: 'config.toml', line: 1, fault: { code: 'import-file-missing', typed: 'two.svg' } },
    ]);
    expect(faultOf({ 'config.toml': own, '../config.toml': "['svg config']\nneutral = 7\n" })).toMatchObject([
      { file: '../config.toml', line: 2, fault: { code: 'import-field', typed: 'svg config > neutral' } },
    ]);
  });

  test('is refused if that of the folder above cannot be read', () => {
    expect(faultOf({ 'config.toml': 'file = "x.svg"\n', '../config.toml': 'a = \n', '../config.json': '{}' })).toMatchObject([
      { file: '../config.toml', line: 1, fault: { code: 'import-not-toml' } },
    ]);
  });
});
