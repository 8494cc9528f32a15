import type { Language } from '../../lib/language.js';
import { INK, mixColours, PARCHMENT, SEPIA } from '../vector/colour.js';
import { wrapText } from '../vector/fonts.js';
import type { Sprite } from '../vector/sprite.js';
import { element, group, stroke, text } from '../vector/svg.js';
import type { CardBoardLayout } from './cardBoardLayout.js';
import { roadsSvg } from './cardBoardSvg.js';
import { CARD_WORDS } from './cardPictureWords.js';
import { DIVIDER } from './cardStock.js';
import { FIGURE_SIGNS, FIGURES } from './seatFigures.js';
import { tableKey } from './tableKey.js';
import { BANNER, BATTLEFIELD, CARD_ROW, CREDIT, LEFT, PANEL, TABLE } from './tableLayout.js';

/** Paper, and everything else that is the same on all tables in this language. */
export function tableBackground(layout: CardBoardLayout, language: Language): Sprite {
  const parts = [
    element('rect', { ...TABLE, fill: PARCHMENT }),
    areas(),
    label(CARD_WORDS.row[language]),
    legend(language),
    tableKey(language),
    roadsSvg(layout),
    credit(layout, language),
  ];
  return { svg: parts.join(''), box: [0, 0, TABLE.width, TABLE.height] };
}

const DARKER = mixColours('#c9ad74', PARCHMENT, 0.42);

/** The recruiting row and the battlefield cards are on darker ground. */
function areas(): string {
  const row = { x: 0, y: CARD_ROW.top, width: PANEL.left, height: TABLE.height - CARD_ROW.top };
  const battlefield = { x: PANEL.left, y: BANNER.bottom, width: TABLE.width - PANEL.left, height: BATTLEFIELD.bottom - BANNER.bottom };
  return [
    element('rect', { ...row, fill: DARKER }),
    element('rect', { ...battlefield, fill: DARKER }),
    stroke(`M0 ${BANNER.bottom}H${TABLE.width}M0 ${CARD_ROW.top}H${PANEL.left}M${PANEL.left} ${BANNER.bottom}V${TABLE.height}`, DIVIDER, 2),
  ].join('');
}

const label = (words: string): string =>
  text(words, [LEFT, CARD_ROW.labelBaseline], { face: 'condensedItalic', size: 30, colour: SEPIA, anchor: 'start' });

/** What the three signs before a seat's numbers mean. */
function legend(language: Language): string {
  const lines = FIGURES.map((kind, i) => {
    const y = BANNER.bottom + 26 + i * 41;
    const words = text(CARD_WORDS[kind][language], [PANEL.left + 62, y + 9], { face: 'condensed', size: 28, colour: INK, anchor: 'start' });
    return group({ transform: `translate(${PANEL.left + 36} ${y})` }, FIGURE_SIGNS[kind]) + words;
  });
  return lines.join('');
}

function credit({ board }: CardBoardLayout, language: Language): string {
  const lines = wrapText(board.file.credit[language], { face: 'italic', size: CREDIT.size }, PANEL.left - 2 * LEFT);
  return lines
    .map((line, i) =>
      text(line, [LEFT, CREDIT.baseline + i * CREDIT.step], { face: 'italic', size: CREDIT.size, colour: SEPIA, anchor: 'start' }),
    )
    .join('');
}
