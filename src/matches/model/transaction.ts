import type { AnyGame } from '../../games/game.js';
import type { Content } from './content.js';
import type { Duty } from './duty.js';
import type { ChannelId, FiledEdit, MatchId, MatchPhase, UserId } from './match.js';
import type { Noted } from './matchLog.js';
import type { PlayerResult } from './playerResult.js';
import type { MatchSnapshot } from './snapshot.js';

/** A match at one moment, read-only. */
export interface MatchReader {
  readonly id: MatchId;
  /** UTC ms; the same throughout. */
  readonly now: number;
  readonly game: AnyGame;
  /** Key for the pseudonyms of forgotten users: secret, and the same for the life of the database. */
  readonly pseudonymKey: string;
  /** Includes all changes made so far in this transaction. */
  readonly facts: MatchSnapshot;
}

/** A message to post. A posted message of the same slot and recipient is edited instead; one that was not tried yet is replaced. */
export interface NewMessage {
  readonly to: { readonly channel: ChannelId } | { readonly user: UserId };
  readonly slot: string;
  readonly content: Content;
  /** Sent even while its match is paused because it cannot post in its channel. */
  readonly evenPaused?: boolean;
}

/** An edit of a seat's filed orders, for the history. */
export interface NewEdit extends FiledEdit {
  readonly seat: string;
  /** Id of the interaction that made it. The same id twice is one edit. */
  readonly interaction?: string | undefined;
}

/** A press message. `to` empty: to everybody. */
export interface PressMessage {
  readonly phase: number;
  readonly seat: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly at: number;
}

/** What a transaction adds to the history of its match, and to the outbox. */
export interface Appended {
  readonly closed: readonly MatchPhase[];
  readonly edits: readonly NewEdit[];
  readonly notes: readonly Noted[];
  readonly pressMessages: readonly PressMessage[];
  readonly duties: readonly Duty[];
  readonly results: readonly PlayerResult[];
  readonly messages: readonly NewMessage[];
  /** Whether messages to the channel that Discord refused are retried at once. */
  readonly retries: boolean;
  /** Copies the phases of `match` before `before`, with the orders that counted and the salts. */
  readonly copies: { readonly match: MatchId; readonly before: number } | undefined;
  /** A new match that continues this one. `before`: what is on record of it already. */
  readonly fork:
    | { readonly before: MatchSnapshot; readonly at: number; readonly facts: MatchSnapshot; readonly appended: Appended }
    | undefined;
}

/** One decision about a match: it reads and changes the snapshot and adds to the history. All of it is written together or not at all. */
export interface MatchTransaction extends MatchReader {
  /** Whether an edit by this interaction is already stored. */
  isRepeated(interaction: string): boolean;
  /** Whether the seat's orders in the open phase were changed by a later interaction than this one, which was held up on its way. */
  isOvertaken(interaction: string, seat: string): boolean;
  put(changed: Partial<MatchSnapshot>): void;
  /** Adds to the history or the outbox. */
  add<K extends 'closed' | 'edits' | 'notes' | 'pressMessages' | 'duties' | 'results' | 'messages'>(to: K, ...entries: Appended[K]): void;
  retryMessages(): void;
  copyPhases(from: MatchId, before: number): void;
  addFork(fork: NonNullable<Appended['fork']>): void;
  /** 32 random bits. Apart from `freshSecret`, hosting's only source of randomness. */
  freshSeed(): number;
  /** 128 unguessable random bits in hexadecimal. */
  freshSecret(): string;
}
