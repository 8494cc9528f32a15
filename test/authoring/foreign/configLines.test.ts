import { describe, expect, test } from 'vitest';
import { jsonLines, tomlLines } from '../../../src/authoring/foreign/configLines.js';

describe('The lines of a config.toml', () => {
  const lines = tomlLines(`# "quoted" [comment]
name = "a = [1, # no comment"\r
['svg config'] # here
neutral.standard = "808080"
board = { sort = false, size = [
  1,
  2 ] }

[overrides.provinces."S\\u00fcd = [x]"]
text = """
no.key = "1"
\\""" still" """"
coasts.nc = ["A",
  "B", # two
]
when = 1979-05-27 07:32:00
[[list]]
a = '''
x = 1'''
[[list]]
a = -2.5e3
[list.more]
b = [[1.5, 2],
  [3]]
[players.Reds]
color = 'aa0000'
`);

  test.each([
    [[], 1],
    [['name'], 2],
    [['svg config'], 3],
    [['svg config', 'neutral', 'standard'], 4],
    [['svg config', 'board', 'size'], 5],
    [['svg config', 'board', 'size', 1], 7],
    [['overrides', 'provinces'], 9],
    [['overrides', 'provinces', 'Süd = [x]'], 9],
    [['overrides', 'provinces', 'Süd = [x]', 'coasts', 'nc', 1], 14],
    [['overrides', 'provinces', 'Süd = [x]', 'when'], 16],
    [['list', 0, 'a'], 18],
    [['list', 1], 20],
    [['list', 1, 'more', 'b', 1, 0], 24],
    [['players', 'Reds', 'color'], 26],
  ])('%j', (path, line) => {
    expect(lines(path)).toBe(line);
  });

  test('are none of what is not there, or within a text', () => {
    expect([['no'], ['overrides', 'provinces', 'Süd = [x]', 'no'], ['x'], ['list', 2]].map(lines)).toEqual(Array(4).fill(undefined));
  });

  test('are found in good time', () => {
    const long = tomlLines(`a = "${'x'.repeat(1_000_000)}"\n${'b.c = """"""\n'.repeat(50_000)}[d]\n`);
    expect(long(['d'])).toBe(50_002);
  });

  test('are not kept of what lies deep', () => {
    const deep = tomlLines(`a = ${'['.repeat(900)}\n${'1,\n'.repeat(100_000)}${']'.repeat(900)}\nb = 1`);
    expect([deep(['a', 0, 0, 0, 0, 0, 0]), deep(['a', ...Array(10).fill(0)]), deep(['b'])]).toEqual([1, undefined, 100_003]);
  });
});

describe('The lines of a config.json', () => {
  const lines = jsonLines('{\r\n"a": 1,\r\n"b": [\r\n  2,\r\n  {\r\n "c":\r\n [3]}],\r\n"a": 4}');

  test.each([
    [[], 1],
    [['a'], 8],
    [['b', 0], 4],
    [['b', 1], 5],
    [['b', 1, 'c'], 6],
    [['b', 1, 'c', 0], 7],
    [['c'], undefined],
  ])('%j', (path, line) => {
    expect(lines(path)).toBe(line);
  });

  test('are none of what lies too deep to be looked at', () => {
    const deep = jsonLines(`{"a": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect([deep([]), deep(['a'])]).toEqual([1, 1]);
    const wide = jsonLines(`{"a": ${'['.repeat(900)}\n${'1,\n'.repeat(100_000)}1${']'.repeat(900)},\n"b": 1}`);
    expect([wide(['a', 0, 0, 0, 0, 0, 0]), wide(['a', ...Array(10).fill(0)]), wide(['b'])]).toEqual([1, undefined, 100_003]);
  });
});
