import { ok, type Result } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Catalogue, HostingContext } from './ports.js';
import { type Inputs, type Outputs, perform, type TaskName } from './tasks.js';

/** Does what takes long where it keeps nobody waiting. Refuses with `took-too-long` or `too-busy`; rejects when a task breaks down. */
export interface Compute {
  run<Name extends TaskName>(name: Name, input: Inputs[Name]): Promise<Result<Outputs[Name], HostingFault>>;
}

/** In this thread: for programs in which nobody else waits. */
export const computeHere = (games: Catalogue): Compute => ({ run: async (name, input) => ok(perform(games, name, input)) });

export const computeOf = ({ compute, games }: Pick<HostingContext, 'compute' | 'games'>): Compute => compute ?? computeHere(games);
