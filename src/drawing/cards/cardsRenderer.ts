import { compileCardsBoard } from '../../games/warring-states-cards/board/cardsBoard.js';
import type { CardsBoardFile } from '../../games/warring-states-cards/board/cardsBoardFile.js';
import type { Blit } from '../raster/blit.js';
import { createDisplayListRenderer } from '../raster/displayListRenderer.js';
import { encodePng } from '../raster/encodePng.js';
import { fixedPaletteFrom, indexPixels } from '../raster/fixedPalette.js';
import type { RenderPicture } from '../raster/renderPicture.js';
import type { DisplayList } from '../vector/sprite.js';
import { type CardsContext, cardsContext } from './cardsContext.js';
import { cardsPaletteSample } from './cardsPaletteSample.js';
import { type CardsPicture, cardsPicture } from './cardsPicture.js';
import { handPicture } from './handPicture.js';
import { tablePicture } from './tablePicture.js';

/** Draws tables and hands as PNG. The same picture gives the same bytes, whatever came before. Rejects if the input is no such picture. */
export function createCardsRenderer(file: CardsBoardFile, blit?: Blit): RenderPicture {
  const context = cardsContext(compileCardsBoard(file));
  const render = createDisplayListRenderer(blit);
  const palette = fixedPaletteFrom(render(cardsPaletteSample(context)));
  return async unchecked => {
    const list = cardsDisplayList(context, parsePicture(unchecked));
    return encodePng(list.width, list.height, indexPixels(render(list), palette));
  };
}

function parsePicture(picture: unknown): CardsPicture {
  const parsed = cardsPicture.safeParse(picture);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new Error(`This is no picture of the card game: at ${first?.path.join('.') || 'its top'}, ${first?.message}`);
}

export function cardsDisplayList(context: CardsContext, picture: CardsPicture): DisplayList {
  const pictureContext = { ...context, language: picture.language };
  switch (picture.kind) {
    case 'position':
      return tablePicture(pictureContext, picture.view.table);
    case 'results':
      return tablePicture(pictureContext, picture.report.after);
    case 'hand':
      return handPicture(pictureContext, picture.view);
    default:
      return picture satisfies never;
  }
}
