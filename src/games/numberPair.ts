import { z } from 'zod';

/**
 * Two numbers. zod makes the array by appending to an empty one, which leaves it with room for seventeen: a drawing has tens of thousands of
 * points, so each is copied to its size.
 */
export const numberPair = (number: z.ZodNumber = z.number()) => z.tuple([number, number]).overwrite(([x, y]) => [x, y]);
