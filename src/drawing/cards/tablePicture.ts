import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import { type DisplayList, placeAtPixel } from '../vector/sprite.js';
import { battlefieldCards } from './battlefieldCards.js';
import { boardSprites } from './boardSprites.js';
import { cardPiles } from './cardPiles.js';
import type { CardsPictureContext } from './cardsContext.js';
import { recruitingRow } from './recruitingRow.js';
import { seatStrips } from './seatStrips.js';
import { tableBackground } from './tableBackground.js';
import { tableBanner } from './tableBanner.js';
import { tableContent } from './tableContent.js';
import { TABLE } from './tableLayout.js';

/** The table, with public information only. */
export function tablePicture(context: CardsPictureContext, table: PublicView): DisplayList {
  const { layout, styles, language } = context;
  const content = tableContent(table, layout.board.file, language);
  return {
    ...TABLE,
    sprites: [
      placeAtPixel(tableBackground(layout, language), [0, 0]),
      ...tableBanner(content, styles),
      ...cardPiles(table, language),
      ...boardSprites(context, table),
      ...recruitingRow(table, language),
      ...battlefieldCards(table, styles, language),
      ...seatStrips(context, content),
    ],
  };
}
