import { z } from 'zod';
import { ok } from '../../lib/result.js';
import { timeIn } from '../world/world.js';
import { type Control, method, nothingAsked } from './method.js';

/** A year at most. */
const MOST = 366 * 24 * 60 * 60_000;

const timeOf = ({ standIn, room }: Control) => {
  const deadline = room.practice()?.deadline();
  return { now: timeIn(standIn.world), offset: standIn.world.offset, ...(deadline !== undefined && { deadline }) };
};

/** The guild's time and the next deadline of a game, in UTC milliseconds. */
export const timeMethods = {
  'time.read': method(nothingAsked, control => ok(timeOf(control))),
  'time.skip': method(z.object({ ms: z.number().int().positive().max(MOST) }), async (control, { ms }) => {
    await control.clocks.skip(ms);
    return ok(timeOf(control));
  }),
};
