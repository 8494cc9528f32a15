import { type AuthoredBoard, allBorders } from '../model/folderFiles.js';
import type { FolderFault, Spot, VariantFault } from '../model/variantFault.js';
import { poleOf } from '../places/placesOf.js';
import { distanceToRings, isInside, type MapDrawing, type Place } from '../svg/outline.js';
import { pairKey, type SharedBorder } from '../topology/touching.js';

/** Where a pair of the board's file stands in it. */
export interface PairSpots {
  readonly borders: Spot;
  readonly listed: (a: string, b: string) => Spot;
  readonly marked: (kind: 'apart' | 'closed', number: number) => Spot;
  readonly wall: (number: number) => Spot;
}

/** Checks that every province is drawn, and that none lies on another. */
export function checkAreas({ provinces, drawing }: AuthoredBoard, { areas }: MapDrawing): readonly FolderFault[] {
  const faults: FolderFault[] = [];
  const wrong = (line: number | undefined, fault: VariantFault): void =>
    void faults.push({ file: 'map.svg', ...(line !== undefined && { line }), fault });
  for (const { id } of provinces) {
    const area = areas.get(id);
    if (!area) wrong(undefined, { code: 'svg-undrawn', at: id });
    else if (area.rings.length === 0) wrong(area.line, { code: 'svg-flat', at: id });
  }
  for (const { at, other, line } of overlaps(areas, drawing.gap)) wrong(line, { code: 'svg-covers', at, other });
  return faults;
}

/** How many points are looked up in all areas. */
const LOOKED_UP = 4_000;

/** Two areas of which one has a point, or its middle, well inside the other. */
function overlaps(
  areas: MapDrawing['areas'],
  gap: number,
): readonly { readonly at: string; readonly other: string; readonly line: number }[] {
  const all = [...areas].map(([id, { rings, line }]) => ({ id, rings, line, box: boxOf(rings.flat()) }));
  const step = Math.max(1, Math.ceil(all.reduce((sum, { rings }) => sum + rings.flat().length, 0) / LOOKED_UP));
  const found = new Map<string, { at: string; other: string; line: number }>();
  for (const { id, rings, line } of all) {
    const points = rings.length === 0 ? [] : [poleOf(rings), ...rings.flat().filter((_, i) => i % step === 0)];
    for (const other of all) {
      const key = pairKey(id, other.id);
      if (other.id === id || found.has(key)) continue;
      const [x0, y0, x1, y1] = other.box;
      const isOver = ([x, y]: Place): boolean =>
        x > x0 && x < x1 && y > y0 && y < y1 && isInside([x, y], other.rings) && distanceToRings([x, y], other.rings) > DEEP + gap;
      if (points.some(isOver)) found.set(key, { at: id, other: other.id, line });
    }
  }
  return [...found.values()];
}

function boxOf(points: readonly Place[]): readonly [number, number, number, number] {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  return [x0, y0, x1, y1];
}

/** How deep a point may be inside another area, beyond the gap, in frame pixels. */
const DEEP = 2;

/** The most faults that are measured. */
const MOST = 100;

const provinceIn = (location: string): string => location.split('/')[0] ?? '';

/** Compares who touches whom on the map with who borders whom, both ways, and with what is marked. */
export function checkTouching(
  board: AuthoredBoard,
  drawn: MapDrawing,
  touches: ReadonlyMap<string, SharedBorder>,
  spots: PairSpots,
): readonly FolderFault[] {
  const { provinces, drawing, walls } = board;
  const { army, fleet } = allBorders(board);
  const faults: FolderFault[] = [];
  const passable = new Set(provinces.flatMap(({ id, kind }) => (kind === 'impassable' ? [] : [id])));
  /** What is not drawn, or is no province, is told elsewhere. */
  const isDrawn = (id: string): boolean => (drawn.areas.get(id)?.rings.length ?? 0) > 0;
  const listed = new Map([...army, ...fleet].map(([a, b]) => [pairKey(provinceIn(a), provinceIn(b)), [a, b] as const]));
  const marksOf = (kind: 'apart' | 'closed') => new Set(drawing[kind].map(([a, b]) => pairKey(a, b)));
  const [apart, closed] = [marksOf('apart'), marksOf('closed')];
  for (const [key, { areas }] of touches) {
    const [at, other] = areas;
    if (!passable.has(at) || !passable.has(other) || listed.has(key) || closed.has(key)) continue;
    faults.push({ ...spots.borders, fault: { code: 'borders-unlisted', at, other } });
  }
  for (const [key, [a, b]] of listed) {
    if (touches.has(key) || apart.has(key) || faults.length >= MOST) continue;
    const [at, other] = [provinceIn(a), provinceIn(b)];
    if (at === other || !isDrawn(at) || !isDrawn(other)) continue;
    faults.push({ ...spots.listed(a, b), fault: { code: 'borders-undrawn', at, other, gap: gapBetween(drawn, at, other) } });
  }
  drawing.closed.forEach(([at, other], i) => {
    const key = pairKey(at, other);
    const mark = spots.marked('closed', i);
    if (listed.has(key)) faults.push({ ...mark, fault: { code: 'mark-closed-listed', at, other } });
    else if (isDrawn(at) && isDrawn(other) && !touches.has(key)) faults.push({ ...mark, fault: { code: 'mark-idle-closed', at, other } });
  });
  drawing.apart.forEach(([at, other], i) => {
    const key = pairKey(at, other);
    const mark = spots.marked('apart', i);
    if (touches.has(key)) faults.push({ ...mark, fault: { code: 'mark-idle-apart', at, other } });
    else if (isDrawn(at) && isDrawn(other) && !listed.has(key)) faults.push({ ...mark, fault: { code: 'mark-apart-unlisted', at, other } });
  });
  walls.forEach(({ owner, facing }, i) => {
    if (isDrawn(owner) && isDrawn(facing) && !touches.has(pairKey(owner, facing)))
      faults.push({ ...spots.wall(i), fault: { code: 'variant-wall-nowhere', at: owner, other: facing } });
  });
  return faults;
}

/** How far two areas are apart, in whole frame pixels. */
function gapBetween({ areas }: MapDrawing, a: string, b: string): number {
  const [one, other] = [areas.get(a)?.rings ?? [], areas.get(b)?.rings ?? []];
  const step = Math.max(1, Math.floor(one.reduce((sum, ring) => sum + ring.length, 0) / 200));
  const points = one.flat().filter((_, i) => i % step === 0);
  return Math.round(Math.min(...points.map(at => distanceToRings(at, other))));
}
