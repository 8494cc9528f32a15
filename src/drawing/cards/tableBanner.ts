import { INK, SEAL } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import { type PlacedSprite, placeAtPixel, textSprite } from '../vector/sprite.js';
import { armySprite } from './armySprites.js';
import type { DynastyStyles } from './dynastyStyles.js';
import type { TableContent } from './tableContent.js';
import { BANNER, LEFT, RIGHT } from './tableLayout.js';

const FONT_SIZE = 46;
const BASELINE = BANNER.bottom - 27;
/** Width of a seat's token, including the gap after it. */
const TOKEN_STEP = 66;

/** The round and the battle on the left, whose turn it is on the right. */
export function tableBanner({ round, battle, turn, seats }: TableContent, styles: DynastyStyles): readonly PlacedSprite[] {
  const width = textWidth(turn, 'bold', FONT_SIZE) + TOKEN_STEP * seats.length;
  const left = RIGHT - width;
  const middle = (BANNER.top + BANNER.bottom) / 2 + 1;
  const tokens = seats.map((seat, i) =>
    placeAtPixel(armySprite(seat, styles, 54), [left + TOKEN_STEP * (i + 0.5) - 4, middle], { 'data-turn': seat }),
  );
  const words = bannerText(turn, SEAL, left + TOKEN_STEP * seats.length);
  return [...tokens, words, bannerText(battle === undefined ? round : `${round} · ${battle}`, INK, LEFT)];
}

const bannerText = (words: string, colour: string, left: number): PlacedSprite =>
  placeAtPixel(textSprite(words, { face: 'bold', size: FONT_SIZE, colour, anchor: 'start' }), [left, BASELINE]);
