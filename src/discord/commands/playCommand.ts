import { proposeIn, waitFor } from '../../matches/actions/lobby/playQueue.js';
import { rememberLanguage } from '../../matches/actions/people/rememberLanguage.js';
import { PACE_NAMES } from '../../matches/model/gameWish.js';
import { completeVariants, variantNamed } from '../autocomplete/completeVariants.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { titleOf } from '../interactions/listedMatch.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { queueReply } from '../replies/queueReply.js';
import { playTexts } from '../words/commands/playTexts.js';
import { choiceOption, completedOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Waits for a game on the server. Without a variant: shows who waits for what. Server managers choose the channel of new games. */
export const play: SlashCommand = {
  text: playTexts.command,
  options: [completedOption(playTexts.variant, completeVariants), choiceOption(playTexts.pace), choiceOption(playTexts.here)],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const { guild } = context.place;
  if (guild === undefined) return refusal(context, { code: 'not-in-server' });
  if (context.option('here') !== undefined) return chooseChannel(context, guild);
  const variant = context.option('variant');
  return variant === undefined ? queueReply(context, guild) : wait(context, guild, variant);
}

async function chooseChannel(context: CommandContext, guild: string): Promise<Reply> {
  const { bot, user, words, place, isAdmin, lacks, guildLanguage } = context;
  if (!isAdmin) return refusal(context, { code: 'not-manager' });
  if (lacks.length > 0) return refusal(context, { code: 'channel-unfit', lacks: lacks.map(one => words.permissions[one]) });
  await proposeIn(bot.hosting, { guild, user, channel: place.channel, language: guildLanguage });
  return queueReply(context, guild, words.queue.chosenHere);
}

async function wait(context: CommandContext, guild: string, typed: string): Promise<Reply> {
  const { bot, user, words, language } = context;
  const game = (await variantNamed(context, typed)) ?? typed;
  const pace = PACE_NAMES.find(one => one === context.option('pace')) ?? '24h';
  const done = await waitFor(bot.hosting, { guild, user, game, pace });
  if (!done.ok) return refusal(context, done.fault);
  await rememberLanguage(bot.hosting, user, language);
  if ('opened' in done.value) {
    const { opened } = done.value;
    return queueReply(context, guild, words.queue.full(titleOf(context, opened), opened.id, `<#${opened.channel}>`));
  }
  if ('seated' in done.value) {
    const { seated } = done.value;
    const next = seated.status === 'running' ? 'begins' : seated.muster ? 'checksIn' : 'waits';
    return queueReply(context, guild, words.queue.seated(titleOf(context, seated), seated.id, `<#${seated.channel}>`, next));
  }
  const title = bot.hosting.games.get(game)?.title[language] ?? game;
  return queueReply(context, guild, words.queue.waiting(title));
}
