import type { Language } from '../../lib/language.js';
import { keyFret, ruledRect } from '../layers/mapFrame.js';
import { INK, mixColours, PARCHMENT, SEAL, SEPIA } from '../vector/colour.js';
import { wrapText } from '../vector/fonts.js';
import type { Sprite } from '../vector/sprite.js';
import { element, group, stroke, text } from '../vector/svg.js';
import type { CardBoardLayout } from './cardBoardLayout.js';
import { roadsSvg } from './cardBoardSvg.js';
import { CARD_WORDS } from './cardPictureWords.js';
import { LINE } from './cardStock.js';
import { BANNER, COUNT_ROOM, LEFT, MARGIN, RIGHT, SHELF, stripTop, tableHeight, WIDTH } from './tableLayout.js';

/** Paper, frame and all that is the same on every table of so many strips in one language. */
export function tableBackground(plan: CardBoardLayout, strips: number, language: Language): Sprite {
  const height = tableHeight(strips);
  const parts = [paperSvg(height), shelf(), labels(language)];
  return {
    svg: [...parts, roadsSvg(plan), title(plan, language), credit(plan, strips, language)].join(''),
    box: [0, 0, WIDTH, height],
  };
}

/** The paper of a picture, with the fret around it. */
export function paperSvg(height: number): string {
  const [w, h] = [WIDTH - 2 * MARGIN, height - 2 * MARGIN];
  return [
    element('rect', { width: WIDTH, height, fill: PARCHMENT }),
    ruledRect(2, 2, WIDTH - 2, height - 2, 3.4),
    group({ transform: `translate(${MARGIN} ${MARGIN})` }, ruledRect(0, 0, w, h, 2.6), keyFret(w, h, MARGIN)),
  ].join('');
}

const across = (y: number): string => stroke(`M${MARGIN} ${y}H${WIDTH - MARGIN}`, LINE, 1.4);

function shelf(): string {
  const height = SHELF.bottom - SHELF.top;
  return (
    element('rect', {
      x: MARGIN + 1.3,
      y: SHELF.top,
      width: WIDTH - 2 * MARGIN - 2.6,
      height,
      fill: mixColours('#c9ad74', PARCHMENT, 0.42),
    }) +
    across(SHELF.top) +
    across(BANNER.bottom)
  );
}

function labels(language: Language): string {
  const small = { face: 'italic', size: 23, colour: SEPIA } as const;
  const head = (words: string, x: number): string => text(words, [x, SHELF.label], { ...small, anchor: 'start' });
  return head(CARD_WORDS.row[language], LEFT) + head(CARD_WORDS.battlefield[language], COUNT_ROOM.left);
}

function title({ board }: CardBoardLayout, language: Language): string {
  const lines = wrapText(board.file.name[language].replace(/ \(.*/, ''), 'capitals', 21, 200);
  return [
    text(board.file.hanzi, [LEFT + 4, BANNER.bottom + 68], { face: 'hanzi', size: 66, colour: SEAL, anchor: 'start' }),
    ...lines.map((line, i) =>
      text(line, [LEFT + 6, BANNER.bottom + 96 + i * 24], { face: 'capitals', size: 19, colour: INK, anchor: 'start' }),
    ),
  ].join('');
}

function credit({ board }: CardBoardLayout, strips: number, language: Language): string {
  const lines = balanced(board.file.credit[language], RIGHT - LEFT);
  return lines
    .map((line, i) => text(line, [WIDTH / 2, stripTop(strips) + 27 + i * 25], { face: 'italic', size: CREDIT_SIZE, colour: SEPIA }))
    .join('');
}

/** In as few lines as can be, all about as long. */
function balanced(words: string, room: number): readonly string[] {
  const inRoom = (width: number): readonly string[] => wrapText(words, 'italic', CREDIT_SIZE, width);
  const fewest = inRoom(room);
  const narrower = Array.from({ length: 20 }, (_, i) => inRoom(room * (0.5 + i / 40)));
  return narrower.find(lines => lines.length === fewest.length) ?? fewest;
}
const CREDIT_SIZE = 22;
