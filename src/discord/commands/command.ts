import type { CommandCall } from '../call.js';
import type { Reply } from '../reply.js';
import type { CommandText } from '../words/commands/commandText.js';
import type { CommandOption } from './commandOption.js';

/** What a command, or one of its subcommands, is called, asks for, and does. */
export interface Action {
  readonly text: CommandText;
  readonly options?: readonly CommandOption[];
  readonly run: (call: CommandCall) => Reply | Promise<Reply>;
}

/** A slash command: an action, or several as subcommands. */
export type Command = Action | { readonly text: CommandText; readonly subcommands: readonly Action[] };
