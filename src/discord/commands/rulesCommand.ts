import type { Catalogue } from '../../matches/context/ports.js';
import { folded } from '../autocomplete/folded.js';
import { gamesHere } from '../interactions/gamesHere.js';
import type { CommandContext, InteractionContext, Suggestion } from '../interactions/interactionContext.js';
import type { Reply } from '../message/reply.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { rulesReply, topicsOf } from '../replies/rulesReply.js';
import { rulesTexts } from '../words/commands/recordCommandTexts.js';
import { choiceOption, completedOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Shows the rules of a game, topic by topic: of the one that is played here, or of any other. */
export const rules = (catalogue: Catalogue): SlashCommand => ({
  text: rulesTexts.command,
  options: [
    completedOption(rulesTexts.topic, completeTopics),
    choiceOption(
      rulesTexts.variant,
      [...catalogue.values()].map(({ id, title }) => ({ value: id, name: title })),
    ),
  ],
  run,
});

async function run(context: CommandContext): Promise<Reply> {
  const game = await gameOf(context, context.option('variant'));
  const typed = folded(context.option('topic') ?? '');
  return rulesReply(
    context,
    game,
    typed === ''
      ? 0
      : placeOf(
          topicsOf(context, game).map(({ title }) => folded(title)),
          typed,
        ),
  );
}

/** The place of the topic with this title, or else of the first whose title contains it; 0 if there is none. */
const placeOf = (titles: readonly string[], typed: string): number =>
  Math.max(0, titles.includes(typed) ? titles.indexOf(typed) : titles.findIndex(title => title.includes(typed)));

async function completeTopics(
  context: InteractionContext & { readonly typed: string; option(key: string): string | undefined },
): Promise<readonly Suggestion[]> {
  return topicsOf(context, await gameOf(context, context.option('variant')))
    .map(({ title }) => ({
      name: title.slice(0, DISCORD_LIMITS.suggestions.name),
      value: title.slice(0, DISCORD_LIMITS.suggestions.value),
    }))
    .filter(({ name }) => folded(name).includes(folded(context.typed)))
    .slice(0, DISCORD_LIMITS.suggestions.most);
}

/** The game that was asked for, or else the first of those that `/help` tells about. */
async function gameOf(context: InteractionContext, asked: string | undefined): Promise<string> {
  const { games } = context.bot.hosting;
  if (asked !== undefined && games.has(asked)) return asked;
  return (await gamesHere(context)).games[0]?.id ?? '';
}
