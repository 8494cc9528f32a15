import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../matches/ports.js';

const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

export type Verdict = 'valid' | 'refused' | 'unknown';

/** Whether Discord still accepts the bot's token. */
export interface TokenCheck {
  /** Asks Discord; whoever asks while it is being asked gets the same answer. `unknown`: it is asked again later. */
  ask(enquire: () => Promise<Verdict>): Promise<Verdict>;
  /** Resolves when nobody is asking. */
  settled(): Promise<unknown>;
  /** Whether a 401 has come that nobody has explained yet. */
  isDoubted(): boolean;
  isRefused(): boolean;
  /** Resolves when Discord has refused the token itself. */
  readonly refused: Promise<void>;
}

/** `firstPause`: milliseconds until it is asked again where there was no verdict; twice as long each time, up to a minute. */
export function createTokenCheck(log: Log, firstPause = FIRST_PAUSE): TokenCheck {
  let asking: Promise<Verdict> | undefined;
  let isDoubted = false;
  let isRefused = false;
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>(resolve => {
    refuse = resolve;
  });

  function note(verdict: Verdict): void {
    isDoubted = verdict !== 'valid';
    if (verdict === 'valid') log.warn({}, 'Discord answered 401 although it accepts the token: going on');
    if (verdict !== 'refused') return;
    log.error({}, 'Discord no longer accepts the token');
    isRefused = true;
    refuse();
  }

  async function askAgain(enquire: () => Promise<Verdict>, wait: number): Promise<void> {
    await pause(wait, undefined, { ref: false });
    if (isDoubted) await ask(enquire, Math.min(wait * 2, LONGEST_PAUSE));
  }

  function ask(enquire: () => Promise<Verdict>, wait = firstPause): Promise<Verdict> {
    if (asking) return asking;
    isDoubted = true;
    const under = enquire().then(verdict => {
      asking = undefined;
      note(verdict);
      if (verdict === 'unknown') void askAgain(enquire, wait);
      return verdict;
    });
    asking = under;
    return under;
  }

  return {
    ask: enquire => ask(enquire),
    settled: () => asking ?? Promise.resolve(),
    isDoubted: () => isDoubted,
    isRefused: () => isRefused,
    refused,
  };
}
