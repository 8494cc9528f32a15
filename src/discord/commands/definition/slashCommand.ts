import type { CommandContext } from '../../interactions/interactionContext.js';
import type { Reply } from '../../message/reply.js';
import type { CommandText } from '../../words/commands/commandText.js';
import type { CommandOption } from './commandOption.js';

/** A command without subcommands, or one subcommand: its texts, options and handler. */
export interface CommandAction {
  readonly text: CommandText;
  readonly options?: readonly CommandOption[];
  readonly run: (context: CommandContext) => Reply | Promise<Reply>;
}

/** A slash command: a single action, or several as subcommands. */
export type SlashCommand = CommandAction | { readonly text: CommandText; readonly subcommands: readonly CommandAction[] };
