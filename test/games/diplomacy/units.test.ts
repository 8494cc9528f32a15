import { expect, test } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { movedTo } from '../../../src/games/diplomacy/adjudication/settledPieces.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import { resolvePhase } from '../../../src/games/diplomacy/phases/resolvePhase.js';
import { classic } from './ownVariants.js';
import { situationIn } from './situation.js';

test('a unit that moves keeps its marks, and gets no others', () => {
  const unit: Unit = { power: 'orcs', type: 'A', at: 'pale' };
  expect(movedTo(unit, 'wast')).toStrictEqual({ ...unit, at: 'wast' });
  expect(movedTo({ ...unit, free: true }, 'wast')).toStrictEqual({ ...unit, at: 'wast', free: true });
  expect(movedTo({ ...unit, duchy: 'orcs-2' }, 'wast')).toStrictEqual({ ...unit, at: 'wast', duchy: 'orcs-2' });
});

test('two units in one province are no position', () => {
  const variant = classic(compileBoard(readBoardFile('classic')));
  const units: readonly Unit[] = ['france', 'germany'].map(power => ({ power, type: 'A', at: 'par' }));
  const situation = situationIn(variant, 'movement', { units, dislodged: [], contested: [], centres: {} });
  expect(() => resolvePhase(variant, situation, new Map())).toThrow('two units in par');
});
