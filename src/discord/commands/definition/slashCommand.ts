import type { CommandContext } from '../../interactions/interactionContext.js';
import type { Reply } from '../../message/reply.js';
import type { CommandText } from '../../words/commands/commandText.js';
import type { CommandOption } from './commandOption.js';

/** What a command, or one of its subcommands, is called, asks for, and does. */
export interface CommandAction {
  readonly text: CommandText;
  readonly options?: readonly CommandOption[];
  readonly run: (context: CommandContext) => Reply | Promise<Reply>;
}

/** A slash command: an action, or several as subcommands. */
export type SlashCommand = CommandAction | { readonly text: CommandText; readonly subcommands: readonly CommandAction[] };
