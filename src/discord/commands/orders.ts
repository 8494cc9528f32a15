import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import { freshPanel } from '../panel/answers.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { ordersTexts } from '../words/commands/orderCommandTexts.js';
import type { Command } from './command.js';
import { gameOption } from './commandOption.js';

/** The panel of the asker's seat. */
export const orders: Command = {
  text: ordersTexts.command,
  options: [gameOption('running', 'paused')],
  run,
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'play');
  return match.ok ? freshPanel(call, match.value.id) : refusal(call, match.fault);
}
