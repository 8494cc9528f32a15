import type { Component } from '../requestSchemas/componentSchema.js';
import type { Embed } from '../requestSchemas/embedSchema.js';
import type { Snowflake } from './snowflake.js';

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
  /** For a submitted modal: the interaction that opened it. */
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
  /** When it was posted by the real clock, in UTC milliseconds. */
  readonly reallyAt?: number;
  /** The message this one replies to or is about. */
  readonly reference?: { readonly channel: Snowflake; readonly message?: Snowflake };
  readonly answers?: Answered;
  /** Ephemeral: only this user sees it. */
  readonly onlyFor?: Snowflake;
}
