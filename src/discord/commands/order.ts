import { submitOrders } from '../../matches/orders/submitOrders.js';
import { completeOrders } from '../autocomplete/orders.js';
import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import { afterChange } from '../panel/answers.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { orderTexts } from '../words/commands/orderCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import type { Command } from './command.js';
import { completedOption, gameOption } from './commandOption.js';

/** One order or several, in the player's own words. */
export const order: Command = {
  text: orderTexts.command,
  options: [
    completedOption(sharedOptionTexts.text, typing => completeOrders(typing), { required: true, longest: 6000 }),
    gameOption('running', 'paused'),
  ],
  run,
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'play');
  if (!match.ok) return refusal(call, match.fault);
  const text = call.option('text') ?? '';
  const { user, language, id, embassy } = call;
  const filed = submitOrders(embassy.house, { match: match.value.id, user, language, text, interaction: id });
  return afterChange(call, match.value.id, { filed, typed: text, adds: true });
}
