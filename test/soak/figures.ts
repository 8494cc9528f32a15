/** Returns the smallest of the numbers that at least this share of them does not exceed. NaN if there are no numbers. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
