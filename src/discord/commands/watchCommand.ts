import { watch as watchMatch } from '../../matches/turn/watch.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { watchTexts } from '../words/commands/personalCommandTexts.js';
import { gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Notifies the user of results from now on. The second time: stops that. */
export const watch: SlashCommand = {
  text: watchTexts.command,
  options: [gameOption('running', 'paused', 'lobby')],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'look');
  if (!match.ok) return refusal(context, match.fault);
  const done = await watchMatch(context.bot.hosting, match.value.id, context.user);
  if (!done.ok) return refusal(context, done.fault);
  return { content: done.value.watches ? context.words.ownGames.watching : context.words.ownGames.watchingNoMore };
}
