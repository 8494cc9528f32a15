import type { SerializedComponent } from '../serializers/serializeComponent.js';
import type { serializeEmbed } from '../serializers/serializeEmbed.js';
import type { OfferedChoice } from '../world/interaction.js';
import type { Snowflake } from '../world/snowflake.js';

/** What a user's client shows, as plain JSON. */

export interface SeenUser {
  readonly id: Snowflake;
  readonly name: string;
  readonly bot: boolean;
}

/** A role, without the @ that its name may begin with. */
export interface SeenRole {
  readonly id: Snowflake;
  readonly name: string;
}

export interface SeenChannel {
  readonly id: Snowflake;
  readonly kind: 'text' | 'thread' | 'direct';
  readonly name: string;
  readonly topic?: string;
  readonly guild?: { readonly id: Snowflake; readonly name: string; readonly roles: readonly SeenRole[] };
  /** The parent channel of a thread. */
  readonly parent?: Snowflake;
  /** Whether it is a private thread. */
  readonly secret: boolean;
  readonly archived: boolean;
  readonly mayWrite: boolean;
  readonly lastMessage?: Snowflake;
  /** Whether there are unread messages from others. */
  readonly unread: boolean;
  /** How many unread messages there are in a DM; elsewhere, how many of them ping the user. */
  readonly calls: number;
}

export interface SeenButton {
  /** The emoji if there is no label. */
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
  /** Whether it is selected by default. */
  readonly chosen: boolean;
}

export interface SeenSelect {
  readonly kind: 'string' | 'user' | 'role' | 'mentionable' | 'channel';
  readonly customId: string;
  readonly placeholder?: string;
  readonly options: readonly SeenOption[];
  /** Ids of those that are selected by default, if the options are people, roles or channels. */
  readonly chosen: readonly Snowflake[];
  readonly min: number;
  readonly max: number;
  readonly disabled: boolean;
}

export interface SeenAttachment {
  readonly name: string;
  /** Valid for a day. */
  readonly url: string;
  readonly type: string;
  readonly size: number;
  /** The alt text. */
  readonly description?: string;
  readonly width?: number;
  readonly height?: number;
}

export type SeenEmbed = ReturnType<typeof serializeEmbed>;

export interface SeenMessage {
  readonly id: Snowflake;
  readonly channel: Snowflake;
  readonly author: SeenUser;
  /** Discord's message type. */
  readonly type: number;
  readonly content: string;
  /** All text: content, embeds, text displays. */
  readonly text: string;
  readonly embeds: readonly SeenEmbed[];
  /** As Discord sends them. */
  readonly components: readonly SerializedComponent[];
  readonly buttons: readonly SeenButton[];
  readonly selects: readonly SeenSelect[];
  /** All files of the message, including those shown in embeds. */
  readonly attachments: readonly SeenAttachment[];
  /** Whether it says "Only you can see this." */
  readonly ephemeral: boolean;
  /** Whether it says "… is thinking". */
  readonly thinking: boolean;
  /** Whether the bot was "thinking" until its token expired. */
  readonly unanswered: boolean;
  readonly pinned: boolean;
  readonly edited: boolean;
  /** Whether it pings the user. */
  readonly mentionsMe: boolean;
  /** Simulated UTC milliseconds. */
  readonly at: number;
  readonly replyTo?: Snowflake;
  /** The slash command it answers, and who used it. */
  readonly command?: { readonly name: string; readonly user: SeenUser };
}

export interface SeenField {
  readonly kind: 'text' | 'select' | 'radio' | 'checkboxes' | 'checkbox';
  readonly customId: string;
  readonly label: string;
  readonly description?: string;
  readonly required: boolean;
  /** The initial text of a text field. */
  readonly value?: string;
  readonly placeholder?: string;
  readonly multiline?: boolean;
  /** Bounds: characters of a text, or number of choices. */
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

/** The bot's answer to an interaction. */
export interface Reply {
  /** A new message, an update of the component's message, or a modal. */
  readonly kind: 'message' | 'update' | 'modal';
  /** Undefined for a modal, or if the bot deleted the message. */
  readonly message?: SeenMessage;
  readonly modal?: SeenModal;
  /** All text of the answer. */
  readonly text: string;
  /** Follow-ups sent so far. */
  readonly followUps: readonly SeenMessage[];
}

export interface SeenCommandOption {
  /** In the user's language. */
  readonly name: string;
  readonly description: string;
  readonly type: 'string' | 'integer' | 'boolean' | 'user' | 'channel' | 'role' | 'mentionable' | 'number' | 'attachment';
  readonly required: boolean;
  readonly autocomplete: boolean;
  readonly choices: readonly OfferedChoice[];
}

export interface SeenCommand {
  /** "/poll create", in the user's language. */
  readonly name: string;
  readonly description: string;
  readonly options: readonly SeenCommandOption[];
}

/** A change that a user's client shows. */
export type SeenEvent =
  | { readonly type: 'message' | 'message-edited'; readonly message: SeenMessage }
  | { readonly type: 'message-deleted'; readonly channel: Snowflake; readonly id: Snowflake }
  /** The user has read a channel up to a message, in this window or another. */
  | { readonly type: 'read'; readonly channel: Snowflake; readonly until: Snowflake }
  | { readonly type: 'channels' }
  | { readonly type: 'members' }
  | { readonly type: 'commands' }
  /** The set of personas on autopilot changed. */
  | { readonly type: 'autopilot' }
  | { readonly type: 'typing'; readonly channel: Snowflake; readonly user: SeenUser }
  | { readonly type: 'bot'; readonly online: boolean }
  | { readonly type: 'time'; readonly offset: number; readonly now: number };
