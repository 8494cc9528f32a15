import { distance, heading, type Line, type Point, resample } from '../../src/drawing/curve.js';
import { overlayOf } from '../../src/drawing/overlay.js';
import { pageFor } from '../../src/drawing/page.js';
import { dislodgedPlaceOf, placeOf } from '../../src/drawing/places.js';
import type { Plan } from '../../src/drawing/plan.js';
import { type Route, routesOf } from '../../src/drawing/routes.js';
import { type Scene, sceneOf } from '../../src/drawing/scene.js';
import { TOKEN_RADIUS } from '../../src/drawing/tokens.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import { USUAL_LOOK } from '../../src/lib/look.js';

interface Token {
  readonly at: string;
  readonly place: Point;
}
/** What of a picture may lie on what else of it. */
export interface Drawn {
  readonly named: string;
  readonly routes: readonly Route[];
  readonly tokens: readonly Token[];
  readonly marks: readonly Point[];
}

const tokensIn = (plan: Plan, { units, dislodged }: Scene): readonly Token[] => [
  ...units.map(({ at }) => ({ at, place: placeOf(plan, at) })),
  ...dislodged.map(({ at }) => ({ at, place: dislodgedPlaceOf(plan, at) })),
];

/** Pictures of what became of the orders of each phase that had some. */
export function drawnOn(plan: Plan, reports: readonly Report[]): readonly Drawn[] {
  const page = pageFor(plan, { language: 'en', look: USUAL_LOOK });
  return reports
    .filter(({ orders }) => orders.length > 0)
    .map(report => {
      const scene = sceneOf({ kind: 'results', game: report.variant, language: 'en', report });
      const marks = overlayOf(page, scene).map.filter(({ tells = {} }) => 'data-strength' in tells || 'data-cross' in tells);
      return {
        named: `${report.turn.season} ${report.turn.year} ${report.phase}`,
        routes: routesOf(page, scene).filter(({ line }) => line.length > 1),
        tokens: tokensIn(plan, scene),
        marks: marks.map(({ at }) => at),
      };
    });
}

const hasHead = ({ sign }: Route): boolean => sign === 'move' || sign === 'rapid' || sign === 'retreat';

/** The last 16 pixels of a line. */
const headOf = (line: Line): Line => resample(line, 2).slice(-8);

/** The tokens to which some point of a line comes nearer than that. */
const touched = (line: Line, tokens: readonly Token[], within: number): readonly string[] =>
  tokens.filter(({ place }) => line.some(point => distance(point, place) < within)).map(({ at }) => at);

/** Whether the boxes about two lines meet. */
function isNear(a: Line, b: Line): boolean {
  const spans = ([0, 1] as const).map(k =>
    [a, b].map(line => [Math.min(...line.map(p => p[k])) - 4, Math.max(...line.map(p => p[k])) + 4]),
  );
  return spans.every(([p, q]) => (p?.[0] ?? 0) < (q?.[1] ?? 0) && (q?.[0] ?? 0) < (p?.[1] ?? 0));
}

/** How far, in pixels, one line runs beside another, touching it. */
function together(a: Line, b: Line): number {
  if (!isNear(a, b)) return 0;
  const [there, here] = [resample(b, 4), resample(a, 4)];
  let [run, longest] = [0, 0];
  here.forEach((point, i) => {
    const [x, y] = heading(here, i, 2);
    const beside = there.some((other, k) => {
      if (distance(point, other) > 6) return false;
      const [dx, dy] = heading(there, k, 2);
      return Math.abs(x * dx + y * dy) > 0.9;
    });
    run = beside ? run + 4 : 0;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** Arrow heads that lie on units. */
export const headsOnUnits = (pictures: readonly Drawn[]): readonly string[] =>
  pictures.flatMap(({ named, routes, tokens }) =>
    routes
      .filter(hasHead)
      .flatMap(({ line, told }) => touched(headOf(line), tokens, TOKEN_RADIUS).map(at => `${named}: ${told.order.at} on ${at}`)),
  );

/** Lines that run on top of one another for more than 28 pixels. */
export const linesOnLines = (pictures: readonly Drawn[]): readonly string[] =>
  pictures.flatMap(({ named, routes }) =>
    routes.flatMap((a, i) =>
      routes
        .slice(i + 1)
        .filter(b => together(a.line, b.line) > 28)
        .map(b => `${named}: ${a.told.order.at} and ${b.told.order.at}`),
    ),
  );

/** Labels (a strength, a cross) that lie on units. */
export const labelsOnUnits = (pictures: readonly Drawn[]): readonly string[] =>
  pictures.flatMap(({ named, marks, tokens }) =>
    marks.flatMap(mark => tokens.filter(({ place }) => distance(mark, place) < TOKEN_RADIUS).map(({ at }) => `${named}: ${at}`)),
  );

/** Lines that run through units they have nothing to do with. */
export const linesThroughUnits = (pictures: readonly Drawn[]): readonly string[] =>
  pictures.flatMap(({ named, routes, tokens }) =>
    routes.flatMap(({ line, carriers, told }) =>
      touched(
        resample(line, 3).slice(3, -3),
        tokens.filter(({ at }) => !carriers.includes(at)),
        13,
      ).map(at => `${named}: ${told.order.at} ${told.order.kind} through ${at}`),
    ),
  );

/** Labels that touch one another. */
export const labelsOnLabels = (pictures: readonly Drawn[]): number =>
  pictures.flatMap(({ marks }) => marks.flatMap((mark, i) => marks.slice(i + 1).filter(other => distance(mark, other) < 13))).length;
