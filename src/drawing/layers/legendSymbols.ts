import type { Language } from '../../lib/language.js';
import { SYMBOL_HEIGHT } from '../layout/legendColumn.js';
import type { SymbolColumn } from '../layout/legendLayout.js';
import type { MapLayout } from '../layout/mapLayout.js';
import type { PowerStyle } from '../layout/powerStyle.js';
import { LEGEND_WORDS, type LegendSymbol } from '../scene/pictureWords.js';
import { type Colour, INK, RIVER, WATER } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import type { Point, Polyline } from '../vector/geometry.js';
import { colourInLook } from '../vector/nightPalette.js';
import { keyedSprite, type PlacedSprite, placeSprite, type Sprite, textSprite } from '../vector/sprite.js';
import { strokesSvg } from '../vector/strokes.js';
import { fill, group, stroke, svgPath } from '../vector/svg.js';
import { centreCoin, crown, rays } from './centreSymbols.js';
import { crenellatedLine } from './crenellation.js';
import { battleground, cross, holding, plus, raised, reverted, standoff, strengthMark, struckOut } from './mapSymbols.js';
import { convoyStrokes, moveStrokes, rapidStrokes, retreatStrokes, supportStrokes } from './orderStrokes.js';
import { dislodgedToken, ghostToken, unitToken } from './unitTokens.js';

const FONT_SIZE = 16;
/** Width reserved for a symbol, and the gap after its words, in frame pixels. */
const ROOM = { symbol: 41, gap: 20 };

/** The symbols with their meanings, in a row or a column. Empty below a theatre. */
export const legendSymbols = (layout: MapLayout, symbols: readonly LegendSymbol[]): readonly PlacedSprite[] =>
  layout.legend.symbols?.kind === 'column' ? symbolColumn(layout, layout.legend.symbols, symbols) : legendSymbolRow(layout, symbols);

/**
 * Symbols below each other; if there are too many, smaller and in pairs where two fit beside each other, then in lower rows; if there are still
 * too many, without those that are needed least.
 */
function symbolColumn(layout: MapLayout, { top, end }: SymbolColumn, symbols: readonly LegendSymbol[]): readonly PlacedSprite[] {
  const { left, right } = layout.legend;
  const room = right - left;
  const mostIn = (lineHeight: number): number => Math.max(0, Math.floor((end - top) / lineHeight));
  const style = symbols.length <= mostIn(SYMBOL_HEIGHT) ? WIDE : NARROW;
  const cells = symbols.map((symbol): Cell => cellOf(symbol, layout.language, style, room));
  const isTall = style === WIDE || pairs(cells, room / LEAST_PAIR).length <= mostIn(SYMBOL_HEIGHT);
  const lineHeight = isTall ? SYMBOL_HEIGHT : LOW_HEIGHT;
  return rowsOf(cells, { most: mostIn(lineHeight), room }).flatMap((row, i) => {
    const fit = Math.min(1, room / widthOf(row));
    const y = top + (i + 0.7) * lineHeight;
    return row.flatMap((cell, k) => {
      // The second of a pair stands in the middle if both have room there.
      const x = k === 0 ? 0 : Math.max(fit * widthOf(row.slice(0, k)), Math.min(room / 2, room - fit * cell.width));
      return cellSprites(layout, cell, { fit, at: [left + x, y] });
    });
  });
}

/** Height of a row of small symbols, where there is little room. */
const LOW_HEIGHT = 19.5;

/** How symbols stand before their words, at most how large these are, and how much room follows them. In frame pixels. */
interface CellStyle {
  readonly room: number;
  readonly scale: number;
  readonly fontSize: number;
  readonly gap: number;
}
const WIDE: CellStyle = { room: ROOM.symbol, scale: 1, fontSize: 18, gap: 0 };
const NARROW: CellStyle = { room: 31, scale: 0.7, fontSize: 16.5, gap: 9 };

interface Cell extends CellStyle {
  readonly symbol: LegendSymbol;
  readonly width: number;
}

function cellOf(symbol: LegendSymbol, language: Language, style: CellStyle, room: number): Cell {
  const width = textWidth(LEGEND_WORDS[symbol][language], 'condensed', 1);
  const fontSize = Math.min(style.fontSize, (room - style.room) / width);
  return { ...style, symbol, fontSize, width: style.room + fontSize * width + style.gap };
}

const widthOf = (row: readonly Cell[]): number => row.reduce((sum, { width }) => sum + width, 0);

/** At most `most` rows of cells, two in a row where both fit at nearly their size. Without those that are needed least. */
function rowsOf(cells: readonly Cell[], { most, room }: { readonly most: number; readonly room: number }): readonly (readonly Cell[])[] {
  if (cells.length <= most) return cells.map(cell => [cell]);
  const rows = pairs(cells, room / LEAST_PAIR);
  if (rows.length <= most) return rows;
  const least = LEAST_NEEDED.find(symbol => cells.some(cell => cell.symbol === symbol)) ?? cells[0]?.symbol;
  return rowsOf(
    cells.filter(({ symbol }) => symbol !== least),
    { most, room },
  );
}
/** The least scale of two cells in a row. */
const LEAST_PAIR = 0.8;
/** What a full legend leaves out, the first of these first: what explains itself. The last, a centre struck out because it does not count, looks like a failure. */
const LEAST_NEEDED: readonly LegendSymbol[] = [
  ...(['army', 'fleet', 'centre', 'river', 'capital', 'wall', 'burrow', 'strength'] as const),
  ...(['former', 'band', 'unordered', 'held', 'centreApart'] as const),
];

function pairs(cells: readonly Cell[], room: number): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const last = rows.at(-1);
    if (last?.length === 1 && widthOf([...last, cell]) <= room) last.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

interface CellPlace {
  readonly fit: number;
  /** The left end of the baseline. */
  readonly at: Point;
}

function cellSprites(
  { geometry: { board }, language, look }: MapLayout,
  { symbol, room, scale, fontSize }: Cell,
  { fit, at: [x, y] }: CellPlace,
) {
  const ink = colourInLook(INK, look);
  // A symbol shrinks with its words, which would stand on its end otherwise.
  const shrunk = scale * fit;
  return [
    placeSprite(symbolSprite({ isSeal: board.hanzi !== undefined, symbol, ink }, shrunk), [x + 17 * shrunk, y - 6 * shrunk]),
    placeSprite(textSprite(LEGEND_WORDS[symbol][language], { face: 'condensed', size: fontSize * fit, colour: ink, anchor: 'start' }), [
      x + room * fit,
      y,
    ]),
  ];
}

/** A row of symbols with their meanings, in smaller type if they would not fit, without the first if it would be too small. Empty below a theatre. */
export function legendSymbolRow(layout: MapLayout, symbols: readonly LegendSymbol[]): readonly PlacedSprite[] {
  const { language, look } = layout;
  const { board } = layout.geometry;
  const { left, right, symbols: place } = layout.legend;
  if (place?.kind !== 'row') return [];
  const widths = symbols.map(symbol => ROOM.symbol + textWidth(LEGEND_WORDS[symbol][language], 'italic', FONT_SIZE) + ROOM.gap);
  const fit = Math.min(1, (right - left + ROOM.gap) / widths.reduce((sum, width) => sum + width, 0));
  if (fit < LEAST_FIT && symbols.length > 1) return legendSymbolRow(layout, symbols.slice(1));
  const ink = colourInLook(INK, look);
  const style = { face: 'italic', size: FONT_SIZE * fit, colour: ink, anchor: 'start' } as const;
  return symbols.flatMap((symbol, i) => {
    const x = left + fit * widths.slice(0, i).reduce((sum, width) => sum + width, 0);
    return [
      placeSprite(symbolSprite({ isSeal: board.hanzi !== undefined, symbol, ink }, fit), [x + 18 * fit, place.baseline - 5.5 * fit]),
      placeSprite(textSprite(LEGEND_WORDS[symbol][language], style), [x + ROOM.symbol * fit, place.baseline]),
    ];
  });
}

/** The least scale of a row. */
const LEAST_FIT = 0.76;

interface SymbolStyle {
  readonly symbol: LegendSymbol;
  /** Whether armies are seals and centres have square holes, as on Chinese boards. */
  readonly isSeal: boolean;
  /** The colour of text. */
  readonly ink: Colour;
}

function symbolSprite(style: SymbolStyle, scale = 1): Sprite {
  const { symbol, isSeal, ink } = style;
  const transform = scale === 1 ? undefined : `scale(${scale.toFixed(3)})`;
  const draw = (): string => (transform ? group({ transform }, drawSymbol(style)) : drawSymbol(style));
  // A planned build looks like one that was made.
  const drawn = symbol === 'toBuild' ? 'build' : symbol;
  return keyedSprite(`symbol ${drawn} ${isSeal} ${ink} ${transform}`, draw, 31, 25);
}

/** Colour of symbols that belong to no power. */
const NO_POWER: Colour = '#8c7a55';
const WAVE = 'M-18 0q9 -7 18 0t18 0';
const LINE: Polyline = [
  [-17, 0],
  [15, 0],
];
/** The mouth of a tunnel. */
export const BURROW = 'M-7 6V0A7 7 0 0 1 7 0V6Z';

/** SVG around the origin. */
function drawSymbol({ symbol, isSeal, ink }: SymbolStyle): string {
  const style: PowerStyle = { colour: NO_POWER, badge: '', face: 'capitals', isSeal };
  const square = isSeal;
  switch (symbol) {
    case 'army':
    case 'fleet':
      return unitToken({ type: symbol === 'army' ? 'A' : 'F', style, scale: 0.72 });
    case 'dislodged':
      return group({ transform: 'scale(.6)' }, dislodgedToken({ type: 'A', style }));
    case 'centre':
    case 'centreApart':
      return centreCoin({ square, isApart: symbol === 'centreApart' });
    case 'capital':
      return group({ transform: 'translate(0 3)' }, centreCoin({ square }) + crown(NO_POWER));
    case 'captured':
      return rays(NO_POWER) + centreCoin({ square, owner: NO_POWER });
    case 'band':
      return stroke(svgPath(LINE), INK, 7, { 'stroke-opacity': 0.82 });
    case 'held':
    case 'unordered':
      return unitToken({ type: 'A', style, scale: 0.5 }) + group({ transform: 'scale(.58)' }, holding(symbol === 'held'));
    case 'former':
      return group({ transform: 'scale(.72)' }, ghostToken({ type: 'A', style }));
    case 'strength':
      return strengthMark(1);
    case 'move':
      return strokesSvg(moveStrokes(LINE, NO_POWER, true));
    case 'rapid':
      return strokesSvg(rapidStrokes(LINE, NO_POWER));
    case 'failed':
      return strokesSvg(moveStrokes(LINE, NO_POWER, false)) + group({ transform: 'translate(-4 0)' }, cross());
    case 'support':
      return strokesSvg(supportStrokes(LINE, NO_POWER, true));
    case 'convoy':
      return strokesSvg(convoyStrokes(LINE, NO_POWER, true));
    case 'retreat':
      return strokesSvg(retreatStrokes(LINE, NO_POWER, true));
    case 'build':
    case 'toBuild':
      return plus();
    case 'lost':
      return ghostToken({ type: 'A', style }) + struckOut();
    case 'toLose':
      return group({ transform: 'scale(.72)' }, unitToken({ type: 'A', style }), struckOut());
    case 'standoff':
      return standoff();
    case 'battle':
      return battleground();
    case 'raise':
      return raised();
    case 'revert':
      return reverted();
    case 'wall':
      return crenellatedLine(LINE, [0, -1]);
    case 'burrow':
      return fill(BURROW, ink);
    case 'river':
      return stroke(WAVE, RIVER, 9) + stroke(WAVE, WATER, 6);
    default:
      return symbol satisfies never;
  }
}
