import { z } from 'zod';
import { ok } from '../lib/result.js';
import { timeIn } from '../world/world.js';
import { type ControlTarget, defineMethod, noParams } from './controlMethod.js';

/** Longest skip, in milliseconds: a year. */
const LONGEST_SKIP = 366 * 24 * 60 * 60_000;

const timeOf = async ({ context, runner }: ControlTarget) => {
  const deadline = await runner.autopilot()?.deadline();
  return { now: timeIn(context.world), offset: context.world.offset, ...(deadline !== undefined && { deadline }) };
};

/** Simulated time and the autopilot's next deadline, in UTC milliseconds. */
export const timeMethods = {
  'time.read': defineMethod(noParams, async target => ok(await timeOf(target))),
  'time.skip': defineMethod(z.object({ ms: z.number().int().positive().max(LONGEST_SKIP) }), async (target, { ms }) => {
    await target.followers.skip(ms);
    return ok(await timeOf(target));
  }),
};
