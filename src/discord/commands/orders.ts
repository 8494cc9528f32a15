import { completeGames } from '../autocomplete/games.js';
import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import { freshPanel } from '../panel/answers.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import type { Command } from './command.js';
import { command, completedOption } from './declare.js';

/** The panel of the asker's seat. */
export const orders: Command = {
  declaration: command('orders', [completedOption('game')]),
  runs: { orders: run },
  complete: typing => completeGames(typing, ['running', 'paused']),
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'play');
  return match.ok ? freshPanel(call, match.value.id) : refusal(call, match.fault);
}
