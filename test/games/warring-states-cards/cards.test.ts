import { describe, expect, it } from 'vitest';
import {
  CARDS,
  cardWith,
  copiesOf,
  isAdvisor,
  isWild,
  STRATEGIES,
  SYMBOLS,
  symbolsOf,
  TACTICS,
  WHOLE_DECK,
} from '../../../src/games/warring-states-cards/model/battleCards.js';

const bright = CARDS.filter(card => symbolsOf(card).length === 3);

describe('The 112 battle cards', () => {
  it('are 80 bright ones, 27 advisors and 5 wilds', () => {
    expect(WHOLE_DECK).toHaveLength(112);
    expect(WHOLE_DECK.filter(card => symbolsOf(card).length === 3)).toHaveLength(80);
    expect(WHOLE_DECK.filter(isAdvisor)).toHaveLength(27);
    expect(WHOLE_DECK.filter(isWild)).toHaveLength(5);
  });

  it('hold each strategy with each two different tactics twice', () => {
    expect(bright).toHaveLength(40);
    expect(new Set(bright).size).toBe(40);
    for (const card of bright) {
      const [strategy, one, other] = symbolsOf(card);
      expect(STRATEGIES).toContain(strategy);
      expect([TACTICS.some(tactic => tactic === one), TACTICS.some(tactic => tactic === other)]).toEqual([true, true]);
      expect(one).not.toBe(other);
      expect(copiesOf(card)).toBe(2);
    }
  });

  it('hold an advisor of each of the nine symbols three times', () => {
    expect(SYMBOLS).toHaveLength(9);
    for (const symbol of SYMBOLS) expect(copiesOf(symbol)).toBe(3);
  });

  it('are found by their symbols in any order, and by no others', () => {
    for (const card of bright) expect(cardWith([...symbolsOf(card)].reverse())).toBe(card);
    expect(cardWith(['Fire', 'Chariot', 'Chariot'])).toBeUndefined();
    expect(cardWith(['Fire', 'Forest', 'Chariot'])).toBeUndefined();
    expect(cardWith(['Spy', 'Chariot', 'Cavalry'])).toBeUndefined();
    expect(cardWith(['Fire', 'Chariot'])).toBeUndefined();
    expect(cardWith([])).toBeUndefined();
  });
});
