import type { Mutant } from './mutants.js';
import { type Region, regionAround, regionsOf, withMarks } from './regions.js';
import { openBench } from './testBench.js';

/** A test file and how long it takes by itself. */
export interface TimedTest {
  readonly file: string;
  readonly ms: number;
}

/** Returns the test files that reach a mutant, the fastest first. */
export type Reaching = (mutant: Mutant) => readonly TimedTest[];

/** Runs all tests once on unchanged sources, to learn which parts of which source each reaches. Throws if one of them fails. */
export async function dryRun(sources: ReadonlyMap<string, string>, tests: readonly string[], workers: number): Promise<Reaching> {
  const known = knownRegions(sources);
  const bench = await openBench({ apart: true, workers });
  bench.replace(new Map([...known].map(([file, { source, first }]) => [file, withMarks(source, first)])));
  const { modules, broken } = await bench.run(tests);
  await bench.close();
  const failed = modules.filter(module => module.state() !== 'passed').map(module => module.relativeModuleId);
  if (broken || failed.length > 0) throw new Error(`the tests fail before anything is changed: ${failed.join(', ')}`);
  const timed = modules
    .map(module => ({ file: module.relativeModuleId, ms: msOf(module.diagnostic()), reached: module.meta().reachedRegions ?? [] }))
    .sort((a, b) => a.ms - b.ms);
  return mutant => {
    const { first, regions } = known.get(mutant.file) ?? { first: 0, regions: [] };
    const number = first + regionAround(regions, mutant);
    return timed.filter(({ reached }) => reached[number] === 1).map(({ file, ms }) => ({ file, ms }));
  };
}

interface Known {
  readonly source: string;
  readonly regions: readonly Region[];
  /** The number of the source's first region, among those of all sources. */
  readonly first: number;
}

function knownRegions(sources: ReadonlyMap<string, string>): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  let first = 0;
  for (const [file, source] of sources) {
    const regions = regionsOf(source);
    known.set(file, { source, regions, first });
    first += regions.length;
  }
  return known;
}

const msOf = ({ duration, collectDuration }: { readonly duration: number; readonly collectDuration: number }): number =>
  Math.round(duration + collectDuration);
