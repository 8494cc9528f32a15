import { uptime as hostUptime } from 'node:os';
import type { HostingContext } from '../matches/context/ports.js';
import { compensateOutage, lastPresence, OUTAGE, recordPresence } from '../matches/turn/outage.js';

/** Tracks whether players can reach the bot. */
export interface Presence {
  /**
   * Records whether players can reach the bot now. After an outage, extends the deadlines by the time lost, and resolves then. Resolves to
   * false if the bot has been unreachable for so long that no phase should close.
   */
  look(): Promise<boolean>;
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
  isConnected: () => boolean,
  uptime: () => number = () => hostUptime() * 1000,
): Presence {
  /** When players could last reach the bot, by `uptime`. Undefined while they can. */
  let lost: number | undefined;
  let looked: number | undefined;
  let noted = Number.NEGATIVE_INFINITY;

  const away = (): number => (lost === undefined ? 0 : uptime() - lost);

  /** By `uptime`, which may have begun after it. Undefined if no earlier run recorded it. */
  async function whenLastRecorded(): Promise<number | undefined> {
    const difference = uptime() - hosting.now();
    const recorded = await lastPresence(hosting);
    return recorded === undefined ? undefined : recorded + difference;
  }

  async function noteNowAndThen(): Promise<void> {
    const now = hosting.now();
    if (Math.abs(now - noted) < NOTE_EVERY) return;
    noted = now;
    await recordPresence(hosting);
  }

  return {
    look: async () => {
      lost ??= looked === undefined ? await whenLastRecorded() : uptime() - looked >= OUTAGE ? looked : undefined;
      looked = uptime();
      if (!isConnected()) {
        lost ??= looked;
        return away() < OUTAGE;
      }
      if (away() >= OUTAGE) await compensateOutage(hosting, hosting.now() - away());
      lost = undefined;
      await noteNowAndThen();
      return true;
    },
  };
}
