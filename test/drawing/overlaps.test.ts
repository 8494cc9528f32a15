import { describe, expect, test } from 'vitest';
import { readBoardFile, readGeometry } from '../../src/assets.js';
import { lengthOf } from '../../src/drawing/curve.js';
import { planBoard } from '../../src/drawing/plan.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import { drawnOn, headsOnUnits, labelsOnLabels, labelsOnUnits, linesOnLines, linesThroughUnits } from './crowding.js';
import { playedOut } from './playedOut.js';
import { recordedReports } from './recorded.js';

/** What is drawn of each variant: phases as they were recorded, or as they come where everybody orders anything that is legal. */
const DRAWN = {
  classic: () => recordedReports(),
  'warring-states-v2': (variant: Variant) => playedOut(variant, { random: 60, practised: 3 }),
  'warring-states-v1': (variant: Variant) => playedOut(variant, { random: 20, practised: 2 }),
  'mandate-of-heaven': (variant: Variant) => playedOut(variant, { random: 60, practised: 3 }),
  'warhammer-fm05': (variant: Variant) => playedOut(variant, { random: 25, practised: 2 }),
};

/** How often at most: through units and too short by lines, labels that touch by pictures. Where anything legal is ordered it is more crowded than where people play. */
const RECORDED = { throughUnits: 1 / 1000, tooShort: 1 / 5000, labelsTouch: 1 / 10 };
const RANDOM = { throughUnits: 1 / 500, tooShort: 1 / 500, labelsTouch: 1 / 3 };

describe.each(Object.entries(DRAWN))('In pictures of %s', (id, reportsOf) => {
  const variant = variantsOn(readBoardFile).find(one => one.id === id) ?? expect.fail(`${id} is not on offer`);
  const plan = planBoard({ board: variant.board.file, geometry: readGeometry(variant.board.file.id) });
  const pictures = drawnOn(plan, reportsOf(variant));
  const routes = pictures.flatMap(picture => picture.routes);
  const most = id === 'classic' ? RECORDED : RANDOM;

  test('there is enough to see', () => {
    expect(pictures.length).toBeGreaterThan(30);
    expect(routes.length).toBeGreaterThan(400);
  });

  test('no arrow head lies on a unit', () => expect(headsOnUnits(pictures)).toEqual([]));

  test('no two lines lie on top of each other', () => expect(linesOnLines(pictures)).toEqual([]));

  test('no label covers a unit: neither a strength nor a cross', () => expect(labelsOnUnits(pictures)).toEqual([]));

  test('lines pass by the units they have nothing to do with, with few exceptions', () => {
    expect(linesThroughUnits(pictures).length).toBeLessThanOrEqual(routes.length * most.throughUnits);
  });

  test('labels seldom touch one another', () => {
    expect(labelsOnLabels(pictures)).toBeLessThan(pictures.length * most.labelsTouch);
  });

  test('arrows show something of themselves between the units at their ends, with few exceptions', () => {
    const short = pictures.flatMap(({ named, routes: all }) =>
      all.filter(route => route.sign === 'move' && lengthOf(route.line) < 16).map(({ told }) => `${named}: ${told.order.at}`),
    );
    expect(short.length).toBeLessThanOrEqual(routes.length * most.tooShort);
  });
});
