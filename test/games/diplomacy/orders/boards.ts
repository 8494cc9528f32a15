import { readBoardFile } from '../../../../src/assets.js';
import { type Board, compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Position, UnitType } from '../../../../src/games/diplomacy/board/position.js';
import type { PhaseKind } from '../../../../src/games/diplomacy/model/state.js';
import { formatOrder } from '../../../../src/games/diplomacy/notation/formatOrder.js';
import { readOrder } from '../../../../src/games/diplomacy/notation/orderReader.js';

export const classic = compileBoard(readBoardFile('classic'));
export const warringStates = compileBoard(readBoardFile('warring-states-v2'));
export const mandate = compileBoard(readBoardFile('mandate-of-heaven'));

/** Parses units such as "A xia, F stp/sc, other A any". They belong to the power "own", or to the power "other" if it is written. */
export function standing(units: string): Position {
  const placed = units
    .split(',')
    .map(unit => unit.trim().split(' '))
    .filter(words => words.length > 1)
    .map(words => ({ power: words.length > 2 ? 'other' : 'own', type: typeOf(words.at(-2)), at: words.at(-1) ?? '' }));
  return { units: placed, dislodged: [], contested: [], centres: {} };
}
const typeOf = (letter: string | undefined): UnitType => (letter === 'F' ? 'F' : 'A');

/** Returns how an order of the power "own" is read, in short English, or its fault. */
export function reads(board: Board, position: Position, text: string, phase: PhaseKind = 'movement'): string | Record<string, unknown> {
  const read = readOrder(board, position, 'own', phase, text);
  if (!read.ok) return read.fault;
  const units = [...position.units, ...position.dislodged];
  return formatOrder(board, read.value, 'en', province => units.find(unit => provinceOf(unit.at) === province)?.type);
}
