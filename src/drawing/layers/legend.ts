import { CAPTION_SIZE, CREDIT, creditWords, TURN_SIZE } from '../layout/legendLayout.js';
import { NAME_SIZE } from '../layout/legendRows.js';
import type { MapLayout } from '../layout/mapLayout.js';
import { styleOf } from '../layout/powerStyle.js';
import type { LegendContent } from '../scene/legendContent.js';
import { victoryWords } from '../scene/pictureWords.js';
import { INK, SEPIA } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import type { Point } from '../vector/geometry.js';
import { colourInLook } from '../vector/nightPalette.js';
import { centredSprite, type PlacedSprite, placeSprite, textSprite } from '../vector/sprite.js';
import { type TextStyle, text } from '../vector/svg.js';
import { centreCoin } from './centreSymbols.js';
import { legendSymbolRow } from './legendSymbols.js';
import { TOKEN_REACH, unitToken } from './unitTokens.js';

const SMALL = { face: 'italic', size: 16, colour: SEPIA } as const;

/** The part of the legend that is the same in every picture: the powers' names and the board's credit. In parchment colours. */
export function legendSvg(layout: MapLayout): string {
  const { language, legend } = layout;
  const names = legend.powers.map(({ power, scale, nameAt }) =>
    nameAt ? text(power.name[language], nameAt, { face: 'roman', size: NAME_SIZE * scale, colour: INK, anchor: 'start' }) : '',
  );
  return [...names, ...creditLines(layout)].join('');
}

/** The credit. Below a theatre, it has as many lines as it needs; below a whole board, one line, with the victory condition at its end. */
function creditLines({ geometry: { board, slots }, language, legend }: MapLayout): readonly string[] {
  const { left, right, top, height, credit } = legend;
  const baseline = top + height - 12;
  if (credit) {
    const { size, lineHeight } = CREDIT;
    return credit.map((words, i) =>
      text(words, [left, baseline - (credit.length - 1 - i) * lineHeight], { ...SMALL, size, anchor: 'start' }),
    );
  }
  const author = slots.cartouche ? board.credit[language] : creditWords(board, language);
  const victory = victoryWords(board, language);
  const room = right - left - textWidth(victory, 'italic', SMALL.size) - 30;
  const size = Math.min(SMALL.size, (SMALL.size * room) / textWidth(author, 'italic', SMALL.size));
  return [
    text(author, [left, baseline], { ...SMALL, size, anchor: 'start' }),
    text(victory, [right, baseline], { ...SMALL, anchor: 'end' }),
  ];
}

/** The part of the legend that differs from picture to picture: the turn, each power's centres, the symbols. In the colours of the look. */
export function legendSprites(layout: MapLayout, content: LegendContent): readonly PlacedSprite[] {
  const { legend, look } = layout;
  const { left, top } = legend;
  const style = { colour: colourInLook(INK, look), anchor: 'start' } as const;
  return [
    placeSprite(textSprite(content.turn, { ...style, face: 'capitals', size: TURN_SIZE }), [left, top + 42]),
    placeSprite(textSprite(content.caption, { ...style, face: 'italic', size: CAPTION_SIZE, colour: colourInLook(SEPIA, look) }), [
      left,
      top + 66,
    ]),
    ...legend.powers.flatMap(entry => powerSprites(layout, entry, content)),
    ...legendSymbolRow(layout, content.symbols),
  ];
}

/** A power's token and its number of centres, with the gain or loss. */
function powerSprites(
  { geometry: { board }, look }: MapLayout,
  { power, scale, tokenAt, countAt: [x, y] }: MapLayout['legend']['powers'][number],
  { centres, gains }: LegendContent,
): readonly PlacedSprite[] {
  const count = centres.get(power.id) ?? 0;
  const style = { colour: colourInLook(INK, look), anchor: 'start' } as const;
  const bold = { ...style, face: 'bold', size: 22 * scale } as const;
  const left = x + 13 * scale;
  return [
    placeSprite(centredSprite(unitToken({ type: 'A', style: styleOf(power), scale: 0.86 * scale }), TOKEN_REACH), tokenAt),
    placeSprite(centredSprite(centreCoin({ owner: power.colour, square: board.hanzi !== undefined }), 11), [x, y]),
    placeSprite(textSprite(String(count), bold), [left, y + 7 * scale], { 'data-count': `${power.id} ${count}` }),
    ...gainSprite(gains.get(power.id) ?? 0, [left + textWidth(String(count), 'bold', bold.size) + 2, y - 3], style),
  ];
}

/** "+1" or "−2", small and raised; nothing for 0. */
const gainSprite = (gain: number, at: Point, style: Pick<TextStyle, 'colour' | 'anchor'>): readonly PlacedSprite[] =>
  gain === 0
    ? []
    : [
        placeSprite(textSprite(gain > 0 ? `+${gain}` : `−${-gain}`, { ...style, face: 'bold', size: 13 }), at, {
          'data-gain': String(gain),
        }),
      ];
