import { lookOf } from '../../matches/people/changeSettings.js';
import { storyPicture } from '../../matches/pictureOf.js';
import { completePhases, phaseNamed } from '../autocomplete/phases.js';
import type { CommandCall } from '../call.js';
import { editsReply } from '../editsReply.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { historyTexts } from '../words/commands/mapCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { tellerOf } from '../words/presenters/gamePresenter.js';
import type { Command } from './command.js';
import { choiceOption, completedOption, gameOption } from './commandOption.js';

/** The whole game, or the year of a phase, as a moving map or as a chart; or all that the asker himself has ordered. */
export const history: Command = {
  text: historyTexts.command,
  options: [choiceOption(historyTexts.as), completedOption(sharedOptionTexts.phase, completePhases), gameOption()],
  run,
};

async function run(call: CommandCall): Promise<Reply> {
  const { embassy, language, user } = call;
  const match = findMatch(call, call.option('game'), 'look');
  if (!match.ok) return refusal(call, match.fault);
  if (call.option('as') === 'edits') return editsReply(call, match.value, phaseNamed(call.option('phase')));
  const kind = call.option('as') === 'chart' ? 'chart' : 'history';
  const asked = {
    match: match.value.id,
    kind,
    phase: phaseNamed(call.option('phase')),
    language,
    look: lookOf(embassy.house, user),
  } as const;
  const story = storyPicture(embassy.house, asked);
  if (!story.ok) return refusal(call, story.fault);
  const name = `${kind}-${match.value.id}.${kind === 'chart' ? 'png' : 'gif'}`;
  const alt = tellerOf(embassy.tellers, match.value.game).altText(story.value, language);
  return { enclosures: [{ name, bytes: await embassy.artist.draw(story.value), alt }] };
}
