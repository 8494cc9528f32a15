import { completePhases, phaseNamed } from '../autocomplete/completePhases.js';
import { completeTheatres } from '../autocomplete/completeTheatres.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { MAP_SHOWS, mapReply } from '../replies/mapReply.js';
import { mapTexts } from '../words/commands/mapCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { choiceOption, completedOption, gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

const FORMATS = ['picture', 'text', 'svg'] as const;

/** Shows the map, now or at an earlier phase, whole or in part, as a picture or in words. */
export const map: SlashCommand = {
  text: mapTexts.command,
  options: [
    completedOption(sharedOptionTexts.phase, completePhases),
    choiceOption(mapTexts.show),
    completedOption(mapTexts.theatre, completeTheatres),
    choiceOption(mapTexts.lettering),
    choiceOption(mapTexts.format),
    gameOption(),
  ],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'look');
  if (!match.ok) return refusal(context, match.fault);
  return mapReply(context, match.value, {
    phase: await phaseNamed(context, match.value, context.option('phase')),
    show: MAP_SHOWS.find(one => one === context.option('show')),
    theatre: context.option('theatre'),
    page: context.option('lettering') === 'full' ? 'full' : undefined,
    format: FORMATS.find(one => one === context.option('format')),
  });
}
