import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutated } from './mutants.js';
import { ROOT } from './ruleSources.js';
import { openBench } from './testBench.js';
import { type Fate, limitFor, type Trial } from './trial.js';

/** Tries the mutants that it is sent, one after the other, and sends back the fate of each. Ends itself when a test does not end. */
let tests: ReadonlyMap<string, number> = new Map();
let timer: NodeJS.Timeout | undefined;

const send = (fate: Fate, then?: () => void): void => {
  process.send?.(fate, undefined, undefined, then);
};

/** Milliseconds of processor time: unlike those of the clock they do not depend on what else runs on the machine. */
function usedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const bench = await openBench({
  apart: false,
  workers: 1,
  onFile: file => {
    clearInterval(timer);
    const before = process.cpuUsage();
    timer = setInterval(() => {
      if (usedSince(before) > limitFor(tests.get(file) ?? 0)) send({ kind: 'timed-out', by: file }, () => process.exit());
    }, 500);
  },
});

async function fateOf({ mutant, tests: reaching }: Trial): Promise<Fate> {
  tests = new Map(reaching.map(({ file, ms }) => [file, ms]));
  bench.replace(new Map([[mutant.file, mutated(readFileSync(join(ROOT, mutant.file), 'utf8'), mutant)]]));
  const { modules, broken } = await bench.run(reaching.map(({ file }) => file));
  clearInterval(timer);
  const failed = modules.find(module => module.state() === 'failed');
  if (failed) return { kind: 'killed', by: failed.relativeModuleId };
  return broken ? { kind: 'killed', by: 'an error outside of tests' } : { kind: 'survived' };
}

process.on('message', (trial: Trial) => {
  void fateOf(trial).then(fate => send(fate));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
