import { type CardSymbol, SYMBOLS } from '../../games/warring-states-cards/model/battleCards.js';
import { SYMBOL_NAMES } from '../../games/warring-states-cards/notation/cardNames.js';
import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import type { Language } from '../../lib/language.js';
import { INK, mixColours, SEAL } from '../vector/colour.js';
import { centredSprite, type PlacedSprite, placeAtPixel, type Sprite } from '../vector/sprite.js';
import { element, group, text } from '../vector/svg.js';
import { armySprite } from './armySprites.js';
import { CARD_PAPER } from './cardStock.js';
import type { DynastyStyles } from './dynastyStyles.js';
import { SYMBOL_STYLES, symbolBadge } from './symbolBadges.js';
import { BATTLEFIELD, columnAt } from './tableLayout.js';

/**
 * The nine battlefield cards, each above its symbol's column. A claimed card shows its holder's token; it is darker, or highlighted if it
 * is to be used now.
 */
export function battlefieldCards({ claimed, toUse }: PublicView, styles: DynastyStyles, language: Language): readonly PlacedSprite[] {
  return SYMBOLS.flatMap((symbol, i) => {
    const at = [columnAt(i), BATTLEFIELD.middle] as const;
    const holder = claimed[symbol];
    if (holder === undefined) return [placeAtPixel(freeCard(symbol, language), at, { 'data-battlefield': symbol })];
    const isUnused = toUse?.includes(symbol) ?? false;
    const data = { 'data-battlefield': symbol, 'data-claimed': `${symbol} ${holder}${isUnused ? ' unused' : ''}` };
    return [
      placeAtPixel(battlefieldCard(symbol, isUnused ? 'unused' : 'claimed'), at, data),
      placeAtPixel(armySprite(holder, styles, 40), [at[0], at[1] + 27]),
    ];
  });
}

/** `unused`: claimed, and to be used now. */
type ClaimStatus = 'free' | 'claimed' | 'unused';

const freeCard = (symbol: CardSymbol, language: Language): Sprite => battlefieldCard(symbol, 'free', nameOf(symbol, language));

function battlefieldCard(symbol: CardSymbol, status: ClaimStatus, name = ''): Sprite {
  const size = { x: -21, y: -58, width: 42, height: 116, rx: 5 };
  const paper = { free: CARD_PAPER, claimed: '#8d7b5a', unused: '#f6d98a' }[status];
  const outline = status === 'unused' ? { stroke: SEAL, 'stroke-width': 3.4 } : { stroke: INK, 'stroke-width': 1.6 };
  const sign = group({ transform: `translate(0 -26)`, opacity: status === 'claimed' ? 0.7 : 1 }, symbolBadge(symbol, 38));
  return centredSprite(element('rect', { ...size, fill: paper, ...outline }) + sign + name, 24, 61);
}

/** The symbol's hanzi, and below it the first letters of its name, for people who cannot read it. */
function nameOf(symbol: CardSymbol, language: Language): string {
  const { hanzi, colour } = SYMBOL_STYLES[symbol];
  const ink = mixColours(colour, INK, 0.6);
  const letters = SYMBOL_NAMES[symbol][language].slice(0, LETTERS);
  return (
    text(hanzi, [0, 24], { face: 'hanzi', size: 26, colour: ink }) + text(letters, [0, 50], { face: 'condensed', size: 21, colour: ink })
  );
}
/** So many letters tell the symbols apart in each language. */
const LETTERS = 3;
