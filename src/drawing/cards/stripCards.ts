import { SYMBOLS } from '../../games/warring-states-cards/model/battleCards.js';
import type { Language } from '../../lib/language.js';
import { INK, inkOn, PALE, SEAL, SEPIA } from '../colour.js';
import type { Point } from '../curve.js';
import { lettering, type Placed, place, type Stamp, stampAround } from '../stamp.js';
import { circle, element, group, text } from '../svg.js';
import type { Setting } from './atelier.js';
import { type Looks, NEUTRAL } from './dynastyLooks.js';
import { smallCard, smallDynastyCard } from './smallCard.js';
import { columnAt, LAID_ROOM, STRIP, spread } from './tableLayout.js';
import { type Counts, type StripTold, whoseOf } from './telling.js';
import { CARD_WORDS } from './words.js';

/** The cards that lie before a seat, in the order laid; or why there are none. */
export function laidIn({ looks, language }: Setting, strip: StripTold, middle: number): readonly Placed[] {
  if (strip.kind === 'seat' && strip.table.length === 0) return remark(strip, [LAID_ROOM.left, middle], language);
  const middles = spread(strip.table.length, LAID_ROOM, { width: STRIP.card.width, gap: 3 });
  return strip.table.map((card, i) =>
    place(stampOf(card, strip, looks), [middles[i] ?? 0, middle], { 'data-laid': `${whoseOf(strip)} ${i} ${card}` }),
  );
}

type SeatStrip = Extract<StripTold, { readonly kind: 'seat' }>;

function stampOf(card: StripTold['table'][number], strip: StripTold, looks: Looks): Stamp {
  if (card !== 'dynasty') return smallCard(card, STRIP.card);
  if (strip.kind === 'resistance') throw new Error('The local resistance has no dynasty card');
  return smallDynastyCard(strip.seat, looks, STRIP.card);
}

function remark({ seat, won, out }: SeatStrip, [x, y]: Point, language: Language): readonly Placed[] {
  const says = (words: string, colour: string, left: number): Placed =>
    place(lettering(words, { face: 'italic', size: 29, colour, anchor: 'start' }), [left, y + 10], {
      'data-remark': `${seat} ${won ? 'won' : out}`,
    });
  if (won) return [place(seal(), [x + 34, y]), says(CARD_WORDS.won[language], SEAL, x + 80)];
  return out === undefined ? [] : [says(CARD_WORDS[out][language], SEPIA, x)];
}

/** The seal of victory. */
const seal = (): Stamp =>
  stampAround(
    group(
      { transform: 'rotate(-6)' },
      element('rect', { x: -32, y: -32, width: 64, height: 64, rx: 6, fill: SEAL }),
      element('rect', { x: -27, y: -27, width: 54, height: 54, rx: 3, fill: 'none', stroke: PALE, 'stroke-width': 1.6 }),
      text('勝', [0, 16], { face: 'hanzi', size: 44, colour: PALE }),
    ),
    38,
  );

/** How often each symbol counts; on a disc of the seat's colour where nobody counts it as often. */
export function countsIn(
  { looks, leads }: { readonly looks: Looks; readonly leads: Counts },
  strip: StripTold,
  middle: number,
): readonly Placed[] {
  const colour = strip.kind === 'seat' ? looks[strip.seat].colour : NEUTRAL;
  return SYMBOLS.flatMap((symbol, i): readonly Placed[] => {
    const count = strip.counts[symbol] ?? 0;
    if (count === 0) return [];
    const leading = leads[symbol] === count;
    const at: Point = [columnAt(i), middle];
    const number = lettering(String(count), { face: 'bold', size: 36, colour: leading ? inkOn(colour) : INK });
    return [
      ...(leading ? [place(disc(colour), at, { 'data-lead': `${whoseOf(strip)} ${symbol}` })] : []),
      place(number, [at[0], at[1] + 12], { 'data-count': `${whoseOf(strip)} ${symbol} ${count}` }),
    ];
  });
}

const disc = (colour: string): Stamp => stampAround(circle([0, 0], 18, { fill: colour, stroke: INK, 'stroke-width': 2 }), 20);
