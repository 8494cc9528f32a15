import type { Language } from '../../lib/language.js';
import { INK, mixColours, PARCHMENT, SEAL, SEPIA } from '../vector/colour.js';
import { wrapText } from '../vector/fonts.js';
import { boxOutline, keyFret } from '../vector/ornaments.js';
import type { Sprite } from '../vector/sprite.js';
import { element, group, stroke, text } from '../vector/svg.js';
import type { CardBoardLayout } from './cardBoardLayout.js';
import { roadsSvg } from './cardBoardSvg.js';
import { CARD_WORDS } from './cardPictureWords.js';
import { DIVIDER } from './cardStock.js';
import { BANNER, CARD_ROW, COUNT_ROOM, LEFT, MARGIN, RIGHT, stripTop, tableHeight, WIDTH } from './tableLayout.js';

/** Paper, frame, and everything else that is the same on all tables with this number of strips in this language. */
export function tableBackground(layout: CardBoardLayout, strips: number, language: Language): Sprite {
  const height = tableHeight(strips);
  const parts = [
    paperSvg(height),
    cardRow(),
    labels(language),
    roadsSvg(layout),
    title(layout, language),
    credit(layout, strips, language),
  ];
  return { svg: parts.join(''), box: [0, 0, WIDTH, height] };
}

/** The paper background of a picture, with a key fret around it. */
export function paperSvg(height: number): string {
  const [w, h] = [WIDTH - 2 * MARGIN, height - 2 * MARGIN];
  return [
    element('rect', { width: WIDTH, height, fill: PARCHMENT }),
    boxOutline([2, 2, WIDTH - 2, height - 2], 3.4),
    group({ transform: `translate(${MARGIN} ${MARGIN})` }, boxOutline([0, 0, w, h], 2.6), keyFret(w, h, MARGIN)),
  ].join('');
}

const divider = (y: number): string => stroke(`M${MARGIN} ${y}H${WIDTH - MARGIN}`, DIVIDER, 1.4);

/** The background of the recruiting row and the battlefield cards. */
function cardRow(): string {
  const height = CARD_ROW.bottom - CARD_ROW.top;
  const colour = mixColours('#c9ad74', PARCHMENT, 0.42);
  return (
    element('rect', { x: MARGIN + 1.3, y: CARD_ROW.top, width: WIDTH - 2 * MARGIN - 2.6, height, fill: colour }) +
    divider(CARD_ROW.top) +
    divider(BANNER.bottom)
  );
}

function labels(language: Language): string {
  const label = (words: string, x: number): string =>
    text(words, [x, CARD_ROW.labelBaseline], { face: 'italic', size: 23, colour: SEPIA, anchor: 'start' });
  return label(CARD_WORDS.row[language], LEFT) + label(CARD_WORDS.battlefield[language], COUNT_ROOM.left);
}

function title({ board }: CardBoardLayout, language: Language): string {
  const lines = wrapText(board.file.name[language].replace(/ \(.*/, ''), { face: 'capitals', size: 21 }, 200);
  return [
    text(board.file.hanzi, [LEFT + 4, BANNER.bottom + 68], { face: 'hanzi', size: 66, colour: SEAL, anchor: 'start' }),
    ...lines.map((line, i) =>
      text(line, [LEFT + 6, BANNER.bottom + 96 + i * 24], { face: 'capitals', size: 19, colour: INK, anchor: 'start' }),
    ),
  ].join('');
}

const CREDIT_SIZE = 22;

function credit({ board }: CardBoardLayout, strips: number, language: Language): string {
  const lines = balancedLines(board.file.credit[language], RIGHT - LEFT);
  return lines
    .map((line, i) => text(line, [WIDTH / 2, stripTop(strips) + 27 + i * 25], { face: 'italic', size: CREDIT_SIZE, colour: SEPIA }))
    .join('');
}

/** Wraps text into as few lines as possible, of about the same width. */
function balancedLines(words: string, room: number): readonly string[] {
  const within = (width: number): readonly string[] => wrapText(words, { face: 'italic', size: CREDIT_SIZE }, width);
  const fewest = within(room);
  const narrower = Array.from({ length: 20 }, (_, i) => within(room * (0.5 + i / 40)));
  return narrower.find(lines => lines.length === fewest.length) ?? fewest;
}
