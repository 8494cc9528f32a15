import { describe, expect, it } from 'vitest';
import { berthOf, oceanOf } from '../../../../src/games/diplomacy/board/berths.js';
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

describe('A part of the board', () => {
  it('has what is in its box, the left and upper edge included', () => {
    const inside = (x: number, y: number): boolean => isWithin([x, y], { box: [10, 20, 30, 40] });
    expect([inside(10, 20), inside(29, 39), inside(20, 30)]).toEqual([true, true, true]);
    expect([inside(9, 30), inside(30, 30), inside(20, 19), inside(20, 40), inside(9, 19), inside(31, 41)]).toEqual(Array(6).fill(false));
  });
});
