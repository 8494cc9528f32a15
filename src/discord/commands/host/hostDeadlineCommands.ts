import { adjudicateNow } from '../../../matches/actions/hosting/adjudicateNow.js';
import { extendByHost, pauseByHost } from '../../../matches/actions/hosting/hostTime.js';
import { type CommandContext, managesServerOf } from '../../interactions/interactionContext.js';
import { refusal } from '../../interactions/sayFault.js';
import type { Reply } from '../../message/reply.js';
import { hostTexts } from '../../words/commands/hostCommandTexts.js';
import { moment } from '../../words/language/moment.js';
import { choiceOption, textOption } from '../definition/commandOption.js';
import type { CommandAction } from '../definition/slashCommand.js';
import { hostedGame, withMatch } from './hostTarget.js';

/** Closes the phase. If orders are missing, only with `force`. */
export const adjudicate: CommandAction = {
  text: hostTexts.adjudicate.command,
  options: [choiceOption(hostTexts.adjudicate.force), hostedGame],
  run: closePhaseNow,
};

async function closePhaseNow(context: CommandContext): Promise<Reply> {
  return withMatch(context, async match => {
    const { user, bot } = context;
    const isAdmin = managesServerOf(context, match);
    const done = await adjudicateNow(bot.hosting, { match: match.id, user, isAdmin, force: context.option('force') === 'yes' });
    return done.ok ? { content: context.words.hostAnswers.adjudicated } : refusal(context, done.fault);
  });
}

/** Postpones the deadline. */
export const extend: CommandAction = {
  text: hostTexts.extend.command,
  options: [textOption(hostTexts.extend.by, { required: true, longest: 40 }), hostedGame],
  run: extendPhase,
};

async function extendPhase(context: CommandContext): Promise<Reply> {
  return withMatch(context, async match => {
    const done = await extendByHost(context.bot.hosting, match.id, context.user, context.option('by') ?? '');
    return done.ok ? { content: context.words.hostAnswers.extendedTo(moment(done.value)) } : refusal(context, done.fault);
  });
}

export const pause: CommandAction = { text: hostTexts.pause.command, options: [hostedGame], run: pauseGame };

async function pauseGame(context: CommandContext): Promise<Reply> {
  return withMatch(context, async match => {
    const done = await pauseByHost(context.bot.hosting, match.id, context.user);
    return done.ok ? { content: context.words.hostAnswers.paused } : refusal(context, done.fault);
  });
}
