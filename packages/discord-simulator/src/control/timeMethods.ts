import { z } from 'zod';
import type { NextDeadline } from '../autopilot/autopilot.js';
import { ok } from '../lib/result.js';
import { timeIn } from '../world/world.js';
import { type ControlTarget, defineMethod, noParams } from './controlMethod.js';

/** Longest skip, in milliseconds: a year. */
const LONGEST_SKIP = 366 * 24 * 60 * 60_000;

export interface ToldTime {
  readonly now: number;
  readonly offset: number;
  readonly deadline?: number;
  /** What is due at the deadline, and in which channel. */
  readonly due?: Omit<NextDeadline, 'at'>;
}

const timeOf = async ({ context, runner }: ControlTarget): Promise<ToldTime> => {
  const next = await runner.autopilot()?.deadline();
  const times = { now: timeIn(context.world), offset: context.world.offset };
  return next ? { ...times, deadline: next.at, due: { what: next.what, channel: next.channel } } : times;
};

/** Simulated time and the autopilot's next deadline, in UTC milliseconds, with what is due then. */
export const timeMethods = {
  'time.read': defineMethod(noParams, async target => ok(await timeOf(target))),
  'time.skip': defineMethod(z.object({ ms: z.number().int().positive().max(LONGEST_SKIP) }), async (target, { ms }) => {
    await target.followers.skip(ms);
    return ok(await timeOf(target));
  }),
};
