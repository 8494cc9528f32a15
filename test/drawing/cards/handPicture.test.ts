import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHEET } from '../../../src/drawing/cards/framedPaper.js';
import { layOutHand } from '../../../src/drawing/cards/handLayout.js';
import { largeCardHeight } from '../../../src/drawing/cards/largeCard.js';
import { CARDS } from '../../../src/games/warring-states-cards/model/battleCards.js';
import { game, somewhere, stateIn } from '../../games/warring-states-cards/table.js';
import { drawn, inOrder, language, marked } from './cardsFixture.js';

const handOf = (state: Parameters<typeof game.view>[0], seat: string, spoken = 'en') =>
  drawn({ kind: 'hand', view: game.view(state, seat), language: spoken });

describe('The picture of a hand', () => {
  test('shows every card in the order of the deck’s list, and the dynasty card if there is one', () => {
    fc.assert(
      fc.property(somewhere, language, (state, spoken) => {
        for (const { seat, hand } of state.players) {
          const sheet = handOf(state, seat, spoken);
          const shown = inOrder(sheet, 'hand').map(card => card.replace(' drawn', ''));
          expect([...shown].sort()).toEqual([...hand].sort());
          const places = shown.map(card => CARDS.map(String).indexOf(card));
          expect(places).toEqual([...places].sort((a, b) => a - b));
          expect(marked(sheet, 'dynasty')).toHaveLength(state.skills ? 1 : 0);
          expect(inOrder(sheet, 'seat')).toEqual([seat]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('marks the cards drawn last, only one of two equal cards', () => {
    const state = stateIn(2, 0.3);
    const [first] = state.players;
    if (!first) throw new Error('No seat is played');
    const owner = { ...first, hand: ['Fire', 'Wild', 'Wild'] as const, drawn: ['Wild'] as const };
    const sheet = handOf({ ...state, skills: false, players: [owner, ...state.players.slice(1)] }, first.seat);
    expect(inOrder(sheet, 'hand')).toEqual(['Fire', 'Wild drawn', 'Wild']);
  });

  test('marks a dynasty card that has been laid', () => {
    const state = stateIn(2, 0.3);
    const [first] = state.players;
    if (!first) throw new Error('No seat is played');
    const lying = (table: readonly ({ card: 'Wild' } | { dynasty: 'chu' })[]) =>
      inOrder(handOf({ ...state, skills: true, players: [{ ...first, seat: 'chu', table }, ...state.players.slice(1)] }, 'chu'), 'dynasty');
    expect(lying([{ card: 'Wild' }])).toEqual(['chu ready']);
    expect(lying([{ card: 'Wild' }, { dynasty: 'chu' }])).toEqual(['chu laid']);
  });
});

describe('The cards of a hand', () => {
  test.each(Array.from({ length: 31 }, (_, i) => i))('%i of them fit on the picture without overlaps', count => {
    const { cardWidth, places, height } = layOutHand(count);
    expect(places).toHaveLength(count);
    places.forEach(([x, y], i) => {
      expect(x - cardWidth / 2).toBeGreaterThan(SHEET.margin);
      expect(x + cardWidth / 2).toBeLessThan(SHEET.width - SHEET.margin);
      expect(y + largeCardHeight(cardWidth) / 2).toBeLessThan(height - SHEET.margin);
      for (const [otherX, otherY] of places.slice(i + 1))
        expect(Math.abs(x - otherX) >= cardWidth || Math.abs(y - otherY) >= largeCardHeight(cardWidth)).toBe(true);
    });
  });

  test('can be read on a phone: names are more than 8 of its pixels high, up to twelve cards', () => {
    for (let count = 0; count <= 12; count++) expect((layOutHand(count).cardWidth / 240) * 30 * (360 / SHEET.width)).toBeGreaterThan(8);
  });
});
