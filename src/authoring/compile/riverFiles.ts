import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import { type AuthoredRiver, hanziOf, inOurs, type VariantFile } from '../model/folderFiles.js';
import type { Place } from '../svg/outline.js';
import type { PlacesById } from './placed.js';

/** Rivers as they are drawn: along the line of the drawing, or, without one, from unit to unit. */
export const riverFiles = (
  rivers: readonly AuthoredRiver[],
  {
    places,
    lines,
    script,
  }: { readonly places: PlacesById; readonly lines: ReadonlyMap<string, readonly Place[]>; readonly script: VariantFile['script'] },
): BoardFile['rivers'] =>
  rivers.map(({ id, name, course, provinces, mouth, joins, width }) => {
    const along = [...provinces, ...(mouth === undefined ? [] : [mouth])].flatMap(at => {
      const unit = places.get(at)?.unit;
      return unit ? [unit] : [];
    });
    return {
      id,
      name: inOurs(name),
      ...hanziOf(name, script),
      course,
      provinces,
      ...(mouth !== undefined && { mouth }),
      ...(joins !== undefined && { joins }),
      width,
      line: (lines.get(id) ?? along).map(([x, y]): [number, number] => [x, y]),
    };
  });

/** The steps of rapid river moves: along each river that runs through its provinces, from one to the next and into the sea at its mouth. */
export function riverSteps(rivers: readonly AuthoredRiver[]): BoardFile['riverSteps'] {
  const found = new Map<string, [string, string, string[]]>();
  for (const { id, course, provinces, mouth } of rivers) {
    if (course !== 'through') continue;
    const along = [...provinces, ...(mouth === undefined ? [] : [mouth])];
    for (const [i, to] of along.entries()) {
      const from = along[i - 1];
      if (from === undefined || from === to) continue;
      const [a, b] = from < to ? [from, to] : [to, from];
      const step = found.get(`${a} ${b}`) ?? [a, b, []];
      step[2].push(id);
      found.set(`${a} ${b}`, step);
    }
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, step]) => step);
}
