import type { ArmyOwner } from '../../games/warring-states-cards/board/dynasties.js';
import { mixColours, SEAL } from '../vector/colour.js';
import type { Point } from '../vector/geometry.js';
import { centredSprite, type Sprite } from '../vector/sprite.js';
import { fill, stroke, svgPath } from '../vector/svg.js';
import { GOLD } from './cardStock.js';
import type { DynastyStyles } from './dynastyStyles.js';
import { BOARD } from './tableLayout.js';

/** Distance from the middle of a state to its strongholds, in pixels. */
const RADIUS = 160 * BOARD.scale;
/** Radius of the coloured part, which leaves half the width of each road uncovered. */
const FILL_RADIUS = RADIUS - 6;

const corner = (radius: number, i: number): Point => [radius * Math.sin((i * Math.PI) / 3), -radius * Math.cos((i * Math.PI) / 3)];
const hexagon = (radius: number): string =>
  svgPath(
    [0, 1, 2, 3, 4, 5].map(i => corner(radius, i)),
    true,
  );

const BARE = '#efe4c8';
/** Number of colour steps from the border inwards, 3 pixels each. */
const BANDS = 8;

/** A state in the colour of its owner, stronger towards its border. */
export function stateHexagon(owner: ArmyOwner, styles: DynastyStyles): Sprite {
  const colour = owner === 'neutral' ? '#b59a66' : styles[owner].colour;
  const [edge, inner] = owner === 'neutral' ? [0.34, 0] : [0.86, 0.46];
  const bands = Array.from({ length: BANDS }, (_, i) =>
    fill(hexagon(FILL_RADIUS - i * 3), mixColours(colour, BARE, edge + ((inner - edge) * i) / (BANDS - 1))),
  );
  return centredSprite(bands.join(''), FILL_RADIUS + 2);
}

/** A border that highlights the state being battled for: red and gold, light on the inside. */
export function stateHighlight(): Sprite {
  const rings = [
    stroke(hexagon(RADIUS), SEAL, 12),
    stroke(hexagon(RADIUS - 9), GOLD, 6),
    stroke(hexagon(RADIUS - 13), SEAL, 2),
    stroke(hexagon(RADIUS - 20), '#fff7d6', 12, { 'stroke-opacity': 0.75 }),
  ];
  return centredSprite(rings.join(''), RADIUS + 10);
}
