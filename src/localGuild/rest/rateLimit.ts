import { realTime } from '../realTime.js';

/** So many requests in a window of so many real milliseconds. */
export interface Bucket {
  readonly limit: number;
  readonly per: number;
}

/**
 * Discord tells its limits in headers alone and promises none of them but the global one; the others are what bots commonly meet.
 * All count for each channel, guild or token on its own.
 */
export const DISCORD_RATE_LIMITS = {
  global: { limit: 50, per: 1_000 },
  postMessage: { limit: 5, per: 5_000 },
  editMessage: { limit: 5, per: 5_000 },
  /** Of messages older than an hour; besides the limit on all edits. */
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
 * The same buckets, with those filled again every second that a game fills: practice players play a year in less time than people take to
 * read a card, and would otherwise wait for posts most of the time.
 */
export const BRISK_RATE_LIMITS: RateLimits = {
  ...DISCORD_RATE_LIMITS,
  postMessage: { limit: 5, per: 1_000 },
  editMessage: { limit: 5, per: 1_000 },
  openDirect: { limit: 10, per: 1_000 },
};

const ample: Bucket = { limit: 10_000, per: 1_000 };

/** Limits nobody meets by chance. */
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

/** How a request stands against its limit. Times in real milliseconds. */
export interface Standing {
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
  /** Counts one request. `major`: the channel, guild or token it is about. `exempt`: it does not count towards the global limit. */
  take(name: BucketName, major: string, exempt: boolean): Standing;
}

const SWEEP_FROM = 10_000;

export function newRateLimiter(limits: RateLimits): RateLimiter {
  const windows = new Map<string, Window>();
  let sweepAt = SWEEP_FROM;

  /** Windows that are over go: every interaction has one of its own. */
  const sweep = (): void => {
    for (const [key, { endsAt }] of windows) if (endsAt <= realTime()) windows.delete(key);
    sweepAt = Math.max(SWEEP_FROM, windows.size * 2);
  };

  const windowOf = (key: string, bucket: Bucket): Window => {
    const open = windows.get(key);
    if (open && open.endsAt > realTime()) return open;
    const fresh = { used: 0, endsAt: realTime() + bucket.per };
    if (windows.size >= sweepAt) sweep();
    windows.set(key, fresh);
    return fresh;
  };

  const count = (name: BucketName, key: string): Omit<Standing, 'bucket'> & { readonly full: boolean } => {
    const { limit } = limits[name];
    const window = windowOf(key, limits[name]);
    const full = window.used >= limit;
    if (!full) window.used += 1;
    return { full, limit, remaining: limit - window.used, resetAfter: window.endsAt - realTime() };
  };

  return {
    take: (name, major, exempt) => {
      const everywhere = exempt ? undefined : count('global', 'global');
      if (everywhere?.full) return { ...everywhere, bucket: name, exceeded: 'global' };
      const { full, ...standing } = count(name, `${name} ${major}`);
      return { ...standing, bucket: name, ...(full && { exceeded: 'route' }) };
    },
  };
}
