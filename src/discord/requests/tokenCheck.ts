import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../matches/context/ports.js';

const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

export type TokenVerdict = 'valid' | 'refused' | 'unknown';

/** Whether Discord still accepts the bot's token. */
export interface TokenCheck {
  /** Checks the token. Concurrent callers share one check. After `unknown`, it is checked again later. */
  ask(enquire: () => Promise<TokenVerdict>): Promise<TokenVerdict>;
  /** Resolves when no check is in progress. */
  settled(): Promise<unknown>;
  /** Whether there was a 401 that has not been explained yet. */
  isDoubted(): boolean;
  isRefused(): boolean;
  /** Resolves when Discord has refused the token itself. */
  readonly refused: Promise<void>;
}

/** `firstPause`: ms until the next check after an unknown result. Doubled each time, up to a minute. */
export function createTokenCheck(log: Log, firstPause = FIRST_PAUSE): TokenCheck {
  let asking: Promise<TokenVerdict> | undefined;
  let isDoubted = false;
  let isRefused = false;
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>(resolve => {
    refuse = resolve;
  });

  function note(verdict: TokenVerdict): void {
    isDoubted = verdict !== 'valid';
    if (verdict === 'valid') log.warn({}, 'Discord answered 401 although it accepts the token: going on');
    if (verdict !== 'refused') return;
    log.error({}, 'Discord no longer accepts the token');
    isRefused = true;
    refuse();
  }

  async function askAgain(enquire: () => Promise<TokenVerdict>, wait: number): Promise<void> {
    await pause(wait, undefined, { ref: false });
    if (isDoubted) await ask(enquire, Math.min(wait * 2, LONGEST_PAUSE));
  }

  function ask(enquire: () => Promise<TokenVerdict>, wait = firstPause): Promise<TokenVerdict> {
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
