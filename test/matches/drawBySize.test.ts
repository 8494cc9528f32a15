import { describe, expect, test } from 'vitest';
import type { SeatTerm } from '../../src/matches/model/match.js';
import { resultsOf } from '../../src/matches/model/playerResult.js';

const term = (seat: string, more: Partial<SeatTerm> = {}): SeatTerm => ({ seat, user: `user-${seat}`, since: 1, ...more });
const standing = (seat: string, points: number) => ({ seat, points, units: points });

describe('A draw by size', () => {
  const end = { kind: 'draw-by-size' as const, seats: ['north', 'west', 'east'] };
  const standings = [standing('west', 6), standing('north', 4), standing('east', 4), standing('south', 0)];

  test('is a draw for all who share it, in which more centres rank higher', () => {
    const results = resultsOf(
      end,
      standings,
      ['north', 'west', 'east', 'south'].map(seat => term(seat)),
    );
    expect(results.map(({ seat, outcome, rank, points }) => [seat, outcome, rank, points])).toEqual([
      ['north', 'drew', 2, 4],
      ['west', 'drew', 1, 6],
      ['east', 'drew', 2, 4],
      ['south', 'lost', 4, 0],
    ]);
  });

  test('of one alone is won', () => {
    const results = resultsOf(
      { ...end, seats: ['west'] },
      standings,
      ['north', 'west'].map(seat => term(seat)),
    );
    expect(results.map(({ outcome, rank }) => [outcome, rank])).toEqual([
      ['lost', 2],
      ['won', 1],
    ]);
  });
});
