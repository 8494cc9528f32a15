import type { AuthoredBoard } from '../model/folderFiles.js';
import type { FolderFault, Spot, VariantFault } from '../model/variantFault.js';
import { poleOf } from '../places/placesOf.js';
import { distanceToRings, type Drawing, isInside } from '../svg/outline.js';
import { pairKey, type SharedBorder } from '../topology/touching.js';

/** Where a pair of the board's file stands in it. */
export interface PairSpots {
  readonly borders: Spot;
  readonly listed: (a: string, b: string) => Spot;
  readonly marked: (kind: 'apart' | 'closed', number: number) => Spot;
}

/** Checks that every province is drawn, and that none lies on another. */
export function checkAreas({ provinces }: AuthoredBoard, { areas }: Drawing): readonly FolderFault[] {
  const faults: FolderFault[] = [];
  const wrong = (line: number | undefined, fault: VariantFault): void =>
    void faults.push({ file: 'map.svg', ...(line !== undefined && { line }), fault });
  const poles = new Map([...areas].flatMap(([id, { rings }]) => (rings.length > 0 ? [[id, poleOf(rings)] as const] : [])));
  for (const { id } of provinces) {
    const area = areas.get(id);
    if (!area) wrong(undefined, { code: 'svg-undrawn', at: id });
    else if (area.rings.length === 0) wrong(area.line, { code: 'svg-flat', at: id });
  }
  for (const [id, pole] of poles)
    for (const [other, { rings, line }] of areas)
      if (other !== id && isInside(pole, rings) && distanceToRings(pole, rings) > DEEP) wrong(line, { code: 'svg-covers', at: other, other: id });
  return faults;
}
/** How deep inside another area the middle of one may not lie, in frame pixels. */
const DEEP = 2;

/** The most faults that are measured. */
const MOST = 100;

const provinceIn = (location: string): string => location.split('/')[0] ?? '';

/** Compares who touches whom on the map with who borders whom, both ways, and with what is marked. */
export function checkTouching(
  { provinces, borders, drawing }: AuthoredBoard,
  drawn: Drawing,
  touches: ReadonlyMap<string, SharedBorder>,
  spots: PairSpots,
): readonly FolderFault[] {
  const faults: FolderFault[] = [];
  const impassable = new Set(provinces.flatMap(({ id, kind }) => (kind === 'impassable' ? [id] : [])));
  const listed = new Map([...(borders?.army ?? []), ...(borders?.fleet ?? [])].map(([a, b]) => [pairKey(provinceIn(a), provinceIn(b)), [a, b] as const]));
  const marksOf = (kind: 'apart' | 'closed') => new Set(drawing[kind].map(([a, b]) => pairKey(a, b)));
  const [apart, closed] = [marksOf('apart'), marksOf('closed')];
  for (const [key, { areas }] of touches) {
    const [at, other] = areas;
    if (impassable.has(at) || impassable.has(other) || listed.has(key) || closed.has(key)) continue;
    faults.push({ ...spots.borders, fault: { code: 'borders-unlisted', at, other } });
  }
  for (const [key, [a, b]] of listed) {
    if (touches.has(key) || apart.has(key) || faults.length >= MOST) continue;
    const [at, other] = [provinceIn(a), provinceIn(b)];
    faults.push({ ...spots.listed(a, b), fault: { code: 'borders-undrawn', at, other, gap: gapBetween(drawn, at, other) } });
  }
  drawing.closed.forEach(([at, other], i) => {
    const key = pairKey(at, other);
    if (!touches.has(key) || listed.has(key)) faults.push({ ...spots.marked('closed', i), fault: { code: 'mark-idle-closed', at, other } });
  });
  drawing.apart.forEach(([at, other], i) => {
    const key = pairKey(at, other);
    if (touches.has(key) || !listed.has(key)) faults.push({ ...spots.marked('apart', i), fault: { code: 'mark-idle-apart', at, other } });
  });
  return faults;
}

/** How far two areas are apart, in whole frame pixels. */
function gapBetween({ areas }: Drawing, a: string, b: string): number {
  const [one, other] = [areas.get(a)?.rings ?? [], areas.get(b)?.rings ?? []];
  const step = Math.max(1, Math.floor(one.reduce((sum, ring) => sum + ring.length, 0) / 200));
  const points = one.flat().filter((_, i) => i % step === 0);
  return Math.round(Math.min(...points.map(at => distanceToRings(at, other))));
}
