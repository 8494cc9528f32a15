import type { SeenChannel, SeenCommand, SeenMessage, SeenModal, SeenRole, SeenUser } from '../../client/seen.js';
import type { ControlResult } from '../../control/controlMethods.js';

export type Id = string;
export type Person = ControlResult<'personas.list'>[number];

/** The loaded messages of a channel, oldest first. */
export interface LoadedMessages {
  readonly messages: readonly SeenMessage[];
  /** Whether the beginning of the channel is included. */
  readonly whole: boolean;
  /** Set while the first page is loading: only newer messages are here. */
  readonly isAwaited?: true;
}

/** What one persona sees. Channels that were never opened have no messages or commands here. */
export interface PersonaView {
  readonly channels: readonly SeenChannel[];
  readonly loaded: Readonly<Record<Id, LoadedMessages>>;
  readonly commands: Readonly<Record<Id, readonly SeenCommand[]>>;
  /** The open channel. */
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

/** The state of a window. */
export interface State {
  readonly persons: readonly Person[];
  readonly bot?: ControlResult<'bot.read'>;
  readonly guild?: ControlResult<'guilds.list'>[number];
  /** The persona of this window. */
  readonly me?: Id;
  readonly views: Readonly<Record<Id, PersonaView>>;
  /** Milliseconds that simulated time is ahead of the system clock. */
  readonly offset: number;
  readonly deadline?: number | undefined;
  /** What is due at the deadline. */
  readonly due?: ControlResult<'time.read'>['due'];
  readonly autopilot?: ControlResult<'autopilot.read'>;
  readonly modal?: SeenModal;
  readonly picture?: Picture;
  /** Components and commands that wait for the bot's answer. */
  readonly waiting: readonly string[];
  readonly notices: readonly Notice[];
  /** Ids of dismissed ephemeral messages. */
  readonly dismissed: readonly Id[];
  readonly replyTo?: SeenMessage;
  readonly typing?: { readonly channel: Id; readonly user: SeenUser; readonly until: number };
  readonly connected: boolean;
  /** The open side panel on a narrow screen. */
  readonly drawer?: 'channels' | 'members';
}

export const EMPTY_VIEW: PersonaView = { channels: [], loaded: {}, commands: {} };

export const viewOf = (state: State, persona: Id | undefined): PersonaView => (persona && state.views[persona]) || EMPTY_VIEW;
export const myView = (state: State): PersonaView => viewOf(state, state.me);
export const myself = (state: State): Person | undefined => state.persons.find(one => one.id === state.me);
/** The roles of the guilds to which channels belong. */
export const rolesIn = (channels: readonly SeenChannel[]): readonly SeenRole[] => [
  ...new Map(channels.flatMap(({ guild }) => guild?.roles ?? []).map(role => [role.id, role])).values(),
];

export const hereOf = ({ channels, at }: PersonaView): SeenChannel | undefined => channels.find(one => one.id === at);
