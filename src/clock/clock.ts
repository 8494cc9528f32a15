import { performance } from 'node:perf_hooks';
import { yieldToPeople } from '../lib/breath.js';
import { endLobbies } from '../matches/actions/lobby/endLobbies.js';
import { endMusters } from '../matches/actions/lobby/muster.js';
import { seatAllWaiting } from '../matches/actions/lobby/playQueue.js';
import { seatWaiting } from '../matches/actions/lobby/seatWaiting.js';
import { askSubstitutes } from '../matches/actions/seats/askSubstitutes.js';
import type { HostingContext, Shard, ShardConnection } from '../matches/context/ports.js';
import { whereItBroke } from '../matches/context/whereItBroke.js';
import { closeDuePhase } from '../matches/turn/closeDuePhases.js';
import { endForsaken } from '../matches/turn/endForsaken.js';
import { remindOf } from '../matches/turn/remind.js';
import { type IsReached, type Presence, watchPresence } from './presence.js';

export interface Clock {
  /** Closes phases, sends reminders and asks substitutes that are due now. Resolves when that is done. */
  look(): Promise<void>;
  /** Stops the clock. Resolves when the check in progress is over. */
  stop(): Promise<void>;
}

export interface ClockParts {
  readonly hosting: HostingContext;
  /** Milliseconds between two checks for due work. */
  readonly every: number;
  /** Subscribes to jumps of the simulated time. Returns the function that unsubscribes. */
  readonly onChange?: (jumped: () => void) => () => void;
  /** How many matches are seen to at the same time. Default: one; more where each waits for a database that answers over a network. */
  readonly atOnce?: number;
  /** Through which players reach the bot. Default: one that is always up. */
  readonly connections?: () => readonly ShardConnection[];
  /** See `PresenceParts`. */
  readonly shards?: (() => readonly Shard[]) | undefined;
}

/** How often those who wait for games are looked through, whether they can be seated, and for games that nobody plays any more, ms. */
const SELDOM = 60_000;

/**
 * Closes phases and sends reminders when they are due: at start, every few seconds, and when the time jumps. Deadlines exist only in the
 * database, so nothing is missed while no clock runs. Two checks never overlap. Between its parts other work on this thread gets its turn.
 */
export function startClock({ hosting, every, atOnce = 1, onChange, connections = always, shards }: ClockParts): Clock {
  let under: Promise<void> | undefined;
  let asking: Promise<void> | undefined;
  let isWanted = false;
  let seldomAgain = 0;
  let isStopped = false;
  const presence = watchPresence(hosting, { connections, shards });
  const pace: WorkPace = { atOnce, isStopped: () => isStopped };

  async function round(): Promise<void> {
    try {
      while (isWanted && !isStopped) {
        isWanted = false;
        const isReached = await whoIsReached(hosting, presence);
        await yieldToPeople();
        await closeWhatIsDue(hosting, isReached, pace);
        await yieldToPeople();
        await remindWhoIsDue(hosting, pace);
        await yieldToPeople();
        if (!isStopped) await endWhatIsDue(hosting, isReached);
        await yieldToPeople();
        if (!isStopped) asking ??= askForSeats(isReached);
      }
    } finally {
      under = undefined;
    }
  }

  /** Discord may have to be asked about people: no deadline waits for that. */
  async function askForSeats(isReached: IsReached): Promise<void> {
    await tried(hosting, () => askSubstitutes(hosting, isReached), 'where substitutes are wanted could not be read');
    if (hosting.now() >= seldomAgain) {
      seldomAgain = hosting.now() + SELDOM;
      await tried(hosting, () => seatAllWaiting(hosting, isReached), 'where people wait for games could not be read');
      await tried(hosting, () => endForsaken(hosting, isReached), 'which games nobody plays any more could not be read');
    }
    asking = undefined;
  }

  async function look(): Promise<void> {
    isWanted = true;
    under ??= round();
    await under;
    await asking;
  }

  const timer = setInterval(look, every);
  const forget = onChange?.(look);
  void look();
  return {
    look,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      forget?.();
      await under;
      await asking;
    },
  };
}

const always = (): readonly ShardConnection[] => [{ shard: 0, of: 1, isUp: () => true, serves: () => true }];

/** The servers in which phases may be closed. None if the database fails here: an outage may have to be made up for first. */
async function whoIsReached(hosting: HostingContext, presence: Presence): Promise<IsReached> {
  try {
    return await presence.look();
  } catch (error) {
    hosting.log.error(whereItBroke(error), 'whether players can reach the bot could not be noted');
    return () => false;
  }
}

/** How many matches are seen to at the same time, and whether no more are to be begun. */
interface WorkPace {
  readonly atOnce: number;
  readonly isStopped: () => boolean;
}

/** Sends due reminders. */
async function remindWhoIsDue(hosting: HostingContext, pace: WorkPace): Promise<void> {
  const due =
    (await tried(hosting, () => hosting.store.matches.remindersDue(hosting.now()), 'who is to be reminded could not be read')) ?? [];
  await inSlices(due, one => remindOf(hosting, one), pace);
}

/** Ends the musters and lobbies whose time is over. Who waits for such a game gets the seats of those who were not there. */
async function endWhatIsDue(hosting: HostingContext, isReached: IsReached): Promise<void> {
  const open = (await tried(hosting, () => endMusters(hosting, isReached), 'which musters are over could not be read')) ?? [];
  for (const id of open) await tried(hosting, () => seatWaiting(hosting, id), 'who waits for a game could not be seated');
  await yieldToPeople();
  await tried(hosting, () => endLobbies(hosting, isReached), 'which lobbies are over could not be read');
}

/** Logs what fails instead of throwing it. */
async function tried<T>(hosting: HostingContext, what: () => Promise<T>, failure: string): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    hosting.log.error(whereItBroke(error), failure);
    return undefined;
  }
}

/**
 * Milliseconds of work on matches before other work on this thread gets its turn. The last match of a slice may take as long as closing the
 * largest game; both together are too short to be noticed.
 */
const SLICE = 10;

async function inSlices<T>(all: readonly T[], work: (one: T) => Promise<unknown>, { atOnce, isStopped }: WorkPace): Promise<void> {
  const left = all.values();
  let began = Number.NEGATIVE_INFINITY;
  const oneAfterTheOther = async (): Promise<void> => {
    for (const one of left) {
      if (performance.now() - began >= SLICE) {
        await yieldToPeople();
        began = performance.now();
      }
      if (isStopped()) return;
      await work(one);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther));
}

/** Closes due phases. Interactions are answered in between. */
async function closeWhatIsDue(hosting: HostingContext, isReached: IsReached, pace: WorkPace): Promise<void> {
  const due = (await dueNow(hosting)).filter(({ guild }) => isReached(guild));
  await inSlices(due, one => closeDuePhase(hosting, one), pace);
}

async function dueNow(hosting: HostingContext): ReturnType<HostingContext['store']['matches']['duePhases']> {
  try {
    return await hosting.store.matches.duePhases(hosting.now());
  } catch (error) {
    hosting.log.error(whereItBroke(error), 'what is due could not be read');
    return [];
  }
}
