import type { AuthoredBoard, AuthoredPage, AuthoredProvince } from '../model/folderFiles.js';
import { quotable } from '../model/variantFault.js';
import type { JsonPath } from '../reading/locatedFile.js';
import { type Complain, checkTexts, OUR_PARTS } from './checkBoard.js';

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Checks pages and the boxes of theatres against the size of the map. */
export function checkPages({ provinces, drawing }: AuthoredBoard, frame: Frame, complain: Complain): void {
  const checkBox = ([left, top, right, bottom]: NonNullable<AuthoredPage['crop']>, path: JsonPath): void => {
    const isOnMap = left >= 0 && top >= 0 && right <= frame.width && bottom <= frame.height;
    if (!isOnMap || right - left < LEAST || bottom - top < LEAST) complain(path, { code: 'variant-box', ...frame });
  };
  drawing.theatres.forEach(({ box }, i) => {
    if (box) checkBox(box, ['drawing', 'theatres', i, 'box']);
  });
  const known = new Map(provinces.map(one => [one.id, one]));
  drawing.pages.forEach(({ crop, columns, lattice, places, theatres }, i) => {
    const path = ['drawing', 'pages', i];
    if (crop) checkBox(crop, [...path, 'crop']);
    if (lattice && (lattice.length % columns !== 0 || lattice.length < 2 * columns))
      complain([...path, 'lattice'], { code: 'variant-lattice', columns });
    for (const [id, at] of Object.entries(places ?? {})) {
      const here = [...path, 'places', id];
      const province = known.get(id);
      if (!province) complain(here, { code: 'variant-no-province', typed: quotable(id) });
      else for (const typed of missingIn(at, province)) complain(here, { code: 'variant-missing-field', typed });
    }
    const ids = new Set<string>();
    theatres.forEach(({ id, name, box }, k) => {
      const here = [...path, 'theatres', k];
      if (ids.has(id) || OUR_PARTS.has(id)) complain([...here, 'id'], { code: 'variant-id-taken', typed: id });
      ids.add(id);
      checkTexts(name, [...here, 'name'], complain);
      checkBox(box, [...here, 'box']);
    });
  });
}

/** What a province needs on a page and does not have there. */
function missingIn(
  { unit, units, centre: symbol }: NonNullable<AuthoredPage['places']>[string],
  { kind, coasts, centre }: AuthoredProvince,
): readonly string[] {
  if (kind === 'impassable') return [];
  return [
    ...(unit ? [] : ['unit']),
    ...coasts.filter(coast => !units[coast]).map(coast => `units.${coast}`),
    ...(centre && !symbol ? ['centre'] : []),
  ];
}

/** The least width and height of a box, in frame pixels. */
const LEAST = 100;
