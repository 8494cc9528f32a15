import { type Random, seededRandom } from '../../../src/lib/random.js';

/** Returns the randomness from which a case is made. It is the same for the same seed and number. */
export const diceOf = (seed: number, number: number): Random => seededRandom(Math.imul(seed, 0x9e3779b1) + Math.imul(number, 0x85ebca6b));

export const chance = (random: Random, of: number): boolean => random() < of;

/** Returns a whole number from `least` to `most`. */
export const whole = (random: Random, least: number, most: number): number => least + Math.floor(random() * (most - least + 1));

/** Returns an item of a list, or the fallback if the list is empty. */
export const oneOf = <T>(random: Random, list: readonly T[], fallback: T): T => list[Math.floor(random() * list.length)] ?? fallback;

/** Returns an item of a list; undefined if the list is empty. */
export const anyOf = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

/** Returns one of the things, with a probability in proportion to its weight. */
export function weighed<T>(random: Random, scale: readonly (readonly [weight: number, thing: T])[]): T {
  const [, last] = scale.at(-1) ?? [];
  if (last === undefined) throw new Error('There is nothing to choose from.');
  let left = random() * scale.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, thing] of scale) {
    left -= weight;
    if (left < 0) return thing;
  }
  return last;
}
