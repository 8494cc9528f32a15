import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { freshPanel } from '../panel/panelReplies.js';
import { ordersTexts } from '../words/commands/orderCommandTexts.js';
import { gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Opens the panel of the user's seat. */
export const orders: SlashCommand = {
  text: ordersTexts.command,
  options: [gameOption('running', 'paused')],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'play');
  return match.ok ? await freshPanel(context, match.value.id) : refusal(context, match.fault);
}
