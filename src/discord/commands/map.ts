import { SHOWN } from '../../matches/pictureOf.js';
import { completePhases, phaseNamed } from '../autocomplete/phases.js';
import { completeTheatres } from '../autocomplete/theatres.js';
import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import { mapReply } from '../mapReply.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { mapTexts } from '../words/commands/mapCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import type { Command } from './command.js';
import { choiceOption, completedOption, gameOption } from './commandOption.js';

const SHOWS = [...SHOWN, 'mine'] as const;
const FORMATS = ['picture', 'text', 'svg'] as const;

/** The map of the game, now or at an earlier phase, whole or in part, as a picture or in words. */
export const map: Command = {
  text: mapTexts.command,
  options: [
    completedOption(sharedOptionTexts.phase, completePhases),
    choiceOption(mapTexts.show),
    completedOption(mapTexts.theatre, completeTheatres),
    choiceOption(mapTexts.format),
    gameOption(),
  ],
  run,
};

async function run(call: CommandCall): Promise<Reply> {
  const match = findMatch(call, call.option('game'), 'look');
  if (!match.ok) return refusal(call, match.fault);
  return mapReply(call, match.value, {
    phase: phaseNamed(call.option('phase')),
    show: SHOWS.find(one => one === call.option('show')),
    theatre: call.option('theatre'),
    format: FORMATS.find(one => one === call.option('format')),
  });
}
