import { type Colour, colourFromRgb } from '../../drawing/vector/colour.js';
import { difference, EYES, pairsOf, seen } from '../../drawing/vector/colourBlind.js';
import { brightened } from '../../drawing/vector/nightPalette.js';
import type { PowerFile } from '../../games/diplomacy/board/boardFile.js';

/** The least ΔE (CIE 1976) at which two colours are called alike. */
export const ALIKE = 8;

const LEVELS = [0, 0x33, 0x66, 0x99, 0xcc, 0xff];
/** Lightness (CIE Lab) of colours that can be seen on parchment. */
const LIGHTNESS = { least: 12, most: 82 };

/** Colours that suit the map, in the order in which they are given. */
const FAMILIAR: readonly Colour[] = ['#b5302a', '#1f4e8c', '#d9a521', '#2f7d4f', '#6cc3dd', '#3d3a3a', '#7a3f98', '#e58bb0', '#8a5a2b'];
/** The ΔE at which a familiar colour is far enough from all others. */
const FAR = 18;

/**
 * Gives a colour to all that have none: a familiar one that every kind of eyes tells from those before it, by day and at night, or else the
 * one that they tell best.
 */
export function powerColours(given: readonly (Colour | undefined)[]): readonly Colour[] {
  const chosen = [...given];
  const candidates = [
    ...FAMILIAR,
    ...LEVELS.flatMap(r => LEVELS.flatMap(g => LEVELS.map(b => colourFromRgb([r, g, b])))).filter(isVisible),
  ];
  const apart = new Map(
    candidates.map(one => [one, Math.min(...given.flatMap(other => (other ? [leastDifference(one, other)] : [])), 100)]),
  );
  for (const [i, colour] of given.entries()) {
    if (colour !== undefined) continue;
    const familiar = FAMILIAR.find(one => (apart.get(one) ?? 0) >= FAR);
    const best = familiar ?? candidates.reduce((one, other) => ((apart.get(other) ?? 0) > (apart.get(one) ?? 0) ? other : one));
    chosen[i] = best;
    for (const [one, least] of apart) apart.set(one, Math.min(least, leastDifference(one, best)));
  }
  return chosen.map(colour => colour ?? '#808080');
}

function isVisible(colour: Colour): boolean {
  const [lightness] = seen(colour, Object.values(EYES)[0] ?? [1, 0, 0, 0, 1, 0, 0, 0, 1]);
  return lightness >= LIGHTNESS.least && lightness <= LIGHTNESS.most;
}

/** How far two colours are apart for the eyes that tell them apart least. */
const leastDifference = (a: Colour, b: Colour): number => Math.min(...Object.keys(EYES).map(eyes => differenceFor(a, b, eyes)));

function differenceFor(a: Colour, b: Colour, eyes: string): number {
  const matrix = EYES[eyes];
  if (!matrix) return Number.POSITIVE_INFINITY;
  return Math.min(difference(a, b, matrix), difference(brightened(a), brightened(b), matrix));
}

/** The pairs of powers whose colours are too near each other, and for whom. */
export function alikePowers(
  powers: readonly Pick<PowerFile, 'id' | 'colour'>[],
): readonly { readonly power: string; readonly other: string; readonly eyes: string }[] {
  return pairsOf(powers).flatMap(([a, b]) => {
    const [eyes] = Object.keys(EYES).filter(one => differenceFor(a.colour, b.colour, one) < ALIKE);
    return eyes === undefined ? [] : [{ power: a.id, other: b.id, eyes }];
  });
}

/** One or two letters for each power, all different, not only in case: of its name, or numbers. */
export function powerLetters(powers: readonly { readonly name: string; readonly letters?: string | undefined }[]): readonly string[] {
  const taken = new Set(powers.flatMap(({ letters }) => letters?.toLowerCase() ?? []));
  return powers.map(({ name, letters }, number) => {
    if (letters !== undefined) return letters;
    const own = [...name.toUpperCase()].filter(letter => /\p{L}/u.test(letter));
    const [first = 'P'] = own;
    const choices = [first, ...own.slice(1).map(letter => `${first}${letter.toLowerCase()}`), String(number + 1), `P${number}`];
    const free = choices.find(choice => !taken.has(choice.toLowerCase())) ?? String(number + 1);
    taken.add(free.toLowerCase());
    return free;
  });
}
