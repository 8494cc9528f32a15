import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import { type DisplayList, placeAtPixel } from '../vector/sprite.js';
import { battlefieldCards } from './battlefieldCards.js';
import { boardSprites } from './boardSprites.js';
import { cardPiles } from './cardPiles.js';
import type { CardsPictureContext } from './cardsContext.js';
import { recruitingRow } from './recruitingRow.js';
import { seatStrips } from './seatStrips.js';
import { tableBackground } from './tableBackground.js';
import { roundLabel, tableBanner } from './tableBanner.js';
import { tableContent } from './tableContent.js';
import { tableHeight, WIDTH } from './tableLayout.js';

/** The table, with public information only. */
export function tablePicture(context: CardsPictureContext, table: PublicView): DisplayList {
  const { layout, styles, language } = context;
  const content = tableContent(table, layout.board.file, language);
  return {
    width: WIDTH,
    height: tableHeight(content.strips.length),
    sprites: [
      placeAtPixel(tableBackground(layout, content.strips.length, language), [0, 0]),
      ...tableBanner(content, styles),
      roundLabel(content),
      ...cardPiles(table, language),
      ...boardSprites(context, table),
      ...recruitingRow(table, language),
      ...battlefieldCards(table, styles),
      ...seatStrips(context, content),
    ],
  };
}
