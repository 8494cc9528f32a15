import type { Snowflake } from './snowflake.js';

/** A persona, or the bot. */
export interface User {
  readonly id: Snowflake;
  /** Unique, lower case. */
  readonly username: string;
  /** What others read. */
  readonly name: string;
  readonly bot: boolean;
  /** The language of the client, as Discord writes it: "en-GB", "fr". */
  readonly locale: string;
  /** False: whoever writes a DM is refused. */
  readonly takesMessages: boolean;
}
