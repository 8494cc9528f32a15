import type { Language } from '../../lib/language.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import { reconstructionWords } from '../scene/pictureWords.js';
import { INK, SEAL, SEPIA } from '../vector/colour.js';
import { isHanzi, textWidth, wrapText } from '../vector/fonts.js';
import type { Box } from '../vector/geometry.js';
import { element, text } from '../vector/svg.js';

/** Font size of the title; smaller if it does not fit. */
const TITLE_SIZE = 25;

/** The board's title on a card. Empty on boards without room for one. */
export function cartouche({ board, slots }: BoardGeometry, language: Language): string {
  if (!slots.cartouche) return '';
  const [x0, y0, x1, y1] = slots.cartouche;
  const hanzi = [...(board.hanzi && isHanzi(board.hanzi) ? board.hanzi : '')];
  const left = x0 + (hanzi.length > 0 ? 84 : 14);
  const room = x1 - left - 16;
  const title = wrapText(board.name[language], { face: 'capitals', size: TITLE_SIZE }, room);
  const size = Math.min(TITLE_SIZE, ...title.map(line => (TITLE_SIZE * room) / textWidth(line, 'capitals', TITLE_SIZE)));
  const middle = (left + x1 - 12) / 2;
  const status = reconstructionWords(board, language);
  return [
    card(slots.cartouche),
    ...hanzi.map((letter, i) => text(letter, [x0 + 46, y0 + 68 + i * 64], { face: 'hanzi', size: 58, colour: INK })),
    ...title.map((line, i) => text(line, [middle, y0 + 48 + i * 31], { face: 'capitals', size, colour: INK })),
    status === undefined ? '' : text(status, [(x0 + x1) / 2, y1 - 16], { face: 'italic', size: 17, colour: SEAL }),
  ].join('');
}

function card([x, y, x1, y1]: Box): string {
  const [width, height] = [x1 - x, y1 - y];
  return [
    element('rect', { x: x + 3, y: y + 4, width, height, rx: 3, fill: SEPIA, 'fill-opacity': 0.3 }),
    element('rect', { x, y, width, height, rx: 3, fill: '#f6edd6', stroke: SEPIA, 'stroke-width': 1.6 }),
    element('rect', { x: x + 6, y: y + 6, width: width - 12, height: height - 12, rx: 2, fill: 'none', stroke: SEAL, 'stroke-width': 1 }),
  ].join('');
}
