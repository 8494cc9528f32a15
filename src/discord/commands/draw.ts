import { completeGames } from '../autocomplete/games.js';
import type { CommandCall } from '../call.js';
import { voted } from '../components/ballots.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import type { Command } from './command.js';
import { command, completedOption } from './declare.js';

/** A secret vote for a draw. */
export const draw: Command = {
  declaration: command('draw', [completedOption('game')]),
  runs: { draw: run },
  complete: typing => completeGames(typing, ['running']),
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'play');
  return match.ok ? voted(call, match.value.id, { kind: 'draw' }, true) : refusal(call, match.fault);
}
