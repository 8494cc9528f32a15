import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import { place, type Sheet } from '../stamp.js';
import type { Setting } from './atelier.js';
import { banner, roundNow } from './banner.js';
import { boardNow } from './board.js';
import { piles } from './piles.js';
import { battlefield, recruitingRow } from './shelf.js';
import { strips } from './strips.js';
import { tableGround } from './tableGround.js';
import { tableHeight, WIDTH } from './tableLayout.js';
import { tellingOf } from './telling.js';

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
