import type { Log } from '../../matches/context/ports.js';
import { whereItBroke } from '../../matches/context/whereItBroke.js';

/** Milliseconds between two checks of whether a backup is due. */
const LOOK_EVERY = 10 * 60_000;

export interface BackupPlan {
  readonly log: Log;
  /** Milliseconds from one backup to the next. */
  readonly every: number;
  /** When the newest backup was made, in UTC milliseconds. Undefined if there is none. */
  readonly last: () => number | undefined;
  /** Makes a backup and returns its path. */
  readonly backUp: () => Promise<string>;
}

export interface Backups {
  /** Starts no more backups. Resolves when the one in progress is done. */
  stop(): Promise<void>;
}

/**
 * Makes a backup whenever the newest one is old enough. That is read from the disk, so that a restart neither skips nor repeats a backup.
 */
export function keepBackups({ log, every, last, backUp }: BackupPlan): Backups {
  let underWay: Promise<void> | undefined;

  async function makeIfDue(): Promise<void> {
    try {
      if (isOld(last(), every)) log.info({ backup: await backUp() }, 'the records were backed up');
    } catch (error) {
      log.error(whereItBroke(error), 'the records could not be backed up');
    }
  }

  function look(): void {
    underWay ??= makeIfDue().finally(() => {
      underWay = undefined;
    });
  }

  const timer = setInterval(look, Math.min(LOOK_EVERY, every));
  look();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}

/** A backup dated in the future was made while the clock was wrong, and counts as old. */
const isOld = (last: number | undefined, every: number): boolean => last === undefined || last > Date.now() || Date.now() - last >= every;
