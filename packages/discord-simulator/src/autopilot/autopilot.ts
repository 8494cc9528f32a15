import type { FilledOptions } from '../client/runCommand.js';
import type { Snowflake } from '../world/snowflake.js';

/** Something a person can do in the client. `confirm`: the custom id of a button to press on the bot's answer, if the answer has it. */
export type ScriptedAction =
  | { readonly kind: 'press'; readonly message: Snowflake; readonly button: string; readonly confirm?: string }
  | {
      readonly kind: 'command';
      readonly channel: Snowflake;
      readonly command: string;
      readonly options: FilledOptions;
      readonly confirm?: string;
    };

/** The next moment at which the bot will act by itself. */
export interface NextDeadline {
  /** In simulated UTC milliseconds. */
  readonly at: number;
  /** What is due then, in the page's languages: "Game 3". */
  readonly what: { readonly en: string; readonly fr: string };
  /** The channel where it happens. */
  readonly channel: Snowflake;
}

/**
 * Lets personas act by themselves in an activity that several people join, such as a game. An implementation knows the bot and decides what
 * a persona does next; the simulator does it with the real buttons and commands. Users and channels are ids. Undefined: there is nothing to
 * do.
 */
export interface Autopilot {
  /** The command that opens an activity. */
  readonly opening: Omit<Extract<ScriptedAction, { kind: 'command' }>, 'kind' | 'channel'>;
  /** Joins the newest activity in the channel that has room. */
  join(user: Snowflake, channel: Snowflake): Awaitable<ScriptedAction | undefined>;
  /** Starts the newest activity in the channel that waits for this user to start it. */
  start(user: Snowflake, channel: Snowflake): Awaitable<ScriptedAction | undefined>;
  deadline(): Awaitable<NextDeadline | undefined>;
  /** What a persona on autopilot does now, in order. */
  play(user: Snowflake): Awaitable<readonly ScriptedAction[]>;
}

type Awaitable<T> = T | Promise<T>;
