import { type Colour, mixColours, PARCHMENT, SEAL } from '../vector/colour.js';
import { type PlacedSprite, placeAtPixel, type Sprite } from '../vector/sprite.js';
import { element, stroke } from '../vector/svg.js';
import { LINE } from './cardStock.js';
import type { CardsPictureContext } from './cardsContext.js';
import { laidCards, symbolCounts } from './seatStripCards.js';
import { seatStripHead } from './seatStripHead.js';
import type { StripContent, TableContent } from './tableContent.js';
import { COUNT_ROOM, MARGIN, STRIP, stripTop, WIDTH } from './tableLayout.js';

/** What lies before each seat and before the local resistance, one strip below the other. */
export const seatStrips = (setting: CardsPictureContext, { strips: all, leads }: TableContent): readonly PlacedSprite[] =>
  all.flatMap((strip, i) => {
    const middle = stripTop(i) + STRIP.height / 2;
    return [
      placeAtPixel(backOf(strip), [MARGIN + 1, stripTop(i)]),
      ...seatStripHead(setting, strip, middle),
      ...laidCards(setting, strip, middle),
      ...symbolCounts({ looks: setting.looks, leads }, strip, middle),
    ];
  });

/** Light where a seat is waited for, or has won; dull where it is out. */
function backOf(strip: StripContent): Sprite {
  if (strip.kind === 'resistance') return back(PARCHMENT);
  if (strip.waited || strip.won) return back('#fbefc2', SEAL);
  return back(strip.out === undefined ? PARCHMENT : mixColours('#b9a57d', PARCHMENT, 0.4));
}

/** The columns of the strategies are a little darker. */
function back(colour: Colour, bar?: Colour): Sprite {
  const [width, height] = [WIDTH - 2 * MARGIN - 2, STRIP.height];
  const { right, step } = COUNT_ROOM;
  const end = right - MARGIN - 1;
  const columns = Array.from({ length: 10 }, (_, i) => `M${end - i * step} 7V${height - 7}`).join('');
  const svg = [
    element('rect', { width, height, fill: colour }),
    element('rect', { x: end - 4 * step, width: 4 * step, height, fill: '#cdb483', 'fill-opacity': 0.3 }),
    stroke(columns, LINE, 1, { 'stroke-opacity': 0.4 }),
    stroke(`M0 0.5H${width}M0 ${height - 0.5}H${width}`, LINE, 1),
    bar === undefined ? '' : element('rect', { y: 1, width: 8, height: height - 1, fill: bar }),
  ];
  return { svg: svg.join(''), box: [0, 0, width, height] };
}
