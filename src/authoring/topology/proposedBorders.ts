import type { AuthoredProvince } from '../model/folderFiles.js';
import { pairKey, type SharedBorder } from './touching.js';

/** Borders as they follow from what touches: what an author confirms. */
export interface ProposedBorders {
  readonly army: readonly (readonly [string, string])[];
  readonly fleet: readonly (readonly [string, string])[];
}

/**
 * Armies pass between all land that touches, fleets between all sea that touches, between sea and land, and along a coast: between two
 * provinces of land whose common border ends at a sea that both touch. A province with named coasts
 * stands in them without its coast, which is for the author to choose.
 */
export function proposedBorders(borders: ReadonlyMap<string, SharedBorder>, provinces: readonly AuthoredProvince[]): ProposedBorders {
  const kinds = new Map(provinces.map(({ id, kind }) => [id, kind]));
  const seas = provinces.flatMap(({ id, kind }) => (kind === 'sea' ? [id] : []));
  const pointsOf = (a: string, b: string): ReadonlySet<number> => new Set(borders.get(pairKey(a, b))?.edges.flat() ?? []);
  const isAlongCoast = (a: string, b: string): boolean => {
    const between = pointsOf(a, b);
    return seas.some(sea => {
      const [shoreA, shoreB] = [pointsOf(a, sea), pointsOf(b, sea)];
      return [...between].some(point => shoreA.has(point) && shoreB.has(point));
    });
  };
  const army: (readonly [string, string])[] = [];
  const fleet: (readonly [string, string])[] = [];
  for (const { areas } of borders.values()) {
    const [a, b] = areas;
    const both = [kinds.get(a), kinds.get(b)];
    if (both.includes('impassable') || both.includes(undefined)) continue;
    const isLand = both.every(kind => kind === 'land');
    if (isLand) army.push(areas);
    if (!isLand || isAlongCoast(a, b)) fleet.push(areas);
  }
  return { army: army.toSorted(byText), fleet: fleet.toSorted(byText) };
}

const byText = (a: readonly string[], b: readonly string[]): number => (a.join(' ') < b.join(' ') ? -1 : 1);
