import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import { cardsReport } from '../../../src/games/warring-states-cards/view/cardsReport.js';
import { seededRandom } from '../../../src/lib/random.js';
import { breaches } from './laws.js';
import { game, opened, practised, somewhere, statesOf } from './table.js';

const seed = fc.integer({ min: 0, max: 2 ** 31 });

describe('Any match', () => {
  it('keeps the cards of the deck and each dynasty’s 24 armies, and never stacks three', () => {
    fc.assert(
      fc.property(seed, first => {
        for (const now of statesOf(first)) expect(breaches(now)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it.each([2, 3, 4, 5])('of %i players ends, in the last round at the latest', players => {
    for (let first = 0; first < 25; first++) {
      const last = [...statesOf(first, players)].at(-1);
      expect(last?.stage.kind).toBe('over');
      const tieRounds = 10;
      expect(last?.round).toBeLessThanOrEqual(30 + tieRounds);
    }
  });

  it('goes on when nobody ever answers, and ends', () => {
    fc.assert(
      fc.property(seed, first => {
        let now = opened(first);
        for (let turns = 0; !game.ending(now); turns++) {
          expect(turns).toBeLessThan(1000);
          now = game.advance(now, new Map()).state;
          expect(breaches(now)).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('survives being written down, with its report and what is on file', () => {
    fc.assert(
      fc.property(somewhere, seed, (now, chance) => {
        const again = cardsState.parse(JSON.parse(JSON.stringify(now)));
        expect(again).toEqual(now);
        if (game.ending(now)) return;
        const sent = practised(now, seededRandom(chance));
        const filed = new Map([...sent].map(([seat, one]) => [seat, game.submission.parse(JSON.parse(JSON.stringify(one)))]));
        const [next, nextAgain] = [game.advance(now, sent), game.advance(again, filed)];
        expect(nextAgain).toEqual(next);
        expect(cardsReport.parse(JSON.parse(JSON.stringify(next.report)))).toEqual(next.report);
      }),
      { numRuns: 60 },
    );
  });

  it('changes nothing that it was given', () => {
    fc.assert(
      fc.property(somewhere, seed, (now, chance) => {
        if (game.ending(now)) return;
        const before = JSON.stringify(now);
        game.advance(now, practised(now, seededRandom(chance)));
        game.advance(now, new Map());
        expect(JSON.stringify(now)).toBe(before);
      }),
      { numRuns: 30 },
    );
  });
});
