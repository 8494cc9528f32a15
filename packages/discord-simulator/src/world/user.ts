import type { Snowflake } from './snowflake.js';

/** A person or the bot. */
export interface User {
  readonly id: Snowflake;
  /** Unique, lower case. */
  readonly username: string;
  /** The display name. */
  readonly name: string;
  readonly bot: boolean;
  /** The client's language in Discord's spelling: "en-GB", "fr". */
  readonly locale: string;
  /** Whether DMs from the bot are accepted. */
  readonly takesMessages: boolean;
}
