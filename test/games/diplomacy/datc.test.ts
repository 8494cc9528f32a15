import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import { classic } from './ownVariants.js';
import { caseFilesIn, casesIn } from './rulebook/caseFolder.js';
import { failureOf } from './rulebook/runCase.js';

const FOLDER = 'datc';
const variant = classic(compileBoard(readBoardFile('classic')));

for (const { file } of caseFilesIn(FOLDER)) {
  describe(file.title, () => {
    for (const rule of file.cases) {
      it(rule.name, () => {
        const failure = failureOf({ file, rule }, variant);
        if (failure) expect.fail(failure);
      });
    }
  });
}

describe('Of the Diplomacy Adjudicator Test Cases 3.0', () => {
  const SECTIONS = { A: 12, B: 15, C: 9, D: 34, E: 15, F: 25, G: 20, H: 16, I: 7, J: 11 };
  const numbers = Object.entries(SECTIONS).flatMap(([section, cases]) => Array.from({ length: cases }, (_, i) => `6.${section}.${i + 1}`));
  const names = casesIn(FOLDER).map(({ rule }) => rule.name);

  it.each(numbers)('%s is here', number => {
    expect(names.filter(name => name.startsWith(`${number}:`))).not.toEqual([]);
  });

  it('no two have one name', () => {
    expect(new Set(names).size).toBe(names.length);
  });
});
