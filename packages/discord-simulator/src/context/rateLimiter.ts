import { monotonicNow } from '../lib/monotonicNow.js';

/** `limit` requests in a window of `per` milliseconds of the real clock. */
export interface Bucket {
  readonly limit: number;
  readonly per: number;
}

/**
 * Discord publishes only the global limit. The others are what bots commonly meet. All but the global one count per channel, guild or
 * token.
 */
export const DISCORD_RATE_LIMITS = {
  global: { limit: 50, per: 1_000 },
  postMessage: { limit: 5, per: 5_000 },
  editMessage: { limit: 5, per: 5_000 },
  /** For messages older than an hour, in addition to `editMessage`. */
  editOldMessage: { limit: 3, per: 6_000 },
  deleteMessage: { limit: 5, per: 1_000 },
  readMessages: { limit: 5, per: 1_000 },
  pin: { limit: 5, per: 4_000 },
  typing: { limit: 5, per: 5_000 },
  webhook: { limit: 5, per: 2_000 },
  callback: { limit: 50, per: 1_000 },
  commands: { limit: 5, per: 20_000 },
  threads: { limit: 10, per: 10_000 },
  openDirect: { limit: 10, per: 10_000 },
  other: { limit: 50, per: 1_000 },
} as const satisfies Record<string, Bucket>;

export type BucketName = keyof typeof DISCORD_RATE_LIMITS;
export type RateLimits = Readonly<Record<BucketName, Bucket>>;

/**
 * Discord's limits, but posts, edits and new DMs refill every second. For personas on autopilot, which would otherwise wait for posts most of
 * the time.
 */
export const BRISK_RATE_LIMITS: RateLimits = {
  ...DISCORD_RATE_LIMITS,
  postMessage: { limit: 5, per: 1_000 },
  editMessage: { limit: 5, per: 1_000 },
  openDirect: { limit: 10, per: 1_000 },
};

const ample: Bucket = { limit: 10_000, per: 1_000 };

/** Limits that no test reaches by accident. */
export const AMPLE_RATE_LIMITS: RateLimits = {
  global: ample,
  postMessage: ample,
  editMessage: ample,
  editOldMessage: ample,
  deleteMessage: ample,
  readMessages: ample,
  pin: ample,
  typing: ample,
  webhook: ample,
  callback: ample,
  commands: ample,
  threads: ample,
  openDirect: ample,
  other: ample,
};

/** State of a rate limit after a request. Times in milliseconds of the real clock. */
export interface RateLimitState {
  readonly bucket: string;
  readonly limit: number;
  readonly remaining: number;
  readonly resetAfter: number;
  readonly exceeded?: 'route' | 'global';
}

interface Window {
  used: number;
  endsAt: number;
}

export interface RateLimiter {
  /** Counts one request. `major`: its channel, guild or token. `exempt`: it does not count towards the global limit. */
  consume(name: BucketName, major: string, exempt: boolean): RateLimitState;
}

const SWEEP_FROM = 10_000;

export function createRateLimiter(limits: RateLimits): RateLimiter {
  const windows = new Map<string, Window>();
  let sweepAt = SWEEP_FROM;

  /** Drops windows that are over. Every interaction opens one of its own, so they add up. */
  const sweep = (): void => {
    for (const [key, { endsAt }] of windows) if (endsAt <= monotonicNow()) windows.delete(key);
    sweepAt = Math.max(SWEEP_FROM, windows.size * 2);
  };

  const windowOf = (key: string, bucket: Bucket): Window => {
    const open = windows.get(key);
    if (open && open.endsAt > monotonicNow()) return open;
    const fresh = { used: 0, endsAt: monotonicNow() + bucket.per };
    if (windows.size >= sweepAt) sweep();
    windows.set(key, fresh);
    return fresh;
  };

  const count = (name: BucketName, key: string): Omit<RateLimitState, 'bucket'> & { readonly full: boolean } => {
    const { limit } = limits[name];
    const window = windowOf(key, limits[name]);
    const full = window.used >= limit;
    if (!full) window.used += 1;
    return { full, limit, remaining: limit - window.used, resetAfter: window.endsAt - monotonicNow() };
  };

  return {
    consume: (name, major, exempt) => {
      const everywhere = exempt ? undefined : count('global', 'global');
      if (everywhere?.full) return { ...everywhere, bucket: name, exceeded: 'global' };
      const { full, ...state } = count(name, `${name} ${major}`);
      return { ...state, bucket: name, ...(full && { exceeded: 'route' }) };
    },
  };
}
