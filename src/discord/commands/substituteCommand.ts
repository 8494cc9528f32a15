import { appoint } from '../../matches/actions/seats/substitute.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { substituteTexts } from '../words/commands/seatCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { moment } from '../words/language/moment.js';
import { gameOption, textOption, userOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Lets another user order for this one until a given day. Without a player: ends that. */
export const substitute: SlashCommand = {
  text: substituteTexts.command,
  options: [userOption(substituteTexts.player), textOption(sharedOptionTexts.until, { longest: 40 }), gameOption('running')],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const { bot, user, words } = context;
  const match = await findMatch(context, context.option('game'), 'play');
  if (!match.ok) return refusal(context, match.fault);
  const [by, until] = [context.chosenUser('player'), context.option('until')];
  const done = await appoint(bot.hosting, {
    match: match.value.id,
    user,
    ...(by !== undefined && { by }),
    ...(until !== undefined && { until }),
  });
  if (!done.ok) return refusal(context, done.fault);
  if (done.value === undefined) return { content: words.seatAnswers.alone };
  const said = match.value.plan.anonymous ? words.seatAnswers.mayStandIn : words.seatAnswers.stoodIn;
  return { content: said(moment(done.value)) };
}
