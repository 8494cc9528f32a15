import { expect, test } from 'vitest';
import { battlefieldCards } from '../../../src/drawing/cards/battlefieldCards.js';
import { SYMBOLS } from '../../../src/games/warring-states-cards/model/battleCards.js';
import { SYMBOL_NAMES } from '../../../src/games/warring-states-cards/notation/cardNames.js';
import { LANGUAGES } from '../../../src/lib/language.js';

test.each(LANGUAGES)(
  'Each battlefield card has the first letters of its symbol below the hanzi, which tell the symbols apart (%s)',
  language => {
    const cards = battlefieldCards({ claimed: {} } as never, (() => undefined) as never, language);
    const letters = cards.map(({ sprite }) => />([^<]*)<\/text>$/.exec(sprite.svg)?.[1]);
    expect(letters).toEqual(SYMBOLS.map(symbol => SYMBOL_NAMES[symbol][language].slice(0, 3)));
    expect(new Set(letters).size).toBe(SYMBOLS.length);
  },
);
