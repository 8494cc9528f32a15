import { proposeMotion } from '../../matches/actions/orders/proposeMotion.js';
import { completeOrders } from '../autocomplete/completeOrders.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, CommandContext, Suggestion } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { motionTexts } from '../words/commands/orderCommandTexts.js';
import { completedOption, gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Suggests legal orders for units that are ordered by vote. */
const completeMotions = (context: AutocompleteContext): Promise<readonly Suggestion[]> =>
  completeOrders(context, topic => topic.of !== undefined);

/** Publicly asks the other powers to vote for an order. */
export const motion: SlashCommand = {
  text: motionTexts.command,
  options: [completedOption(motionTexts.text, completeMotions, { required: true }), gameOption('running')],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const { bot, user, language, words } = context;
  const match = await findMatch(context, context.option('game'), 'play');
  if (!match.ok) return refusal(context, match.fault);
  const proposed = await proposeMotion(bot.hosting, { match: match.value.id, user, language, text: context.option('text') ?? '' });
  if (!proposed.ok) return refusal(context, proposed.fault);
  return { content: proposed.value.isOwnVote ? words.proposals.movedAsVoted : words.proposals.moved };
}
