import type { Dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import type { Language } from '../../lib/language.js';
import { INK, mixColours, PALE, SEAL, SEPIA } from '../vector/colour.js';
import { wrapText } from '../vector/fonts.js';
import type { Point } from '../vector/geometry.js';
import { centredSprite, type PlacedSprite, placeAtPixel, type Sprite, textSprite } from '../vector/sprite.js';
import { element, fill, stroke } from '../vector/svg.js';
import { armySprite } from './armySprites.js';
import { CARD_WORDS } from './cardPictureWords.js';
import { CARD_BACK, GOLD } from './cardStock.js';
import type { CardsPictureContext } from './cardsContext.js';
import type { DynastyStyles } from './dynastyStyles.js';
import type { StripContent } from './tableContent.js';
import { LEFT, SEAT_FIGURES } from './tableLayout.js';

/** The owner of a strip, with its numbers of cards in hand, states and armies left. `middle`: y of the strip's middle. */
export function seatStripHead({ styles, language }: CardsPictureContext, strip: StripContent, middle: number): readonly PlacedSprite[] {
  if (strip.kind === 'resistance') return resistanceHead(middle, styles, language);
  const { seat, name, starts } = strip;
  return [
    placeAtPixel(armySprite(seat, styles, 58), [LEFT + 44, middle - 14], { 'data-seat': seat }),
    placeAtPixel(textSprite(name, { face: 'bold', size: 27, colour: INK }), [LEFT + 44, middle + 45]),
    ...(starts ? [placeAtPixel(pennant(), [LEFT + 93, middle - 28], { 'data-start': seat })] : []),
    ...FIGURES.flatMap((kind, i) => figure({ seat, kind, count: strip[kind] }, [SEAT_FIGURES[i] ?? 0, middle], language)),
  ];
}

function resistanceHead(middle: number, styles: DynastyStyles, language: Language): readonly PlacedSprite[] {
  const lines = wrapText(CARD_WORDS.resistance[language], { face: 'bold', size: 27 }, 200);
  return [
    placeAtPixel(armySprite('neutral', styles, 62), [LEFT + 44, middle], { 'data-seat': 'resistance' }),
    ...lines.map((line, i) => {
      const baseline = middle + 9 + (i - (lines.length - 1) / 2) * 31;
      return placeAtPixel(textSprite(line, { face: 'bold', size: 27, colour: INK, anchor: 'start' }), [LEFT + 92, baseline]);
    }),
  ];
}

const FIGURES = ['hand', 'states', 'left'] as const;
type FigureKind = (typeof FIGURES)[number];
interface SeatFigure {
  readonly seat: Dynasty;
  readonly kind: FigureKind;
  readonly count: number;
}

/** A number with its icon above and its label below. */
function figure({ seat, kind, count }: SeatFigure, [x, y]: Point, language: Language): readonly PlacedSprite[] {
  const number = count < 0 ? `−${-count}` : String(count);
  return [
    placeAtPixel(centredSprite(FIGURE_SIGNS[kind], 20), [x, y - 30]),
    placeAtPixel(textSprite(number, { face: 'bold', size: 36, colour: INK }), [x, y + 22], { 'data-figure': `${seat} ${kind} ${count}` }),
    placeAtPixel(textSprite(CARD_WORDS[kind][language], { face: 'italic', size: 20, colour: SEPIA }), [x, y + 44]),
  ];
}

const cardBack = (x: number, degrees: number): string =>
  element('rect', {
    x: -7,
    y: -11,
    width: 14,
    height: 22,
    rx: 2,
    fill: CARD_BACK,
    stroke: PALE,
    'stroke-width': 1.4,
    transform: `translate(${x} 0) rotate(${degrees})`,
  });

/** Icons: a fan of card backs, a state, a pile of three armies. */
const FIGURE_SIGNS: Readonly<Record<FigureKind, string>> = {
  hand: cardBack(-8, -16) + cardBack(0, 0) + cardBack(8, 16),
  states: fill('M0 -16L14 -8V8L0 16L-14 8V-8Z', GOLD, { stroke: INK, 'stroke-width': 2 }),
  left: [6, 0, -6]
    .map(y => element('ellipse', { cx: 0, cy: y, rx: 13, ry: 6, fill: mixColours(GOLD, '#ffffff', 0.75), stroke: INK, 'stroke-width': 2 }))
    .join(''),
};

/** Marks the seat that begins the round. */
const pennant = (): Sprite =>
  centredSprite(
    stroke('M-8 -16V18', INK, 3, { 'stroke-linecap': 'round' }) +
      fill('M-7 -16L13 -8L-7 1Z', SEAL, { stroke: INK, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
    19,
    21,
  );
