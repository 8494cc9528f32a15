import { completeSeats, rivals, seatCalled } from '../autocomplete/seats.js';
import type { CommandCall } from '../call.js';
import { voted } from '../components/ballots.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { concedeTexts } from '../words/commands/voteCommandTexts.js';
import type { Command } from './command.js';
import { completedOption, gameOption } from './commandOption.js';

/** A secret vote that another power has won. */
export const concede: Command = {
  text: concedeTexts.command,
  options: [completedOption(sharedOptionTexts.power, typing => completeSeats(typing, rivals), { required: true }), gameOption('running')],
  run,
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'play');
  if (!match.ok) return refusal(call, match.fault);
  const to = seatCalled(call, match.value, call.option('power') ?? '', rivals);
  return to === undefined
    ? refusal(call, { code: 'cannot-concede-to' })
    : voted(call, match.value.id, { kind: 'concede', to: to.id }, true);
}
