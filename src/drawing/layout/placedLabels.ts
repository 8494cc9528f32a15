import type { ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import { memoiseByObject } from '../../lib/memoise.js';
import type { Box, Point, Polyline } from '../vector/geometry.js';
import { grown, type LabelShift, labelShifts, meet, moved } from './labelShifts.js';
import type { MapLayout } from './mapLayout.js';
import { type PointCloud, pointsAlong, pointsIn } from './pointCloud.js';
import { type LabelLine, provinceLabel } from './provinceLabels.js';

/** A line of a province's label, where a picture shows it. */
export interface PlacedLabel {
  readonly kind: ProvinceFile['kind'];
  readonly line: LabelLine;
}

/** What labels give way to: the lines of orders, and the boxes of everything else that is drawn over the map. */
export interface LabelSurroundings {
  readonly lines: readonly Polyline[];
  readonly marks: readonly Box[];
}

/** A label at its place on the page. */
export interface PageLabel extends PlacedLabel {
  readonly shifts: () => readonly LabelShift[];
}

/** The short names of a page. A name on which something would be drawn moves aside within its province, if there is room. */
export function placedLabels(layout: MapLayout, { lines, marks }: LabelSurroundings): readonly PlacedLabel[] {
  const all = pageLabels(layout);
  const fixed: Fixed = { marks: [...marks, ...landmarks(layout)], points: pointsAlong(lines, POINT) };
  const boxes = all.map(({ line }) => line.box);
  const others = (i: number): readonly Box[] => boxes.filter((_, k) => k !== i);
  for (let round = 0; round < ROUNDS; round++) {
    const covered = boxes.map((box, i) => ({ i, cost: coverCost(box, fixed, others(i)) })).filter(({ cost }) => cost > 0);
    for (const { i } of covered.sort((a, b) => b.cost - a.cost)) {
      const label = all[i];
      if (label) boxes[i] = clearestPlace(label, fixed, others(i));
    }
  }
  return all.map(({ kind, line }, i) => ({ kind, line: movedLine(line, boxes[i] ?? line.box) }));
}
const ROUNDS = 2;

/** The labels of a board or a page, each with the places it may move to, which are found when they are first asked for. */
export const pageLabels = memoiseByObject(({ geometry, language }: MapLayout): readonly PageLabel[] =>
  geometry.board.provinces.flatMap(province =>
    provinceLabel(province, language).map(line => {
      let shifts: readonly LabelShift[] | undefined;
      return {
        kind: province.kind,
        line,
        shifts: () => {
          shifts ??= labelShifts(geometry, { province: province.id, line });
          return shifts;
        },
      };
    }),
  ),
);

/** The boxes of what is drawn on the map itself: tunnels, and the names of coasts. */
const landmarks = memoiseByObject(({ geometry: { board } }: MapLayout): readonly Box[] => {
  const burrows = board.decor.flatMap(({ kind, d }): Point[] => {
    const [, x, y] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(d) ?? [];
    return kind === 'burrow' ? [[Number(x), Number(y)]] : [];
  });
  const coasts = board.provinces.flatMap(({ places }) => Object.values(places.units));
  return [...burrows, ...coasts].map(([x, y]) => [x - LANDMARK, y - LANDMARK, x + LANDMARK, y + LANDMARK]);
});
const LANDMARK = 8;

/** What does not move. `points`: of lines, `POINT` pixels apart. */
interface Fixed {
  readonly marks: readonly Box[];
  readonly points: PointCloud;
}

const POINT = 4;

/** `shaft`, `point`: a line through the name, and each of its points there; `near`: each of its points that almost touches the name. */
const COST = { shaft: 40, point: 4, near: 1.5, mark: 40, name: 70, area: 0.25 };
/** Half the width of a shaft, and the gap beside it. */
const SHAFT = { half: 2, gap: 6 };

/** The cost of what covers a name at a place; anything above `limit` if it is higher. Hot: called for every place that is tried. */
function coverCost(box: Box, { marks, points }: Fixed, names: readonly Box[], limit = Number.POSITIVE_INFINITY): number {
  let cost = 0;
  const roomy = grown(box, 1);
  for (const mark of marks) if (meet(mark, box)) cost += COST.mark + overlap(mark, box) * COST.area;
  for (const name of names) if (meet(name, roomy)) cost += COST.name + overlap(name, box) * COST.area;
  return cost > limit ? cost : cost + shaftCost(box, points);
}

function shaftCost([x0, y0, x1, y1]: Box, points: PointCloud): number {
  let inner = 0;
  let near = 0;
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (x < x0 - SHAFT.gap || x > x1 + SHAFT.gap || y < y0 - SHAFT.gap || y > y1 + SHAFT.gap) continue;
    if (x < x0 - SHAFT.half || x > x1 + SHAFT.half || y < y0 - SHAFT.half || y > y1 + SHAFT.half) near++;
    else inner++;
  }
  return near * COST.near + inner * COST.point + (inner > 0 ? COST.shaft : 0);
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** The place for a label with the least cost. Places are tried in order of own cost until that alone is too high. */
function clearestPlace({ line, shifts }: PageLabel, { marks, points }: Fixed, names: readonly Box[]): Box {
  const near = grown(line.box, FARTHEST);
  const [nearMarks, nearNames] = [marks.filter(one => meet(one, near)), names.filter(one => meet(one, near))];
  const fixed = { marks: nearMarks, points: pointsIn(points, near) };
  let best = { box: line.box, cost: coverCost(line.box, fixed, nearNames) };
  for (const shift of shifts()) {
    if (shift.cost >= best.cost) break;
    const box = moved(line.box, shift.by);
    const cost = shift.cost + coverCost(box, fixed, nearNames, best.cost);
    if (cost < best.cost) best = { box, cost };
  }
  return best.box;
}
/** Nothing farther from a label's own place can meet it. */
const FARTHEST = 90;

const movedLine = (line: LabelLine, box: Box): LabelLine =>
  box === line.box ? line : { ...line, box, x: line.x + box[0] - line.box[0], y: line.y + box[1] - line.box[1] };
