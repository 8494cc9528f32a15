import { SHOWN } from '../../matches/pictureOf.js';
import { completeGames } from '../autocomplete/games.js';
import { completePhases, phaseNamed } from '../autocomplete/phases.js';
import { completeTheatres } from '../autocomplete/theatres.js';
import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import { mapReply } from '../mapReply.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { CHOICES } from '../words/commands/choiceNames.js';
import type { Command } from './command.js';
import { choiceOption, choicesOf, command, completedOption } from './declare.js';

const SHOWS = [...SHOWN, 'mine'] as const;
const FORMATS = ['picture', 'text', 'svg'] as const;

/** The map of the game, now or at an earlier phase, whole or in part, as a picture or in words. */
export const map: Command = {
  declaration: command('map', [
    completedOption('phase'),
    choiceOption('show', choicesOf(CHOICES.show)),
    completedOption('theatre'),
    choiceOption('format', choicesOf(CHOICES.format)),
    completedOption('game'),
  ]),
  runs: { map: run },
  complete: typing =>
    typing.field === 'game' ? completeGames(typing) : typing.field === 'theatre' ? completeTheatres(typing) : completePhases(typing),
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
