import { proposeMotion } from '../../matches/orders/proposeMotion.js';
import { completeOrders } from '../autocomplete/orders.js';
import type { CommandCall, Completion, Typing } from '../call.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { motionTexts } from '../words/commands/orderCommandTexts.js';
import type { Command } from './command.js';
import { completedOption, gameOption } from './commandOption.js';

/** Votes that others are to cast, such as a retreat of theirs. */
const completeMotions = (typing: Typing): readonly Completion[] => completeOrders(typing, topic => topic.of !== undefined);

/** A wish for what others should vote for, in public. */
export const motion: Command = {
  text: motionTexts.command,
  options: [completedOption(motionTexts.text, completeMotions, { required: true }), gameOption('running')],
  run,
};

function run(call: CommandCall): Reply {
  const { embassy, user, language, words } = call;
  const match = findMatch(call, call.option('game'), 'play');
  if (!match.ok) return refusal(call, match.fault);
  const proposed = proposeMotion(embassy.house, { match: match.value.id, user, language, text: call.option('text') ?? '' });
  return proposed.ok ? { content: words.proposals.moved } : refusal(call, proposed.fault);
}
