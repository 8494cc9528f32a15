import type { PublicView } from '../../games/warring-states-cards/publicView.js';
import { place, type Sheet } from '../vector/sprite.js';
import { boardNow } from './boardSprites.js';
import { piles } from './cardPiles.js';
import type { Setting } from './cardsContext.js';
import { battlefield, recruitingRow } from './recruitingRow.js';
import { strips } from './seatStrips.js';
import { tableGround } from './tableBackground.js';
import { banner, roundNow } from './tableBanner.js';
import { tellingOf } from './tableContent.js';
import { tableHeight, WIDTH } from './tableLayout.js';

/** The table as everybody may see it. */
export function tableSheet(setting: Setting, table: PublicView): Sheet {
  const { plan, looks, language } = setting;
  const told = tellingOf(table, plan.board.file, language);
  return {
    width: WIDTH,
    height: tableHeight(told.strips.length),
    placed: [
      place(tableGround(plan, told.strips.length, language), [0, 0]),
      ...banner(told, looks),
      roundNow(told),
      ...piles(table, language),
      ...boardNow(setting, table),
      ...recruitingRow(table, language),
      ...battlefield(table, looks),
      ...strips(setting, told),
    ],
  };
}
