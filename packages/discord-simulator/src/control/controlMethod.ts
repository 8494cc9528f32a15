import { z } from 'zod';
import type { AutopilotRunner } from '../autopilot/autopilotRunner.js';
import { type ClientFault, clientFault } from '../client/clientFault.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Result } from '../lib/result.js';
import type { TimeFollowers } from './timeFollowers.js';

/** What control methods act on. */
export interface ControlTarget {
  readonly context: SimulatorContext;
  readonly followers: TimeFollowers;
  readonly runner: AutopilotRunner;
}

/** A method of the control server. */
export interface ControlMethod<In extends z.ZodType, Out> {
  readonly params: In;
  call(target: ControlTarget, params: unknown): Promise<Result<Out, ClientFault>>;
}

/** A method whose parameters are checked before it runs. */
export function defineMethod<In extends z.ZodType, Out>(
  params: In,
  run: (target: ControlTarget, params: z.output<In>) => Result<Out, ClientFault> | Promise<Result<Out, ClientFault>>,
): ControlMethod<In, Out> {
  return {
    params,
    call: async (target, raw) => {
      const read = params.safeParse(raw);
      return read.success ? run(target, read.data) : clientFault('bad-call', z.prettifyError(read.error));
    },
  };
}

export const noParams = z.object({});
