import { INK, SEAL } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import { type PlacedSprite, placeAtPixel, textSprite } from '../vector/sprite.js';
import { armySprite } from './armySprites.js';
import type { DynastyStyles } from './dynastyStyles.js';
import type { TableContent } from './tableContent.js';
import { BANNER, LEFT, RIGHT, WIDTH } from './tableLayout.js';

const FONT_SIZE = 32;
const BASELINE = BANNER.bottom - 20;
/** Width of a seat's token, including the gap after it. */
const TOKEN_STEP = 52;

/** The battle on the left and whose turn it is on the right; without a battle, the turn in the middle. */
export function tableBanner({ battle, turn, seats }: TableContent, styles: DynastyStyles): readonly PlacedSprite[] {
  const width = textWidth(turn, 'bold', FONT_SIZE) + TOKEN_STEP * seats.length;
  const left = battle === undefined ? (WIDTH - width) / 2 : RIGHT - width;
  const middle = (BANNER.top + BANNER.bottom) / 2 + 1;
  const tokens = seats.map((seat, i) =>
    placeAtPixel(armySprite(seat, styles, 40), [left + TOKEN_STEP * (i + 0.5) - 4, middle], { 'data-turn': seat }),
  );
  const words = bannerText(turn, SEAL, left + TOKEN_STEP * seats.length);
  return [...tokens, words, ...(battle === undefined ? [] : [bannerText(battle, INK, LEFT)])];
}

const bannerText = (words: string, colour: string, left: number): PlacedSprite =>
  placeAtPixel(textSprite(words, { face: 'bold', size: FONT_SIZE, colour, anchor: 'start' }), [left, BASELINE]);

/** The number of the round, in the upper left corner of the board, below the title. */
export const roundLabel = ({ round }: TableContent): PlacedSprite =>
  placeAtPixel(textSprite(round, { face: 'bold', size: 36, colour: SEAL, anchor: 'start' }), [LEFT + 5, BANNER.bottom + 164]);
