import type { Log } from '../matches/context/ports.js';
import { whereItBroke } from '../matches/context/whereItBroke.js';

/** Milliseconds between two looks at when the last backup was made. */
const LOOK_EVERY = 10 * 60_000;

export interface BackupPlan {
  readonly log: Log;
  /** Milliseconds from one backup to the next. */
  readonly every: number;
  /** When the last one was made, in UTC milliseconds; none yet: undefined. */
  readonly last: () => number | undefined;
  /** Makes one and says where it is. */
  readonly backUp: () => Promise<string>;
}

export interface Backups {
  /** Begins none any more; resolves when the one under way is done. */
  stop(): Promise<void>;
}

/** Makes a backup whenever the last one is old enough: what it goes by is on the disk, so that a restart neither forgets nor repeats one. */
export function keepBackups({ log, every, last, backUp }: BackupPlan): Backups {
  let underWay: Promise<void> | undefined;

  async function make(): Promise<void> {
    try {
      log.info({ backup: await backUp() }, 'the records were backed up');
    } catch (error) {
      log.error(whereItBroke(error), 'the records could not be backed up');
    }
    underWay = undefined;
  }

  function look(): void {
    if (underWay === undefined && isOld(last(), every)) underWay = make();
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

/** One that bears a time to come was made when the clock was wrong. */
const isOld = (last: number | undefined, every: number): boolean => last === undefined || last > Date.now() || Date.now() - last >= every;
