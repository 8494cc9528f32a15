import { type CardSymbol, SYMBOLS } from '../../games/warring-states-cards/model/battleCards.js';
import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import type { Language } from '../../lib/language.js';
import { INK, mix, SEAL, SEPIA } from '../colour.js';
import { lettering, type Placed, place, type Stamp, stampAround } from '../stamp.js';
import { element, group, text } from '../svg.js';
import { armyStamp } from './armies.js';
import type { Looks } from './dynastyLooks.js';
import { CARD_PAPER } from './paper.js';
import { smallCard } from './smallCard.js';
import { badge, SYMBOL_LOOKS } from './symbols.js';
import { columnAt, LEFT, ROW_CARD, ROW_ROOM, SHELF, spread } from './tableLayout.js';
import { CARD_WORDS } from './words.js';

/** The recruiting row, left to right. */
export function recruitingRow({ row }: PublicView, language: Language): readonly Placed[] {
  if (row.length === 0) {
    const words = lettering(CARD_WORDS.empty[language], { face: 'italic', size: 28, colour: SEPIA, anchor: 'start' });
    return [place(words, [LEFT, SHELF.middle + 8])];
  }
  const middles = spread(row.length, ROW_ROOM, { width: ROW_CARD.width, gap: 7 });
  return row.map((card, i) => place(smallCard(card, ROW_CARD), [middles[i] ?? 0, SHELF.middle], { 'data-row': card }));
}

/** The nine battlefield cards over the columns of their symbols: free, or darkened under the mark of who holds them. */
export function battlefield({ claimed, toUse }: PublicView, looks: Looks): readonly Placed[] {
  return SYMBOLS.flatMap((symbol, i) => {
    const at = [columnAt(i), SHELF.middle] as const;
    const holder = claimed[symbol];
    if (holder === undefined) return [place(battlefieldCard(symbol, 'free'), at, { 'data-battlefield': symbol })];
    const due = toUse?.includes(symbol) ?? false;
    const tells = { 'data-battlefield': symbol, 'data-claimed': `${symbol} ${holder}${due ? ' unused' : ''}` };
    return [place(battlefieldCard(symbol, due ? 'due' : 'claimed'), at, tells), place(armyStamp(holder, looks, 32), [at[0], at[1] + 30])];
  });
}

type Lying = 'free' | 'claimed' | 'due';

/** `due`: claimed, and not yet used. */
function battlefieldCard(symbol: CardSymbol, lying: Lying): Stamp {
  const size = { x: -18.5, y: -58, width: 37, height: 116, rx: 5 };
  const paper = { free: CARD_PAPER, claimed: '#8d7b5a', due: '#f6d98a' }[lying];
  const rim = lying === 'due' ? { stroke: SEAL, 'stroke-width': 3.4 } : { stroke: INK, 'stroke-width': 1.6 };
  const sign = group({ transform: `translate(0 -26)`, opacity: lying === 'claimed' ? 0.7 : 1 }, badge(symbol, 33));
  const hanzi =
    lying === 'free'
      ? text(SYMBOL_LOOKS[symbol].hanzi, [0, 40], { face: 'hanzi', size: 28, colour: mix(SYMBOL_LOOKS[symbol].colour, INK, 0.6) })
      : '';
  return stampAround(element('rect', { ...size, fill: paper, ...rim }) + sign + hanzi, 21, 61);
}
