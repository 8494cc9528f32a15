import type { ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import { memoise } from '../../lib/memoise.js';
import type { MapLayout } from '../layout/mapLayout.js';
import type { PlacedLabel } from '../layout/placedLabels.js';
import type { LabelLine } from '../layout/provinceLabels.js';
import { type Colour, INK } from '../vector/colour.js';
import type { Point } from '../vector/geometry.js';
import { colourInLook } from '../vector/nightPalette.js';
import { type PlacedSprite, placeSprite, type Sprite, strokesSprite, textSprite } from '../vector/sprite.js';
import type { TextStyle } from '../vector/svg.js';

const COLOURS: Readonly<Record<ProvinceFile['kind'], { readonly letters: Colour; readonly halo: Colour }>> = {
  land: { letters: INK, halo: '#faf3df' },
  sea: { letters: '#1d3f45', halo: '#dfe9e2' },
  impassable: { letters: '#5d4f38', halo: '#e0d4b8' },
};

export function labelStyle(kind: ProvinceFile['kind'], { size, face }: LabelLine): TextStyle {
  const { letters, halo } = COLOURS[kind];
  return { face, size, colour: letters, halo: { colour: halo, width: 3.4, opacity: 0.86 } };
}

/** Names, with lines to the provinces that they are beside. */
export const labelSprites = (layout: MapLayout, labels: readonly PlacedLabel[]): readonly PlacedSprite[] => [
  ...labels.flatMap(label => leaderSprites(layout, label)),
  ...labels.map(label => nameSprite(layout, label)),
];

function nameSprite({ look }: MapLayout, { kind, line }: PlacedLabel): PlacedSprite {
  const { halo, ...style } = labelStyle(kind, line);
  const colour = colourInLook(style.colour, look);
  const outline = halo && { halo: { ...halo, colour: colourInLook(halo.colour, look) } };
  const sprite = nameSpriteOf({ words: line.words, style: { ...style, colour, ...outline } });
  return placeSprite(sprite, [line.x, line.y], { 'data-name': line.words });
}

interface StyledWords {
  readonly words: string;
  readonly style: TextStyle;
}

/** The names of a board are the same in every picture. Kept: those of the boards that are drawn in turn. */
const nameSpriteOf = memoise(({ words, style }: StyledWords): Sprite => textSprite(words, style), {
  keyOf: ({ words, style: { face, size, colour, halo } }) => `${face} ${size} ${colour} ${halo?.colour} ${words}`,
  capacity: 2000,
});

/** The line from a short name outside its province to a dot in it. */
function leaderSprites({ look }: MapLayout, { line: { leader, box } }: PlacedLabel): readonly PlacedSprite[] {
  if (!leader) return [];
  const [ink, halo] = [colourInLook(INK, look), colourInLook(COLOURS.land.halo, look)];
  return [placeSprite(leaderSprite([nearestIn(box, leader), leader], ink, halo), [0, 0])];
}

const leaderSprite = (line: readonly [Point, Point], ink: Colour, halo: Colour): Sprite =>
  strokesSprite(
    [
      { kind: 'line', line, colour: halo, width: 4.4, opacity: 0.8, isRound: true },
      { kind: 'line', line, colour: ink, width: 1.4 },
      { kind: 'dot', at: line[1], radius: 2.6, colour: ink, outline: halo, outlineWidth: 1 },
    ],
    line,
  );

/** The point of a box that is nearest to a point outside. */
const nearestIn = ([x0, y0, x1, y1]: LabelLine['box'], [x, y]: Point): Point => [
  Math.min(x1, Math.max(x0, x)),
  Math.min(y1, Math.max(y0, y)),
];
