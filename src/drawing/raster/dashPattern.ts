/**
 * Returns the distance from a position along a dashed line to the nearest dash; negative within a dash. `pattern`: lengths of dashes and
 * gaps in turn. All in pixels.
 */
export function distanceBeyondDash(pattern: readonly number[], length: number): (along: number) => number {
  const { starts, ends } = dashesOf(pattern, length);
  const period = pattern.reduce((sum, dash) => sum + dash, 0);
  const perPeriod = pattern.length / 2;
  return along => {
    const first = Math.max(0, Math.min(Math.floor(along / period) * perPeriod - 1, starts.length - 1));
    let least = Number.POSITIVE_INFINITY;
    for (let k = first; k < Math.min(starts.length, first + perPeriod + 2); k++)
      least = Math.min(least, Math.max((starts[k] ?? 0) - along, along - (ends[k] ?? 0)));
    return least;
  };
}

function dashesOf(pattern: readonly number[], length: number): { readonly starts: readonly number[]; readonly ends: readonly number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  for (let start = 0, k = 0; start < length; start += pattern[k % pattern.length] ?? length, k++) {
    if (k % 2 === 1) continue;
    starts.push(start);
    ends.push(Math.min(length, start + (pattern[k % pattern.length] ?? length)));
  }
  return { starts, ends };
}
