import { mapOverlay } from '../../../src/drawing/layers/overlay.js';
import type { MapLayout } from '../../../src/drawing/layout/mapLayout.js';
import { layOutOrders } from '../../../src/drawing/layout/ordersLayout.js';
import { sceneOf } from '../../../src/drawing/scene/sceneOf.js';
import { type Box, distance, type Point } from '../../../src/drawing/vector/geometry.js';
import type { PlacedSprite } from '../../../src/drawing/vector/sprite.js';
import type { Report } from '../../../src/games/diplomacy/model/report.js';

/** What the crosses and strengths on the lines of some pictures lie over. */
export interface Badges {
  readonly badges: number;
  /** Pairs of badges that overlap. */
  readonly onBadges: number;
  /** Badges that overlap the letter of a unit; that overlap units, names, and signs: stand-offs, battles, centres. */
  readonly onLetters: number;
  readonly onUnits: number;
  readonly onNames: number;
  readonly onSigns: number;
}

/** Radius of a badge without its rim; half the width and height of a token. In frame pixels. */
const BADGE = 8;
const TOKEN: Point = [14, 14];
const LETTER: Point = [8, 8];
/** Radius of the signs. */
const STANDOFF = 14;
const BATTLE = 11;
const CENTRE = 7;
/** Overlaps of less than this cannot be seen. */
const SLIGHT = 1.5;

/** Looks at the results pictures of the phases. */
export function badgesIn(layout: MapLayout, reports: readonly Report[]): Badges {
  const all = reports.map(report => badgesOf(layout, report));
  const sum = (key: keyof Badges): number => all.reduce((total, one) => total + one[key], 0);
  return {
    badges: sum('badges'),
    onBadges: sum('onBadges'),
    onLetters: sum('onLetters'),
    onUnits: sum('onUnits'),
    onNames: sum('onNames'),
    onSigns: sum('onSigns'),
  };
}

function badgesOf(layout: MapLayout, report: Report): Badges {
  const scene = sceneOf({ kind: 'results', game: report.variant, language: 'en', report });
  const sprites = mapOverlay(layout, scene).map;
  const placesOf = (...keys: readonly string[]): readonly Point[] => sprites.filter(has(keys)).map(({ at }) => at);
  const badges = placesOf('data-strength', 'data-cross');
  const units = placesOf('data-unit', 'data-dislodged');
  const isOver = (at: Point, size: Point): boolean => units.some(unit => distanceTo(boxAround(unit, size), at) < BADGE - SLIGHT);
  const names = layOutOrders(layout, scene).labels.map(({ line }) => line.box);
  const signs = [
    ...placesOf('data-standoff').map(at => ({ at, radius: STANDOFF })),
    ...placesOf('data-battle').map(at => ({ at, radius: BATTLE })),
    ...placesOf('data-centre').map(at => ({ at, radius: CENTRE })),
  ];
  return {
    badges: badges.length,
    onBadges: badges.flatMap((one, i) => badges.slice(i + 1).filter(other => distance(one, other) < 2 * BADGE - SLIGHT)).length,
    onLetters: badges.filter(at => isOver(at, LETTER)).length,
    onUnits: badges.filter(at => isOver(at, TOKEN)).length,
    onNames: badges.filter(at => names.some(box => distanceTo(box, at) < BADGE - SLIGHT)).length,
    onSigns: badges.filter(at => signs.some(sign => distance(sign.at, at) < BADGE + sign.radius - SLIGHT)).length,
  };
}

const has =
  (keys: readonly string[]) =>
  ({ data = {} }: PlacedSprite): boolean =>
    keys.some(key => key in data);

const boxAround = ([x, y]: Point, [across, up]: Point): Box => [x - across, y - up, x + across, y + up];

/** The distance of a point from a box; 0 inside it. */
const distanceTo = ([x0, y0, x1, y1]: Box, [x, y]: Point): number =>
  distance([Math.max(0, x0 - x, x - x1), Math.max(0, y0 - y, y - y1)], [0, 0]);
