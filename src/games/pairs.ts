import { z } from 'zod';

/*
 * zod makes the array of a tuple by appending to an empty one, which leaves it with room for seventeen. A drawing has tens of thousands of points
 * and a board thousands of borders, so each is copied to its size.
 */

export const numberPair = (number: z.ZodNumber = z.number()) => z.tuple([number, number]).overwrite(([a, b]) => [a, b]);
export const textPair = (text: z.ZodString) => z.tuple([text, text]).overwrite(([a, b]) => [a, b]);
