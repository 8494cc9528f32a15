import { expect, test } from 'vitest';
import { STORED_STEPS } from '../../src/authoring/gate/hostedVariant.js';
import { boardFile } from '../../src/games/diplomacy/board/boardFile.js';
import { variantOf } from './folders.js';
import { largeFolder } from './largeFolder.js';

test('A stored board is read in parts, more of them the larger it is', () => {
  const { board } = variantOf(largeFolder({ provinces: 220, powers: 2 }));
  const stored = { written: '', board: JSON.stringify(board) };
  const parts = STORED_STEPS.board(stored);
  let turns = 0;
  let part = parts.next();
  for (; !part.done; part = parts.next()) turns++;
  expect(turns).toBe(1 + Math.ceil(220 / 50));
  expect(part.value).toEqual(boardFile.parse(JSON.parse(stored.board)));
});

test('What is no board is not read as one', () => {
  const { board } = variantOf(largeFolder({ provinces: 60, powers: 2 }));
  const broken = [{ ...board, provinces: [...board.provinces, { id: 'x' }] }, { ...board, borders: 1 }, { ...board, provinces: 1 }, []];
  for (const one of broken) {
    const parts = STORED_STEPS.board({ written: '', board: JSON.stringify(one) });
    expect(() => {
      for (let part = parts.next(); !part.done; part = parts.next());
    }).toThrow();
  }
});
