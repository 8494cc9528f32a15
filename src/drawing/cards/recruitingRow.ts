import { type CardSymbol, SYMBOLS } from '../../games/warring-states-cards/cards.js';
import type { PublicView } from '../../games/warring-states-cards/publicView.js';
import type { Language } from '../../lib/language.js';
import { INK, mixColours, SEAL, SEPIA } from '../vector/colour.js';
import { centredSprite, type PlacedSprite, placeAtPixel, type Sprite, textSprite } from '../vector/sprite.js';
import { element, group, text } from '../vector/svg.js';
import { armySprite } from './armySprites.js';
import { CARD_WORDS } from './cardPictureWords.js';
import { CARD_PAPER } from './cardStock.js';
import type { DynastyStyles } from './dynastyStyles.js';
import { smallCard } from './smallCard.js';
import { SYMBOL_STYLES, symbolBadge } from './symbolBadges.js';
import { columnAt, LEFT, ROW_CARD, ROW_ROOM, SHELF, spread } from './tableLayout.js';

/** The recruiting row, left to right. */
export function recruitingRow({ row }: PublicView, language: Language): readonly PlacedSprite[] {
  if (row.length === 0) {
    const words = textSprite(CARD_WORDS.empty[language], { face: 'italic', size: 28, colour: SEPIA, anchor: 'start' });
    return [placeAtPixel(words, [LEFT, SHELF.middle + 8])];
  }
  const middles = spread(row.length, ROW_ROOM, { width: ROW_CARD.width, gap: 7 });
  return row.map((card, i) => placeAtPixel(smallCard(card, ROW_CARD), [middles[i] ?? 0, SHELF.middle], { 'data-row': card }));
}

/** The nine battlefield cards over the columns of their symbols: free, or darkened under the mark of who holds them. */
export function battlefield({ claimed, toUse }: PublicView, looks: DynastyStyles): readonly PlacedSprite[] {
  return SYMBOLS.flatMap((symbol, i) => {
    const at = [columnAt(i), SHELF.middle] as const;
    const holder = claimed[symbol];
    if (holder === undefined) return [placeAtPixel(battlefieldCard(symbol, 'free'), at, { 'data-battlefield': symbol })];
    const due = toUse?.includes(symbol) ?? false;
    const tells = { 'data-battlefield': symbol, 'data-claimed': `${symbol} ${holder}${due ? ' unused' : ''}` };
    return [
      placeAtPixel(battlefieldCard(symbol, due ? 'due' : 'claimed'), at, tells),
      placeAtPixel(armySprite(holder, looks, 32), [at[0], at[1] + 30]),
    ];
  });
}

type Lying = 'free' | 'claimed' | 'due';

/** `due`: claimed, and not yet used. */
function battlefieldCard(symbol: CardSymbol, lying: Lying): Sprite {
  const size = { x: -18.5, y: -58, width: 37, height: 116, rx: 5 };
  const paper = { free: CARD_PAPER, claimed: '#8d7b5a', due: '#f6d98a' }[lying];
  const rim = lying === 'due' ? { stroke: SEAL, 'stroke-width': 3.4 } : { stroke: INK, 'stroke-width': 1.6 };
  const sign = group({ transform: `translate(0 -26)`, opacity: lying === 'claimed' ? 0.7 : 1 }, symbolBadge(symbol, 33));
  const hanzi =
    lying === 'free'
      ? text(SYMBOL_STYLES[symbol].hanzi, [0, 40], { face: 'hanzi', size: 28, colour: mixColours(SYMBOL_STYLES[symbol].colour, INK, 0.6) })
      : '';
  return centredSprite(element('rect', { ...size, fill: paper, ...rim }) + sign + hanzi, 21, 61);
}
