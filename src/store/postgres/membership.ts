import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Fellowship } from '../database/openRecords.js';
import { createHeldLeases, type HeldLeases } from './leases/heldLeases.js';
import { beat, LEASE_KINDS, type Lease, type LeaseKind, leave, makeShards, takePlace } from './leases/leaseQueries.js';
import { type Hold, type Ownership, type OwnershipEvents, own } from './ownership.js';

/** Milliseconds from one renewal of the leases to the next. */
const EVERY = 1_500;
/** Milliseconds for which news to other processes are gathered. */
const GATHERED = 20;

const CHANNEL = 'zongheng_work';

/** This process among those that share the records. */
export interface Membership {
  readonly leases: HeldLeases;
  readonly ownership: Ownership;
  readonly fellowship: Omit<Fellowship, 'isOurs'>;
  /** Says under which leases work is in progress, which therefore are not given back yet. */
  useBusy(isBusy: (lease: Lease) => boolean): void;
  /** Gives everything back and ends the membership. */
  close(): Promise<void>;
}

/** How a process joins. `alone`: only if nobody else uses the records, and nobody may meanwhile. */
export interface Joining extends Pick<Hold, 'how'> {
  readonly url: string;
  /** The id of the process. */
  readonly process: string;
}

/** Joins the processes that use the records at `url`. Undefined if somebody is in the way. Throws if the server is away. */
export async function join({ url, process, how }: Joining, events: OwnershipEvents): Promise<Membership | undefined> {
  const leases = createHeldLeases();
  const listeners = { told: new Set<() => void>(), changed: new Set<() => void>() };
  const listening = new WeakSet<pg.Client>();
  let isBusy: (lease: Lease) => boolean = () => false;
  let living = 1;
  let isLeaving = false;
  // A shard that this process took before it knows how many there are to be would keep their number as it was.
  let kinds: readonly LeaseKind[] = ['work'];

  async function listen(client: pg.Client): Promise<void> {
    if (listening.has(client)) return;
    listening.add(client);
    client.on('notification', ({ payload }) => {
      if (payload !== process) for (const told of listeners.told) told();
    });
    await client.query(`listen ${CHANNEL}`);
  }

  async function signOfLife(client: pg.Client): Promise<void> {
    if (isLeaving) return;
    await listen(client);
    const asked = performance.now();
    const answer = await beat(client, process, leases.takeIdle(isBusy), kinds);
    const isOther = living !== answer.living;
    living = answer.living;
    if (leases.note(answer, asked) || isOther) for (const changed of listeners.changed) changed();
  }

  const ownership = await own(url, events, { how, every: EVERY, signOfLife });
  if (!ownership) return undefined;
  let isTelling = false;
  const tellOthers = (): void => {
    if (isTelling || living < 2) return;
    isTelling = true;
    setTimeout(() => {
      isTelling = false;
      // What nobody is told of is found by looking.
      void ownership.use(client => client.query('select pg_notify($1, $2)', [CHANNEL, process])).catch(() => undefined);
    }, GATHERED).unref();
  };
  const subscribed = (to: Set<() => void>) => (listener: () => void) => {
    to.add(listener);
    return () => void to.delete(listener);
  };
  return {
    leases,
    ownership,
    fellowship: {
      tellOthers,
      onTold: subscribed(listeners.told),
      onChange: subscribed(listeners.changed),
      living: () => living,
      shards: () => leases.usable('shard'),
      lapsedShards: () => leases.lapsed('shard'),
      takePlace: (queue, apart) => ownership.use(client => takePlace(client, queue, apart)),
      divideShards: wanted =>
        ownership.use(async client => {
          const count = await makeShards(client, wanted);
          kinds = LEASE_KINDS;
          await signOfLife(client);
          return count;
        }),
    },
    useBusy: busy => {
      isBusy = busy;
    },
    close: async () => {
      isLeaving = true;
      leases.clear();
      const left = ownership.use(client => leave(client, process)).catch(() => undefined);
      await Promise.race([left, pause(EVERY, undefined, { ref: false })]);
      await ownership.close();
    },
  };
}
