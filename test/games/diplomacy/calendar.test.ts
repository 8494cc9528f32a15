import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import { firstMoment, type Moment, nextMoment } from '../../../src/games/diplomacy/phases/calendar.js';
import { classic } from './ownVariants.js';

const variant = classic(compileBoard(readBoardFile('classic')));
const told = ({ turn: { year, season }, phase }: Moment): string => `${season} ${year}: ${phase}`;

describe('The calendar', () => {
  it('goes from phase to phase through the year, and on to the next', () => {
    const year = [firstMoment(variant)];
    for (let i = 0; i < 5; i++) year.push(nextMoment(variant, year[i] ?? expect.fail()));
    expect(year.map(told)).toEqual([
      'spring 1901: movement',
      'spring 1901: retreats',
      'fall 1901: movement',
      'fall 1901: retreats',
      'winter 1901: adjustments',
      'spring 1902: movement',
    ]);
  });

  it('knows nothing of a phase that it does not have', () => {
    expect(() => nextMoment(variant, { turn: { year: 1901, season: 'winter' }, phase: 'movement' })).toThrow(
      'the calendar has no movement in winter',
    );
  });
});
