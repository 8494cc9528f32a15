import { uptime as hostUptime } from 'node:os';
import { filterInOrder } from '../lib/inOrder.js';
import type { HostingContext, Shard, ShardConnection } from '../matches/context/ports.js';
import { compensateOutage, lastOfShard, lastPresence, OUTAGE, recordPresence, recordShards } from '../matches/turn/outage.js';

/** Whether the players of a server have been able to reach the bot, so that its phases may close. */
export type IsReached = (guild: string) => boolean;

/** Tracks whether players can reach the bot. */
export interface Presence {
  /**
   * Records that players can reach the bot now, if they can. After an outage, extends the deadlines by the time lost, and resolves then.
   * Servers whose connection has been down for so long that no phase should close are not reached. Of shards that other processes serve, it goes
   * by what those record.
   */
  look(): Promise<IsReached>;
}

export interface PresenceParts {
  readonly connections: () => readonly ShardConnection[];
  /** All shards of the processes that share the work. Undefined: there is one process. */
  readonly shards?: (() => readonly Shard[]) | undefined;
  readonly uptime?: () => number;
  /** UTC ms of the machine's clock, which all processes go by, whatever time it is in the games. */
  readonly clock?: () => number;
}

/** Milliseconds between two writes of the last reachable moment to the database. */
const NOTE_EVERY = 5_000;

/**
 * `uptime`: milliseconds of a clock that never jumps and goes on while the machine is suspended. The length of an outage is measured by it,
 * so that a jump of the time is none. At the first look at a connection, the time since the last moment recorded by an earlier run, or by the process
 * that had it before, counts as an outage, and later the time since the look before, if the machine was suspended meanwhile.
 */
export function watchPresence(
  hosting: HostingContext,
  { connections, shards, uptime = () => hostUptime() * 1000, clock = Date.now }: PresenceParts,
): Presence {
  /** When the connections that are down were last up, by `uptime`. */
  const lost = new Map<number, number>();
  /** The shards whose connections this process had at the last look. */
  let known: ReadonlySet<number> = new Set();
  let looked: number | undefined;
  /** When this process last recorded that players can reach the bot. */
  let noted: number | undefined;

  const awayFor = ({ shard }: Shard): number => uptime() - (lost.get(shard) ?? uptime());

  /** When players could last reach the bot, by `uptime`, which may have begun after it. Undefined if nobody recorded it. */
  async function whenLastRecorded(): Promise<number | undefined> {
    const difference = uptime() - hosting.now();
    const recorded = await lastPresence(hosting);
    return recorded === undefined ? undefined : recorded + difference;
  }

  /** The same of one shard. */
  async function whenLastServed(shard: Shard): Promise<number | undefined> {
    const difference = uptime() - clock();
    const recorded = await lastOfShard(hosting, shard);
    return recorded === undefined ? undefined : recorded + difference;
  }

  /** When those could last reach the bot who could not because it did not run, did not look, or nobody served their shard. By shards. */
  async function lastBeforeGap(all: readonly ShardConnection[]): Promise<ReadonlyMap<number, number>> {
    const gap = looked !== undefined && uptime() - looked >= OUTAGE ? looked : undefined;
    const everybody = noted === undefined ? await whenLastRecorded() : shards ? undefined : gap;
    const before = new Map<number, number>();
    for (const one of all) {
      const isUnknown = !known.has(one.shard) || gap !== undefined;
      const served = shards && isUnknown ? await whenLastServed(one) : undefined;
      const [first] = [everybody, served].filter(at => at !== undefined).toSorted((a, b) => a - b);
      if (first !== undefined) before.set(one.shard, first);
    }
    return before;
  }

  async function makeUpFor(one: ShardConnection): Promise<void> {
    const away = awayFor(one);
    if (away >= OUTAGE) await compensateOutage(hosting, hosting.now() - away, one.serves);
    lost.delete(one.shard);
  }

  async function noteNowAndThen(up: readonly ShardConnection[], isNews: boolean): Promise<void> {
    const now = hosting.now();
    if (noted !== undefined && Math.abs(now - noted) < NOTE_EVERY && !isNews) return;
    noted = now;
    await recordPresence(hosting);
    if (shards) await recordShards(hosting, up, clock());
  }

  /** The shards of other processes whose players have not been able to reach the bot for long: it may have to make up for that first. */
  async function awayElsewhere(own: ReadonlySet<number>): Promise<readonly Shard[]> {
    const others = (shards?.() ?? []).filter(({ shard }) => !own.has(shard));
    if (others.length === 0 || isLongAgo(await whenLastRecorded())) return others;
    return await filterInOrder(others, async shard => isLongAgo(await whenLastServed(shard)));
  }

  const isLongAgo = (at: number | undefined): boolean => at !== undefined && uptime() - at >= OUTAGE;

  return {
    look: async () => {
      const all = connections();
      const before = await lastBeforeGap(all);
      const now = uptime();
      looked = now;
      known = new Set(all.map(({ shard }) => shard));
      for (const shard of lost.keys()) if (!known.has(shard)) lost.delete(shard);
      const up = all.filter(({ isUp }) => isUp());
      for (const one of all) {
        const since = before.get(one.shard);
        if (!lost.has(one.shard) && (since !== undefined || !up.includes(one))) lost.set(one.shard, since ?? now);
      }
      for (const one of up) await makeUpFor(one);
      if (up.length > 0) await noteNowAndThen(up, before.size > 0);
      const away = [...all.filter(one => awayFor(one) >= OUTAGE), ...(await awayElsewhere(known))];
      return guild => !away.some(({ serves }) => serves(guild));
    },
  };
}
