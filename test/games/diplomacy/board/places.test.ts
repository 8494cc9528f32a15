import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { berthOf, oceanOf } from '../../../../src/games/diplomacy/board/berths.js';
import { compileBoard, numberOfLocation } from '../../../../src/games/diplomacy/board/board.js';
import { isWithin } from '../../../../src/games/diplomacy/board/theatre.js';

describe('A fleet in an open ocean', () => {
  it('has a number if there are several, and its ocean either way', () => {
    expect(['ngwo#1', 'ngwo#12', 'ngwo'].map(at => [oceanOf(at), berthOf(at)])).toEqual([
      ['ngwo', 1],
      ['ngwo', 12],
      ['ngwo', undefined],
    ]);
  });
});

describe('A name that is no location', () => {
  it('has no number, also if it has three signs', () => {
    const classic = compileBoard(readBoardFile('classic'));
    expect(numberOfLocation(classic, 'par')).toBeGreaterThanOrEqual(0);
    expect(['xyz', 'PAR', 'pa1', 'pa\u0092', '\u0092ar', 'p\u0092r', ''].map(name => numberOfLocation(classic, name))).toEqual(
      Array(7).fill(-1),
    );
  });
});

describe('A part of the board', () => {
  it('has what is in its box, the left and upper edge included', () => {
    const inside = (x: number, y: number): boolean => isWithin([x, y], { box: [10, 20, 30, 40] });
    expect([inside(10, 20), inside(29, 39), inside(20, 30)]).toEqual([true, true, true]);
    expect([inside(9, 30), inside(30, 30), inside(20, 19), inside(20, 40), inside(9, 19), inside(31, 41)]).toEqual(Array(6).fill(false));
  });
});
