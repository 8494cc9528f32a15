/** A figure and its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantiles of Student's t, from one degree of freedom on; beyond these the normal one is near enough. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131];
const NORMAL = 1.96;

/**
 * Estimates a figure of all runs together, with the interval of a jackknife: the figure is computed again without each run. Without an
 * interval (both ends NaN) if there is only one.
 */
export function estimated<Run>(runs: readonly Run[], figure: (runs: readonly Run[]) => number): Estimate {
  const value = figure(runs);
  const { length: count } = runs;
  if (count < 2) return { value, low: Number.NaN, high: Number.NaN };
  const without = runs.map((_, i) => figure(runs.filter((_, other) => other !== i)));
  const mean = sum(without) / count;
  const deviation = Math.sqrt(((count - 1) / count) * sum(without.map(one => (one - mean) ** 2)));
  const reach = (STUDENT[count - 2] ?? NORMAL) * deviation;
  return { value, low: value - reach, high: value + reach };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
