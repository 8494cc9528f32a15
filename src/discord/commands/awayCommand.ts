import { comeBack, goAway } from '../../matches/actions/people/goAway.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { awayTexts } from '../words/commands/seatCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { moment } from '../words/language/moment.js';
import { textOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Announces that the user will be away. Without an end date: that they are back. */
export const away: SlashCommand = {
  text: awayTexts.command,
  options: [textOption(sharedOptionTexts.until, { longest: 40 }), textOption(awayTexts.from, { longest: 40 })],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const { bot, user, words, option } = context;
  const [from, until] = [option('from'), option('until')];
  if (until === undefined) {
    await comeBack(bot.hosting, user);
    return { content: words.seatAnswers.back };
  }
  const gone = await goAway(bot.hosting, { user, until, ...(from !== undefined && { from }) });
  if (!gone.ok) return refusal(context, gone.fault);
  const begins = gone.value.from > bot.hosting.now() ? moment(gone.value.from) : undefined;
  return { content: words.seatAnswers.gone(begins, moment(gone.value.until)) };
}
