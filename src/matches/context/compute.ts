import { ok, type Result } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Catalogue, HostingContext } from './ports.js';
import { type Inputs, type Outputs, perform, type TaskName } from './tasks.js';

/** Runs long tasks without blocking others. Refuses with `took-too-long` or `too-busy`; rejects if a task throws. */
export interface Compute {
  run<Name extends TaskName>(name: Name, input: Inputs[Name]): Promise<Result<Outputs[Name], HostingFault>>;
}

/** Runs tasks in this thread: for programs in which nobody else waits. */
export const computeHere = (games: Catalogue): Compute => ({ run: async (name, input) => ok(perform(games, name, input)) });

export const computeOf = ({ compute, games }: Pick<HostingContext, 'compute' | 'games'>): Compute => compute ?? computeHere(games);
