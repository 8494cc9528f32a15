import { describe, expect, test } from 'vitest';
import { readGeometry, readOwnVariant } from '../../../src/assets.js';
import { boardGeometry } from '../../../src/drawing/layout/boardGeometry.js';
import { polylineLength } from '../../../src/drawing/vector/geometry.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { Variant } from '../../../src/games/diplomacy/model/variant.js';
import { playedReports } from '../playedReports.js';
import { recordedReports } from '../recordedReports.js';
import { drawnOn, headsOnUnits, labelsOnLabels, labelsOnUnits, linesOnLines, linesThroughUnits } from './crowding.js';

/** The reports to draw: of recorded games, or of games with random legal orders and games between practice players. */
const DRAWN = {
  classic: () => recordedReports(),
  'warring-states-v2': (variant: Variant) => playedReports(variant, { random: 60, practised: 3 }),
  'warring-states-v1': (variant: Variant) => playedReports(variant, { random: 20, practised: 2 }),
  'mandate-of-heaven': (variant: Variant) => playedReports(variant, { random: 60, practised: 3 }),
  'warhammer-fm05': (variant: Variant) => playedReports(variant, { random: 25, practised: 2 }),
};

/**
 * Upper limits: lines through units and lines that are too short, as shares of all lines; touching pairs of labels, per picture.
 * Random orders make more crowded pictures than people's orders.
 */
const RECORDED = { throughUnits: 1 / 1000, tooShort: 1 / 5000, labelsTouch: 1 / 10 };
const RANDOM = { throughUnits: 1 / 500, tooShort: 1 / 500, labelsTouch: 1 / 3 };

describe.each(Object.entries(DRAWN))('In pictures of %s', (id, reportsOf) => {
  const variant = variantsOn(readOwnVariant).find(one => one.id === id) ?? expect.fail(`${id} is not on offer`);
  const geometry = boardGeometry({ board: variant.board.file, geometry: readGeometry(variant.board.file.id) });
  const pictures = drawnOn(geometry, reportsOf(variant));
  const routes = pictures.flatMap(picture => picture.routes);
  const most = id === 'classic' ? RECORDED : RANDOM;

  test('the sample is large enough', () => {
    expect(pictures.length).toBeGreaterThan(30);
    expect(routes.length).toBeGreaterThan(400);
  });

  test('no arrow head lies on a unit', () => expect(headsOnUnits(pictures)).toEqual([]));

  test('no two lines lie on each other', () => expect(linesOnLines(pictures)).toEqual([]));

  test('no label covers a unit: neither a strength nor a cross', () => expect(labelsOnUnits(pictures)).toEqual([]));

  test('lines pass by other units, with few exceptions', () => {
    expect(linesThroughUnits(pictures).length).toBeLessThanOrEqual(routes.length * most.throughUnits);
  });

  test('labels seldom touch each other', () => {
    expect(labelsOnLabels(pictures)).toBeLessThan(pictures.length * most.labelsTouch);
  });

  test('arrows can be seen between the units at their ends, with few exceptions', () => {
    const short = pictures.flatMap(({ phase, routes: all }) =>
      all.filter(route => route.kind === 'move' && polylineLength(route.line) < 16).map(({ result }) => `${phase}: ${result.order.at}`),
    );
    expect(short.length).toBeLessThanOrEqual(routes.length * most.tooShort);
  });
});
