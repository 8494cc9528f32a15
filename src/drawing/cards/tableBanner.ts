import { INK, SEAL } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import { type PlacedSprite, placeAtPixel, textSprite } from '../vector/sprite.js';
import { armySprite } from './armySprites.js';
import type { DynastyStyles } from './dynastyStyles.js';
import type { TableContent } from './tableContent.js';
import { BANNER, LEFT, RIGHT, WIDTH } from './tableLayout.js';

const SIZE = 32;
const BASELINE = BANNER.bottom - 20;

/** What is battled for on the left, whose turn it is on the right; the latter alone in the middle. */
export function tableBanner({ battle, turn, seats }: TableContent, looks: DynastyStyles): readonly PlacedSprite[] {
  const width = textWidth(turn, 'bold', SIZE) + TOKEN * seats.length;
  const left = battle === undefined ? (WIDTH - width) / 2 : RIGHT - width;
  const tokens = seats.map((seat, i) =>
    placeAtPixel(armySprite(seat, looks, 40), [left + TOKEN * (i + 0.5) - 4, (BANNER.top + BANNER.bottom) / 2 + 1], { 'data-turn': seat }),
  );
  const says = placeAtPixel(textSprite(turn, { face: 'bold', size: SIZE, colour: SEAL, anchor: 'start' }), [
    left + TOKEN * seats.length,
    BASELINE,
  ]);
  if (battle === undefined) return [...tokens, says];
  return [...tokens, says, placeAtPixel(textSprite(battle, { face: 'bold', size: SIZE, colour: INK, anchor: 'start' }), [LEFT, BASELINE])];
}
const TOKEN = 52;

/** Beneath the title, in the upper left corner of the board. */
export const roundLabel = ({ round }: TableContent): PlacedSprite =>
  placeAtPixel(textSprite(round, { face: 'bold', size: 36, colour: SEAL, anchor: 'start' }), [LEFT + 5, BANNER.bottom + 164]);
