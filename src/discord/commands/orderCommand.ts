import { submitOrders } from '../../matches/actions/orders/submitOrders.js';
import { completeOrders } from '../autocomplete/completeOrders.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { afterChange } from '../panel/panelReplies.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { orderTexts } from '../words/commands/orderCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { completedOption, gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Files one or several orders, as the player types them. */
export const order: SlashCommand = {
  text: orderTexts.command,
  options: [
    completedOption(sharedOptionTexts.text, context => completeOrders(context), {
      required: true,
      longest: DISCORD_LIMITS.command.optionText,
    }),
    gameOption('running', 'paused'),
  ],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'play');
  if (!match.ok) return refusal(context, match.fault);
  const text = context.option('text') ?? '';
  const { user, language, id, bot } = context;
  const filed = await submitOrders(bot.hosting, { match: match.value.id, user, language, text, interaction: id });
  return afterChange(context, match.value.id, { filed, typed: text, adds: true });
}
