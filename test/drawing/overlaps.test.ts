import { describe, expect, test } from 'vitest';
import { distance, heading, type Line, lengthOf, type Point, resample } from '../../src/drawing/curve.js';
import { overlayOf } from '../../src/drawing/overlay.js';
import { pageFor } from '../../src/drawing/page.js';
import { dislodgedPlaceOf, placeOf } from '../../src/drawing/places.js';
import { type Route, routesOf } from '../../src/drawing/routes.js';
import { type Scene, sceneOf } from '../../src/drawing/scene.js';
import { TOKEN_RADIUS } from '../../src/drawing/tokens.js';
import type { Report } from '../../src/games/diplomacy/report.js';
import { USUAL_LOOK } from '../../src/lib/look.js';
import { plans } from './boardsOnFile.js';
import { recordedReports } from './recorded.js';

const plan = plans.classic;
const page = pageFor(plan, { language: 'en', look: USUAL_LOOK });

interface Token {
  readonly at: string;
  readonly place: Point;
}
interface Drawn {
  readonly named: string;
  readonly routes: readonly Route[];
  readonly tokens: readonly Token[];
  readonly marks: readonly Point[];
}

const tokensIn = ({ units, dislodged }: Scene): readonly Token[] => [
  ...units.map(({ at }) => ({ at, place: placeOf(plan, at) })),
  ...dislodged.map(({ at }) => ({ at, place: dislodgedPlaceOf(plan, at) })),
];

function drawn(report: Report): Drawn {
  const scene = sceneOf({ kind: 'results', game: 'classic', language: 'en', report });
  const marks = overlayOf(page, scene).map.filter(({ tells = {} }) => 'data-strength' in tells || 'data-cross' in tells);
  return {
    named: `${report.turn.season} ${report.turn.year} ${report.phase}`,
    routes: routesOf(page, scene).filter(({ line }) => line.length > 1),
    tokens: tokensIn(scene),
    marks: marks.map(({ at }) => at),
  };
}

const pictures = recordedReports()
  .filter(({ orders }) => orders.length > 0)
  .map(drawn);
const routes = pictures.flatMap(picture => picture.routes);
const heads = (route: Route): boolean => route.sign === 'move' || route.sign === 'rapid' || route.sign === 'retreat';

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

describe(`In ${pictures.length} pictures of recorded phases with ${routes.length} lines`, () => {
  test('no arrow head lies on a unit', () => {
    const faults = pictures.flatMap(({ named, routes: all, tokens }) =>
      all
        .filter(heads)
        .flatMap(({ line, told }) => touched(headOf(line), tokens, TOKEN_RADIUS).map(at => `${named}: ${told.order.at} on ${at}`)),
    );
    expect(faults).toEqual([]);
  });

  test('no two lines lie on top of each other', () => {
    const faults = pictures.flatMap(({ named, routes: all }) =>
      all.flatMap((a, i) =>
        all
          .slice(i + 1)
          .filter(b => together(a.line, b.line) > 28)
          .map(b => `${named}: ${a.told.order.at} and ${b.told.order.at}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('no label covers a unit: neither a strength nor a cross', () => {
    const faults = pictures.flatMap(({ named, marks, tokens }) =>
      marks.flatMap(mark => tokens.filter(({ place }) => distance(mark, place) < TOKEN_RADIUS).map(({ at }) => `${named}: ${at}`)),
    );
    expect(faults).toEqual([]);
  });

  test('lines pass by the units they have nothing to do with, but for one in a thousand', () => {
    const faults = pictures.flatMap(({ named, routes: all, tokens }) =>
      all.flatMap(({ line, carriers, told }) =>
        touched(
          resample(line, 3).slice(3, -3),
          tokens.filter(({ at }) => !carriers.includes(at)),
          13,
        ).map(at => `${named}: ${told.order.at} ${told.order.kind} through ${at}`),
      ),
    );
    expect(faults.length).toBeLessThanOrEqual(routes.length / 1000);
  });

  test('labels seldom touch one another: fewer than once in ten pictures', () => {
    const touching = pictures.map(
      ({ marks }) => marks.flatMap((mark, i) => marks.slice(i + 1).filter(other => distance(mark, other) < 13)).length,
    );
    expect(touching.reduce((sum, n) => sum + n, 0)).toBeLessThan(pictures.length / 10);
  });

  test('arrows show something of themselves between the units at their ends, but for one in five thousand', () => {
    const short = pictures.flatMap(({ named, routes: all }) =>
      all.filter(route => route.sign === 'move' && lengthOf(route.line) < 16).map(({ told }) => `${named}: ${told.order.at}`),
    );
    expect(short.length).toBeLessThanOrEqual(routes.length / 5000);
  });
});
