import polylabel from 'polylabel';
import { type FontFace, textWidth } from '../../drawing/vector/fonts.js';
import type { ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import { areaOfRing, distanceToRings, isInside, type Place, type Ring } from '../svg/outline.js';
import { type AreaMask, areaMask } from './areaMask.js';

type Places = ProvinceFile['places'];

/** A province whose things are to be placed. */
export interface Unplaced {
  readonly name: string;
  readonly kind: ProvinceFile['kind'];
  readonly rings: readonly Ring[];
  readonly isCentre: boolean;
  /** Points of the shore of each named coast. */
  readonly shores: ReadonlyMap<string, readonly Place[]>;
  /** Where the author drew something: "unit", "unit/nc", "dislodged", "dislodged/nc", "label", "centre". */
  readonly drawn: ReadonlyMap<string, Place>;
  /** What the author wrote on the map; empty if the name is to be placed. */
  readonly texts?: Places['text'];
}

/** The radius of a unit's token with its halo, and of a centre's symbol, in frame pixels. */
const TOKEN = 19;
const SYMBOL = 10;
/** From a unit to where one stands that was dislodged. */
const ASIDE = 13.4;

/** `isCramped`: the name has no room inside and stands below the unit. */
export interface Placed {
  readonly places: Places;
  readonly isCramped: boolean;
}

/** Where a unit, the centre's symbol and the name stand: the unit as far from all borders as it can be, the others in the nearest free room. */
export function placesOf({ name, kind, rings, isCentre, shores, drawn, texts = [] }: Unplaced): Placed {
  const mask = areaMask(rings);
  const unit = tenth(drawn.get('unit') ?? poleOf(rings));
  const units = Object.fromEntries(
    [...shores].map(([coast, shore]) => [coast, tenth(drawn.get(`unit/${coast}`) ?? ashore(shore, { mask, rings, unit }))]),
  );
  const tokens = [unit, ...Object.values(units)];
  const hasCentre = isCentre || (kind === 'impassable' && drawn.has('centre'));
  const hasUnit = kind !== 'impassable' || drawn.has('unit');
  const centre = hasCentre ? tenth(drawn.get('centre') ?? besideUnits(tokens, { mask, rings })) : undefined;
  const taken = [...tokens.map(at => ({ at, radius: TOKEN })), ...(centre ? [{ at: centre, radius: SYMBOL }] : [])];
  const drawnAt = (what: string): [number, number] | undefined => {
    const at = drawn.get(what);
    return at && tenth(at);
  };
  const face: FontFace = kind === 'land' ? 'roman' : 'italic';
  const label = drawn.get('label');
  const found =
    texts.length > 0 ? writtenAt(texts, label) : label ? lettered(name, LARGEST, label) : fitted(name, { face, mask, taken, unit });
  const text = found ?? lettered(name, SMALLEST, [unit[0], unit[1] + TOKEN + 8]);
  return {
    places: {
      label: tenth([text.x, text.y]),
      ...(hasUnit && { unit, dislodged: drawnAt('dislodged') ?? aside(unit) }),
      units,
      dislodgedAt: Object.fromEntries(Object.entries(units).map(([coast, at]) => [coast, drawnAt(`dislodged/${coast}`) ?? aside(at)])),
      ...(centre && { centre }),
      text: text.lines,
    },
    isCramped: found === undefined,
  };
}

const tenth = ([x, y]: Place): [number, number] => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
const aside = ([x, y]: Place): [number, number] => tenth([x + ASIDE, y - ASIDE]);
const far = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The point of the largest piece of an area that is farthest from its outline. */
export function poleOf(rings: readonly Ring[]): Place {
  const [outer = [], ...others] = rings.toSorted((a, b) => Math.abs(areaOfRing(b)) - Math.abs(areaOfRing(a)));
  const holes = others.filter(([first]) => first !== undefined && isInside(first, [outer]));
  const closed = (ring: Ring): [number, number][] => [...ring, ...ring.slice(0, 1)].map(([x, y]) => [x, y]);
  const [x, y] = polylabel([outer, ...holes].map(closed), 1);
  return [x, y];
}

interface Room {
  readonly mask: AreaMask;
  readonly rings: readonly Ring[];
}

/** How many cells are looked at one by one. */
const LOOKED_AT = 300;

/** A place for a fleet at a shore, as near to its middle as a token has room; otherwise where it has most. */
function ashore(shore: readonly Place[], { mask, rings, unit }: Room & { readonly unit: Place }): Place {
  const [sumX, sumY] = shore.reduce(([x, y], at) => [x + at[0], y + at[1]], [0, 0]);
  const mean: Place = [sumX / Math.max(1, shore.length), sumY / Math.max(1, shore.length)];
  const middle = shore.reduce((best, at) => (far(at, mean) < far(best, mean) ? at : best), shore[0] ?? unit);
  const nearest = mask.inside.toSorted((a, b) => far(a, middle) - far(b, middle)).slice(0, LOOKED_AT);
  const clear = nearest.map(at => ({ at, room: distanceToRings(at, rings) }));
  return (clear.find(({ room }) => room >= TOKEN) ?? clear.toSorted((a, b) => b.room - a.room)[0])?.at ?? unit;
}

/** A place for the centre's symbol: inside, clear of all units, near the first. */
function besideUnits(tokens: readonly Place[], { mask, rings }: Room): Place {
  const [unit = [0, 0]] = tokens;
  const isClear = (at: Place): boolean => tokens.every(token => far(at, token) >= TOKEN + SYMBOL + 1);
  const nearest = mask.inside.filter(isClear).toSorted((a, b) => far(a, unit) - far(b, unit));
  return (
    nearest.slice(0, LOOKED_AT).find(at => distanceToRings(at, rings) >= SYMBOL + 1) ?? nearest[0] ?? [unit[0], unit[1] + TOKEN + SYMBOL]
  );
}

/** Sizes of names, largest first. */
const SIZES = [24, 22, 20, 18, 16, 15, 14, 13, 12, 11];
const LARGEST = 18;
const SMALLEST = 11;
const MOST_LINES = 3;
const LINE_HEIGHT = 1.02;

interface Lettered {
  readonly x: number;
  readonly y: number;
  readonly lines: Places['text'];
}

/** Lines as they were written. Their middle is the label's place, unless the author drew one. */
function writtenAt(lines: Places['text'], label: Place | undefined): Lettered {
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = label ?? [middle(lines.map(line => line.x)), middle(lines.map(line => line.y))];
  return { x, y, lines };
}

interface Fit {
  readonly face: FontFace;
  readonly mask: AreaMask;
  readonly taken: readonly { readonly at: Place; readonly radius: number }[];
  readonly unit: Place;
}

/** The name in the largest letters that fit inside, as near to the unit as possible. Undefined if there is no room. */
function fitted(name: string, { face, mask, taken, unit }: Fit): Lettered | undefined {
  const step = Math.max(1, Math.floor(mask.inside.length / 2_500));
  const middles = mask.inside.filter((_, i) => i % step === 0);
  for (const size of SIZES)
    for (let count = 1; count <= MOST_LINES; count++) {
      const lines = inLines(name, count);
      if (lines === undefined) continue;
      const [w, h] = [Math.max(...lines.map(line => textWidth(line, face, size))) / 2 + 3, (lines.length * size * LINE_HEIGHT) / 2 + 1];
      const isFree = ([x, y]: Place): boolean =>
        mask.holds(x - w, y - h, x + w, y + h) &&
        taken.every(({ at, radius }) => Math.hypot(Math.max(0, Math.abs(at[0] - x) - w), Math.max(0, Math.abs(at[1] - y) - h)) > radius);
      const best = nearestOf(middles.filter(isFree), unit);
      if (best) return lettered(lines.join('\n'), size, best);
    }
  return undefined;
}

function nearestOf(all: readonly Place[], to: Place): Place | undefined {
  let best: Place | undefined;
  for (const at of all) if (best === undefined || far(at, to) < far(best, to)) best = at;
  return best;
}

/** The name in so many lines, as even as its words allow. Undefined if it has too few words. */
function inLines(name: string, count: number): readonly string[] | undefined {
  const words = name.split(' ');
  if (words.length < count) return undefined;
  if (count === 1) return [name];
  const rests = words.slice(0, words.length - count + 1).flatMap((_, i) => {
    const rest = inLines(words.slice(i + 1).join(' '), count - 1);
    return rest ? [[words.slice(0, i + 1).join(' '), ...rest]] : [];
  });
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(line => line.length));
  return rests.toSorted((a, b) => longest(a) - longest(b))[0];
}

function lettered(name: string, size: number, [x, y]: Place): Lettered {
  const words = name.split('\n');
  const lines = words.map((t, i) => ({
    t,
    x: Math.round(x * 10) / 10,
    y: Math.round((y + (i - (words.length - 1) / 2) * size * LINE_HEIGHT + size * 0.3) * 10) / 10,
    size,
    role: 'name' as const,
  }));
  return { x, y, lines };
}
