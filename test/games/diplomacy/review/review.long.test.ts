import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { orderBook } from '../../../../src/games/diplomacy/orders/legalOrders.js';
import { ALL_TRIED, bestOfAll, SEARCHED } from '../../../../src/games/diplomacy/review/bestSheet.js';
import { isOfMoves } from '../../../../src/games/diplomacy/review/phaseAsPlayed.js';
import { countSheets } from '../../../../src/games/diplomacy/review/sheetSpace.js';
import { worthsIn } from '../../../../src/games/diplomacy/review/worthOf.js';
import { seededRandom } from '../../../../src/lib/random.js';
import { comparedSheets } from '../../../soak/review.js';
import { games, playedGame, recordedGame } from './recordedGames.js';
import { trying, variantOf } from './trying.js';

const RECORDED = recordedGame('cicero:433761');

describe('The best sheet of a power', () => {
  test('is not beaten by any legal sheet, where all were tried', () => {
    const small = [...RECORDED, ...games.flatMap(game => playedGame(game, 4, 5))].flatMap(closed =>
      isOfMoves(closed.report)
        ? closed.state.powers.flatMap(seat => {
            const tried = trying(closed, seat);
            return tried.own.length > 0 && tried.own.length < 5 && countSheets(tried.space, 300) !== undefined
              ? [{ state: closed.state, ...tried, best: bestOfAll(tried.space, tried) }]
              : [];
          })
        : [],
    );
    expect(small.length).toBeGreaterThan(30);
    fc.assert(
      fc.property(fc.constantFrom(...small), fc.nat(), ({ variant, state, own, totalOf, best }, seed) => {
        const random = seededRandom(seed);
        const book = orderBook(variant, state.position);
        const orders = own.map((unit): WrittenOrder => book(unit)[Math.floor(random() * book(unit).length)] ?? { kind: 'waive' });
        expect(totalOf(orders)).toBeLessThanOrEqual(best.total + 1e-9);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('The search for the best sheet', () => {
  test('is within 2 % of the best of all in positions of recorded games in which a review searches', () => {
    let count = 0;
    for (const one of comparedSheets(RECORDED, 0, { most: 30_000 })) {
      expect([one.position, one.sheets > ALL_TRIED, one.tried <= SEARCHED, one.short <= 0.02]).toEqual([one.position, true, true, true]);
      count += 1;
      if (count === 10) break;
    }
    expect(count).toBe(10);
  });
});

describe.each(games.map(game => ({ id: game.id, game })))('A review of $id', ({ game }) => {
  const closed = playedGame(game, 6, 4);

  test('finds the same again with the same chance, writes orders that its game reads, and supposes what it promised', () => {
    let sheets = 0;
    for (const { state, report } of closed) {
      const { phase, position } = state;
      for (const part of game.review?.parts(state, report) ?? []) {
        if (part.kind !== 'sheet' || sheets > 3) continue;
        sheets += 1;
        const finding = game.review?.finding(state, report, part, seededRandom(3));
        expect(game.review?.finding(state, report, part, seededRandom(3))).toEqual(finding);
        if (finding?.kind !== 'sheet') throw new Error('no sheet was found');
        const lines = game.read(state, part.seat, finding.orders, undefined, 'en').lines;
        expect(lines.flatMap(({ typed, fault }) => (fault ? [`${typed}: ${fault.code}`] : []))).toEqual([]);
        const supposed = game.review?.supposed(state, report, part.seat, finding.orders);
        expect(game.report.parse(supposed)).toEqual(supposed);
        const worth = worthsIn(variantOf(state), state, part.seat)(supposed?.after ?? position);
        expect([phase, worth.centres, worth.units]).toEqual(['movement', finding.best.centres, finding.best.units]);
      }
    }
    expect(sheets).toBeGreaterThan(0);
  });

  test('sees no more of a state than everybody does', () => {
    for (const { state, report } of closed) {
      const hidden = game.published?.(state) ?? state;
      for (const part of (game.review?.parts(state, report) ?? []).slice(0, 2)) {
        expect(game.review?.parts(hidden, report)).toEqual(game.review?.parts(state, report));
        if (part.kind !== 'chances')
          expect(game.review?.finding(hidden, report, part, seededRandom(3))).toEqual(
            game.review?.finding(state, report, part, seededRandom(3)),
          );
      }
    }
  });
});
