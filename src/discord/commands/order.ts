import { submitOrders } from '../../matches/orders/submitOrders.js';
import { completeGames } from '../autocomplete/games.js';
import { completeOrders } from '../autocomplete/orders.js';
import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import { afterChange } from '../panel/answers.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import type { Command } from './command.js';
import { command, completedOption } from './declare.js';

/** One order or several, in the player's own words. */
export const order: Command = {
  declaration: command('order', [completedOption('text', { required: true, longest: 6000 }), completedOption('game')]),
  runs: { order: run },
  complete: typing => (typing.field === 'game' ? completeGames(typing, ['running', 'paused']) : completeOrders(typing)),
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'play');
  if (!match.ok) return refusal(call, match.fault);
  const text = call.option('text') ?? '';
  const { user, language, id, embassy } = call;
  const filed = submitOrders(embassy.house, { match: match.value.id, user, language, text, interaction: id });
  return afterChange(call, match.value.id, { filed, typed: text, adds: true });
}
