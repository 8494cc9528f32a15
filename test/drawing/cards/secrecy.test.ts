import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sheetSvg } from '../../../src/drawing/stamp.js';
import type { CardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import { seededRandom, shuffled } from '../../../src/lib/random.js';
import { game, somewhere } from '../../games/warring-states-cards/table.js';
import { drawn, language } from './atelier.js';

/** The same table with everything dealt anew that is hidden from a seat, from nobody: all hands; and the deck. */
function dealtAnew(state: CardsState, seat: string | undefined, seed: number): CardsState {
  const isHidden = (one: { readonly seat: string }): boolean => one.seat !== seat;
  const pool = shuffled([...state.players.filter(isHidden).flatMap(({ hand }) => hand), ...state.deck], seededRandom(seed));
  const players = state.players.map(one => (isHidden(one) ? { ...one, hand: pool.splice(0, one.hand.length), drawn: [] } : one));
  return { ...state, players, deck: pool };
}

const svgOf = (kind: 'position' | 'hand', state: CardsState, seat: string | undefined, spoken: string): string =>
  sheetSvg(drawn({ kind, view: game.view(state, seat), language: spoken }));

describe('A picture', () => {
  test('of the table is the same whatever is in any hand and however the deck lies', () => {
    fc.assert(
      fc.property(somewhere, fc.nat(), language, (state, seed, spoken) => {
        expect(svgOf('position', dealtAnew(state, undefined, seed), undefined, spoken)).toBe(svgOf('position', state, undefined, spoken));
      }),
      { numRuns: 40 },
    );
  });

  test('of a hand is the same whatever is in another hand and however the deck lies', () => {
    fc.assert(
      fc.property(somewhere, fc.nat(), language, (state, seed, spoken) => {
        for (const { seat } of state.players)
          expect(svgOf('hand', dealtAnew(state, seat, seed), seat, spoken)).toBe(svgOf('hand', state, seat, spoken));
      }),
      { numRuns: 40 },
    );
  });

  test('of the table shows nothing of a hand, though it be asked for with the view of a seat', () => {
    fc.assert(
      fc.property(somewhere, language, (state, spoken) => {
        for (const { seat } of state.players)
          expect(svgOf('position', state, seat, spoken)).toBe(svgOf('position', state, undefined, spoken));
      }),
      { numRuns: 40 },
    );
  });

  test('of a hand cannot be made of what everybody may see', () => {
    fc.assert(
      fc.property(somewhere, state => {
        expect(() => svgOf('hand', state, undefined, 'en')).toThrow();
      }),
      { numRuns: 5 },
    );
  });
});

test('What draws looks at views alone: neither at a match nor at its rules', () => {
  const room = new URL('../../../src/drawing/cards/', import.meta.url);
  const imports = readdirSync(room).flatMap(file => [
    ...readFileSync(new URL(file, room), 'utf8').matchAll(/from '[./]*games\/warring-states-cards\/([^']+)\.js'/g),
  ]);
  expect([...new Set(imports.map(([, module]) => module))].sort()).toEqual([
    'board/board',
    'board/boardFile',
    'cards',
    'dynasties',
    'notation/words',
    'publicView',
    'report',
    'view',
  ]);
});
