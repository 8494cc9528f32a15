import { type LegendEntry, type LegendLine, type LegendText, TITLE_FACES } from '../layout/legendLayout.js';
import type { MapLayout } from '../layout/mapLayout.js';
import { powerStyle } from '../layout/powerStyle.js';
import type { LegendContent } from '../scene/legendContent.js';
import { BOT_MARK } from '../scene/pictureWords.js';
import { type Colour, INK, SEAL, SEPIA } from '../vector/colour.js';
import { type FontFace, textWidth, wrapText } from '../vector/fonts.js';
import type { Point } from '../vector/geometry.js';
import { colourInLook } from '../vector/nightPalette.js';
import { type PlacedSprite, placeSprite, textSprite } from '../vector/sprite.js';
import { element, fill, group, type TextStyle, text } from '../vector/svg.js';
import { coinSprite } from './centreSymbols.js';
import { BURROW, legendSymbols } from './legendSymbols.js';
import { tokenSprite } from './unitTokens.js';

/** The part of the legend that is the same in every picture: the board's notes. In parchment colours. */
export const legendSvg = ({ legend }: MapLayout): string => legend.notes.map(noteSvg).join('');

function noteSvg({ words, at: [x, y], size, anchor, symbol }: LegendLine): string {
  const said = (left: number): string => text(words, [left, y], { face: 'italic', size, colour: SEPIA, anchor });
  if (symbol === undefined) return said(x);
  const middle = anchor === 'start' ? x + 9 : x - textWidth(words, 'italic', size) - 13;
  return group({ transform: `translate(${middle.toFixed(1)} ${y - 6})` }, fill(BURROW, INK)) + said(anchor === 'start' ? x + 22 : x);
}

/** The part of the legend that differs from picture to picture: the turn, the powers with their centres, the symbols. In the colours of the look. */
export function legendSprites(layout: MapLayout, content: LegendContent): readonly PlacedSprite[] {
  const { legend, look } = layout;
  return [
    ...legend.powers.filter(({ power }) => content.marked.includes(power.id)).map(entry => markSprite(layout, entry)),
    ...titleSprites(content.turn, legend.turn, TITLE_FACES.turn, colourInLook(INK, look)),
    ...titleSprites(content.caption, legend.caption, TITLE_FACES.caption, colourInLook(SEPIA, look)),
    ...legend.powers.flatMap(entry => powerSprites(layout, entry, content)),
    ...legendSymbols(layout, content.symbols),
  ];
}

/** A frame around the entry of a power that the picture points out. */
function markSprite({ legend: { right } }: MapLayout, { power, scale, tokenAt: [x, y], countAt }: LegendEntry): PlacedSprite {
  const [left, half] = [x - 17 * scale, 15 * scale];
  const width = Math.min(right + 8, countAt[0] + 48 * scale) - left;
  const box = { x: 0, y: -half, width, height: 2 * half, rx: 6 };
  const svg = element('rect', { ...box, fill: SEAL, 'fill-opacity': 0.14, stroke: SEAL, 'stroke-width': 2.4 });
  return placeSprite({ svg, box: [-2, -half - 2, width + 2, half + 2] }, [left, y], { 'data-marked': power.id });
}

/** Text in the lines there is room for, in smaller type if it needs more, or if a word does not fit. */
function titleSprites(words: string, room: LegendText, face: FontFace, colour: Colour) {
  const { at, lineHeight, width } = room;
  const { lines, size } = fitted(words, face, room);
  const fit = Math.min(1, ...lines.map(line => width / textWidth(line, face, size)));
  return lines.map((line, i) =>
    placeSprite(textSprite(line, { face, size: size * fit, colour, anchor: 'start' }), [at[0], at[1] + i * lineHeight]),
  );
}

/** The lines of a text, and the size at which they are no more than there is room for. */
function fitted(
  words: string,
  face: FontFace,
  { size, width, lines: most }: LegendText,
): { readonly lines: readonly string[]; size: number } {
  for (let smaller = size; ; smaller *= SMALLER) {
    const lines = wrapText(words, { face, size: smaller }, width);
    if (lines.length <= most || smaller < size * LEAST_TITLE) return { lines, size: smaller };
  }
}
/** By how much a title is made smaller until it fits, and its least size as a share of the usual one. */
const SMALLER = 0.96;
const LEAST_TITLE = 0.5;

/** A power's token, name and number of centres, with the gain or loss. */
function powerSprites(layout: MapLayout, listed: LegendEntry, { centres, gains, bots }: LegendContent): readonly PlacedSprite[] {
  const { geometry, look } = layout;
  const count = centres.get(listed.power.id) ?? 0;
  const gain = gains.get(listed.power.id) ?? 0;
  const entry = withRoomFor(layout, listed, { count, gain });
  const { power, scale, tokenAt, countAt } = entry;
  const [x, y] = countAt;
  const token = powerStyle(geometry, power.id);
  const coin = { owner: token.colour, square: geometry.board.hanzi !== undefined };
  const style = { colour: colourInLook(INK, look), anchor: 'start' } as const;
  const bold = { ...style, face: 'bold', size: COUNT.size * scale } as const;
  const left = x + COUNT.afterCoin * scale;
  return [
    placeSprite(tokenSprite('unit', { type: 'A', style: token, scale: 0.86 * scale }), tokenAt),
    ...nameSprite(layout, entry, bots.includes(power.id)),
    placeSprite(coinSprite(coin, Math.min(1, scale * 1.1)), [x, y]),
    placeSprite(textSprite(String(count), bold), [left, y + 7 * scale], { 'data-count': `${power.id} ${count}` }),
    ...gainSprite(gain, [left + textWidth(String(count), 'bold', bold.size) + GAIN.gap, y - 3], style),
  ];
}
/** The number of centres: its size, and its distance from the middle of the symbol. At full scale. */
const COUNT = { size: 22, afterCoin: 13 };
/** The gain or loss: its size, and its distance from the number. */
const GAIN = { size: 13, gap: 2 };

/** The entry with its number further to the left if the gain or loss would end too far to the right, and its name smaller if that needs it. */
function withRoomFor({ language, legend }: MapLayout, entry: LegendEntry, { count, gain }: Record<'count' | 'gain', number>): LegendEntry {
  const { power, scale, name, end = Number.POSITIVE_INFINITY } = entry;
  const [x, y] = entry.countAt;
  const number = textWidth(String(count), 'bold', COUNT.size * scale);
  const over = x + COUNT.afterCoin * scale + number + GAIN.gap + textWidth(gainWords(gain), 'bold', GAIN.size) - end;
  if (gain === 0 || over <= 0) return entry;
  const coin = x - over;
  if (!name) return { ...entry, countAt: [coin, y] };
  const most = (coin - BEFORE_COIN * scale - name.at[0]) / textWidth(power.name[language], legend.nameFace, 1);
  return { ...entry, name: { ...name, size: Math.min(name.size, most) }, countAt: [coin, y] };
}

/** A power's name; if the bot plays it, with the mark of the bot, small and raised, unless the name would be too small beside it. */
function nameSprite({ language, look, legend }: MapLayout, { power, name, scale, countAt: [coin] }: LegendEntry, isBot: boolean) {
  if (!name) return [];
  const style = { face: legend.nameFace, colour: colourInLook(INK, look), anchor: 'start' } as const;
  const words = power.name[language];
  const [x, y] = name.at;
  const widths = [words, BOT_MARK[language]].map(one => textWidth(one, style.face, 1));
  const [ofName = 0, ofMark = 0] = widths;
  const size = Math.min(name.size, (coin - BEFORE_COIN * scale - x - MARK.gap) / (ofName + MARK.share * ofMark));
  if (!isBot || size < LEAST_MARKED * name.size) return [placeSprite(textSprite(words, { ...style, size: name.size }), name.at)];
  const raised: Point = [x + size * ofName + MARK.gap, y - size * MARK.up];
  return [
    placeSprite(textSprite(words, { ...style, size }), name.at),
    placeSprite(textSprite(BOT_MARK[language], { ...style, size: size * MARK.share }), raised, { 'data-bot': power.id }),
  ];
}
/** The mark of the bot: its size, and how far it is raised, as shares of the size of the name; and the gap before it. */
const MARK = { share: 0.62, up: 0.3, gap: 1.5 };
/** How far names with a mark stay away from the middle of the symbol of a centre. */
const BEFORE_COIN = 13;
/** The least size of a name with a mark, as a share of the name's alone. */
const LEAST_MARKED = 0.6;

/** "+1" or "−2", small and raised; nothing for 0. */
const gainSprite = (gain: number, at: Point, style: Pick<TextStyle, 'colour' | 'anchor'>): readonly PlacedSprite[] =>
  gain === 0
    ? []
    : [
        placeSprite(textSprite(gainWords(gain), { ...style, face: 'bold', size: GAIN.size }), at, {
          'data-gain': String(gain),
        }),
      ];

const gainWords = (gain: number): string => (gain > 0 ? `+${gain}` : `−${-gain}`);
