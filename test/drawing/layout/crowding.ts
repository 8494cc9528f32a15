import { mapOverlay } from '../../../src/drawing/layers/overlay.js';
import type { BoardGeometry } from '../../../src/drawing/layout/boardGeometry.js';
import { layOutMap } from '../../../src/drawing/layout/mapLayout.js';
import { orderRoutes } from '../../../src/drawing/layout/orderRoutes.js';
import type { OrderRoute } from '../../../src/drawing/layout/routing.js';
import { dislodgedPlace, TOKEN_RADIUS, unitPlace } from '../../../src/drawing/layout/unitPlaces.js';
import type { MapScene } from '../../../src/drawing/scene/mapScene.js';
import { sceneOf } from '../../../src/drawing/scene/sceneOf.js';
import { direction, distance, type Point, type Polyline, resample } from '../../../src/drawing/vector/geometry.js';
import type { Report } from '../../../src/games/diplomacy/model/report.js';
import { USUAL_LOOK } from '../../../src/lib/look.js';

interface Token {
  readonly at: string;
  readonly place: Point;
}
/** The parts of a picture that could overlap. */
export interface Drawn {
  readonly phase: string;
  readonly routes: readonly OrderRoute[];
  readonly tokens: readonly Token[];
  readonly marks: readonly Point[];
}

const tokensIn = (geometry: BoardGeometry, { units, dislodged }: MapScene): readonly Token[] => [
  ...units.map(({ at }) => ({ at, place: unitPlace(geometry, at) })),
  ...dislodged.map(({ at }) => ({ at, place: dislodgedPlace(geometry, at) })),
];

/** Lays out the results picture of each phase that had orders. */
export function drawnOn(geometry: BoardGeometry, reports: readonly Report[]): readonly Drawn[] {
  const layout = layOutMap(geometry, { language: 'en', look: USUAL_LOOK });
  return reports
    .filter(({ orders }) => orders.length > 0)
    .map(report => {
      const scene = sceneOf({ kind: 'results', game: report.variant, language: 'en', report });
      const marks = mapOverlay(layout, scene).map.filter(({ data = {} }) => 'data-strength' in data || 'data-cross' in data);
      return {
        phase: `${report.turn.season} ${report.turn.year} ${report.phase}`,
        routes: orderRoutes(layout, scene).filter(({ line }) => line.length > 1),
        tokens: tokensIn(geometry, scene),
        marks: marks.map(({ at }) => at),
      };
    });
}

const hasHead = ({ kind }: OrderRoute): boolean => kind === 'move' || kind === 'rapid' || kind === 'retreat';

/** Returns the last 16 pixels of a line. */
const headOf = (line: Polyline): Polyline => resample(line, 2).slice(-8);

/** Returns the places of the tokens to which a line comes nearer than `within` pixels. */
const touched = (line: Polyline, tokens: readonly Token[], within: number): readonly string[] =>
  tokens.filter(({ place }) => line.some(point => distance(point, place) < within)).map(({ at }) => at);

/** Whether the bounding boxes of two lines come within 8 pixels of each other. */
function isNear(a: Polyline, b: Polyline): boolean {
  const spans = ([0, 1] as const).map(k =>
    [a, b].map(line => [Math.min(...line.map(p => p[k])) - 4, Math.max(...line.map(p => p[k])) + 4]),
  );
  return spans.every(([p, q]) => (p?.[0] ?? 0) < (q?.[1] ?? 0) && (q?.[0] ?? 0) < (p?.[1] ?? 0));
}

/** Returns the length, in pixels, of the longest stretch on which one line runs along another and touches it. */
function together(a: Polyline, b: Polyline): number {
  if (!isNear(a, b)) return 0;
  const [there, here] = [resample(b, 4), resample(a, 4)];
  let [run, longest] = [0, 0];
  here.forEach((point, i) => {
    const [x, y] = direction(here, i, 2);
    const beside = there.some((other, k) => {
      if (distance(point, other) > 6) return false;
      const [dx, dy] = direction(there, k, 2);
      return Math.abs(x * dx + y * dy) > 0.9;
    });
    run = beside ? run + 4 : 0;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** Finds arrow heads that lie on units. */
export const headsOnUnits = (pictures: readonly Drawn[]): readonly string[] =>
  pictures.flatMap(({ phase, routes, tokens }) =>
    routes
      .filter(hasHead)
      .flatMap(({ line, result }) => touched(headOf(line), tokens, TOKEN_RADIUS).map(at => `${phase}: ${result.order.at} on ${at}`)),
  );

/** Finds lines that run on top of each other for more than 28 pixels. */
export const linesOnLines = (pictures: readonly Drawn[]): readonly string[] =>
  pictures.flatMap(({ phase, routes }) =>
    routes.flatMap((a, i) =>
      routes
        .slice(i + 1)
        .filter(b => together(a.line, b.line) > 28)
        .map(b => `${phase}: ${a.result.order.at} and ${b.result.order.at}`),
    ),
  );

/** Finds labels (a strength, a cross) that cover units. */
export const labelsOnUnits = (pictures: readonly Drawn[]): readonly string[] =>
  pictures.flatMap(({ phase, marks, tokens }) =>
    marks.flatMap(mark => tokens.filter(({ place }) => distance(mark, place) < TOKEN_RADIUS).map(({ at }) => `${phase}: ${at}`)),
  );

/** Finds lines that run through other units. */
export const linesThroughUnits = (pictures: readonly Drawn[]): readonly string[] =>
  pictures.flatMap(({ phase, routes, tokens }) =>
    routes.flatMap(({ line, carriers, result }) =>
      touched(
        resample(line, 3).slice(3, -3),
        tokens.filter(({ at }) => !carriers.includes(at)),
        13,
      ).map(at => `${phase}: ${result.order.at} ${result.order.kind} through ${at}`),
    ),
  );

/** Counts the pairs of labels that touch each other. */
export const labelsOnLabels = (pictures: readonly Drawn[]): number =>
  pictures.flatMap(({ marks }) => marks.flatMap((mark, i) => marks.slice(i + 1).filter(other => distance(mark, other) < 13))).length;
