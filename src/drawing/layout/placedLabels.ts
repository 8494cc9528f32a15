import type { ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import { memoiseByObject } from '../../lib/memoise.js';
import { type Box, isInBox, type Point, type Polyline } from '../vector/geometry.js';
import { grown, type LabelShift, labelShifts, meet, moved } from './labelShifts.js';
import type { MapLayout } from './mapLayout.js';
import { type LinePoints, linePointsEvery, type PointCloud, pointsIn } from './pointCloud.js';
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
  const fixed: Fixed = { marks: [...marks, ...landmarks(layout)], lines: lines.map(pointsOf) };
  const boxes = all.map(({ line }) => line.box);
  const around = (box: Box, i: number): Surroundings => surroundingsOf(box, fixed, { boxes, but: i });
  for (let round = 0; round < ROUNDS; round++) {
    const covered = boxes.map((box, i) => ({ i, cost: coverCost(box, around(grown(box, NEAR), i)) })).filter(({ cost }) => cost > 0);
    for (const { i } of covered.sort((a, b) => b.cost - a.cost)) {
      const label = all[i];
      if (label) boxes[i] = clearestPlace(label, around(grown(label.line.box, FARTHEST), i));
    }
  }
  return all.map(({ kind, line }, i) => ({ kind, line: movedLine(line, boxes[i] ?? line.box) }));
}
const ROUNDS = 2;

/** The labels of a board or a page, each with the places it may move to, which are found when they are first asked for. */
export const pageLabels = memoiseByObject((layout: MapLayout): readonly PageLabel[] =>
  layout.geometry.board.provinces.flatMap(province =>
    labelIn(layout, province).map(line => {
      let shifts: readonly LabelShift[] | undefined;
      return {
        kind: province.kind,
        line,
        shifts: () => {
          shifts ??= labelShifts(layout.geometry, { province: province.id, line }).filter(({ by }) => isIn(layout, moved(line.box, by)));
          return shifts;
        },
      };
    }),
  ),
);

/** The label of a province; nothing if the edge of a picture of a part would cut it: a neighbouring theatre shows it whole. */
export function labelIn(layout: MapLayout, province: ProvinceFile): readonly LabelLine[] {
  const lines = provinceLabel(province, layout.language);
  const isWhole = lines.every(({ box, leader }) => isIn(layout, box) && (!leader || isIn(layout, [...leader, ...leader])));
  return isWhole ? lines : [];
}

const isIn = ({ geometry: { board }, window }: MapLayout, box: Box): boolean =>
  window[2] - window[0] === board.frame.width || isInBox(box, window);

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

/** What does not move. */
interface Fixed {
  readonly marks: readonly Box[];
  readonly lines: readonly LinePoints[];
}

const POINT = 4;
const pointsOf = linePointsEvery(POINT);

/** What covers a name near one place. In arrays of numbers, because every place of every name is compared with them. */
interface Surroundings {
  /** For each box: its edges, how close a name may come, and what it costs to be there. */
  readonly boxes: Float64Array;
  readonly points: PointCloud;
}
const FIELDS = 6;

function surroundingsOf(near: Box, { marks, lines }: Fixed, names: OtherNames): Surroundings {
  const boxes: number[] = [];
  for (const mark of marks) if (meet(mark, near)) boxes.push(mark[0], mark[1], mark[2], mark[3], 0, COST.mark);
  for (let i = 0; i < names.boxes.length; i++) {
    const name = names.boxes[i];
    if (name && i !== names.but && meet(name, near)) boxes.push(name[0], name[1], name[2], name[3], NAME_GAP, COST.name);
  }
  return { boxes: new Float64Array(boxes), points: pointsIn(lines, near) };
}

/** The names of a page, but one. */
interface OtherNames {
  readonly boxes: readonly Box[];
  readonly but: number;
}

/** `shaft`, `point`: a line through the name, and each of its points there; `near`: each of its points that almost touches the name. */
const COST = { shaft: 40, point: 4, near: 1.5, mark: 40, name: 70, area: 0.25 };
/** Half the width of a shaft, and the gap beside it. */
const SHAFT = { half: 2, gap: 6 };
/** The gap between names. */
const NAME_GAP = 1;
/** Nothing farther away than this covers a name. */
const NEAR = SHAFT.gap + 1;

/** The cost of what covers a name at a place; anything above `limit` if it is higher. Hot: called for every place that is tried. */
function coverCost(box: Box, { boxes, points }: Surroundings, limit = Number.POSITIVE_INFINITY): number {
  const [x0, y0, x1, y1] = box;
  let cost = 0;
  for (let i = 0; i < boxes.length; i += FIELDS) {
    const left = boxes[i] ?? 0;
    const top = boxes[i + 1] ?? 0;
    const right = boxes[i + 2] ?? 0;
    const bottom = boxes[i + 3] ?? 0;
    const gap = boxes[i + 4] ?? 0;
    if (left >= x1 + gap || right <= x0 - gap || top >= y1 + gap || bottom <= y0 - gap) continue;
    const overlap = Math.max(0, Math.min(right, x1) - Math.max(left, x0)) * Math.max(0, Math.min(bottom, y1) - Math.max(top, y0));
    cost += (boxes[i + 5] ?? 0) + overlap * COST.area;
    if (cost > limit) return cost;
  }
  return cost + shaftCost(box, points);
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

/** The place for a label with the least cost. Places are tried in order of own cost until that alone is too high. */
function clearestPlace({ line, shifts }: PageLabel, around: Surroundings): Box {
  let best = { box: line.box, cost: coverCost(line.box, around) };
  for (const shift of shifts()) {
    if (shift.cost >= best.cost) break;
    const box = moved(line.box, shift.by);
    const cost = shift.cost + coverCost(box, around, best.cost - shift.cost);
    if (cost < best.cost) best = { box, cost };
  }
  return best.box;
}
/** Nothing farther from a label's own place can meet it. */
const FARTHEST = 90;

const movedLine = (line: LabelLine, box: Box): LabelLine =>
  box === line.box ? line : { ...line, box, x: line.x + box[0] - line.box[0], y: line.y + box[1] - line.box[1] };
