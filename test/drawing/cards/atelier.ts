import fc from 'fast-check';
import { cardsContext } from '../../../src/drawing/cards/cardsContext.js';
import { cardsPicture } from '../../../src/drawing/cards/cardsPicture.js';
import { cardsDisplayList } from '../../../src/drawing/cards/cardsRenderer.js';
import type { DisplayList } from '../../../src/drawing/vector/sprite.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { board } from '../../games/warring-states-cards/table.js';

export const atelier = cardsContext(board);
export const language = fc.constantFrom(...LANGUAGES);

/** A picture as the artist is asked for it, up to the sheet that is printed. */
export const drawn = (picture: unknown): DisplayList => cardsDisplayList(atelier, cardsPicture.parse(picture));

/** What the stamps of a sheet say they stand for, sorted: `data-row` and so on. */
export const marked = (sheet: DisplayList, mark: string): readonly string[] => inOrder(sheet, mark).sort();
export const inOrder = (sheet: DisplayList, mark: string): string[] =>
  sheet.placed.flatMap(({ tells }) => (tells?.[`data-${mark}`] === undefined ? [] : [String(tells[`data-${mark}`])]));
