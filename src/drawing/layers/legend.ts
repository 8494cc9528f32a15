import { CREDIT, creditWords, NAME_SIZE, PHASE_SIZE, TURN_SIZE } from '../layout/legendLayout.js';
import type { MapLayout } from '../layout/mapLayout.js';
import { type LegendSymbol, victoryWords } from '../scene/pictureWords.js';
import { INK, SEPIA } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import { colourInLook } from '../vector/nightPalette.js';
import { centredSprite, type PlacedSprite, placeSprite, placeText } from '../vector/sprite.js';
import { type TextStyle, text } from '../vector/svg.js';
import { legendSymbolRow } from './legendSymbols.js';
import { coin } from './mapSymbols.js';
import { styleOf, TOKEN_REACH, unitToken } from './unitTokens.js';

const SMALL = { face: 'italic', size: 16, colour: SEPIA } as const;

/** What the legend says whatever happens: the powers' names, the credit, that a board is a reconstruction. */
export function legendSvg(page: MapLayout): string {
  const { language, legend } = page;
  const names = legend.powers.map(({ power, scale, nameAt }) =>
    nameAt ? text(power.name[language], nameAt, { face: 'roman', size: NAME_SIZE * scale, colour: INK, anchor: 'start' }) : '',
  );
  return [...names, ...creditInk(page)].join('');
}

/** Below a theatre in as many lines as it takes; below a whole board in one, beside what victory takes. */
function creditInk({ plan: { board, furniture }, language, legend: { left, right, top, height, credit } }: MapLayout): readonly string[] {
  const baseline = top + height - 12;
  if (credit) {
    const { size, row } = CREDIT;
    return credit.map((words, i) => text(words, [left, baseline - (credit.length - 1 - i) * row], { ...SMALL, size, anchor: 'start' }));
  }
  const says = furniture.cartouche ? board.credit[language] : creditWords(board, language);
  const wins = victoryWords(board, language);
  const room = right - left - textWidth(wins, 'italic', SMALL.size) - 30;
  const size = Math.min(SMALL.size, (SMALL.size * room) / textWidth(says, 'italic', SMALL.size));
  return [text(says, [left, baseline], { ...SMALL, size, anchor: 'start' }), text(wins, [right, baseline], { ...SMALL, anchor: 'end' })];
}

/** What one picture has the legend say. */
export interface LegendContent {
  readonly turn: string;
  readonly phase: string;
  /** How many centres each power controls. */
  readonly centres: ReadonlyMap<string, number>;
  /** By how many more or fewer than before, where that is told. */
  readonly gains: ReadonlyMap<string, number>;
  readonly signs: readonly LegendSymbol[];
}

export function legendSprites(page: MapLayout, telling: LegendContent): readonly PlacedSprite[] {
  const { plan, legend, look } = page;
  const { left, top } = legend;
  const square = plan.board.hanzi !== undefined;
  const ink = colourInLook(INK, look);
  const start = { colour: ink, anchor: 'start' } as const;
  const counts = legend.powers.flatMap(({ power, scale, at, countAt: [x, y] }) => {
    const count = telling.centres.get(power.id) ?? 0;
    const bold = { ...start, face: 'bold', size: 22 * scale } as const;
    return [
      placeSprite(centredSprite(unitToken({ type: 'A', bearer: styleOf(power), scale: 0.86 * scale }), TOKEN_REACH), at),
      placeSprite(centredSprite(coin({ owner: power.colour, square }), 11), [x, y]),
      placeText(String(count), [x + 13 * scale, y + 7 * scale], bold, { 'data-count': `${power.id} ${count}` }),
      ...gainOf(telling.gains.get(power.id) ?? 0, [x + 13 * scale + textWidth(String(count), 'bold', bold.size) + 2, y - 3], start),
    ];
  });
  return [
    placeText(telling.turn, [left, top + 42], { ...start, face: 'capitals', size: TURN_SIZE }),
    placeText(telling.phase, [left, top + 66], { ...start, face: 'italic', size: PHASE_SIZE, colour: colourInLook(SEPIA, look) }),
    ...counts,
    ...legendSymbolRow(page, telling.signs),
  ];
}

/** "+1", "−2", small and above. */
const gainOf = (gain: number, at: readonly [number, number], look: Pick<TextStyle, 'colour' | 'anchor'>): readonly PlacedSprite[] =>
  gain === 0
    ? []
    : [placeText(gain > 0 ? `+${gain}` : `−${-gain}`, at, { ...look, face: 'bold', size: 13 }, { 'data-gain': String(gain) })];
