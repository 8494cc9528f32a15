import type { PublicView } from '../../games/warring-states-cards/publicView.js';
import { type DisplayList, placeAtPixel } from '../vector/sprite.js';
import { boardSprites } from './boardSprites.js';
import { cardPiles } from './cardPiles.js';
import type { CardsPictureContext } from './cardsContext.js';
import { battlefield, recruitingRow } from './recruitingRow.js';
import { seatStrips } from './seatStrips.js';
import { tableBackground } from './tableBackground.js';
import { roundLabel, tableBanner } from './tableBanner.js';
import { tableContent } from './tableContent.js';
import { tableHeight, WIDTH } from './tableLayout.js';

/** The table as everybody may see it. */
export function tablePicture(setting: CardsPictureContext, table: PublicView): DisplayList {
  const { plan, looks, language } = setting;
  const told = tableContent(table, plan.board.file, language);
  return {
    width: WIDTH,
    height: tableHeight(told.strips.length),
    placed: [
      placeAtPixel(tableBackground(plan, told.strips.length, language), [0, 0]),
      ...tableBanner(told, looks),
      roundLabel(told),
      ...cardPiles(table, language),
      ...boardSprites(setting, table),
      ...recruitingRow(table, language),
      ...battlefield(table, looks),
      ...seatStrips(setting, told),
    ],
  };
}
