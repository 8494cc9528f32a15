import type { TimedTest } from './dryRun.js';
import type { Mutant } from './mutants.js';

/** What the trying process is asked: run these tests on the source with the mutant in it. */
export interface Trial {
  readonly mutant: Mutant;
  readonly tests: readonly TimedTest[];
}

/**
 * What became of a mutant. `timed-out`: a test file took far more processor time than without it, or the process ended; it counts as killed. `unreached`:
 * no test gets there. `judged`: not tried, because no test can notice it.
 */
export type Fate =
  | { readonly kind: 'killed'; readonly by: string }
  | { readonly kind: 'timed-out'; readonly by: string }
  | { readonly kind: 'survived' }
  | { readonly kind: 'unreached' }
  | { readonly kind: 'judged' };

/** How much processor time a test file may take with a mutant, in milliseconds, if it takes `ms` by itself. */
export const limitFor = (ms: number): number => 15_000 + 5 * ms;
