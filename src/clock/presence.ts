import { uptime as hostUptime } from 'node:os';
import type { HostingContext, ShardConnection } from '../matches/context/ports.js';
import { compensateOutage, lastPresence, OUTAGE, recordPresence } from '../matches/turn/outage.js';

/** Whether the players of a server have been able to reach the bot, so that its phases may close. */
export type IsReached = (guild: string) => boolean;

/** Tracks whether players can reach the bot. */
export interface Presence {
  /**
   * Records that players can reach the bot now, if they can. After an outage, extends the deadlines by the time lost, and resolves then.
   * Servers whose connection has been down for so long that no phase should close are not reached. A process without connections, which others
   * have, goes by what those record.
   */
  look(): Promise<IsReached>;
}

/** Milliseconds between two writes of the last reachable moment to the database. */
const NOTE_EVERY = 5_000;

/**
 * `uptime`: milliseconds of a clock that never jumps and goes on while the machine is suspended. The length of an outage is measured by it,
 * so that a jump of the time is none. At the first look, the time since the last moment recorded by an earlier run counts as an outage, and
 * later the time since the look before, if the machine was suspended meanwhile.
 */
export function watchPresence(
  hosting: HostingContext,
  connections: () => readonly ShardConnection[],
  uptime: () => number = () => hostUptime() * 1000,
): Presence {
  /** When the connections that are down were last up, by `uptime`. */
  const lost = new Map<number, number>();
  let looked: number | undefined;
  let noted = Number.NEGATIVE_INFINITY;

  const awayFor = ({ shard }: ShardConnection): number => uptime() - (lost.get(shard) ?? uptime());

  /** By `uptime`, which may have begun after it. Undefined if no earlier run recorded it. */
  async function whenLastRecorded(): Promise<number | undefined> {
    const difference = uptime() - hosting.now();
    const recorded = await lastPresence(hosting);
    return recorded === undefined ? undefined : recorded + difference;
  }

  /** When everybody was last able to reach the bot, if it has not run, or not looked, since then. */
  async function lastBeforeGap(): Promise<number | undefined> {
    if (looked === undefined) return whenLastRecorded();
    return uptime() - looked >= OUTAGE ? looked : undefined;
  }

  async function makeUpFor(one: ShardConnection): Promise<void> {
    const away = awayFor(one);
    if (away >= OUTAGE) await compensateOutage(hosting, hosting.now() - away, one.serves);
    lost.delete(one.shard);
  }

  async function noteNowAndThen(): Promise<void> {
    const now = hosting.now();
    if (Math.abs(now - noted) < NOTE_EVERY) return;
    noted = now;
    await recordPresence(hosting);
  }

  /** Nobody is reached as long as no process has recorded for long that players can reach it: it may have to make up for an outage first. */
  async function asOthersRecord(): Promise<IsReached> {
    const recorded = await whenLastRecorded();
    const isLongAgo = recorded !== undefined && uptime() - recorded >= OUTAGE;
    return () => !isLongAgo;
  }

  return {
    look: async () => {
      const before = await lastBeforeGap();
      const now = uptime();
      looked = now;
      const all = connections();
      if (all.length === 0) return await asOthersRecord();
      const up = all.filter(({ isUp }) => isUp());
      for (const one of all) if (!lost.has(one.shard) && (before !== undefined || !up.includes(one))) lost.set(one.shard, before ?? now);
      for (const one of up) await makeUpFor(one);
      if (up.length > 0) await noteNowAndThen();
      const away = all.filter(one => awayFor(one) >= OUTAGE);
      return guild => !away.some(({ serves }) => serves(guild));
    },
  };
}
