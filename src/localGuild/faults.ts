import { z } from 'zod';

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) !== undefined;
  } catch {
    return false;
  }
}

/** What goes wrong with a request. Times in milliseconds, as everywhere here but in Discord's own bodies. */
const misbehaviour = z.discriminatedUnion('kind', [
  /** Too many requests, of this route or at all. */
  z.object({ kind: z.literal('rate-limit'), retryAfter: z.number().positive(), global: z.boolean().optional() }),
  /** 5xx without a body the bot could read. */
  z.object({ kind: z.literal('server-error'), status: z.number().int().min(500).max(599) }),
  /** A page in HTML, as the network before Discord sends it: no code, nothing that could be read as JSON. */
  z.object({ kind: z.literal('page'), status: z.number().int().min(400).max(599), retryAfter: z.number().positive().optional() }),
  /** One of Discord's error codes. */
  z.object({
    kind: z.literal('refuse'),
    status: z.number().int().min(400).max(499),
    code: z.number().int(),
    message: z.string(),
    /** What is wrong with which field, in Discord's own shape. */
    errors: z.unknown().optional(),
  }),
  /** The socket is cut: before anything is done, or after everything is done and before the answer. */
  z.object({ kind: z.literal('cut'), when: z.enum(['before', 'after']) }),
  /** It takes long: before anything is done, or after everything is done and before the answer. */
  z.object({ kind: z.literal('delay'), by: z.number().positive(), when: z.enum(['before', 'after']) }),
]);
export type Misbehaviour = z.infer<typeof misbehaviour>;

/** The next `times` requests that match are answered wrongly. */
export const fault = z.object({
  method: z.string().optional(),
  /** A regular expression on the path behind /api/v10. */
  path: z.string().refine(isPattern, 'not a regular expression').default(''),
  times: z.number().int().positive().default(1),
  does: misbehaviour,
});
export type Fault = z.infer<typeof fault>;

/** The first fault that fits a request, used up by one. */
export function takeFault(faults: Fault[], method: string, path: string): Misbehaviour | undefined {
  const index = faults.findIndex(one => (one.method ?? method) === method && new RegExp(one.path).test(path));
  const one = faults[index];
  if (!one) return undefined;
  if (one.times > 1) faults[index] = { ...one, times: one.times - 1 };
  else faults.splice(index, 1);
  return one.does;
}
