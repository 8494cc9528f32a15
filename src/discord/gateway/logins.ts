import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../matches/context/ports.js';

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;

/** Minimum ms between two logins: Discord's limit. */
const APART = 5 * SECOND;
/** Logins per hour without extra delay. Each further one waits twice as long as the one before. */
const FREE = 5;
/** Longest delay between two logins, in ms. */
const LONGEST = 15 * 60 * SECOND;
/** Below this share of the daily allowance, every login waits the longest delay. */
const SCARCE = 0.1;

/** Discord's limit on logins (IDENTIFY) per day, with Discord's field names. */
export interface LoginAllowance {
  readonly total: number;
  readonly remaining: number;
  /** Ms until the limit is reset. */
  readonly reset_after: number;
}

const WHOLE: LoginAllowance = { total: 1_000, remaining: 1_000, reset_after: 0 };

export interface LoginsParts {
  readonly log: Log;
  readonly now?: () => number;
  readonly pause?: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;
}

/** Spaces out the bot's logins, so that even a reconnect loop stays far below Discord's daily limit. */
export interface Logins {
  /**
   * Resolves when the bot may log in, and counts that login. Rejects only if `signal` is aborted, because the connection is gone. If the
   * allowance cannot be fetched, assumes a full one.
   */
  wait(allowance: () => Promise<LoginAllowance>, signal?: AbortSignal): Promise<void>;
}

const patiently: NonNullable<LoginsParts['pause']> = (ms, signal) => sleep(ms, undefined, { ref: false, signal });

export function createLogins({ log, now = () => performance.now(), pause = patiently }: LoginsParts): Logins {
  /** The times of the logins during the last hour, in ms. */
  let recent: number[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  /** Returns the ms to wait, from the number of recent logins and the number still allowed. */
  function waitFor({ total, remaining, reset_after }: LoginAllowance): number {
    if (remaining <= 0) return reset_after;
    recent = recent.filter(at => now() - at < HOUR);
    const last = recent.at(-1);
    if (last === undefined) return 0;
    const isScarce = remaining < total * SCARCE;
    const apart = isScarce ? LONGEST : Math.min(LONGEST, APART * 2 ** Math.max(0, recent.length - FREE));
    return Math.max(0, last + apart - now());
  }

  async function inTurn(allowance: () => Promise<LoginAllowance>, signal: AbortSignal | undefined): Promise<void> {
    const ms = waitFor(await allowance().catch(() => WHOLE));
    if (ms > APART)
      log.warn({ seconds: Math.ceil(ms / SECOND), logins: recent.length }, 'the next login waits, so as not to use up those of a day');
    if (ms > 0) await pause(ms, signal);
    signal?.throwIfAborted();
    recent.push(now());
  }

  return {
    wait: (allowance, signal) => {
      const turn = queue.then(() => inTurn(allowance, signal));
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}
