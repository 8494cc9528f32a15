import type { AuthoredProvince } from '../../src/authoring/model/folderFiles.js';
import { placesOf, poleOf } from '../../src/authoring/places/placesOf.js';
import { distanceToRings, isInside, type Place, type Ring } from '../../src/authoring/svg/outline.js';
import { type FontFace, textWidth } from '../../src/drawing/vector/fonts.js';
import type { World } from './field.mjs';

/** How far from the middle of a province its unit is looked for, and how far from its outline it is at least, in pixels. */
const FARTHEST = 40;
const STEP = 4;
const LEAST_ROOM = 14;

/** How far the middle of a centre's symbol is from that of the unit, and how far from the outline is far enough. */
const BESIDE = 31;
const SYMBOL = 9;
/** The size of a name below a unit, how far down it reaches from the unit's middle, and what is free between it and the frame. */
const SMALLEST = 11;
const BELOW = 36;
const EDGE = 6;

export interface Province {
  readonly name: string;
  readonly kind: AuthoredProvince['kind'];
  readonly isCentre: boolean;
  readonly rings: readonly Ring[];
  /** Points of the shore of each named coast. */
  readonly shores: ReadonlyMap<string, readonly Place[]>;
}

/** Places that leave a province's name more room than those that are found anyway. */
export interface Marks {
  readonly unit?: Place;
  readonly centre?: Place;
}

/**
 * Where a unit has to be so that the name has room beside it, as near to the middle as that can be. Where it can be nowhere, the name is below
 * the unit; then the centre's symbol has to be elsewhere.
 */
export function marksFor(named: Province, frame: World['frame']): Marks {
  const isCramped = (unit: Place): boolean => placesOf({ ...named, drawn: new Map([['unit', unit]]) }).isCramped;
  const { rings } = named;
  const middle = poleOf(rings);
  if (!isCramped(middle)) return {};
  const hasRoom = (at: Place): boolean => isInside(at, rings) && distanceToRings(at, rings) >= LEAST_ROOM;
  const unit = around(middle).find(at => hasRoom(at) && !isCramped(at));
  if (unit) return { unit };
  const isWhole = ([x, y]: Place): boolean => {
    const reach = textWidth(named.name, (named.kind === 'land' ? 'roman' : 'italic') satisfies FontFace, SMALLEST) / 2 + EDGE;
    return x > reach && x < frame.width - reach && y < frame.height - BELOW;
  };
  const inside = isWhole(middle) ? middle : (around(middle).find(at => hasRoom(at) && isWhole(at)) ?? middle);
  return { ...(inside !== middle && { unit: inside }), ...(named.isCentre && { centre: centreAside(inside, rings) }) };
}

/** Beside or above a unit, where it is farthest from the outline, or nearly. */
function centreAside([x, y]: Place, rings: readonly Ring[]): Place {
  const places = Array.from({ length: 13 }, (_, i): Place => {
    const angle = (-i * Math.PI) / 12;
    return [Math.round(x + BESIDE * Math.cos(angle)), Math.round(y - 4 + BESIDE * Math.sin(angle))];
  });
  const room = (at: Place): number => Math.min(SYMBOL, distanceToRings(at, rings)) * (isInside(at, rings) ? 1 : -1);
  return places.reduce((best, at) => (room(at) > room(best) ? at : best));
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
