import { rememberLanguage } from '../../matches/actions/people/rememberLanguage.js';
import { watch as watchMatch } from '../../matches/turn/watch.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { titleOf } from '../interactions/listedMatch.js';
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
  const { bot, words, user, language } = context;
  const done = await watchMatch(bot.hosting, match.value.id, user);
  if (!done.ok) return refusal(context, done.fault);
  if (done.value.watches) await rememberLanguage(bot.hosting, user, language);
  const say = done.value.watches ? words.personalAnswers.watching : words.personalAnswers.watchingNoMore;
  return { content: say(titleOf(context, match.value), match.value.id) };
}
