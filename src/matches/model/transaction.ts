import type { AnyGame } from '../../games/game.js';
import type { Content } from './content.js';
import type { ChannelId, FiledEdit, MatchId, MatchPhase, UserId } from './match.js';
import type { Noted } from './matchLog.js';
import type { MatchSnapshot } from './snapshot.js';

/** A match as it stands, at one moment. */
export interface MatchReader {
  readonly id: MatchId;
  /** UTC ms; the same throughout. */
  readonly now: number;
  readonly game: AnyGame;
  /** By which forgotten users are known: secret, and the same as long as this installation has records. */
  readonly pseudonymKey: string;
  /** Everything written so far in this transaction included. */
  readonly facts: MatchSnapshot;
}

/** A message to post. One of the same slot and target that was posted before is edited instead; one that still waits is replaced. */
export interface NewMessage {
  readonly to: { readonly channel: ChannelId } | { readonly user: UserId };
  readonly slot: string;
  readonly content: Content;
  /** It is posted even though its match is paused because it cannot post. */
  readonly evenPaused?: boolean;
}

/** An edit of what a seat has on file, for its history. */
export interface NewEdit extends FiledEdit {
  readonly seat: string;
  /** The id of the interaction that made it: the same one twice is one edit. */
  readonly interaction?: string | undefined;
}

/** Press that was passed on. `to` is empty for everybody. */
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
  readonly messages: readonly NewMessage[];
  /** Messages of the match that Discord refused are tried again at once. */
  readonly retries: boolean;
  /** The closed phases of another match before one, with what counted in them, become those of this match. */
  readonly copies: { readonly match: MatchId; readonly before: number } | undefined;
  /** Another match begins, going on from this one. */
  readonly fork: { readonly facts: MatchSnapshot; readonly appended: Appended } | undefined;
}

/** One decision about a match: it reads the snapshot, changes it, and adds to the history; all of it is written together, or nothing. */
export interface MatchTransaction extends MatchReader {
  /** Whether an edit of the interaction is on record already. */
  isRepeated(interaction: string): boolean;
  put(changed: Partial<MatchSnapshot>): void;
  /** Adds to the history or the outbox. */
  add<K extends 'closed' | 'edits' | 'notes' | 'pressMessages' | 'messages'>(to: K, ...entries: Appended[K]): void;
  retryMessages(): void;
  copyPhases(from: MatchId, before: number): void;
  addFork(fork: NonNullable<Appended['fork']>): void;
  /** 32 random bits, and 128 in hexadecimal: the only chance outside a game. */
  freshSeed(): number;
  freshSecret(): string;
}
