import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Reaching } from './dryRun.js';
import type { Mutant } from './mutants.js';
import type { Fate, Trial } from './trial.js';

export interface Tried {
  readonly mutant: Mutant;
  readonly fate: Fate;
}

/** Tries every mutant, in `workers` processes at a time. `onTried` is called as soon as the fate of one is known. */
export async function tryAll(
  mutants: readonly Mutant[],
  reaching: Reaching,
  workers: number,
  onTried: (tried: Tried) => void,
): Promise<readonly Tried[]> {
  const left = [...mutants];
  const tried: Tried[] = [];
  const work = async (): Promise<void> => {
    let child: ChildProcess | undefined;
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const tests = reaching(mutant);
      if (tests.length > 0 && !child?.connected) child = await started();
      const fate: Fate = child && tests.length > 0 ? await fateIn(child, { mutant, tests }) : { kind: 'unreached' };
      const one = { mutant, fate };
      tried.push(one);
      onTried(one);
    }
    if (child?.connected) child.disconnect();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return tried;
}

async function started(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'trialProcess.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}

/** Returns the fate of a mutant in a process, which may end over it. */
async function fateIn(child: ChildProcess, trial: Trial): Promise<Fate> {
  return new Promise(resolve => {
    const onMessage = (fate: Fate): void => {
      child.off('exit', onExit);
      if (fate.kind === 'timed-out' && child.connected) child.disconnect();
      resolve(fate);
    };
    const onExit = (): void => {
      child.off('message', onMessage);
      resolve({ kind: 'timed-out', by: 'the end of its process' });
    };
    child.once('message', onMessage);
    child.once('exit', onExit);
    child.send(trial);
  });
}
