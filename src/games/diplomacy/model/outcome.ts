import { z } from 'zod';

/** One part of a strength: 1 of its own, +1 from the unit in `of`, −1 because of a wall. */
export const part = z.object({ by: z.number(), of: z.string().optional(), because: z.string().optional() });
/** A total and its parts. */
export const strength = z.object({ total: z.number(), parts: z.array(part).readonly() });
export type Part = Readonly<z.infer<typeof part>>;
export type Strength = Readonly<z.infer<typeof strength>>;

/** Who dislodged a unit: the province it came from (null: off the board), its strength, and the strength it beat. */
export const dislodgement = z.object({ by: z.string().nullable(), attack: strength, against: strength });
export type Dislodgement = Readonly<z.infer<typeof dislodgement>>;

/** What became of an order, and why. Provinces are ids. */
export const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moved'), attack: strength.optional(), against: strength.optional() }),
  /** `by`: province, before the orders, of the unit that withstood it or stood it off. */
  z.object({ kind: z.literal('bounced'), attack: strength, against: strength, by: z.string().optional() }),
  /** Moved onto a unit of its own power that stayed. */
  z.object({ kind: z.literal('own-unit'), by: z.string() }),
  z.object({ kind: z.literal('no-convoy'), by: z.string().optional() }),
  z.object({ kind: z.literal('held'), hold: strength.optional(), against: strength.optional() }),
  /** A hold, convoy or raise that failed because its unit was dislodged; the result's `dislodged` says by whom. */
  z.object({ kind: z.literal('dislodged') }),
  z.object({ kind: z.literal('given'), strength: z.number() }),
  /** `left`: 0, or 1 for a support of 2. Empty `by`: supports cut each other in a circle, so none was given. */
  z.object({ kind: z.literal('cut'), by: z.array(z.string()).readonly(), left: z.number() }),
  /** Supports or convoys an order that was not given. */
  z.object({ kind: z.literal('unmatched') }),
  z.object({ kind: z.literal('convoyed') }),
  /** A convoy broken by the move from `by`, which did not dislodge the fleet. */
  z.object({ kind: z.literal('disrupted'), by: z.string() }),
  /** The army had this order but did not arrive: another fleet was lost, or the chain had a gap. */
  z.object({ kind: z.literal('not-carried') }),
  z.object({ kind: z.literal('raised') }),
  /** A rapid river move: where it ended, and what closed the next space. */
  z.object({
    kind: z.literal('travelled'),
    to: z.string(),
    stoppedAt: z.string().optional(),
    because: z.enum(['unit', 'standoff', 'rapid', 'occupied']).optional(),
  }),
  z.object({ kind: z.literal('retreated') }),
  z.object({ kind: z.literal('disbanded'), because: z.enum(['ordered', 'no-order', 'nowhere', 'clash']) }),
  /** `because` is set for placements before the first turn: placed, drawn by lot, or by a rule's default. */
  z.object({ kind: z.literal('built'), because: z.enum(['placed', 'lot', 'default']).optional() }),
  /** Another power built in that province first. */
  z.object({ kind: z.literal('crowded-out') }),
  /** A build in a centre that was due only after placements: `placed` of `due` were made. */
  z.object({ kind: z.literal('not-opened'), placed: z.number(), due: z.number() }),
  z.object({ kind: z.literal('removed'), because: z.enum(['ordered', 'civil-disorder']) }),
  z.object({ kind: z.literal('waived') }),
  /** Not understood or not allowed; the unit held or disbanded, or nothing was built. */
  z.object({ kind: z.literal('illegal'), fault: z.string() }),
]);
export type Outcome = Readonly<z.infer<typeof outcome>>;
