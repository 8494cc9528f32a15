import { type Colour, mixColours, PARCHMENT, SEAL } from '../vector/colour.js';
import { type PlacedSprite, placeAtPixel, type Sprite } from '../vector/sprite.js';
import { element, stroke } from '../vector/svg.js';
import { DIVIDER } from './cardStock.js';
import type { CardsPictureContext } from './cardsContext.js';
import { laidCards, symbolCounts } from './seatStripCards.js';
import { seatStripHead } from './seatStripHead.js';
import type { StripContent, TableContent } from './tableContent.js';
import { COUNT_ROOM, PANEL, stripHeight, stripTop, UPPER_LINE } from './tableLayout.js';

/** A strip for each seat and for the local resistance, one below the other. */
export const seatStrips = (context: CardsPictureContext, { strips, leads }: TableContent): readonly PlacedSprite[] =>
  strips.flatMap((strip, i) => {
    const height = stripHeight(strips.length);
    const top = stripTop(i, strips.length);
    const middle = top + height / 2;
    return [
      placeAtPixel(backgroundOf(strip, height), [PANEL.left, top]),
      ...seatStripHead(context, strip, middle),
      ...laidCards(context, strip, middle),
      ...symbolCounts({ styles: context.styles, leads }, strip, middle),
    ];
  });

/** Light if the seat must act or has won, dull if it is out. */
function backgroundOf(strip: StripContent, height: number): Sprite {
  if (strip.kind === 'resistance') return stripBackground({ colour: PARCHMENT, height });
  if (strip.waited || strip.won) return stripBackground({ colour: '#fbefc2', height, bar: SEAL });
  return stripBackground({ colour: strip.out === undefined ? PARCHMENT : mixColours('#b9a57d', PARCHMENT, 0.4), height });
}

interface StripBackground {
  readonly colour: Colour;
  readonly height: number;
  /** Colour of an optional bar at the left edge. */
  readonly bar?: Colour;
}

/** The background of a strip. Behind the counts, the columns of the four strategies are a little darker. */
function stripBackground({ colour, height, bar }: StripBackground): Sprite {
  const width = PANEL.right - PANEL.left;
  const { step } = COUNT_ROOM;
  const end = COUNT_ROOM.right - PANEL.left;
  const counts = { y: 4, height: height / 2 + UPPER_LINE + 26 };
  const columns = Array.from({ length: 10 }, (_, i) => `M${end - i * step} ${counts.y}V${counts.y + counts.height}`).join('');
  const svg = [
    element('rect', { width, height, fill: colour }),
    element('rect', { x: end - 4 * step, width: 4 * step, ...counts, fill: '#cdb483', 'fill-opacity': 0.3 }),
    stroke(columns, DIVIDER, 1.4, { 'stroke-opacity': 0.5 }),
    stroke(`M0 ${height - 1}H${width}`, DIVIDER, 2),
    bar === undefined ? '' : element('rect', { width: 10, height: height - 1, fill: bar }),
  ];
  return { svg: svg.join(''), box: [0, 0, width, height] };
}
