import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayListSvg } from '../../../src/drawing/vector/sprite.js';
import type { CardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import { seededRandom, shuffled } from '../../../src/lib/random.js';
import { game, somewhere } from '../../games/warring-states-cards/table.js';
import { drawn, language } from './cardsFixture.js';

/** Deals all cards again that a seat does not see: other seats' hands and the deck. Undefined `seat`: all hands. */
function dealtAgain(state: CardsState, seat: string | undefined, seed: number): CardsState {
  const isHidden = (one: { readonly seat: string }): boolean => one.seat !== seat;
  const pool = shuffled([...state.players.filter(isHidden).flatMap(({ hand }) => hand), ...state.deck], seededRandom(seed));
  const players = state.players.map(one => (isHidden(one) ? { ...one, hand: pool.splice(0, one.hand.length), drawn: [] } : one));
  return { ...state, players, deck: pool };
}

const svgOf = (kind: 'position' | 'hand', state: CardsState, seat: string | undefined, spoken: string): string =>
  displayListSvg(drawn({ kind, view: game.view(state, seat), language: spoken }));

describe('A picture', () => {
  test('of the table does not depend on hands or the deck', () => {
    fc.assert(
      fc.property(somewhere, fc.nat(), language, (state, seed, spoken) => {
        expect(svgOf('position', dealtAgain(state, undefined, seed), undefined, spoken)).toBe(svgOf('position', state, undefined, spoken));
      }),
      { numRuns: 40 },
    );
  });

  test('of a hand does not depend on other hands or the deck', () => {
    fc.assert(
      fc.property(somewhere, fc.nat(), language, (state, seed, spoken) => {
        for (const { seat } of state.players)
          expect(svgOf('hand', dealtAgain(state, seat, seed), seat, spoken)).toBe(svgOf('hand', state, seat, spoken));
      }),
      { numRuns: 40 },
    );
  });

  test('of the table shows nothing of a hand, even from the view of a seat', () => {
    fc.assert(
      fc.property(somewhere, language, (state, spoken) => {
        for (const { seat } of state.players)
          expect(svgOf('position', state, seat, spoken)).toBe(svgOf('position', state, undefined, spoken));
      }),
      { numRuns: 40 },
    );
  });

  test('of a hand cannot be drawn from a public view', () => {
    fc.assert(
      fc.property(somewhere, state => {
        expect(() => svgOf('hand', state, undefined, 'en')).toThrow();
      }),
      { numRuns: 5 },
    );
  });
});

test('The renderer imports views alone, neither states nor rules', () => {
  const folder = new URL('../../../src/drawing/cards/', import.meta.url);
  const imports = readdirSync(folder).flatMap(file => [
    ...readFileSync(new URL(file, folder), 'utf8').matchAll(/from '[./]*games\/warring-states-cards\/([^']+)\.js'/g),
  ]);
  expect([...new Set(imports.map(([, module]) => module))].sort()).toEqual([
    'board/cardsBoard',
    'board/cardsBoardFile',
    'board/dynasties',
    'model/battleCards',
    'notation/cardNames',
    'view/cardsReport',
    'view/publicView',
    'view/seatView',
  ]);
});
