import { performance } from 'node:perf_hooks';
import type { HostingContext } from '../matches/context/ports.js';
import { lastThere, makeUpFor, noteThere, OUTAGE } from '../matches/turn/outage.js';

/** Whether players can reach the bot, and since when they could not. */
export interface Presence {
  /**
   * Notes it, and gives back what was lost when they can again, before it resolves. False: they have not been able to for so long that no
   * phase should close.
   */
  look(): Promise<boolean>;
  /** The time was steered to another moment: nothing was lost by that. */
  jumped(): void;
}

/** So often, in milliseconds, it is noted in the records. */
const NOTE_EVERY = 5_000;

/** `uptime`: milliseconds that no steering changes. At the first look what passed since the last note of an earlier run counts as lost. */
export function watchPresence(hosting: HostingContext, isConnected: () => boolean, uptime: () => number = () => performance.now()): Presence {
  let lost: { readonly uptime: number; readonly at: number } | undefined;
  let noted: number | undefined;

  const note = (): void => {
    noted = hosting.now();
    noteThere(hosting);
  };
  const isLong = (): boolean => lost !== undefined && uptime() - lost.uptime >= OUTAGE;

  return {
    jumped: () => {
      if (noted !== undefined && lost === undefined) note();
    },
    look: async () => {
      if (!isConnected()) {
        lost ??= { uptime: uptime(), at: hosting.now() };
        return !isLong();
      }
      const since = noted === undefined ? lastThere(hosting) : isLong() ? lost?.at : undefined;
      if (since !== undefined) await makeUpFor(hosting, since);
      lost = undefined;
      if (noted === undefined || Math.abs(hosting.now() - noted) >= NOTE_EVERY) note();
      return true;
    },
  };
}
