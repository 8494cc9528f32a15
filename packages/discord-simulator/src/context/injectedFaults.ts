import { z } from 'zod';

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) !== undefined;
  } catch {
    return false;
  }
}

/** What goes wrong with a request. Times in milliseconds. */
const faultEffect = z.discriminatedUnion('kind', [
  /** 429, for this route or (`global`) for all requests. */
  z.object({ kind: z.literal('rate-limit'), retryAfter: z.number().positive(), global: z.boolean().optional() }),
  /** 5xx without a body. */
  z.object({ kind: z.literal('server-error'), status: z.number().int().min(500).max(599) }),
  /** An HTML page without an error code, as the network in front of Discord sends it. */
  z.object({ kind: z.literal('page'), status: z.number().int().min(400).max(599), retryAfter: z.number().positive().optional() }),
  /** One of Discord's error codes. */
  z.object({
    kind: z.literal('refuse'),
    status: z.number().int().min(400).max(499),
    code: z.number().int(),
    message: z.string(),
    /** Errors by field, in Discord's own shape. */
    errors: z.unknown().optional(),
  }),
  /** The connection is cut before the request is handled, or after it was handled and before it is answered. */
  z.object({ kind: z.literal('cut'), when: z.enum(['before', 'after']) }),
  /** A delay of `by` milliseconds before the request is handled, or before it is answered. */
  z.object({ kind: z.literal('delay'), by: z.number().positive(), when: z.enum(['before', 'after']) }),
]);
export type FaultEffect = z.infer<typeof faultEffect>;

/** A fault for the next `times` requests that match. */
export const injectedFault = z.object({
  method: z.string().optional(),
  /** A regular expression for the path after /api/v10. */
  path: z.string().refine(isPattern, 'not a regular expression').default(''),
  times: z.number().int().positive().default(1),
  does: faultEffect,
});
export type InjectedFault = z.infer<typeof injectedFault>;

/** The effect of the first fault that matches a request. Decrements the fault's remaining uses. */
export function takeFault(faults: InjectedFault[], method: string, path: string): FaultEffect | undefined {
  const index = faults.findIndex(one => (one.method ?? method) === method && new RegExp(one.path).test(path));
  const one = faults[index];
  if (!one) return undefined;
  if (one.times > 1) faults[index] = { ...one, times: one.times - 1 };
  else faults.splice(index, 1);
  return one.does;
}
