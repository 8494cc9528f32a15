import { type Card, type CardSymbol, SYMBOLS, symbolsOf, WILD } from '../../games/warring-states-cards/model/battleCards.js';
import { cardName, SYMBOL_NAMES } from '../../games/warring-states-cards/notation/cardNames.js';
import type { Language } from '../../lib/language.js';
import { INK, mixColours, PALE, SEAL, SEPIA } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import { centredSprite, type Sprite } from '../vector/sprite.js';
import { circle, element, group, text } from '../vector/svg.js';
import { CARD_WORDS } from './cardPictureWords.js';
import { CARD_DARK, CARD_PAPER, cardStock, GOLD } from './cardStock.js';
import { isTactic, SYMBOL_STYLES, symbolBadge } from './symbolBadges.js';

/** Design size of large cards, which are scaled when drawn. */
export const LARGE_CARD = { width: 240, height: 296 };
export const largeCardHeight = (width: number): number => Math.round((width * LARGE_CARD.height) / LARGE_CARD.width);

/** A card that can be read on a phone, `width` pixels wide. */
export function largeCard(card: Card, language: Language, width: number): Sprite {
  const [first, ...others] = symbolsOf(card);
  if (first === undefined) return largeCardSprite(wild(language), width);
  return largeCardSprite(others.length === 0 ? advisor(first, language) : brightCard(first, others, language), width);
}

/** Scales SVG from the design size of a large card to `width` pixels. */
export const largeCardSprite = (svg: string, width: number): Sprite =>
  centredSprite(group({ transform: `scale(${width / LARGE_CARD.width})` }, svg), width / 2, largeCardHeight(width) / 2);

const BRIGHT = cardStock({ ...LARGE_CARD, paper: CARD_PAPER, rule: SEAL });

/** A card with three symbols: the strategy on a band of its colour, the two tactics below. */
function brightCard(strategy: CardSymbol, tactics: readonly CardSymbol[], language: Language): string {
  const band = mixColours(SYMBOL_STYLES[strategy].colour, CARD_PAPER, 0.26);
  const rows = [strategy, ...tactics].map((symbol, i) => symbolRow(symbol, language, (i - 1) * 92));
  return [
    BRIGHT,
    element('rect', { x: -112, y: -140, width: 224, height: 94, rx: 7, fill: band }),
    element('rect', { x: -96, y: 45, width: 192, height: 1.4, fill: SEPIA, 'fill-opacity': 0.35 }),
    ...rows,
  ].join('');
}

function symbolRow(symbol: CardSymbol, language: Language, y: number): string {
  const { colour, hanzi } = SYMBOL_STYLES[symbol];
  const name = SYMBOL_NAMES[symbol][language];
  return [
    group({ transform: `translate(-66 ${y})` }, symbolBadge(symbol, 76)),
    text(name, [-20, y - 1], { face: 'bold', size: fittingSize(name, 30, 126), colour: INK, anchor: 'start' }),
    text(hanzi, [-20, y + 35], { face: 'hanzi', size: 30, colour: mixColours(colour, INK, 0.55), anchor: 'start' }),
  ].join('');
}

/** The largest font size up to `most` at which the words fit into `width`. */
const fittingSize = (words: string, most: number, width: number): number => Math.min(most, (most * width) / textWidth(words, 'bold', most));

const DARK = cardStock({ ...LARGE_CARD, paper: CARD_DARK, rule: GOLD });

/** An advisor card: a single symbol. */
function advisor(symbol: CardSymbol, language: Language): string {
  const name = SYMBOL_NAMES[symbol][language];
  return [
    DARK,
    group(
      { transform: 'translate(0 -52)' },
      circle([0, 0], 78, { fill: 'none', stroke: GOLD, 'stroke-width': 1.6 }),
      symbolBadge(symbol, isTactic(symbol) ? 134 : 116),
    ),
    text(name, [0, 62], { face: 'bold', size: fittingSize(name, 38, 210), colour: PALE }),
    text(SYMBOL_STYLES[symbol].hanzi, [0, 100], { face: 'hanzi', size: 32, colour: GOLD }),
    text(CARD_WORDS.advisor[language], [0, 128], { face: 'italic', size: 24, colour: PALE }),
  ].join('');
}

/** The Wild card: all nine symbols around one large hanzi. */
function wild(language: Language): string {
  const ring = SYMBOLS.map((symbol, i) => {
    const turn = (i * 2 * Math.PI) / SYMBOLS.length - Math.PI / 2;
    const at = `${Math.round(86 * Math.cos(turn))} ${Math.round(86 * Math.sin(turn) - 30)}`;
    return group({ transform: `translate(${at})` }, symbolBadge(symbol, 44));
  });
  return [
    BRIGHT,
    ...ring,
    text('奇', [0, 2], { face: 'hanzi', size: 88, colour: SEAL }),
    text(cardName(WILD, language), [0, 126], { face: 'bold', size: 36, colour: INK }),
  ].join('');
}
