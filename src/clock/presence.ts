import { performance } from 'node:perf_hooks';
import type { HostingContext } from '../matches/context/ports.js';
import { compensateOutage, lastPresence, OUTAGE, recordPresence } from '../matches/turn/outage.js';

/** Tracks whether players can reach the bot. */
export interface Presence {
  /**
   * Records whether players can reach the bot now. After an outage, extends the deadlines by the time lost, and resolves then. Resolves to
   * false if the bot has been unreachable for so long that no phase should close.
   */
  look(): Promise<boolean>;
  /** Call when the simulated time was set to another moment, before the next look: the jump does not count as an outage. */
  jumped(): void;
}

/** Milliseconds between two writes of the last reachable moment to the database. */
const NOTE_EVERY = 5_000;

/**
 * `uptime`: milliseconds of a monotonic clock. At the first look, the time since the last moment recorded by an earlier run counts as an
 * outage.
 */
export function watchPresence(
  hosting: HostingContext,
  isConnected: () => boolean,
  uptime: () => number = () => performance.now(),
): Presence {
  let lost: { readonly uptime: number; readonly at: number } | undefined;
  let noted: number | undefined;
  let hasJumped = false;

  const note = async (): Promise<void> => {
    noted = hosting.now();
    await recordPresence(hosting);
  };
  const isLong = (): boolean => lost !== undefined && uptime() - lost.uptime >= OUTAGE;

  return {
    jumped: () => {
      hasJumped = true;
    },
    look: async () => {
      if (hasJumped && noted !== undefined && lost === undefined) await note();
      hasJumped = false;
      if (!isConnected()) {
        lost ??= { uptime: uptime(), at: hosting.now() };
        return !isLong();
      }
      const since = noted === undefined ? await lastPresence(hosting) : isLong() ? lost?.at : undefined;
      if (since !== undefined) await compensateOutage(hosting, since);
      lost = undefined;
      if (noted === undefined || Math.abs(hosting.now() - noted) >= NOTE_EVERY) await note();
      return true;
    },
  };
}
