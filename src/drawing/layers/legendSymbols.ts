import { memoise } from '../../lib/memoise.js';
import type { SymbolColumn } from '../layout/legendLayout.js';
import type { MapLayout } from '../layout/mapLayout.js';
import type { PowerStyle } from '../layout/powerStyle.js';
import { LEGEND_WORDS, type LegendSymbol } from '../scene/pictureWords.js';
import { type Colour, INK, RIVER, WATER } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import type { Polyline } from '../vector/geometry.js';
import { colourInLook } from '../vector/nightPalette.js';
import { centredSprite, type PlacedSprite, placeSprite, textSprite } from '../vector/sprite.js';
import { strokesSvg } from '../vector/strokes.js';
import { fill, group, stroke, svgPath } from '../vector/svg.js';
import { centreCoin, crown, rays } from './centreSymbols.js';
import { crenellatedLine } from './crenellation.js';
import { battleground, cross, holding, plus, raised, reverted, standoff, strengthMark, struckOut } from './mapSymbols.js';
import { convoyStrokes, moveStrokes, retreatStrokes, supportStrokes } from './orderStrokes.js';
import { dislodgedToken, ghostToken, unitToken } from './unitTokens.js';

const FONT_SIZE = 16;
/** Width reserved for a symbol, and the gap after its words, in frame pixels. */
const ROOM = { symbol: 41, gap: 20 };

/** The symbols with their meanings, in a row or a column. Empty below a theatre. */
export const legendSymbols = (layout: MapLayout, symbols: readonly LegendSymbol[]): readonly PlacedSprite[] =>
  layout.legend.symbols?.kind === 'column' ? symbolColumn(layout, layout.legend.symbols, symbols) : legendSymbolRow(layout, symbols);

/** Symbols below each other. If there are too many, those that explain themselves are left out: they come first. */
function symbolColumn(
  { geometry: { board }, language, look, legend: { left, right } }: MapLayout,
  { baseline, lineHeight, most }: SymbolColumn,
  symbols: readonly LegendSymbol[],
): readonly PlacedSprite[] {
  const ink = colourInLook(INK, look);
  return symbols.slice(Math.max(0, symbols.length - most)).flatMap((symbol, i) => {
    const y = baseline + i * lineHeight;
    const words = LEGEND_WORDS[symbol][language];
    const size = Math.min(COLUMN_FONT_SIZE, (right - left - ROOM.symbol) / textWidth(words, 'condensed', 1));
    return [
      placeSprite(centredSprite(symbolSvg({ isSeal: board.hanzi !== undefined, symbol, ink }), 31, 25), [left + 17, y - 6]),
      placeSprite(textSprite(words, { face: 'condensed', size, colour: ink, anchor: 'start' }), [left + ROOM.symbol, y]),
    ];
  });
}
const COLUMN_FONT_SIZE = 18;

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
    const svg = symbolSvg({ isSeal: board.hanzi !== undefined, symbol, ink });
    return [
      placeSprite(centredSprite(svg, 31, 25), [x + 18, place.baseline - 5.5]),
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

const symbolSvg = memoise(drawSymbol, { keyOf: ({ symbol, isSeal, ink }) => `${symbol} ${isSeal} ${ink}` });

/** Colour of symbols that belong to no power. */
const NO_POWER: Colour = '#8c7a55';
const WAVE = 'M-18 0q9 -7 18 0t18 0';
const LINE: Polyline = [
  [-17, 0],
  [15, 0],
];
/** The mouth of a tunnel. */
const BURROW = 'M-7 6V0A7 7 0 0 1 7 0V6Z';

/** SVG around the origin. */
function drawSymbol({ symbol, isSeal, ink }: SymbolStyle): string {
  const style: PowerStyle = { colour: NO_POWER, badge: '', face: 'capitals', isSeal };
  const square = isSeal;
  switch (symbol) {
    case 'army':
    case 'fleet':
      return unitToken({ type: symbol === 'army' ? 'A' : 'F', style, scale: 0.72 });
    case 'dislodged':
      return dislodgedToken({ type: 'A', style });
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
    case 'failed':
      return strokesSvg(moveStrokes(LINE, NO_POWER, false)) + group({ transform: 'translate(-4 0)' }, cross());
    case 'support':
      return strokesSvg(supportStrokes(LINE, NO_POWER, true));
    case 'convoy':
      return strokesSvg(convoyStrokes(LINE, NO_POWER, true));
    case 'retreat':
      return strokesSvg(retreatStrokes(LINE, NO_POWER, true));
    case 'build':
      return plus();
    case 'lost':
      return ghostToken({ type: 'A', style }) + struckOut();
    case 'standoff':
      return standoff();
    case 'battle':
      return group({ transform: 'translate(-17 17)' }, battleground());
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
