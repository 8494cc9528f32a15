import type { Outcome } from '../../control/methods.js';
import type { SeenChannel, SeenCommand, SeenMessage, SeenModal, SeenUser } from '../../persona/seen.js';

export type Id = string;
export type Person = Outcome<'personas.list'>[number];

/** What is loaded of a channel, oldest first. */
export interface Shelf {
  readonly messages: readonly SeenMessage[];
  /** The beginning of the channel is among them. */
  readonly whole: boolean;
  /** It has been asked for: there is but what was said since. */
  readonly isAwaited?: true;
}

/** What one persona sees. Channels are absent until they were looked into. */
export interface Sight {
  readonly channels: readonly SeenChannel[];
  readonly shelves: Readonly<Record<Id, Shelf>>;
  readonly commands: Readonly<Record<Id, readonly SeenCommand[]>>;
  /** The channel being looked at. */
  readonly at?: Id;
}

export interface Notice {
  readonly number: number;
  readonly words: string;
}

export interface Picture {
  readonly url: string;
  readonly alt: string;
}

/** Everything a window of the page knows. */
export interface State {
  readonly persons: readonly Person[];
  readonly bot?: Outcome<'bot.read'>;
  readonly guild?: Outcome<'guilds.list'>[number];
  /** The persona this window is. */
  readonly me?: Id;
  readonly sights: Readonly<Record<Id, Sight>>;
  /** The guild's time minus this machine's, in milliseconds. */
  readonly offset: number;
  readonly deadline?: number | undefined;
  readonly practice?: Outcome<'practice.read'>;
  readonly modal?: SeenModal;
  readonly picture?: Picture;
  /** What is under way with the bot: the custom ids or commands that wait for an answer. */
  readonly waiting: readonly string[];
  readonly notices: readonly Notice[];
  /** Ephemeral messages that were put away. */
  readonly dismissed: readonly Id[];
  readonly replyTo?: SeenMessage;
  readonly typing?: { readonly channel: Id; readonly user: SeenUser; readonly until: number };
  readonly connected: boolean;
  /** What is open beside the messages on a narrow screen. */
  readonly drawer?: 'channels' | 'members';
}

export const NOTHING_SEEN: Sight = { channels: [], shelves: {}, commands: {} };

export const sightOf = (state: State, persona: Id | undefined): Sight => (persona && state.sights[persona]) || NOTHING_SEEN;
export const mySight = (state: State): Sight => sightOf(state, state.me);
export const myself = (state: State): Person | undefined => state.persons.find(one => one.id === state.me);
export const hereOf = ({ channels, at }: Sight): SeenChannel | undefined => channels.find(one => one.id === at);
