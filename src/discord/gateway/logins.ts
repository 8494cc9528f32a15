import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../matches/context/ports.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;

const DAY = 24 * HOUR;

/**
 * Ms between two logins of shards that share a bucket: Discord's limit, and a quarter of a second more. Timers are early and deliveries late
 * by milliseconds, and a login that reaches Discord too soon after the last is refused and has to queue again.
 */
const APART = DISCORD_LIMITS.logins.apart + SECOND / 4;
/** After up to so many recent logins of a shard the next one waits no longer than others; with each more, twice as long. */
const FREE = 5;
/** Longest delay between two logins of a shard, in ms, if their number allows it. */
const LONGEST = 15 * 60 * SECOND;
/** Below this share of the daily allowance, every further login of a shard waits the longest delay. */
const SCARCE = 0.1;
/** Shards that lose every login at once use up about this share of the daily allowance. */
const HALF = 0.5;
/** How long a login counts as recent, as a multiple of the longest delay: long enough for the delay to grow to that. */
const RECENT = 16;

/** Discord's limits on logins (IDENTIFY), with Discord's field names. */
export interface LoginAllowance {
  /** Per day, of all shards together. */
  readonly total: number;
  readonly remaining: number;
  /** Ms until the limit is reset. */
  readonly reset_after: number;
  /** The number of buckets: shards whose numbers differ by a multiple of it share one. */
  readonly max_concurrency: number;
}

const PER_DAY = DISCORD_LIMITS.logins.perDay;
const WHOLE: LoginAllowance = { total: PER_DAY, remaining: PER_DAY, reset_after: 0, max_concurrency: 1 };

export interface LoginsParts {
  readonly log: Log;
  readonly now?: () => number;
  readonly pause?: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;
  /** Takes the next place among the logins of all processes in a bucket, and returns after how many ms it comes. Undefined: there is one process. */
  readonly takePlace?: (bucket: number, apart: number) => Promise<number>;
}

/** Spaces out the logins of the bot's shards, so that even a reconnect loop stays far below Discord's daily limit. */
export interface Logins {
  /**
   * Resolves when the shard may log in, and counts that login. Rejects only if `signal` is aborted, because the connection is gone. If the
   * allowance cannot be fetched, assumes a full one. A shard that waits because it has logged in often holds up no other.
   */
  wait(shard: number, allowance: () => Promise<LoginAllowance>, signal?: AbortSignal): Promise<void>;
}

const patiently: NonNullable<LoginsParts['pause']> = (ms, signal) => sleep(ms, undefined, { ref: false, signal });

export function createLogins({ log, now = () => performance.now(), pause = patiently, takePlace = async () => 0 }: LoginsParts): Logins {
  /** The times of each shard's recent logins, in ms. */
  const recent = new Map<number, readonly number[]>();
  /** For each bucket, the time of its last login, in ms, and the end of its queue. */
  const lastIn = new Map<number, number>();
  const queues = new Map<number, Promise<unknown>>();

  /** Returns the ms that a shard waits because of its own recent logins, and of how few are left. */
  function ownWait(shard: number, { total, remaining }: LoginAllowance): number {
    const longest = Math.max(LONGEST, (DAY * recent.size) / (total * HALF));
    const own = (recent.get(shard) ?? []).filter(at => now() - at < RECENT * longest);
    recent.set(shard, own);
    const last = own.at(-1);
    if (last === undefined) return 0;
    const apart = remaining < total * SCARCE ? longest : Math.min(longest, APART * 2 ** Math.max(0, own.length - FREE));
    return Math.max(0, last + apart - now());
  }

  async function waitFor(shard: number, ms: number, signal: AbortSignal | undefined): Promise<void> {
    if (ms > APART)
      log.warn(
        { shard, seconds: Math.ceil(ms / SECOND), logins: recent.get(shard)?.length },
        'the next login waits, so as not to use up those of a day',
      );
    if (ms > 0) await pause(ms, signal);
    signal?.throwIfAborted();
  }

  async function inTurn(shard: number, bucket: number, signal: AbortSignal | undefined): Promise<void> {
    await waitFor(shard, Math.max(0, (lastIn.get(bucket) ?? Number.NEGATIVE_INFINITY) + APART - now()), signal);
    // While the records are away, Discord itself refuses a login that comes too early.
    const left = await takePlace(bucket, APART).catch(() => 0);
    if (left > 0) await pause(left, signal);
    signal?.throwIfAborted();
    lastIn.set(bucket, now());
    recent.set(shard, [...(recent.get(shard) ?? []), now()]);
  }

  return {
    wait: async (shard, allowance, signal) => {
      const allowed = await allowance().catch(() => WHOLE);
      await waitFor(shard, allowed.remaining <= 0 ? allowed.reset_after : ownWait(shard, allowed), signal);
      const bucket = shard % allowed.max_concurrency;
      const turn = (queues.get(bucket) ?? Promise.resolve()).then(() => inTurn(shard, bucket, signal));
      queues.set(
        bucket,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
