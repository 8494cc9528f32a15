import { type Card, type CardSymbol, SYMBOLS, symbolsOf, WILD } from '../../games/warring-states-cards/model/battleCards.js';
import { cardName, SYMBOL_NAMES } from '../../games/warring-states-cards/notation/cardNames.js';
import type { Language } from '../../lib/language.js';
import { INK, mix, PALE, SEAL, SEPIA } from '../colour.js';
import { widthOf } from '../lettering.js';
import { type Stamp, stampAround } from '../stamp.js';
import { circle, element, group, text } from '../svg.js';
import { CARD_DARK, CARD_PAPER, cardStock, GOLD } from './paper.js';
import { badge, isTactic, SYMBOL_LOOKS } from './symbols.js';
import { CARD_WORDS } from './words.js';

/** A card to be read on a phone, drawn 240 wide and 296 high and printed at a size. */
export const CARD = { width: 240, height: 296 };
export const heightFor = (width: number): number => Math.round((width * CARD.height) / CARD.width);

export function largeCard(card: Card, language: Language, width: number): Stamp {
  const symbols = symbolsOf(card);
  const [first, ...others] = symbols;
  if (first === undefined) return scaled(wild(language), width);
  return scaled(others.length === 0 ? advisor(first, language) : bright(first, others, language), width);
}

/** What is drawn at the size of a card, at another. */
export const scaled = (svg: string, width: number): Stamp =>
  stampAround(group({ transform: `scale(${width / CARD.width})` }, svg), width / 2, heightFor(width) / 2);

const BRIGHT = cardStock({ ...CARD, paper: CARD_PAPER, rule: SEAL });

/** The strategy on a band of its colour, the two tactics below. */
function bright(strategy: CardSymbol, tactics: readonly CardSymbol[], language: Language): string {
  const band = SYMBOL_LOOKS[strategy].colour;
  const rows = [strategy, ...tactics].map((symbol, i) => row(symbol, language, (i - 1) * 92));
  return [
    BRIGHT,
    element('rect', { x: -112, y: -140, width: 224, height: 94, rx: 7, fill: mix(band, CARD_PAPER, 0.26) }),
    element('rect', { x: -96, y: 45, width: 192, height: 1.4, fill: SEPIA, 'fill-opacity': 0.35 }),
    ...rows,
  ].join('');
}

function row(symbol: CardSymbol, language: Language, y: number): string {
  const { colour, hanzi } = SYMBOL_LOOKS[symbol];
  const name = SYMBOL_NAMES[symbol][language];
  const ink = mix(colour, INK, 0.55);
  return [
    group({ transform: `translate(-66 ${y})` }, badge(symbol, 76)),
    text(name, [-20, y - 1], { face: 'bold', size: fitted(name, 30, 126), colour: INK, anchor: 'start' }),
    text(hanzi, [-20, y + 35], { face: 'hanzi', size: 30, colour: ink, anchor: 'start' }),
  ].join('');
}

/** The size at which words fit into a width, no larger than `size`. */
const fitted = (words: string, size: number, width: number): number => Math.min(size, (size * width) / widthOf(words, 'bold', size));

const DARK = cardStock({ ...CARD, paper: CARD_DARK, rule: GOLD });

function advisor(symbol: CardSymbol, language: Language): string {
  const name = SYMBOL_NAMES[symbol][language];
  return [
    DARK,
    group(
      { transform: 'translate(0 -52)' },
      circle([0, 0], 78, { fill: 'none', stroke: GOLD, 'stroke-width': 1.6 }),
      badge(symbol, isTactic(symbol) ? 134 : 116),
    ),
    text(name, [0, 62], { face: 'bold', size: fitted(name, 38, 210), colour: PALE }),
    text(SYMBOL_LOOKS[symbol].hanzi, [0, 100], { face: 'hanzi', size: 32, colour: GOLD }),
    text(CARD_WORDS.advisor[language], [0, 128], { face: 'italic', size: 24, colour: PALE }),
  ].join('');
}

/** All nine symbols about one great sign. */
function wild(language: Language): string {
  const ring = SYMBOLS.map((symbol, i) => {
    const turn = (i * 2 * Math.PI) / SYMBOLS.length - Math.PI / 2;
    return group({ transform: `translate(${Math.round(86 * Math.cos(turn))} ${Math.round(86 * Math.sin(turn) - 30)})` }, badge(symbol, 44));
  });
  return [
    BRIGHT,
    ...ring,
    text('奇', [0, 2], { face: 'hanzi', size: 88, colour: SEAL }),
    text(cardName(WILD, language), [0, 126], { face: 'bold', size: 36, colour: INK }),
  ].join('');
}
