import { describe, expect, test } from 'vitest';
import { importVariant } from '../../../src/authoring/foreign/importVariant.js';
import { foreign } from './foreignFiles.js';

const FENS = `BEGIN SPRING 1750 MOVEMENT
VICTORY 3
MARSH (MARSHY:M) BOG
A BOG
REED (REEDY:R) FEN
F FEN
UNOWNED MOO
Bog = bog
Fen = fen fenland
Moor = moo
Mere = mer
COAST BOG ABUTS FEN MER MOO
COAST FEN ABUTS BOG MER
COAST MOO ABUTS BOG MER
WATER MER ABUTS BOG FEN MOO
`;

const read = (text: string) => importVariant(foreign({ 'fens.map': text }));
const codes = (text: string): readonly string[] => {
  const imported = read(text);
  return imported.ok ? imported.value.tasks.map(({ task }) => task.code) : imported.fault.map(({ fault }) => fault.code);
};
const folderOf = (text: string) => {
  const imported = read(text);
  return imported.ok ? { files: [...imported.value.files], isHostable: imported.value.isHostable } : imported.fault;
};

describe('A .map file', () => {
  test('is read alike with a byte order mark, with other ends of lines, with tabs, with blanks and with comments', () => {
    const plain = folderOf(FENS);
    expect(plain).toMatchObject({ isHostable: true });
    for (const text of [`\uFEFF${FENS}`, FENS.replaceAll('\n', '\r\n'), FENS.replaceAll('\n', '\r'), FENS.replaceAll(' ', ' \t ')])
      expect(folderOf(text)).toEqual(plain);
    expect(folderOf(FENS.replaceAll('\n', '  \n\n# A = B\n\t# COAST\n'))).toEqual(plain);
  });

  test('that is cut anywhere is read as far as it goes, or refused with a reason', () => {
    for (let end = 0; end < FENS.length; end += 23) {
      const imported = read(FENS.slice(0, end));
      if (!imported.ok) expect(imported.fault).toMatchObject([{ fault: { code: expect.stringMatching(/^import-(?:places|powers)$/) } }]);
    }
  });

  test.each([
    ['with a word without a meaning', 'WHATEVER 3 ways to go?', ['task-line-unread']],
    ['with a unit without a place', 'REED\nA', ['task-line-unread']],
    ['with a unit in two words', 'REED\nA FEN LAND', ['task-line-unread']],
    ['with a name of nothing', '= = =', ['task-line-unread']],
    ['with a name without a place', 'Nowhere =', ['task-line-unread']],
    ['with another name for what is not there', 'Old Moor -> MOO = moo moorland', ['task-line-unread']],
    ['with a change in a phase that is written out', 'IN WINTER 1755 VICTORY 4', ['task-line-unread']],
    ['with borders that lack their word', 'COAST BOG FEN MER', ['task-line-unread']],
    ['with a change of what is not there', 'AMEND XYZ ABUTS BOG', ['task-line-unread']],
    ['with a victory in words', 'VICTORY three', ['task-line-unread']],
    ['with an owner of nobody', 'UNPLAYED NOBODY', ['task-line-unread']],
    ['with a power twice', 'REED (REEDY:R) FEN', []],
    ['with a place twice', 'COAST FEN ABUTS BOG MER', []],
    ['with a name twice', 'Fen = fen', []],
    ['with names that objects have', '__proto__ = con\nconstructor = mer constructor __proto__\nREED __PROTO_', ['task-line-unread']],
    ['with a neighbour twice', 'AMEND FEN ABUTS MER bog BOG', []],
    ['with a neighbour that it is itself', 'AMEND FEN ABUTS FEN', []],
    ['with a unit in a place that it also owns', 'REED\nF FEN\nF FEN', []],
    ['with letters that two powers share', 'MOORS (MOORISH:M) MOO', []],
    ['with signs and zero bytes', '\0\0\0 \u0007 %PDF-1.4 \u{1F600}', ['task-line-unread']],
  ])('%s is read, and what was not understood is told', (_, more, told) => {
    expect(codes(`${FENS}${more}\n`)).toEqual(told);
    expect(folderOf(`${FENS}${more}\n`)).toMatchObject({ isHostable: true });
  });
});
