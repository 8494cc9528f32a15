import fc from 'fast-check';
import { cardsContext } from '../../../src/drawing/cards/cardsContext.js';
import { cardsPicture } from '../../../src/drawing/cards/cardsPicture.js';
import { cardsDisplayList } from '../../../src/drawing/cards/cardsRenderer.js';
import type { DisplayList } from '../../../src/drawing/vector/sprite.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { board } from '../../games/warring-states-cards/table.js';

export const context = cardsContext(board);
export const language = fc.constantFrom(...LANGUAGES);

/** The display list of a picture, as the renderer makes it. */
export const drawn = (picture: unknown): DisplayList => cardsDisplayList(context, cardsPicture.parse(picture));

/** The values of a `data-` attribute on all sprites, sorted. */
export const marked = (list: DisplayList, mark: string): readonly string[] => inOrder(list, mark).sort();
/** The same, from the lowest sprite to the topmost. */
export const inOrder = (list: DisplayList, mark: string): string[] =>
  list.sprites.flatMap(({ data }) => (data?.[`data-${mark}`] === undefined ? [] : [String(data[`data-${mark}`])]));
