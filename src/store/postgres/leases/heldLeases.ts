import { performance } from 'node:perf_hooks';
import { type Beat, LEASE, type Lease, type LeaseKind } from './leaseQueries.js';

/** Milliseconds by which a lease ends earlier for its holder than for others: long enough for a request to reach Discord. */
const MARGIN = 1_000;
/** Maximum time that work in progress holds up giving back its lease, in ms. */
const PATIENCE = 30_000;

/** The leases of this process, as far as it can know without asking the database. */
export interface HeldLeases {
  /** The leases of a kind under which work may begin now: those that have not passed and are not being given back. */
  usable(kind: LeaseKind): ReadonlySet<number>;
  /** Those of a kind that have passed since the last beat: the database has not said who has them now. */
  lapsed(kind: LeaseKind): ReadonlySet<number>;
  /** The fence of a lease that has not passed. Undefined if it has, or is not ours. */
  fenceOf(kind: LeaseKind, number: number): number | undefined;
  /** Those that are to be given back and under which nothing is in progress. From now on they are not ours. */
  takeIdle(isBusy: (lease: Lease) => boolean): readonly Lease[];
  /** Notes the answer to a beat that was sent at `asked` (`performance.now`). Returns whether the leases are others than before. */
  note(beat: Beat, asked: number): boolean;
  /** Nothing is ours any more. */
  clear(): void;
}

interface Held extends Lease {
  /** By `performance.now`, which nobody can set. */
  readonly until: number;
  /** Since when it is being given back. */
  readonly leavingSince?: number | undefined;
}

const keyOf = ({ kind, number }: Pick<Lease, 'kind' | 'number'>): string => `${kind} ${number}`;

export function createHeldLeases(now: () => number = () => performance.now()): HeldLeases {
  let held = new Map<string, Held>();
  const isOurs = (one: Held | undefined): one is Held => one !== undefined && now() < one.until;
  return {
    usable: kind =>
      new Set([...held.values()].flatMap(one => (one.kind === kind && isOurs(one) && one.leavingSince === undefined ? [one.number] : []))),
    lapsed: kind =>
      new Set(
        [...held.values()].flatMap(one => (one.kind === kind && now() >= one.until && one.leavingSince === undefined ? [one.number] : [])),
      ),
    fenceOf: (kind, number) => {
      const one = held.get(keyOf({ kind, number }));
      return isOurs(one) ? one.fence : undefined;
    },
    takeIdle: isBusy => {
      const idle = [...held.values()].filter(
        one => one.leavingSince !== undefined && (!isBusy(one) || now() - one.leavingSince >= PATIENCE),
      );
      for (const one of idle) held.delete(keyOf(one));
      return idle;
    },
    note: ({ leases, share }, asked) => {
      const before = held;
      const until = asked + LEASE - MARGIN;
      const leaving = new Set(surplus(leases, share, one => before.get(keyOf(one))?.leavingSince !== undefined).map(keyOf));
      held = new Map(
        leases.map(({ kind, number, fence }) => {
          const key = keyOf({ kind, number });
          const leavingSince = leaving.has(key) ? (before.get(key)?.leavingSince ?? now()) : undefined;
          return [key, { kind, number, fence, until, leavingSince }];
        }),
      );
      return isOther(before, held);
    },
    clear: () => {
      held = new Map();
    },
  };
}

/** The leases above the share. Those that are being given back already come first. */
const surplus = (leases: readonly Lease[], share: Beat['share'], isLeaving: (one: Lease) => boolean): readonly Lease[] =>
  [...share].flatMap(([kind, most]) => {
    const ours = leases.filter(one => one.kind === kind).sort((a, b) => Number(isLeaving(b)) - Number(isLeaving(a)) || b.number - a.number);
    return ours.slice(0, Math.max(0, ours.length - most));
  });

const isOther = (before: ReadonlyMap<string, Held>, after: ReadonlyMap<string, Held>): boolean =>
  before.size !== after.size ||
  [...after].some(([key, { fence, leavingSince }]) => {
    const had = before.get(key);
    return had?.fence !== fence || (had.leavingSince === undefined) !== (leavingSince === undefined);
  });
