import { performance } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { endMusters } from '../matches/lobby/muster.js';
import { closeDuePhase } from '../matches/phases/closeDuePhases.js';
import type { House } from '../matches/ports.js';
import { sendReminders } from '../matches/reminders/remind.js';
import { whereItBroke } from '../matches/whereItBroke.js';
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
  readonly house: House;
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
export function startClock({ house, every = LOOK_EVERY, onChange, isConnected = () => true }: ClockParts): Clock {
  let under: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  const presence = watchPresence(house, isConnected);

  async function round(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      if (isThere(house, presence)) await closeWhatIsDue(house, () => isStopped);
      if (!isStopped) remindWhoIsDue(house);
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
function isThere(house: House, presence: Presence): boolean {
  try {
    return presence.look();
  } catch (error) {
    house.log.error(whereItBroke(error), 'whether players can reach the bot could not be noted');
    return true;
  }
}

function remindWhoIsDue(house: House): void {
  try {
    sendReminders(house);
    endMusters(house);
  } catch (error) {
    house.log.error(whereItBroke(error), 'who is to be reminded could not be read');
  }
}

/** So many milliseconds matches are closed on end before everything else has its turn. */
const SLICE = 50;

/** One match after the other; people are answered in between. */
async function closeWhatIsDue(house: House, isStopped: () => boolean): Promise<void> {
  let began = Number.NEGATIVE_INFINITY;
  for (const due of dueNow(house)) {
    if (performance.now() - began >= SLICE) {
      await turn();
      began = performance.now();
    }
    if (isStopped()) return;
    closeDuePhase(house, due);
  }
}

function dueNow(house: House): ReturnType<House['store']['duePhases']> {
  try {
    return house.store.duePhases(house.now());
  } catch (error) {
    house.log.error(whereItBroke(error), 'what is due could not be read');
    return [];
  }
}
