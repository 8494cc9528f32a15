import type { AuthoredProvince } from '../../src/authoring/model/folderFiles.js';
import { placesOf, poleOf } from '../../src/authoring/places/placesOf.js';
import { distanceToRings, isInside, type Place, type Ring } from '../../src/authoring/svg/outline.js';

/** How far from the middle of a province its unit is looked for, and how far from its outline it is at least, in pixels. */
const FARTHEST = 40;
const STEP = 4;
const LEAST_ROOM = 14;

export interface Named {
  readonly name: string;
  readonly kind: AuthoredProvince['kind'];
  readonly isCentre: boolean;
  readonly rings: readonly Ring[];
  /** Points of the shore of each named coast. */
  readonly shores: ReadonlyMap<string, readonly Place[]>;
}

/** Where a unit has to be so that the name has room beside it, as near to the middle as that can be. Undefined: where it is anyway, or nowhere. */
export function unitAside(named: Named): Place | undefined {
  const isCramped = (unit: Place): boolean =>
    placesOf({ ...named, drawn: new Map([['unit', unit]]) }).isCramped;
  const { rings } = named;
  const middle = poleOf(rings);
  if (!isCramped(middle)) return undefined;
  const hasRoom = (at: Place): boolean => isInside(at, rings) && distanceToRings(at, rings) >= LEAST_ROOM;
  return around(middle).find(at => hasRoom(at) && !isCramped(at));
}

/** Places around a middle, nearest first. */
function around([x, y]: Place): readonly Place[] {
  const steps = Array.from({ length: (2 * FARTHEST) / STEP + 1 }, (_, i) => i * STEP - FARTHEST);
  const far = ([u, v]: Place): number => Math.hypot(u - x, v - y);
  return steps
    .flatMap(dx => steps.map((dy): Place => [Math.round(x + dx), Math.round(y + dy)]))
    .filter(at => far(at) <= FARTHEST)
    .sort((a, b) => far(a) - far(b));
}
