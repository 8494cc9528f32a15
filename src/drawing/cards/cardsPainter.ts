import { compileCardsBoard } from '../../games/warring-states-cards/board/cardsBoard.js';
import type { CardsBoardFile } from '../../games/warring-states-cards/board/cardsBoardFile.js';
import { dyed, dyesFrom } from '../dyes.js';
import { encodePng } from '../png.js';
import { createPress } from '../press.js';
import type { Sheet } from '../stamp.js';
import { type Atelier, atelierFor } from './atelier.js';
import { handSheet } from './hand.js';
import { type CardsPicture, cardsPicture } from './picture.js';
import { specimenSheet } from './specimen.js';
import { tableSheet } from './table.js';

/** Draws tables and hands as PNG; the same picture is the same bytes, whatever was drawn before. Throws when the picture is not one. */
export function createCardsPainter(file: CardsBoardFile): (picture: unknown) => Uint8Array {
  const atelier = atelierFor(compileCardsBoard(file));
  const print = createPress();
  const dyes = dyesFrom(print(specimenSheet(atelier)));
  return unchecked => {
    const sheet = sheetOf(atelier, checked(unchecked));
    return encodePng(sheet.width, sheet.height, dyed(print(sheet), dyes));
  };
}

function checked(picture: unknown): CardsPicture {
  const parsed = cardsPicture.safeParse(picture);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new Error(`This is no picture of the card game: at ${first?.path.join('.') || 'its top'}, ${first?.message}`);
}

export function sheetOf(atelier: Atelier, picture: CardsPicture): Sheet {
  const setting = { ...atelier, language: picture.language };
  switch (picture.kind) {
    case 'position':
      return tableSheet(setting, picture.view.table);
    case 'results':
      return tableSheet(setting, picture.report.after);
    case 'hand':
      return handSheet(setting, picture.view);
    default:
      return picture satisfies never;
  }
}
