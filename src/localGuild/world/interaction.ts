import type { Modal } from '../door/modal.js';
import type { Answered } from './message.js';
import type { Snowflake } from './snowflake.js';

export const INTERACTION_TYPE = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
export type InteractionType = (typeof INTERACTION_TYPE)[keyof typeof INTERACTION_TYPE];

export const CALLBACK_TYPE = { message: 4, deferredMessage: 5, deferredUpdate: 6, update: 7, choices: 8, modal: 9 } as const;
export type CallbackType = (typeof CALLBACK_TYPE)[keyof typeof CALLBACK_TYPE];

export interface OfferedChoice {
  /** As the persona reads it. */
  readonly name: string;
  readonly value: string | number;
}

/** Something a persona did with the bot, and how far the bot has answered. */
export interface Interaction {
  readonly id: Snowflake;
  readonly token: string;
  readonly type: InteractionType;
  readonly user: Snowflake;
  readonly channel: Snowflake;
  readonly guild?: Snowflake;
  /** What Discord calls `data`, in its own shape. */
  readonly told: object;
  /** The slash command in words. */
  readonly command?: string;
  /** For autocomplete: the type of the option being typed. */
  readonly typing?: number;
  /** The message whose component was used. */
  readonly source?: Snowflake;
  /** Of a form that was handed in: the interaction that opened it. */
  readonly opener?: Answered;
  /** When it began, in milliseconds of a clock nobody steers. */
  readonly begunAt: number;
  readonly callback?: CallbackType;
  /** The message the answer became or changed. */
  readonly original?: Snowflake;
  /** The bot has said what there was to say: nothing is being thought about any more. */
  readonly settled: boolean;
  readonly modal?: Modal;
  /** The modal was handed in or dismissed. */
  readonly modalClosed?: boolean;
  readonly choices?: readonly OfferedChoice[];
  /** Messages sent after the answer. */
  readonly followUps: readonly Snowflake[];
}
