import { playNextOpponent } from '../matches/actions/opponents/playOpponents.js';
import type { HostingContext } from '../matches/context/ports.js';
import { whereItBroke } from '../matches/context/whereItBroke.js';
import { uploadedIn } from '../matches/model/uploadedVariant.js';

/** Milliseconds between two looks, for what was put off because the worker was busy. */
const LOOK_EVERY = 2_000;
/** Milliseconds of this process that the opponents of a phase are waited for. Then those that have not answered give no orders. */
const PATIENCE = 180_000;
/** Of how many matches at least it is remembered by what they are played. */
const REMEMBERED = 1_000;

/** Lets the opponents of the bot play as soon as a phase opens. */
export interface OpponentPlayer {
  /** Something may have changed: an opponent may have to play. */
  wake(): void;
  /** Resolves when no opponent owes an answer, or the worker is busy with other things. */
  look(): Promise<void>;
  /** Resolves when the answer in progress is filed or given up. */
  stop(): Promise<void>;
}

/**
 * Lets the opponents of all matches play, one answer at a time, so that other work of the worker gets its turn. Those of variants that people
 * brought to servers play beside the others: however slow such a variant is, it holds up no other game. Who owes an answer is in the
 * records alone, so nothing is lost when the bot ends.
 */
export function createOpponentPlayer(hosting: HostingContext, { every = LOOK_EVERY, patience = PATIENCE } = {}): OpponentPlayer {
  const isUploaded = uploadedMatches(hosting);
  const lanes = [laneOf(hosting, patience, async due => !(await isUploaded(due))), laneOf(hosting, patience, isUploaded)];
  const look = async (): Promise<void> => void (await Promise.all(lanes.map(lane => lane.look())));
  const timer = setInterval(look, every);
  timer.unref();
  return {
    wake: () => void look(),
    look,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(lanes.map(lane => lane.stop()));
    },
  };
}

/** Plays one answer after the other in those matches that are in this lane. */
function laneOf(hosting: HostingContext, patience: number, isIn: (due: Due) => Promise<boolean>): Pick<OpponentPlayer, 'look' | 'stop'> {
  const known = knownSince();
  let under: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  async function round(): Promise<void> {
    try {
      while (isWanted && !isStopped) {
        isWanted = false;
        for (const due of known(await dueNow(hosting, isIn)))
          if (!isStopped && (await play(hosting, { ...due, isLate: performance.now() - due.since >= patience }))) isWanted = true;
      }
    } finally {
      under = undefined;
    }
  }

  return {
    look: () => {
      isWanted = true;
      under ??= round();
      return under;
    },
    stop: async () => {
      isStopped = true;
      await under;
    },
  };
}

/** Tells which matches are played by a variant that somebody brought to a server. Each is looked up once: a match keeps its game. */
function uploadedMatches({ store }: HostingContext): (due: Due) => Promise<boolean> {
  let known: ReadonlyMap<number, boolean> = new Map();
  let next = new Map<number, boolean>();
  return async ({ match }) => {
    const isUploaded = known.get(match) ?? next.get(match) ?? uploadedIn((await store.matches.get(match))?.game ?? '') !== undefined;
    // What was not asked about for a while is forgotten.
    if (next.size >= REMEMBERED) [known, next] = [next, new Map()];
    next.set(match, isUploaded);
    return isUploaded;
  };
}

type Due = Awaited<ReturnType<HostingContext['store']['matches']['opponentsDue']>>[number];

/** Remembers when each due phase was first seen. One that is not due any more is forgotten. */
function knownSince(): (due: readonly Due[]) => readonly (Due & { readonly since: number })[] {
  let seen: ReadonlyMap<string, number> = new Map();
  return due => {
    const keyOf = ({ match, number }: Due): string => `${match} ${number}`;
    seen = new Map(due.map(one => [keyOf(one), seen.get(keyOf(one)) ?? performance.now()]));
    return due.map(one => ({ ...one, since: seen.get(keyOf(one)) ?? 0 }));
  };
}

async function dueNow(hosting: HostingContext, isIn: (due: Due) => Promise<boolean>): Promise<readonly Due[]> {
  try {
    const here: Due[] = [];
    for (const due of await hosting.store.matches.opponentsDue()) if (await isIn(due)) here.push(due);
    return here;
  } catch (error) {
    hosting.log.error(whereItBroke(error), 'which opponents of the bot have to play could not be read');
    return [];
  }
}

/** A match that fails affects no other, and is tried again at the next look. */
async function play(hosting: HostingContext, due: Parameters<typeof playNextOpponent>[1]): Promise<boolean> {
  try {
    return await playNextOpponent(hosting, due);
  } catch (error) {
    hosting.log.error({ match: due.match, phase: due.number, ...whereItBroke(error) }, 'an opponent of the bot could not play');
    return false;
  }
}
