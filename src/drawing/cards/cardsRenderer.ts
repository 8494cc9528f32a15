import { compileBoard } from '../../games/warring-states-cards/board/board.js';
import type { CardsBoardFile } from '../../games/warring-states-cards/board/boardFile.js';
import { createDisplayListRenderer } from '../raster/blit.js';
import { encodePng } from '../raster/encodePng.js';
import { fixedPaletteFrom, indexPixels } from '../raster/fixedPalette.js';
import type { DisplayList } from '../vector/sprite.js';
import { type CardsContext, cardsContext } from './cardsContext.js';
import { cardsPaletteSample } from './cardsPaletteSample.js';
import { type CardsPicture, cardsPicture } from './cardsPicture.js';
import { handPicture } from './handPicture.js';
import { tablePicture } from './tablePicture.js';

/** Draws tables and hands as PNG; the same picture is the same bytes, whatever was drawn before. Throws when the picture is not one. */
export function createCardsRenderer(file: CardsBoardFile): (picture: unknown) => Uint8Array {
  const atelier = cardsContext(compileBoard(file));
  const print = createDisplayListRenderer();
  const dyes = fixedPaletteFrom(print(cardsPaletteSample(atelier)));
  return unchecked => {
    const sheet = cardsDisplayList(atelier, checked(unchecked));
    return encodePng(sheet.width, sheet.height, indexPixels(print(sheet), dyes));
  };
}

function checked(picture: unknown): CardsPicture {
  const parsed = cardsPicture.safeParse(picture);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new Error(`This is no picture of the card game: at ${first?.path.join('.') || 'its top'}, ${first?.message}`);
}

export function cardsDisplayList(atelier: CardsContext, picture: CardsPicture): DisplayList {
  const setting = { ...atelier, language: picture.language };
  switch (picture.kind) {
    case 'position':
      return tablePicture(setting, picture.view.table);
    case 'results':
      return tablePicture(setting, picture.report.after);
    case 'hand':
      return handPicture(setting, picture.view);
    default:
      return picture satisfies never;
  }
}
