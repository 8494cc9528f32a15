import { z } from 'zod';

/** One part of a strength, e.g. 1 of the unit's own, +1 for support from province `of`, −1 `because` of a wall. */
export const part = z.object({ by: z.number(), of: z.string().optional(), because: z.string().optional() });
/** A total and its parts. */
export const strength = z.object({ total: z.number(), parts: z.array(part).readonly() });
export type Part = Readonly<z.infer<typeof part>>;
export type Strength = Readonly<z.infer<typeof strength>>;

/**
 * What dislodged a unit: the province that the attacker came from (null if it came from off the board, or if a battle threw the unit out),
 * its strength, and the strength it beat.
 */
export const dislodgement = z.object({ by: z.string().nullable(), attack: strength, against: strength });
export type Dislodgement = Readonly<z.infer<typeof dislodgement>>;

/** What became of an order, and why. Provinces are ids. */
export const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moved'), attack: strength.optional(), against: strength.optional() }),
  /** `by`: the province, before the orders, of the unit that stopped it: the defender, or a rival with the same target. */
  z.object({ kind: z.literal('bounced'), attack: strength, against: strength, by: z.string().optional() }),
  /** A move against a unit of its own power that stayed. */
  z.object({ kind: z.literal('own-unit'), by: z.string() }),
  z.object({ kind: z.literal('no-convoy'), by: z.string().optional() }),
  z.object({ kind: z.literal('held'), hold: strength.optional(), against: strength.optional() }),
  /** A hold, convoy or raise that failed because its unit was dislodged; the result's `dislodged` says by whom. */
  z.object({ kind: z.literal('dislodged') }),
  z.object({ kind: z.literal('given'), strength: z.number() }),
  /**
   * `left`: the strength still given, 0, or 1 by a support of 2. `by` is empty if supports cut each other in a circle, so that none was
   * given.
   */
  z.object({ kind: z.literal('cut'), by: z.array(z.string()).readonly(), left: z.number() }),
  /** Supports or convoys an order that was not given. */
  z.object({ kind: z.literal('unmatched') }),
  z.object({ kind: z.literal('convoyed') }),
  /** A convoy broken by the move from `by`, which did not dislodge the fleet. */
  z.object({ kind: z.literal('disrupted'), by: z.string() }),
  /**
   * The army was ordered to make this move, but this fleet did not carry it: another fleet was lost, the chain had a gap, or this fleet was
   * on no chain.
   */
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
  /** A build in a centre, which required all placements to be made first: `placed` of `due` were made. */
  z.object({ kind: z.literal('not-opened'), placed: z.number(), due: z.number() }),
  z.object({ kind: z.literal('removed'), because: z.enum(['ordered', 'civil-disorder']) }),
  z.object({ kind: z.literal('waived') }),
  /** Not understood or not allowed; the unit held or disbanded, or nothing was built. */
  z.object({ kind: z.literal('illegal'), fault: z.string() }),
]);
export type Outcome = Readonly<z.infer<typeof outcome>>;
