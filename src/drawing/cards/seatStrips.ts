import { type Colour, mixColours, PARCHMENT, SEAL } from '../vector/colour.js';
import { type PlacedSprite, placeAtPixel, type Sprite } from '../vector/sprite.js';
import { element, stroke } from '../vector/svg.js';
import { DIVIDER } from './cardStock.js';
import type { CardsPictureContext } from './cardsContext.js';
import { laidCards, symbolCounts } from './seatStripCards.js';
import { seatStripHead } from './seatStripHead.js';
import type { StripContent, TableContent } from './tableContent.js';
import { COUNT_ROOM, MARGIN, STRIP, stripTop, WIDTH } from './tableLayout.js';

/** A strip for each seat and for the local resistance, one below the other. */
export const seatStrips = (context: CardsPictureContext, { strips, leads }: TableContent): readonly PlacedSprite[] =>
  strips.flatMap((strip, i) => {
    const middle = stripTop(i) + STRIP.height / 2;
    return [
      placeAtPixel(backgroundOf(strip), [MARGIN + 1, stripTop(i)]),
      ...seatStripHead(context, strip, middle),
      ...laidCards(context, strip, middle),
      ...symbolCounts({ styles: context.styles, leads }, strip, middle),
    ];
  });

/** Light if the seat must act or has won, dull if it is out. */
function backgroundOf(strip: StripContent): Sprite {
  if (strip.kind === 'resistance') return stripBackground(PARCHMENT);
  if (strip.waited || strip.won) return stripBackground('#fbefc2', SEAL);
  return stripBackground(strip.out === undefined ? PARCHMENT : mixColours('#b9a57d', PARCHMENT, 0.4));
}

/** The background of a strip. The columns of the four strategies are a little darker. `bar`: colour of an optional bar at the left edge. */
function stripBackground(colour: Colour, bar?: Colour): Sprite {
  const [width, height] = [WIDTH - 2 * MARGIN - 2, STRIP.height];
  const { right, step } = COUNT_ROOM;
  const end = right - MARGIN - 1;
  const columns = Array.from({ length: 10 }, (_, i) => `M${end - i * step} 7V${height - 7}`).join('');
  const svg = [
    element('rect', { width, height, fill: colour }),
    element('rect', { x: end - 4 * step, width: 4 * step, height, fill: '#cdb483', 'fill-opacity': 0.3 }),
    stroke(columns, DIVIDER, 1, { 'stroke-opacity': 0.4 }),
    stroke(`M0 0.5H${width}M0 ${height - 0.5}H${width}`, DIVIDER, 1),
    bar === undefined ? '' : element('rect', { y: 1, width: 8, height: height - 1, fill: bar }),
  ];
  return { svg: svg.join(''), box: [0, 0, width, height] };
}
