import { z } from 'zod';

/** One part of a strength: 1 of its own, +1 from the unit in `of`, −1 because of a wall. */
export const part = z.object({ by: z.number(), of: z.string().optional(), because: z.string().optional() });
/** A number and where it comes from. */
export const strength = z.object({ total: z.number(), parts: z.array(part).readonly() });
export type Part = Readonly<z.infer<typeof part>>;
export type Strength = Readonly<z.infer<typeof strength>>;

/** Who dislodged a unit: the province it came from (null: off the board), its strength, and what it beat. */
export const dislodgement = z.object({ by: z.string().nullable(), attack: strength, against: strength });
export type Dislodgement = Readonly<z.infer<typeof dislodgement>>;

/** What became of an order, and why. Provinces are ids. */
export const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moved'), attack: strength.optional(), against: strength.optional() }),
  /** `by`: the province of the unit that withstood or stood it off (its place before the orders). */
  z.object({ kind: z.literal('bounced'), attack: strength, against: strength, by: z.string().optional() }),
  /** A move onto a unit of the same power that stayed. */
  z.object({ kind: z.literal('own-unit'), by: z.string() }),
  z.object({ kind: z.literal('no-convoy'), by: z.string().optional() }),
  z.object({ kind: z.literal('held'), hold: strength.optional(), against: strength.optional() }),
  /** A hold, convoy or raise that came to nothing because its unit was dislodged; by whom says `dislodged` beside it. */
  z.object({ kind: z.literal('dislodged') }),
  z.object({ kind: z.literal('given'), strength: z.number() }),
  /** `left` is 0 or, for a support of 2, 1. `by` nobody: it and other supports decided one another, and none was given. */
  z.object({ kind: z.literal('cut'), by: z.array(z.string()).readonly(), left: z.number() }),
  /** A support or convoy of an order that was not given. */
  z.object({ kind: z.literal('unmatched') }),
  z.object({ kind: z.literal('convoyed') }),
  /** A convoy that the move from `by` broke, though it did not dislodge the fleet. */
  z.object({ kind: z.literal('disrupted'), by: z.string() }),
  /** A convoy of an army that was ordered so and did not get over: another link broke, or there was none. */
  z.object({ kind: z.literal('not-carried') }),
  z.object({ kind: z.literal('raised') }),
  /** A rapid river move: where it came to rest, and what closed the next space. */
  z.object({
    kind: z.literal('travelled'),
    to: z.string(),
    stoppedAt: z.string().optional(),
    because: z.enum(['unit', 'standoff', 'rapid', 'occupied']).optional(),
  }),
  z.object({ kind: z.literal('retreated') }),
  z.object({ kind: z.literal('disbanded'), because: z.enum(['ordered', 'no-order', 'nowhere', 'clash']) }),
  /** Placed before the first turn; by lot, or as a rule has it, where its power had not said where. */
  z.object({ kind: z.literal('built'), because: z.enum(['placed', 'lot', 'default']).optional() }),
  /** Another power built in that province first. */
  z.object({ kind: z.literal('crowded-out') }),
  /** A build in a centre that only placements open: so many of them were due, and no more than so many were made. */
  z.object({ kind: z.literal('not-opened'), placed: z.number(), due: z.number() }),
  z.object({ kind: z.literal('removed'), because: z.enum(['ordered', 'civil-disorder']) }),
  z.object({ kind: z.literal('waived') }),
  /** Not understood or not allowed; the unit held, disbanded, or nothing was built. */
  z.object({ kind: z.literal('illegal'), fault: z.string() }),
]);
export type Outcome = Readonly<z.infer<typeof outcome>>;
