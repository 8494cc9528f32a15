import { playNextOpponent } from '../matches/actions/opponents/playOpponents.js';
import type { HostingContext } from '../matches/context/ports.js';
import { whereItBroke } from '../matches/context/whereItBroke.js';

/** Milliseconds between two looks, for what was put off because the worker was busy. */
const LOOK_EVERY = 2_000;
/** Milliseconds of this process that the opponents of a phase are waited for. Then those that have not answered give no orders. */
const PATIENCE = 180_000;

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
 * Lets the opponents of all matches play, one answer at a time, so that other work of the worker gets its turn. Who owes an answer is in the
 * records alone, so nothing is lost when the bot ends.
 */
export function createOpponentPlayer(hosting: HostingContext, { every = LOOK_EVERY, patience = PATIENCE } = {}): OpponentPlayer {
  const known = knownSince();
  let under: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  async function round(): Promise<void> {
    try {
      while (isWanted && !isStopped) {
        isWanted = false;
        for (const due of known(await dueNow(hosting)))
          if (!isStopped && (await play(hosting, { ...due, isLate: performance.now() - due.since >= patience }))) isWanted = true;
      }
    } finally {
      under = undefined;
    }
  }

  function look(): Promise<void> {
    isWanted = true;
    under ??= round();
    return under;
  }

  const timer = setInterval(look, every);
  timer.unref();
  return {
    wake: () => void look(),
    look,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await under;
    },
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

async function dueNow(hosting: HostingContext): ReturnType<HostingContext['store']['matches']['opponentsDue']> {
  try {
    return await hosting.store.matches.opponentsDue();
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
