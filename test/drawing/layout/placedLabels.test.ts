import { expect, test } from 'vitest';
import { pageLabels, placedLabels } from '../../../src/drawing/layout/placedLabels.js';
import { layoutFor } from '../../../src/drawing/map/boardsByGame.js';
import { parseDiplomacyPicture } from '../../../src/drawing/scene/mapPicture.js';
import { meet } from '../../../src/drawing/vector/boxes.js';
import type { Box, Polyline } from '../../../src/drawing/vector/geometry.js';
import { boards } from '../mapFixture.js';
import { recordedReports } from '../recordedReports.js';

const picture = parseDiplomacyPicture({ kind: 'results', game: 'classic', language: 'en', report: recordedReports()[0] });
if (picture.kind === 'history' || picture.kind === 'chart') throw new Error('results are no story');
const layout = layoutFor(boards, picture);

const home = pageLabels(layout).map(({ line }) => line.box);
const boxes = (lines: readonly Polyline[], before?: ReturnType<typeof placedLabels>) =>
  placedLabels(layout, { lines, marks: [] }, before).map(({ line }) => line.box);

/** A line through the middle of a name. */
const through = ([x0, y0, x1, y1]: Box): Polyline => [
  [x0 - 10, (y0 + y1) / 2],
  [x1 + 10, (y0 + y1) / 2],
];
const warsaw = pageLabels(layout).findIndex(({ line }) => line.words === 'War');
const line = through(home[warsaw] ?? [0, 0, 0, 0]);

test('A name moves aside for a line, and all others stay where they are', () => {
  const found = boxes([line]);
  expect(found[warsaw]).not.toEqual(home[warsaw]);
  expect(meet(found[warsaw] ?? [0, 0, 0, 0], [line[0]?.[0] ?? 0, line[0]?.[1] ?? 0, line[1]?.[0] ?? 0, line[1]?.[1] ?? 0])).toBe(false);
  expect(found.flatMap((box, i) => (box === home[i] ? [] : i))).toEqual([warsaw]);
});

test('Names that go on stay where they moved to as long as the line is there, and go back once it is not', () => {
  const moved = placedLabels(layout, { lines: [line], marks: [] });
  expect(boxes([line], moved)).toEqual(moved.map(one => one.line.box));
  expect(boxes([], moved)).toEqual(home);
});

test('A name that had moved far looks for the nearest place that is free among other lines', () => {
  const farther = Array.from({ length: 5 }, (_, i) => line.map(([x, y]): readonly [number, number] => [x, y + 12 * (i - 2)]));
  const far = placedLabels(layout, { lines: farther, marks: [] });
  expect(boxes([line], far)[warsaw]).toEqual(boxes([line])[warsaw]);
  expect(far[warsaw]?.line.box).not.toEqual(boxes([line])[warsaw]);
});

test('The places of a name are in the order of what they cost, the nearest of them first', () => {
  for (const { shifts } of pageLabels(layout)) {
    const { across, down, costs } = shifts();
    expect([...costs]).toEqual([...costs].sort((a, b) => a - b));
    expect(across.length).toBe(costs.length);
    expect([...costs].every((cost, i) => cost + 0.001 >= 0.22 * Math.hypot(across[i] ?? 0, down[i] ?? 0))).toBe(true);
  }
});
