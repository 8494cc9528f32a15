import { describe, expect, it } from 'vitest';
import { readCaseFile, writeCase, writeCaseFile } from './caseFile.js';
import { caseFilesIn } from './caseFolder.js';
import { readExpectation, totals } from './outcomeWords.js';

const HEAD = '# Walls\n\nvariant: warring-states-v2\nphase: spring 450, movement\n\n## A case\n';
const read = (body: string) => readCaseFile(`${HEAD}${body}`, 'walls.txt');

describe('A case file', () => {
  it.each(caseFilesIn('warring-states-v2'))('$name, written out, reads the same', ({ name, file }) => {
    expect(readCaseFile(writeCaseFile(file), name)).toEqual(file);
  });

  it('carries the power from line to line', () => {
    const [rule] = read('Qin    A Xia - Any   bounces, 1 against 1\n       A Sli         holds\n').cases;
    expect(rule?.orders.map(({ power, text }) => [power, text])).toEqual([
      ['Qin', 'A Xia - Any'],
      ['Qin', 'A Sli'],
    ]);
  });

  it('tells what is given from what is expected by the orders between them', () => {
    const [rule] = read('centres: Qin Xia\nQin    A Xia - Any   moves\ncentres: Qin Xia, Any\n').cases;
    expect(rule?.given).toEqual([{ key: 'centres', value: 'Qin Xia' }]);
    expect(rule?.expected).toEqual([{ key: 'centres', value: 'Qin Xia, Any' }]);
  });

  it.each([
    ['an order without an outcome', 'Qin    A Xia - Any\n', 'walls.txt:7: not an order with its outcome'],
    ['an outcome it does not know', 'Qin    A Xia - Any   flies\n', 'walls.txt:7: no outcome I know: flies'],
    ['an order of no power', '       A Xia - Any   moves\n', 'walls.txt:7: an order of no power'],
    ['an expectation before the orders', 'winner: Qin\n', 'walls.txt:7: "winner:" does not belong here'],
    ['a phase there is none of', 'phase: spring 450, harvest\n', 'walls.txt:7: not a phase'],
  ])('refuses %s, with its place', (_, body, message) => {
    expect(() => read(body)).toThrow(message);
  });

  it('is printed with what was found beside what was expected', () => {
    const [rule] = read('> why\nQin    A Xia - Any   bounces, 1 against 1\nretreats: A Any → Hen\n').cases;
    const printed = rule && writeCase(rule, { orders: new Map([[0, 'moved']]), rest: ['dislodged: expected none'] });
    expect(printed?.split('\n')).toEqual([
      '## A case',
      '> why',
      'Qin    A Xia - Any   bounces, 1 against 1   ✗ found: moved',
      'retreats: A Any → Hen',
      '✗ dislodged: expected none',
    ]);
  });
});

describe('What a case says of an order', () => {
  it.each([
    ['moves', { word: 'moves', asArmy: false }],
    ['moves as an army, 2 against 1', { word: 'moves', asArmy: true, arithmetic: '2 against 1' }],
    ['cut to 1', { word: 'cut', detail: '1', asArmy: false }],
    ['stops in Cha', { word: 'stops', detail: 'Cha', asArmy: false }],
    ['illegal not-beside', { word: 'illegal', detail: 'not-beside', asArmy: false }],
  ])('"%s"', (text, expected) => {
    expect(readExpectation(text)).toEqual(expected);
  });

  it('adds up both sides of the arithmetic, words left out', () => {
    expect(totals('1 + 1 (Shaoliang) − 1 (wall) against 2 + 1 (Any)')).toEqual([1, 3]);
    expect(totals('2')).toBeUndefined();
  });
});
