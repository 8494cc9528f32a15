import { z } from 'zod';
import type { Result } from '../../lib/result.js';
import { type Fault, fault } from '../persona/fault.js';
import type { PracticeRoom } from '../practice/practiceRoom.js';
import type { StandIn } from '../standIn.js';
import type { Clocks } from './clocks.js';

/** What control reaches. */
export interface Control {
  readonly standIn: StandIn;
  readonly clocks: Clocks;
  readonly room: PracticeRoom;
}

/** One thing that can be asked over the control socket. */
export interface Method<In extends z.ZodType, Out> {
  readonly params: In;
  call(control: Control, params: unknown): Promise<Result<Out, Fault>>;
}

/** A method whose parameters are checked before it runs. */
export function method<In extends z.ZodType, Out>(
  params: In,
  run: (control: Control, params: z.output<In>) => Result<Out, Fault> | Promise<Result<Out, Fault>>,
): Method<In, Out> {
  return {
    params,
    call: async (control, raw) => {
      const read = params.safeParse(raw);
      return read.success ? run(control, read.data) : fault('bad-call', z.prettifyError(read.error));
    },
  };
}

export const nothingAsked = z.object({});
