import type { Language } from '../../lib/language.js';
import { INK, SEAL, SEPIA } from '../vector/colour.js';
import { textWidth, wrapText } from '../vector/fonts.js';
import { centredSprite, type PlacedSprite, placeAtPixel, type Sprite, textSprite } from '../vector/sprite.js';
import { fill, stroke } from '../vector/svg.js';
import { armySprite } from './armySprites.js';
import { CARD_WORDS } from './cardPictureWords.js';
import type { CardsPictureContext } from './cardsContext.js';
import type { DynastyStyles } from './dynastyStyles.js';
import { FIGURES, seatFigure } from './seatFigures.js';
import type { StripContent } from './tableContent.js';
import { LAID_ROOM, LOWER_LINE, OWNER, READABLE, SEAT_FIGURES, UPPER_LINE } from './tableLayout.js';

const NAME = { face: 'condensed', size: READABLE.condensed, colour: INK, anchor: 'start' } as const;

/** The owner of a strip, with its numbers of cards in hand, states and armies left. `middle`: y of the strip's middle. */
export function seatStripHead({ styles, language }: CardsPictureContext, strip: StripContent, middle: number): readonly PlacedSprite[] {
  if (strip.kind === 'resistance') return resistanceHead(middle, styles, language);
  const { seat, name, starts } = strip;
  const y = middle + UPPER_LINE;
  const afterName = OWNER.name + textWidth(name, NAME.face, NAME.size);
  return [
    placeAtPixel(armySprite(seat, styles, 60), [OWNER.token, y], { 'data-seat': seat }),
    placeAtPixel(textSprite(name, NAME), [OWNER.name, y + READABLE.capital / 2]),
    ...(starts ? [placeAtPixel(pennant(), [afterName + 20, y], { 'data-start': seat })] : []),
    ...FIGURES.flatMap((kind, i) => seatFigure({ seat, kind, count: strip[kind] }, [SEAT_FIGURES[i] ?? 0, middle + LOWER_LINE])),
  ];
}

function resistanceHead(middle: number, styles: DynastyStyles, language: Language): readonly PlacedSprite[] {
  const lines = wrapText(CARD_WORDS.resistance[language], NAME, LAID_ROOM.left - OWNER.name);
  const first = middle + LOWER_LINE + READABLE.capital / 2 - ((lines.length - 1) * LINE) / 2;
  return [
    placeAtPixel(armySprite('neutral', styles, 66), [OWNER.token, middle + UPPER_LINE], { 'data-seat': 'resistance' }),
    ...lines.map((line, i) => placeAtPixel(textSprite(line, { ...NAME, colour: SEPIA }), [OWNER.token - 20, first + i * LINE])),
  ];
}

const LINE = 40;

/** Marks the seat that begins the round. */
export const PENNANT =
  stroke('M-8 -16V18', INK, 3, { 'stroke-linecap': 'round' }) +
  fill('M-7 -16L13 -8L-7 1Z', SEAL, { stroke: INK, 'stroke-width': 1.4, 'stroke-linejoin': 'round' });
const pennant = (): Sprite => centredSprite(PENNANT, 19, 21);
