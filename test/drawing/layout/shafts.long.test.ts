import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { layOutMap } from '../../../src/drawing/layout/mapLayout.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { USUAL_LOOK } from '../../../src/lib/look.js';
import { playedReports } from '../playedReports.js';
import { onPage } from '../postedPages.js';
import { recordedReports } from '../recordedReports.js';
import { shaftsIn } from './shafts.js';

/** Most names that shafts may run through, as a share of all. `npm run soak -- crossings` looks at 200 pictures a board. */
const MOST_CROSSED = 0.005;
/** Every how manyth phase is drawn, so that the test stays short. */
const RECORDED = 40;
const PLAYED = 2;

describe.each(variantsOn(readOwnVariant).filter(({ id }) => id !== 'classic-battles'))('In posted pictures of $id', variant => {
  const layout = layOutMap(onPage(variant.board.file), { language: 'en', look: USUAL_LOOK });
  const isClassic = variant.id === 'classic';
  const reports = (isClassic ? recordedReports() : playedReports(variant, { random: 0, practised: 2 })).filter(
    ({ phase, orders }) => phase === 'movement' && orders.length > 0,
  );
  const shafts = shaftsIn(
    layout,
    reports.filter((_, i) => i % (isClassic ? RECORDED : PLAYED) === 0),
  );

  test('the sample is large enough', () => expect(shafts.lines).toBeGreaterThan(60));

  test('no shaft runs through a unit it has nothing to do with', () => expect(shafts.throughUnits).toEqual([]));

  test('no line leaves the map for a place that is on it', () => expect(shafts.overEdge).toEqual([]));

  test('hardly a shaft runs through a name', () => expect(shafts.crossed).toBeLessThanOrEqual(shafts.names * MOST_CROSSED));
});
