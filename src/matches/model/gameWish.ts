import type { Language } from '../../lib/language.js';
import type { ChannelId, UserId } from './match.js';

const HOUR = 60 * 60 * 1000;

/** How long the main phases of a game last that players wait for, ms. */
export const PACES = { '12h': 12 * HOUR, '24h': 24 * HOUR, '48h': 48 * HOUR, '72h': 72 * HOUR } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = ['12h', '24h', '48h', '72h'] as const satisfies readonly Pace[];

/** Somebody on a server waits for a game of this kind until `until`. Times in UTC ms. */
export interface GameWish {
  readonly user: UserId;
  /** The game's id in the catalogue. */
  readonly game: string;
  readonly pace: Pace;
  readonly since: number;
  readonly until: number;
}

/** Where a server wants full tables to be proposed, and the language of their posts. */
export interface QueuePlace {
  readonly channel: ChannelId;
  readonly language: Language;
}

/** How long somebody waits before their wish expires, ms. */
export const WAITS_FOR = 14 * 24 * HOUR;

/** For how many kinds of games somebody may wait at once on a server. */
export const MOST_WISHES = 5;
