import { announce as announceTo } from '../../../matches/actions/hosting/announce.js';
import { nameArbiter } from '../../../matches/actions/hosting/arbiter.js';
import { handOver as handOverTo } from '../../../matches/actions/hosting/handOver.js';
import { findMatch } from '../../interactions/findMatch.js';
import { type CommandContext, managesServerOf } from '../../interactions/interactionContext.js';
import { refusal } from '../../interactions/sayFault.js';
import type { Reply } from '../../message/reply.js';
import { hostTexts } from '../../words/commands/hostCommandTexts.js';
import { sharedOptionTexts } from '../../words/commands/sharedOptionTexts.js';
import { moment } from '../../words/language/moment.js';
import { isQuotable, LONGEST_QUOTATION } from '../../words/language/userText.js';
import { textOption, userOption } from '../definition/commandOption.js';
import type { CommandAction } from '../definition/slashCommand.js';
import { hostedGame, personIn, withMatch } from './hostTarget.js';

/** Posts a text in the channel of the match. */
export const announce: CommandAction = {
  text: hostTexts.announce.command,
  options: [textOption(hostTexts.announce.text, { required: true, longest: 2000 }), hostedGame],
  run: publish,
};

async function publish(context: CommandContext): Promise<Reply> {
  return withMatch(context, async match => {
    const text = context.option('text') ?? '';
    if (!isQuotable(text, LONGEST_QUOTATION)) return refusal(context, { code: 'text-too-long' });
    const done = await announceTo(context.bot.hosting, match.id, context.user, text);
    return done.ok ? { content: context.words.hostAnswers.announced } : refusal(context, done.fault);
  });
}

/** Names an arbiter. Without a player: removes the arbiter. */
export const arbiter: CommandAction = {
  text: hostTexts.arbiter.command,
  options: [userOption(hostTexts.arbiter.player), hostedGame],
  run: changeArbiter,
};

async function changeArbiter(context: CommandContext): Promise<Reply> {
  return withMatch(context, async match => {
    const named = context.chosenUser('player');
    const done = await nameArbiter(context.bot.hosting, {
      match: match.id,
      by: context.user,
      ...(named !== undefined && { arbiter: named }),
    });
    if (!done.ok) return refusal(context, done.fault);
    const { words } = context;
    return {
      content: named === undefined ? words.decisions.arbiterTakenBack : words.decisions.arbiterNamed(personIn(context, match, named)),
    };
  });
}

/** Hands hosting over to another user. A user who manages the server may do so if the host has left or does not answer. */
export const handOver: CommandAction = {
  text: hostTexts.handOver.command,
  options: [userOption(sharedOptionTexts.player, { required: true }), hostedGame],
  run: giveHosting,
};

async function giveHosting(context: CommandContext): Promise<Reply> {
  const found = await findMatch(context, context.option('game'), 'run');
  if (!found.ok) return refusal(context, found.fault);
  const match = found.value;
  const { user: by, bot, words } = context;
  const to = context.chosenUser('player');
  if (to === undefined) return refusal(context, { code: 'nobody-chosen' });
  const isAdmin = managesServerOf(context, match);
  if (isAdmin && match.host !== by) await bot.askForHost(match);
  const done = await handOverTo(bot.hosting, { match: match.id, by, to, isAdmin });
  if (!done.ok) return refusal(context, done.fault);
  const { value } = done;
  const said =
    value.kind === 'asked' ? words.hostChange.asked(moment(value.until)) : words.hostChange.handedOver(personIn(context, match, to));
  return { content: said };
}
