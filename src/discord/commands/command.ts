import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { CommandCall, Completion, Typing } from '../call.js';
import type { Reply } from '../reply.js';

/** A slash command: how it is declared to Discord, and what it does. */
export interface Command {
  readonly declaration: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** By the name of the subcommand; a command without any has one, named after itself. */
  readonly runs: Readonly<Record<string, (call: CommandCall) => Reply | Promise<Reply>>>;
  /** Suggestions for the option being typed, at most 25. */
  readonly complete?: (typing: Typing) => readonly Completion[];
}
