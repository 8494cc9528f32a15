import { lookOf } from '../../matches/actions/people/changeSettings.js';
import { storyPicture } from '../../matches/read/pictureOf.js';
import { completePhases, completeTold, phaseNamed } from '../autocomplete/completePhases.js';
import { PATIENCE_FOR_FILES, withPicture } from '../interactions/drawnReply.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, CommandContext, Suggestion } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { editsReply } from '../replies/editsReply.js';
import { historyTexts } from '../words/commands/mapCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { choiceOption, completedOption, gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Shows the whole game, or one year, as an animated map or a chart; or everything the user has ordered. */
export const history: SlashCommand = {
  text: historyTexts.command,
  options: [choiceOption(historyTexts.as), completedOption(sharedOptionTexts.phase, completeShown), gameOption()],
  run,
};

/** One's own orders may be of any phase. */
function completeShown(context: AutocompleteContext): Promise<readonly Suggestion[]> {
  return context.option('as') === 'edits' ? completePhases(context) : completeTold(context);
}

async function run(context: CommandContext): Promise<Reply> {
  const { bot, language, user } = context;
  const match = await findMatch(context, context.option('game'), 'look');
  if (!match.ok) return refusal(context, match.fault);
  if (context.option('as') === 'edits')
    return editsReply(context, match.value, await phaseNamed(context, match.value, context.option('phase')));
  const kind = context.option('as') === 'chart' ? 'chart' : 'history';
  const asked = {
    match: match.value.id,
    kind,
    phase: await phaseNamed(context, match.value, context.option('phase')),
    language,
    look: await lookOf(bot.hosting, user),
  } as const;
  const story = await storyPicture(bot.hosting, asked);
  if (!story.ok) return refusal(context, story.fault);
  const name = `${kind}-${match.value.id}.${kind === 'chart' ? 'png' : 'gif'}`;
  const alt = presenterOf(bot.presenters, match.value.game).altText(story.value, language);
  return withPicture(context, { picture: story.value, name, alt }, PATIENCE_FOR_FILES);
}
