import type { FilledOptions } from '../persona/command.js';
import type { Snowflake } from '../world/snowflake.js';

/** Something a person can do in front of the client. `confirm`: the button to press on what the bot answers, where it asks back. */
export type Move =
  | { readonly kind: 'press'; readonly message: Snowflake; readonly button: string; readonly confirm?: string }
  | {
      readonly kind: 'command';
      readonly channel: Snowflake;
      readonly command: string;
      readonly options: FilledOptions;
      readonly confirm?: string;
    };

/**
 * What practice players go by: somebody who knows the bot's games says what a persona could do, and the local guild does it as any person
 * does, by command and by button. Users and channels are ids; nothing: there is nothing to do.
 */
export interface Practice {
  /** The command that opens a game. */
  readonly opening: Omit<Extract<Move, { kind: 'command' }>, 'kind' | 'channel'>;
  /** Takes a seat at the newest table in the channel that still has one. */
  join(user: Snowflake, channel: Snowflake): Move | undefined;
  /** Begins the newest game in the channel that waits for its host to do so. */
  start(user: Snowflake, channel: Snowflake): Move | undefined;
  /** The next deadline of any game, in UTC milliseconds of the guild's time. */
  deadline(): number | undefined;
  /** Orders, and says that they are final, wherever it is the persona's turn. */
  play(user: Snowflake): readonly Move[];
}
