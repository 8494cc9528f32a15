import type { WireComponent } from '../wire/component.js';
import type { wireEmbed } from '../wire/embed.js';
import type { OfferedChoice } from '../world/interaction.js';
import type { Snowflake } from '../world/snowflake.js';

/** What a persona's client shows. Plain JSON. */

export interface SeenUser {
  readonly id: Snowflake;
  readonly name: string;
  readonly bot: boolean;
}

export interface SeenChannel {
  readonly id: Snowflake;
  readonly kind: 'text' | 'thread' | 'direct';
  readonly name: string;
  readonly topic?: string;
  readonly guild?: { readonly id: Snowflake; readonly name: string };
  /** The channel a thread hangs on. */
  readonly parent?: Snowflake;
  /** A private thread. */
  readonly secret: boolean;
  readonly archived: boolean;
  readonly mayWrite: boolean;
  readonly lastMessage?: Snowflake;
  /** Somebody else has written since the persona last looked. */
  readonly unread: boolean;
  /** So many of the unread messages are meant for the persona: they are in a DM, or ping it. */
  readonly calls: number;
}

export interface SeenButton {
  /** The emoji where there is no label. */
  readonly label: string;
  readonly customId?: string;
  readonly url?: string;
  readonly style: 'primary' | 'secondary' | 'success' | 'danger' | 'link' | 'premium';
  readonly emoji?: string;
  readonly disabled: boolean;
}

export interface SeenOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly emoji?: string;
  /** Chosen already. */
  readonly chosen: boolean;
}

export interface SeenSelect {
  readonly kind: 'string' | 'user' | 'role' | 'mentionable' | 'channel';
  readonly customId: string;
  readonly placeholder?: string;
  readonly options: readonly SeenOption[];
  readonly min: number;
  readonly max: number;
  readonly disabled: boolean;
}

export interface SeenAttachment {
  readonly name: string;
  /** Good for a day. */
  readonly url: string;
  readonly type: string;
  readonly size: number;
  /** The alt text. */
  readonly description?: string;
  readonly width?: number;
  readonly height?: number;
}

export type SeenEmbed = ReturnType<typeof wireEmbed>;

export interface SeenMessage {
  readonly id: Snowflake;
  readonly channel: Snowflake;
  readonly author: SeenUser;
  /** Discord's number of the type of message. */
  readonly type: number;
  readonly content: string;
  /** Everything there is to read: content, embeds, text displays. */
  readonly text: string;
  readonly embeds: readonly SeenEmbed[];
  /** As Discord writes them, in their order and nesting. */
  readonly components: readonly WireComponent[];
  readonly buttons: readonly SeenButton[];
  readonly selects: readonly SeenSelect[];
  /** All files of the message, those shown in embeds too. */
  readonly attachments: readonly SeenAttachment[];
  /** "Only you can see this." */
  readonly ephemeral: boolean;
  /** "… is thinking". */
  readonly thinking: boolean;
  /** The bot was thinking, and can no longer answer. */
  readonly unanswered: boolean;
  readonly pinned: boolean;
  readonly edited: boolean;
  /** It pings the persona. */
  readonly mentionsMe: boolean;
  /** UTC milliseconds of the guild's time. */
  readonly at: number;
  readonly replyTo?: Snowflake;
  /** The slash command it answers, and whose. */
  readonly command?: { readonly name: string; readonly user: SeenUser };
}

export interface SeenField {
  readonly kind: 'text' | 'select' | 'radio' | 'checkboxes' | 'checkbox';
  readonly customId: string;
  readonly label: string;
  readonly description?: string;
  readonly required: boolean;
  /** What stands in a text field already. */
  readonly value?: string;
  readonly placeholder?: string;
  readonly multiline?: boolean;
  /** Characters of a text, else numbers of choices. */
  readonly min: number;
  readonly max: number;
  readonly options?: readonly SeenOption[];
}

export interface SeenModal {
  readonly id: Snowflake;
  readonly title: string;
  readonly customId: string;
  readonly fields: readonly SeenField[];
  /** Text between the fields. */
  readonly texts: readonly string[];
}

/** How the bot answered what a persona did. */
export interface Reply {
  /** A new message, a change of the message the component is on, or a form. */
  readonly kind: 'message' | 'update' | 'modal';
  /** Missing: a form, or the bot took the message away. */
  readonly message?: SeenMessage;
  readonly modal?: SeenModal;
  /** Everything there is to read. */
  readonly text: string;
  /** Further messages the bot had sent by then. */
  readonly followUps: readonly SeenMessage[];
}

export interface SeenCommandOption {
  /** In the persona's language. */
  readonly name: string;
  readonly description: string;
  readonly type: 'string' | 'integer' | 'boolean' | 'user' | 'channel' | 'role' | 'mentionable' | 'number' | 'attachment';
  readonly required: boolean;
  readonly autocomplete: boolean;
  readonly choices: readonly OfferedChoice[];
}

export interface SeenCommand {
  /** "/game create", in the persona's language. */
  readonly name: string;
  readonly description: string;
  readonly options: readonly SeenCommandOption[];
}

/** What changes before a persona's eyes. */
export type SeenEvent =
  | { readonly type: 'message' | 'message-edited'; readonly message: SeenMessage }
  | { readonly type: 'message-deleted'; readonly channel: Snowflake; readonly id: Snowflake }
  /** The persona has read a channel up to a message, in this window or another. */
  | { readonly type: 'read'; readonly channel: Snowflake; readonly until: Snowflake }
  | { readonly type: 'channels' }
  | { readonly type: 'members' }
  | { readonly type: 'commands' }
  /** Other personas than before play by themselves. */
  | { readonly type: 'practice' }
  | { readonly type: 'typing'; readonly channel: Snowflake; readonly user: SeenUser }
  | { readonly type: 'bot'; readonly online: boolean }
  | { readonly type: 'time'; readonly offset: number; readonly now: number };
