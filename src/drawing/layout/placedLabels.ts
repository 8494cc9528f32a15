import type { BoardFile, ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import { memoiseByObject } from '../../lib/memoise.js';
import { once } from '../../lib/once.js';
import { grown, meet, moved } from '../vector/boxes.js';
import { type Box, isInBox, type Point, type Polyline } from '../vector/geometry.js';
import { reachOf } from './labelGround.js';
import { type LabelShifts, labelShifts } from './labelShifts.js';
import type { MapLayout } from './mapLayout.js';
import { type LinePoints, linePointsEvery, type PointCloud, pointsIn } from './pointCloud.js';
import { type LabelLine, provinceLabel } from './provinceLabels.js';
import { NEAR, shaftCost, shaftCosts } from './shaftCosts.js';

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
  readonly shifts: () => LabelShifts;
  /** Nothing outside this box covers it, wherever it is moved. */
  readonly reach: Box;
  /** The numbers of the labels that may come into that box. */
  readonly neighbours: readonly number[];
  /** Where it was placed last, and what was around it. */
  last?: Surroundings & { readonly place: Box };
}

/**
 * The short names of a page. A name on which something would be drawn moves aside within its province, if there is room. `before`: where the names were among
 * other lines: they go on from there, and those that moved look for a nearer place.
 */
export function placedLabels(
  layout: MapLayout,
  { lines, marks }: LabelSurroundings,
  before?: readonly PlacedLabel[],
): readonly PlacedLabel[] {
  const all = pageLabels(layout);
  const fixed = fixedAround(edgesOf([...marks, ...landmarks(layout)]), lines.map(pointsOf));
  const boxes = all.map(({ line }, i) => before?.[i]?.line.box ?? line.box);
  const names = edgesOf(boxes);
  const coverAt = (box: Box, { neighbours }: PageLabel): number => {
    const around = grown(box, NEAR);
    return coverCost(box, surroundingsOf(around, fixed(around), { names, neighbours }));
  };
  const unsettled = all
    .map((label, i): Unsettled => ({ label, i, cost: coverAt(boxes[i] ?? label.line.box, label) }))
    .filter(({ label, i, cost }) => cost > 0 || boxes[i] !== label.line.box);
  for (const { label, i } of unsettled.sort((a, b) => b.cost - a.cost)) {
    const { reach, neighbours } = label;
    const box = clearestPlace(label, surroundingsOf(reach, fixed(reach), { names, neighbours }));
    boxes[i] = box;
    names.set(box, i * EDGES);
  }
  return all.map(({ kind, line }, i) => ({ kind, line: movedLine(line, boxes[i] ?? line.box) }));
}

/** A label on which something would be drawn, or which has moved before. `cost`: of what would be drawn on it. */
interface Unsettled {
  readonly label: PageLabel;
  readonly i: number;
  readonly cost: number;
}

/** The labels of a board or a page, each with the places it may move to, which are found when they are first asked for. */
export const pageLabels = memoiseByObject((layout: MapLayout): readonly PageLabel[] => {
  const all = labelsOf(layout);
  return all.map((label, i) => {
    const { province, line } = label;
    const reach = grown(line.box, FARTHEST);
    return {
      kind: province.kind,
      line,
      shifts: once(() => layout.shifts?.[i] ?? shiftsIn(layout, label)),
      reach,
      neighbours: all.flatMap((other, i) => (other.line !== line && meet(grown(other.line.box, FARTHEST), reach) ? [i] : [])),
    };
  });
});

/** How each label of a page may be moved; nothing where names stay where they are. Finds all of it, and keeps nothing. */
export const shiftsOnPage = (layout: MapLayout): readonly LabelShifts[] =>
  layout.geometry.page.namesYield ? labelsOf(layout).map(label => shiftsIn(layout, label)) : [];

const shiftsIn = (layout: MapLayout, { province: { id }, line }: LabelOnPage): LabelShifts =>
  labelShifts(layout.geometry, { province: id, line, isShown: box => isIn(layout, box) });

interface LabelOnPage {
  readonly province: ProvinceFile;
  readonly line: LabelLine;
}

const labelsOf = (layout: MapLayout): readonly LabelOnPage[] =>
  layout.geometry.board.provinces.flatMap(province => labelIn(layout, province).map(line => ({ province, line })));

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
  return [...burrows.map(landmarkBox), ...coastNames(board)];
});

/** The boxes of the names of coasts, which stay where they are. */
export const coastNames = memoiseByObject(({ provinces }: BoardFile): readonly Box[] =>
  provinces.flatMap(({ places }) => Object.values(places.units).map(landmarkBox)),
);

const landmarkBox = ([x, y]: Point): Box => [x - LANDMARK, y - LANDMARK, x + LANDMARK, y + LANDMARK];
const LANDMARK = 8;

/** The edges of boxes, four numbers for each: left, top, right, bottom. */
type BoxEdges = Float64Array;
const EDGES = 4;

function edgesOf(boxes: readonly Box[]): BoxEdges {
  const edges = new Float64Array(boxes.length * EDGES);
  boxes.forEach((box, i) => {
    edges.set(box, i * EDGES);
  });
  return edges;
}

/** What is being found: a list that grows in each search would be garbage at once. */
const scratch: number[] = [];

/** Those of the boxes that meet another one. Hot: a loop over all marks for every name. */
function edgesIn(edges: BoxEdges, [x0, y0, x1, y1]: Box): BoxEdges {
  let count = 0;
  for (let i = 0; i < edges.length; i += EDGES) {
    const left = edges[i] ?? 0;
    const top = edges[i + 1] ?? 0;
    const right = edges[i + 2] ?? 0;
    const bottom = edges[i + 3] ?? 0;
    if (left >= x1 || right <= x0 || top >= y1 || bottom <= y0) continue;
    scratch[count++] = left;
    scratch[count++] = top;
    scratch[count++] = right;
    scratch[count++] = bottom;
  }
  return count === 0 ? NO_EDGES : new Float64Array(scratch.slice(0, count));
}
const NO_EDGES: BoxEdges = new Float64Array(0);

/** What does not move, near a name. */
interface Fixed {
  readonly marks: BoxEdges;
  readonly points: PointCloud;
}

/** Returns a function that finds the marks and points in a box. */
const fixedAround =
  (marks: BoxEdges, lines: readonly LinePoints[]): ((box: Box) => Fixed) =>
  box => ({ marks: edgesIn(marks, box), points: pointsIn(lines, box) });

const POINT = 4;
const pointsOf = linePointsEvery(POINT);

/** What covers a name near one place. In arrays of numbers, because every place of every name is compared with them. */
interface Surroundings {
  /** For each box: its edges, how close a name may come, and what it costs to be there. */
  readonly boxes: readonly number[];
  readonly points: PointCloud;
}
const FIELDS = 6;

/** The names around one of them: the edges of all, and the numbers of those that may be near. */
interface OtherNames {
  readonly names: BoxEdges;
  readonly neighbours: readonly number[];
}

/** What is in a box. Hot. */
function surroundingsOf([x0, y0, x1, y1]: Box, { marks, points }: Fixed, { names, neighbours }: OtherNames): Surroundings {
  let count = 0;
  const add = (edges: BoxEdges, i: number, gap: number, cost: number): void => {
    const left = edges[i] ?? 0;
    const top = edges[i + 1] ?? 0;
    const right = edges[i + 2] ?? 0;
    const bottom = edges[i + 3] ?? 0;
    if (left >= x1 || right <= x0 || top >= y1 || bottom <= y0) return;
    scratch[count++] = left;
    scratch[count++] = top;
    scratch[count++] = right;
    scratch[count++] = bottom;
    scratch[count++] = gap;
    scratch[count++] = cost;
  };
  for (let i = 0; i < marks.length; i += EDGES) add(marks, i, 0, COST.mark);
  for (const name of neighbours) add(names, name * EDGES, NAME_GAP, COST.name);
  return { boxes: count === 0 ? NO_BOXES : scratch.slice(0, count), points };
}
const NO_BOXES: readonly number[] = [];

/** What it costs to be on a mark or another name, and for each square pixel of it. */
const COST = { mark: 40, name: 70, area: 0.25 };
/** The gap between names. */
const NAME_GAP = 1;

/** The cost of the boxes that cover a name at a place, anything above `limit` if it is higher. Hot: called for every place that is tried. */
function boxesCost(box: Box, boxes: Surroundings['boxes'], limit: number): number {
  const x0 = box[0];
  const y0 = box[1];
  const x1 = box[2];
  const y1 = box[3];
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
  return cost;
}

/** The cost of all that covers a name at a place. */
const coverCost = (box: Box, { boxes, points }: Surroundings): number =>
  boxesCost(box, boxes, Number.POSITIVE_INFINITY) + shaftCost(box, points);

/** The place for a label with the least cost. It is found once as long as what is around the label stays the same. */
function clearestPlace(label: PageLabel, around: Surroundings): Box {
  const known = label.last;
  if (known && isSame(known.boxes, around.boxes) && isSame(known.points, around.points)) return known.place;
  const place = cheapestPlace(label, around);
  label.last = { ...around, place };
  return place;
}

function isSame(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Places that cost least by themselves are tried first, until that alone is as much as the best place so far costs. Hot. */
function cheapestPlace({ line, shifts }: PageLabel, around: Surroundings): Box {
  const home = line.box;
  const [x0, y0, x1, y1] = home;
  const { across, down, costs } = shifts();
  const shaftsAt = shaftCosts(home, around.points, reachOf(line));
  const box: [number, number, number, number] = [x0, y0, x1, y1];
  let [best, least] = [-1, coverCost(home, around)];
  for (let i = 0; i < costs.length; i++) {
    const own = costs[i] ?? 0;
    if (own >= least) break;
    const right = across[i] ?? 0;
    const below = down[i] ?? 0;
    const shafts = shaftsAt(right, below);
    if (own + shafts >= least) continue;
    box[0] = x0 + right;
    box[1] = y0 + below;
    box[2] = x1 + right;
    box[3] = y1 + below;
    const cost = own + (boxesCost(box, around.boxes, least - own) + shafts);
    if (cost < least) [best, least] = [i, cost];
  }
  return best < 0 ? home : moved(home, [across[best] ?? 0, down[best] ?? 0]);
}
/** Nothing farther from a label's own place can meet it, wherever it is moved, or is near enough there to cost anything. */
const FARTHEST = 90;

const movedLine = (line: LabelLine, box: Box): LabelLine =>
  box === line.box ? line : { ...line, box, x: line.x + box[0] - line.box[0], y: line.y + box[1] - line.box[1] };
