import { SYMBOLS } from '../../games/warring-states-cards/model/battleCards.js';
import type { Language } from '../../lib/language.js';
import { INK, PALE, readableOn, SEAL, SEPIA } from '../vector/colour.js';
import type { Point } from '../vector/geometry.js';
import { centredSprite, type PlacedSprite, placeAtPixel, type Sprite, textSprite } from '../vector/sprite.js';
import { circle, element, group, text } from '../vector/svg.js';
import { CARD_WORDS } from './cardPictureWords.js';
import type { CardsPictureContext } from './cardsContext.js';
import { type DynastyStyles, NEUTRAL } from './dynastyStyles.js';
import { smallCard, smallDynastyCard } from './smallCard.js';
import { type CountBySymbol, type StripContent, stripOwner } from './tableContent.js';
import { columnAt, LAID_CARD, LAID_ROOM, LOWER_LINE, READABLE, spread, UPPER_LINE } from './tableLayout.js';

/** The cards that a seat has laid, in that order, or a remark why there are none. `middle`: y of the strip's middle. */
export function laidCards({ styles, language }: CardsPictureContext, strip: StripContent, middle: number): readonly PlacedSprite[] {
  if (strip.kind === 'seat' && strip.table.length === 0) return remark(strip, [LAID_ROOM.left, middle + LOWER_LINE], language);
  const middles = spread(strip.table.length, LAID_ROOM, { width: LAID_CARD.width, gap: 3 });
  return strip.table.map((card, i) =>
    placeAtPixel(laidCard(card, strip, styles), [middles[i] ?? 0, middle + LOWER_LINE], {
      'data-laid': `${stripOwner(strip)} ${i} ${card}`,
    }),
  );
}

type SeatStrip = Extract<StripContent, { readonly kind: 'seat' }>;

function laidCard(card: StripContent['table'][number], strip: StripContent, styles: DynastyStyles): Sprite {
  if (card !== 'dynasty') return smallCard(card, LAID_CARD);
  if (strip.kind === 'resistance') throw new Error('The local resistance has no dynasty card');
  return smallDynastyCard(strip.seat, styles, LAID_CARD);
}

function remark({ seat, won, out }: SeatStrip, [x, y]: Point, language: Language): readonly PlacedSprite[] {
  const words = (remarked: string, colour: string, left: number): PlacedSprite =>
    placeAtPixel(
      textSprite(remarked, { face: 'condensedItalic', size: READABLE.condensed, colour, anchor: 'start' }),
      [left, y + READABLE.capital / 2],
      {
        'data-remark': `${seat} ${won ? 'won' : out}`,
      },
    );
  if (won) return [placeAtPixel(victorySeal(), [x + 34, y]), words(CARD_WORDS.won[language], SEAL, x + 80)];
  return out === undefined ? [] : [words(CARD_WORDS[out][language], SEPIA, x)];
}

const victorySeal = (): Sprite =>
  centredSprite(
    group(
      { transform: 'rotate(-6)' },
      element('rect', { x: -32, y: -32, width: 64, height: 64, rx: 6, fill: SEAL }),
      element('rect', { x: -27, y: -27, width: 54, height: 54, rx: 3, fill: 'none', stroke: PALE, 'stroke-width': 1.6 }),
      text('勝', [0, 16], { face: 'hanzi', size: 44, colour: PALE }),
    ),
    38,
  );

/** The count of each symbol, on a disc of the seat's colour if this seat alone has the most. `middle`: y of the strip's middle. */
export function symbolCounts(
  { styles, leads }: { readonly styles: DynastyStyles; readonly leads: CountBySymbol },
  strip: StripContent,
  middle: number,
): readonly PlacedSprite[] {
  const colour = strip.kind === 'seat' ? styles[strip.seat].colour : NEUTRAL;
  return SYMBOLS.flatMap((symbol, i): readonly PlacedSprite[] => {
    const count = strip.counts[symbol] ?? 0;
    if (count === 0) return [];
    const isLeading = leads[symbol] === count;
    const at: Point = [columnAt(i), middle + UPPER_LINE];
    const number = textSprite(String(count), { face: 'bold', size: 42, colour: isLeading ? readableOn(colour) : INK });
    return [
      ...(isLeading ? [placeAtPixel(disc(colour), at, { 'data-lead': `${stripOwner(strip)} ${symbol}` })] : []),
      placeAtPixel(number, [at[0], at[1] + 14], { 'data-count': `${stripOwner(strip)} ${symbol} ${count}` }),
    ];
  });
}

/** What the number of a seat that leads in a symbol stands on. */
export const leadDisc = (colour: string): string => circle([0, 0], 21, { fill: colour, stroke: INK, 'stroke-width': 2 });
const disc = (colour: string): Sprite => centredSprite(leadDisc(colour), 23);
