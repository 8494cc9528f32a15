import type { Component } from '../door/component.js';
import type { Embed } from '../door/embed.js';
import type { Snowflake } from './snowflake.js';

export const MESSAGE_TYPE = {
  default: 0,
  recipientAdded: 1,
  pinned: 6,
  threadCreated: 18,
  reply: 19,
  command: 20,
  threadStarter: 21,
} as const;

export const MESSAGE_FLAG = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

export interface Attachment {
  readonly id: Snowflake;
  readonly filename: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
  /** The alt text. */
  readonly description?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface Mentions {
  readonly users: readonly Snowflake[];
  readonly roles: readonly Snowflake[];
  readonly everyone: boolean;
}

/** The interaction a message answers. */
export interface Answered {
  readonly interaction: Snowflake;
  readonly type: number;
  readonly user: Snowflake;
  readonly command?: string;
  /** The message whose component was used. */
  readonly pressed?: Snowflake;
  /** Of a form that was handed in: the interaction that opened it. */
  readonly opener?: Answered;
}

export interface Message {
  readonly id: Snowflake;
  readonly channel: Snowflake;
  readonly author: Snowflake;
  readonly type: number;
  readonly content: string;
  readonly embeds: readonly Embed[];
  readonly components: readonly Component[];
  readonly attachments: readonly Attachment[];
  readonly flags: number;
  readonly mentions: Mentions;
  readonly at: number;
  readonly editedAt?: number;
  readonly pinnedAt?: number;
  readonly nonce?: string;
  /** When it was posted by a clock nobody steers, in UTC milliseconds. */
  readonly reallyAt?: number;
  /** The message this one replies to, or speaks of. */
  readonly reference?: { readonly channel: Snowflake; readonly message?: Snowflake };
  readonly answers?: Answered;
  /** Only this persona sees it. */
  readonly onlyFor?: Snowflake;
}

export const hasFlag = (message: { readonly flags: number }, flag: keyof typeof MESSAGE_FLAG): boolean =>
  (message.flags & MESSAGE_FLAG[flag]) !== 0;
