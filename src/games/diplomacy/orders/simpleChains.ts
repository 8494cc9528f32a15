/** Fleets by number: which are next to each (in one direction at least), and which province each is in. */
export interface Fleets {
  readonly provinces: readonly number[];
  readonly beside: readonly (readonly number[])[];
}

/**
 * The fleets on any chain from one shore to another that passes no fleet twice. `starts`, `ends`: the fleets next to either shore. Fleets in the province
 * `to` itself are on none. Takes time in proportion to the number of borders between the fleets, however many chains there are: with a border
 * added between the two shores, these are the fleets in the same block (biconnected component) as that border.
 */
export function onSimpleChains(
  { provinces, beside }: Fleets,
  to: number,
  starts: readonly number[],
  ends: readonly number[],
): readonly number[] {
  const [from, there] = [provinces.length, provinces.length + 1];
  const next: number[][] = Array.from({ length: provinces.length + 2 }, () => []);
  const join = (a: number, b: number): void => {
    next[a]?.push(b);
    next[b]?.push(a);
  };
  const isAway = (fleet: number): boolean => provinces[fleet] !== to;
  join(from, there);
  for (const fleet of starts) if (isAway(fleet)) join(from, fleet);
  for (const fleet of ends) if (isAway(fleet)) join(there, fleet);
  for (const [fleet, others] of beside.entries()) for (const other of others) if (isAway(fleet) && isAway(other)) join(fleet, other);

  /** When each was visited, from 1, and the earliest that is reached from what was visited after it. */
  const visited = new Int32Array(next.length);
  const earliest = new Int32Array(next.length);
  const open: number[] = [];
  let time = 0;
  const visit = (at: number, before: number): void => {
    time += 1;
    visited[at] = time;
    earliest[at] = time;
    open.push(at);
    for (const other of next[at] ?? []) {
      if (other === before) continue;
      if (visited[other] === 0) {
        visit(other, at);
        // Nothing beyond leads back before this one: all that is still open beyond it is in blocks of its own.
        if ((earliest[other] ?? 0) >= (visited[at] ?? 0)) open.length = open.indexOf(other);
        else earliest[at] = Math.min(earliest[at] ?? 0, earliest[other] ?? 0);
      } else earliest[at] = Math.min(earliest[at] ?? 0, visited[other] ?? 0);
    }
  };
  time += 1;
  visited[from] = time;
  visit(there, from);
  return open.filter(at => at < provinces.length);
}
