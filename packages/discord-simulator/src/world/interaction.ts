import type { InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import type { Modal } from '../requestSchemas/modalSchema.js';
import type { Answered } from './message.js';
import type { Snowflake } from './snowflake.js';

/** The interactions that a person's client starts. */
export type UserInteractionType = Exclude<InteractionType, InteractionType.Ping>;

export interface OfferedChoice {
  /** In the user's language. */
  readonly name: string;
  readonly value: string | number;
}

/** Something a user did with the bot, and how far the bot has answered. */
export interface Interaction {
  readonly id: Snowflake;
  readonly token: string;
  readonly type: UserInteractionType;
  readonly user: Snowflake;
  readonly channel: Snowflake;
  readonly guild?: Snowflake;
  /** Discord's `data` field. */
  readonly data: object;
  /** The slash command, such as "/poll create". */
  readonly command?: string;
  /** For autocomplete: the type of the focused option. */
  readonly typing?: number;
  /** The message whose component was used. */
  readonly source?: Snowflake;
  /** For a submitted modal: the interaction that opened it. */
  readonly opener?: Answered;
  /** When it began, in milliseconds of the real clock. */
  readonly begunAt: number;
  readonly callback?: InteractionResponseType;
  /** The message that the answer created or changed. */
  readonly original?: Snowflake;
  /** Whether the bot has answered and is not "thinking" any more. */
  readonly settled: boolean;
  readonly modal?: Modal;
  /** Whether the modal was submitted or dismissed. */
  readonly modalClosed?: boolean;
  readonly choices?: readonly OfferedChoice[];
  /** Messages sent after the answer. */
  readonly followUps: readonly Snowflake[];
}
