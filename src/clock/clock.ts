import { performance } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { endMusters } from '../matches/actions/lobby/muster.js';
import type { HostingContext } from '../matches/context/ports.js';
import { whereItBroke } from '../matches/context/whereItBroke.js';
import { closeDuePhase } from '../matches/turn/closeDuePhases.js';
import { remindOf } from '../matches/turn/remind.js';
import { type Presence, watchPresence } from './presence.js';

/** Milliseconds between two looks at the records. */
const LOOK_EVERY = 5000;

export interface Clock {
  /** Looks now. Resolves when everything due then has been closed. */
  look(): Promise<void>;
  /** Looks no more; resolves when the look under way is over. */
  stop(): Promise<void>;
}

export interface ClockParts {
  readonly hosting: HostingContext;
  readonly every?: number;
  /** Tells us that the time has jumped; returns how to stop being told. */
  readonly onChange?: (jumped: () => void) => () => void;
  /** Whether players can reach the bot now. */
  readonly isConnected?: () => boolean;
}

/**
 * Closes phases and sends reminders when they are due: at start, every few seconds, and when the
 * time jumps. Deadlines live in the records alone, so that nothing is missed
 * while no clock runs. Two looks never overlap.
 */
export function startClock({ hosting, every = LOOK_EVERY, onChange, isConnected = () => true }: ClockParts): Clock {
  let under: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  const presence = watchPresence(hosting, isConnected);

  async function round(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      if (await isThere(hosting, presence)) await closeWhatIsDue(hosting, () => isStopped);
      await remindWhoIsDue(hosting, () => isStopped);
    }
    under = undefined;
  }

  function look(): Promise<void> {
    isWanted = true;
    under ??= round();
    return under;
  }

  const timer = setInterval(look, every);
  const forget = onChange?.(() => {
    presence.jumped();
    return look();
  });
  void look();
  return {
    look,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      forget?.();
      await under;
    },
  };
}

/** Nobody can be served without records; whoever looks into them next says why. */
async function isThere(hosting: HostingContext, presence: Presence): Promise<boolean> {
  try {
    return await presence.look();
  } catch (error) {
    hosting.log.error(whereItBroke(error), 'whether players can reach the bot could not be noted');
    return true;
  }
}

/** Reminders one match after the other, then the musters that are over. */
async function remindWhoIsDue(hosting: HostingContext, isStopped: () => boolean): Promise<void> {
  const read = <T>(what: () => T): T | undefined => {
    try {
      return what();
    } catch (error) {
      hosting.log.error(whereItBroke(error), 'who is to be reminded could not be read');
      return undefined;
    }
  };
  await inSlices(read(() => hosting.store.remindersDue(hosting.now())) ?? [], due => remindOf(hosting, due), isStopped);
  if (!isStopped()) read(() => endMusters(hosting));
}

/**
 * So many milliseconds matches are worked on end before everything else has its turn. The last of them may take as long as the largest game
 * does to close: both together are less than anybody notices.
 */
const SLICE = 10;

async function inSlices<T>(all: readonly T[], work: (one: T) => void, isStopped: () => boolean): Promise<void> {
  let began = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    if (performance.now() - began >= SLICE) {
      await turn();
      began = performance.now();
    }
    if (isStopped()) return;
    work(one);
  }
}

/** One match after the other; people are answered in between. */
const closeWhatIsDue = (hosting: HostingContext, isStopped: () => boolean): Promise<void> =>
  inSlices(dueNow(hosting), due => void closeDuePhase(hosting, due), isStopped);

function dueNow(hosting: HostingContext): ReturnType<HostingContext['store']['duePhases']> {
  try {
    return hosting.store.duePhases(hosting.now());
  } catch (error) {
    hosting.log.error(whereItBroke(error), 'what is due could not be read');
    return [];
  }
}
