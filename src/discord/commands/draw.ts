import type { CommandCall } from '../call.js';
import { voted } from '../components/ballots.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { drawTexts } from '../words/commands/voteCommandTexts.js';
import type { Command } from './command.js';
import { gameOption } from './commandOption.js';

/** A secret vote for a draw. */
export const draw: Command = {
  text: drawTexts.command,
  options: [gameOption('running')],
  run,
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'play');
  return match.ok ? voted(call, match.value.id, { kind: 'draw' }, true) : refusal(call, match.fault);
}
