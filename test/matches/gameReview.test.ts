import { describe, expect, test } from 'vitest';
import type { ReviewFinding, SheetFinding } from '../../src/games/review.js';
import {
  dearestSheets,
  type GameReview,
  gamesPlayedOn,
  reviewedSeats,
  savedUnits,
  supportsOf,
  turningPoints,
} from '../../src/matches/read/gameReview.js';

const reviewOf = (...phases: readonly (readonly ReviewFinding[])[]): GameReview => ({
  leftOut: 0,
  phases: phases.map((findings, i) => ({
    number: i + 1,
    name: { kind: 'movement', turn: { season: i % 2 === 0 ? 'spring' : 'fall', year: 1901 + (i >> 1) }, awaits: [] },
    findings,
  })),
});

const chances = (shares: Readonly<Record<string, number>>, error = 0.03, games = 20): ReviewFinding => ({
  kind: 'chances',
  games,
  chances: Object.entries(shares).map(([seat, share]) => ({ seat, share, error })),
});

const sheet = (seat: string, dearness: number, more: Partial<SheetFinding> = {}): SheetFinding => ({
  kind: 'sheet',
  seat,
  isExact: true,
  tried: 1,
  had: { centres: 3, units: 3 },
  best: { centres: 4, units: 4 },
  dearness,
  orders: '',
  supports: 0,
  wasted: [],
  saved: [],
  ...more,
});

describe('Turning points', () => {
  test('are the phases after which the chances of a power are others, the greatest change of each phase', () => {
    const review = reviewOf(
      [chances({ france: 0.2, turkey: 0.2 })],
      [chances({ france: 0.5, turkey: 0.05 })],
      [chances({ france: 0.52, turkey: 0.06 })],
    );
    expect(turningPoints(review)).toMatchObject([{ phase: { number: 1 }, seat: 'france', from: 0.2, to: 0.5 }]);
  });

  test('are not those within the error of the difference, nor small ones', () => {
    expect(turningPoints(reviewOf([chances({ france: 0.2 }, 0.25)], [chances({ france: 0.5 }, 0.25)]))).toEqual([]);
    expect(turningPoints(reviewOf([chances({ france: 0.2 }, 0)], [chances({ france: 0.29 }, 0)]))).toEqual([]);
    const [point] = turningPoints(reviewOf([chances({ france: 0.2 }, 0.03)], [chances({ france: 0.5 }, 0.04)]));
    expect(point?.error).toBeCloseTo(0.05);
  });

  test('pass over phases without an estimate, and are at most five, in the order of the game', () => {
    const gap = reviewOf([chances({ france: 0.2 })], [sheet('france', 1)], [chances({ france: 0.6 })]);
    expect(turningPoints(gap).map(({ phase }) => phase.number)).toEqual([1]);
    const many = reviewOf(...[0, 0.9, 0.1, 0.8, 0.2, 0.7, 0.3, 0.6].map(share => [chances({ france: share })]));
    expect(turningPoints(many).map(({ phase }) => phase.number)).toEqual([1, 2, 3, 4, 5]);
    expect(gamesPlayedOn(many)).toEqual({ least: 20, most: 20 });
    expect(gamesPlayedOn(reviewOf())).toBeUndefined();
  });
});

describe('What a power paid for', () => {
  const review = reviewOf(
    [sheet('france', 1.1), sheet('turkey', 5)],
    [sheet('france', 0.001), sheet('turkey', 0)],
    [sheet('france', 3, { supports: 2, wasted: [{ order: 'A par S A bur', why: 'cut' }], saved: [{ en: 'Brest', fr: 'Brest' }] })],
    [sheet('france', 1.1, { supports: 1, wasted: [{ order: 'A par S A bur', why: 'no-match' }] })],
    [sheet('france', 0.3), { kind: 'retreats', saved: [{ seat: 'turkey', place: { en: 'Ankara', fr: 'Ankara' } }] }],
  );

  test('are the three dearest sheets; the earlier of two that are as dear comes first', () => {
    expect(dearestSheets(review, 'france').map(({ phase }) => phase.number)).toEqual([3, 1, 4]);
    expect(dearestSheets(review, 'turkey').map(({ phase }) => phase.number)).toEqual([1]);
    expect(dearestSheets(review, 'italy')).toEqual([]);
    expect(reviewedSeats(review)).toEqual(['france', 'turkey']);
  });

  test('are supports that helped nothing, and units that could have been saved', () => {
    expect(supportsOf(review, 'france')).toEqual({ given: 3, noMatch: 1, cut: 1, needless: 0 });
    expect(savedUnits(review, 'france').map(({ phase, place }) => [phase.number, place.en])).toEqual([[3, 'Brest']]);
    expect(savedUnits(review, 'turkey').map(({ phase, place }) => [phase.number, place.en])).toEqual([[5, 'Ankara']]);
  });
});
