import type { ArmyOwner } from '../../games/warring-states-cards/board/dynasties.js';
import { mix, SEAL } from '../colour.js';
import type { Point } from '../curve.js';
import { type Stamp, stampAround } from '../stamp.js';
import { fill, pathOf, stroke } from '../svg.js';
import type { Looks } from './dynastyLooks.js';
import { GOLD } from './paper.js';
import { BOARD } from './tableLayout.js';

/** From the middle of a state to its strongholds, as on the board of the game. */
const RADIUS = 160 * BOARD.scale;
/** The land within the roads, whose half width is left free. */
const LAND = RADIUS - 6;

const corner = (radius: number, i: number): Point => [radius * Math.sin((i * Math.PI) / 3), -radius * Math.cos((i * Math.PI) / 3)];
const hexagon = (radius: number): string =>
  pathOf(
    [0, 1, 2, 3, 4, 5].map(i => corner(radius, i)),
    true,
  );

const BARE = '#efe4c8';
const BANDS = 8;

/** The land of a state in the colour of whoever controls it, stronger towards its borders. */
export function land(controller: ArmyOwner, looks: Looks): Stamp {
  const colour = controller === 'neutral' ? '#b59a66' : looks[controller].colour;
  const [edge, wash] = controller === 'neutral' ? [0.34, 0] : [0.86, 0.46];
  const bands = Array.from({ length: BANDS }, (_, i) =>
    fill(hexagon(LAND - i * 3), mix(colour, BARE, edge + ((wash - edge) * i) / (BANDS - 1))),
  );
  return stampAround(bands.join(''), LAND + 2);
}

/** About the state battled for: a border of seal red and gold, light within. */
export function lit(): Stamp {
  const rings = [
    stroke(hexagon(RADIUS), SEAL, 12),
    stroke(hexagon(RADIUS - 9), GOLD, 6),
    stroke(hexagon(RADIUS - 13), SEAL, 2),
    stroke(hexagon(RADIUS - 20), '#fff7d6', 12, { 'stroke-opacity': 0.75 }),
  ];
  return stampAround(rings.join(''), RADIUS + 10);
}
