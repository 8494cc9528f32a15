import { proposeMotion } from '../../matches/orders/proposeMotion.js';
import { completeGames } from '../autocomplete/games.js';
import { completeOrders } from '../autocomplete/orders.js';
import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import type { Command } from './command.js';
import { command, completedOption } from './declare.js';

/** A wish for what others should vote for, in public. */
export const motion: Command = {
  declaration: command('motion', [completedOption('wish', { required: true, longest: 100 }), completedOption('game')]),
  runs: { motion: run },
  complete: typing =>
    typing.field === 'game' ? completeGames(typing, ['running']) : completeOrders(typing, topic => topic.of !== undefined),
};

function run(call: CommandCall): Reply {
  const { embassy, user, language, words } = call;
  const match = findMatch(call, call.option('game'), 'play');
  if (!match.ok) return refusal(call, match.fault);
  const proposed = proposeMotion(embassy.house, { match: match.value.id, user, language, text: call.option('text') ?? '' });
  return proposed.ok ? { content: words.proposals.moved } : refusal(call, proposed.fault);
}
