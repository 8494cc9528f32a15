import type { Language } from '../lib/language.js';
import type { ChannelId, Match, UserId } from '../matches/match.js';
import type { Attached } from './attached.js';
import type { Token } from './customId.js';
import type { Embassy } from './embassy.js';
import type { Words } from './words/words.js';

export interface Place {
  readonly channel: ChannelId;
  /** The channel a thread hangs on. */
  readonly parent?: ChannelId;
  /** None: a direct message. */
  readonly guild?: string;
}

/** Who asks, where, and in which language; the same for every kind of interaction. */
export interface Call {
  readonly embassy: Embassy;
  /** The interaction's id: the same twice is one. */
  readonly id: string;
  readonly user: UserId;
  readonly place: Place;
  /** The asker's. */
  readonly language: Language;
  readonly words: Words;
  /** Whether the asker manages the server he asks in. */
  readonly isAdmin: boolean;
}

/** Whether the asker manages the server of a match; he can only be known to when he asks there. */
export const managesServerOf = ({ isAdmin, place }: Pick<Call, 'isAdmin' | 'place'>, { guild }: Match): boolean =>
  isAdmin && place.guild === guild;

export interface CommandCall extends Call {
  readonly option: (name: string) => string | undefined;
  readonly attached: (name: string) => Attached | undefined;
  readonly chosenUser: (name: string) => UserId | undefined;
  /** The guild's; in a direct message the asker's. */
  readonly guildLanguage: Language;
  /** What the bot may not do here, of all it needs to host. */
  readonly lacks: readonly (keyof Words['permissions'])[];
}

export interface Press extends Call {
  readonly token: Token;
  /** What was chosen in a menu. */
  readonly chosen: readonly string[];
  /** What stands on the pressed button. */
  readonly label: string;
  /** What was typed into a modal. */
  readonly typed: string;
  /** Lines that were not understood, as the pressed message still shows them. */
  readonly notRead: readonly string[];
  /** Corrections of a position, as the pressed message shows them. */
  readonly corrections: readonly string[];
}

export interface Typing extends Call {
  /** The option being typed, and what it holds so far. */
  readonly field: string;
  readonly typed: string;
  readonly option: (name: string) => string | undefined;
}

/** At most 100 characters each. */
export interface Completion {
  readonly name: string;
  readonly value: string;
}
