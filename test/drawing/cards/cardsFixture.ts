import fc from 'fast-check';
import { cardsContext } from '../../../src/drawing/cards/cardsContext.js';
import { cardsPicture } from '../../../src/drawing/cards/cardsPicture.js';
import { cardsDisplayList } from '../../../src/drawing/cards/cardsRenderer.js';
import type { DisplayList } from '../../../src/drawing/vector/sprite.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { board } from '../../games/warring-states-cards/table.js';

export const context = cardsContext(board);
export const language = fc.constantFrom(...LANGUAGES);

/** Returns the display list of a picture, as the renderer makes it. */
export const drawn = (picture: unknown): DisplayList => cardsDisplayList(context, cardsPicture.parse(picture));

/** Returns the values of a `data-` attribute on all sprites, sorted. */
export const marked = (list: DisplayList, mark: string): readonly string[] => inOrder(list, mark).sort();
/** Returns the values of a `data-` attribute on all sprites, from the lowest sprite to the topmost. */
export const inOrder = (list: DisplayList, mark: string): string[] =>
  list.sprites.flatMap(({ data }) => (data?.[`data-${mark}`] === undefined ? [] : [String(data[`data-${mark}`])]));
