import { type FolderNotice, quotable, type VariantNotice } from '../model/variantFault.js';
import { markOf } from '../svg/marks.js';
import { distanceToRings, isInside, type MapDrawing } from '../svg/outline.js';

/** How far outside its province the middle of a mark may be, in frame pixels: a symbol then still touches it, and a name is beside it. */
const OUTSIDE: ReadonlyMap<string, number> = new Map([
  ['unit', 10],
  ['centre', 10],
  ['label', 40],
]);

/** The most that are told. */
const MOST = 100;

/** Marks that put something outside its province, or on the same pixel as another of their kind. One mark is told once. */
export function oddMarks({ places, areas }: Pick<MapDrawing, 'places' | 'areas'>): readonly FolderNotice[] {
  const found: FolderNotice[] = [];
  const first = new Map<string, { readonly id: string; readonly of: string }>();
  for (const [id, { at, line }] of places) {
    if (found.length >= MOST) break;
    const { kind = '', of = '' } = markOf(id) ?? {};
    const tell = (notice: VariantNotice): void => void found.push({ file: 'map.svg', line, where: quotable(id), notice });
    const [province = ''] = of.split('/');
    const rings = areas.get(province)?.rings ?? [];
    const far = OUTSIDE.get(kind);
    if (far !== undefined && !isInside(at, rings) && distanceToRings(at, rings) > far) {
      tell({ code: 'mark-outside', at: province });
      continue;
    }
    const spot = `${kind} ${at.map(Math.round).join(' ')}`;
    const other = first.get(spot);
    if (!other) first.set(spot, { id, of });
    else if (!isWithin(of, other.of) && !isWithin(other.of, of)) tell({ code: 'mark-same-spot', other: quotable(other.id) });
  }
  return found;
}

/** Whether the one is a coast of the other: a province has one unit, so that both may stand at the same spot. */
const isWithin = (of: string, other: string): boolean => of.startsWith(`${other}/`);
