/** Fleets by number: which are next to each (in one direction at least), and which province each is in. */
export interface Fleets {
  readonly provinces: readonly number[];
  readonly beside: readonly (readonly number[])[];
}

/** The chains of fleets from one shore that pass no fleet twice. */
export interface SimpleChains {
  /** Of each fleet: the group it is in, of fleets that all are on chains to some shore, or none of them is. -1: it is on no chain. */
  readonly groups: Int32Array;
  /** The groups that are on chains to a shore, from the fleets next to it. */
  to(ends: readonly number[]): ReadonlySet<number>;
}

/** What a fleet is on no chain of: no group. */
const NONE = -1;

/**
 * The chains from the shore that the fleets `starts` are next to, without fleets in one province. Takes time in proportion to the number of
 * borders between the fleets, however many chains there are: the fleets on chains to a fleet are those in the blocks (biconnected components)
 * on the way to it in the tree of blocks. A group is what is new in a block, beyond the fleet by which it is entered.
 */
export function simpleChains({ provinces, beside }: Fleets, starts: readonly number[], without?: number): SimpleChains {
  const shore = provinces.length;
  const next = neighbours(beside, starts, fleet => provinces[fleet] !== without);
  const groups = new Int32Array(shore).fill(NONE);
  /** The fleet by which each group is entered, or the shore. */
  const entries: number[] = [];
  /** When each was visited, from 1, and the earliest that is reached from what was visited after it. */
  const visited = new Int32Array(next.length);
  const earliest = new Int32Array(next.length);
  const open: number[] = [];
  let time = 0;
  const close = (entry: number, first: number): void => {
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      groups[last] = entries.length;
      if (last === first) break;
    }
    entries.push(entry);
  };
  const visit = (at: number, before: number): void => {
    time += 1;
    visited[at] = time;
    earliest[at] = time;
    for (const other of next[at] ?? []) {
      if (other === before) continue;
      if (visited[other] === 0) {
        open.push(other);
        visit(other, at);
        // Nothing beyond leads back before this one: all that is still open beyond it is one block.
        if ((earliest[other] ?? 0) >= (visited[at] ?? 0)) close(at, other);
        else earliest[at] = Math.min(earliest[at] ?? 0, earliest[other] ?? 0);
      } else earliest[at] = Math.min(earliest[at] ?? 0, visited[other] ?? 0);
    }
  };
  visit(shore, NONE);
  return {
    groups,
    to: ends => {
      const found = new Set<number>();
      for (const end of ends) {
        let group = groups[end] ?? NONE;
        while (group !== NONE && !found.has(group)) {
          found.add(group);
          group = groups[entries[group] ?? shore] ?? NONE;
        }
      }
      return found;
    },
  };
}

/** What is next to each fleet and, last, to the shore. */
function neighbours(beside: Fleets['beside'], starts: readonly number[], isThere: (fleet: number) => boolean): readonly number[][] {
  const shore = beside.length;
  const next: number[][] = Array.from({ length: shore + 1 }, () => []);
  const join = (a: number, b: number): void => {
    next[a]?.push(b);
    next[b]?.push(a);
  };
  for (const fleet of starts) if (isThere(fleet)) join(shore, fleet);
  for (const [fleet, others] of beside.entries()) for (const other of others) if (isThere(fleet) && isThere(other)) join(fleet, other);
  return next;
}
