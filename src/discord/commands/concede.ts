import { completeGames } from '../autocomplete/games.js';
import { completeSeats, rivals, seatCalled } from '../autocomplete/seats.js';
import type { CommandCall } from '../call.js';
import { voted } from '../components/ballots.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import type { Command } from './command.js';
import { command, completedOption } from './declare.js';

/** A secret vote that another power has won. */
export const concede: Command = {
  declaration: command('concede', [completedOption('power', { required: true }), completedOption('game')]),
  runs: { concede: run },
  complete: typing => (typing.field === 'game' ? completeGames(typing, ['running']) : completeSeats(typing, rivals)),
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'play');
  if (!match.ok) return refusal(call, match.fault);
  const to = seatCalled(call, match.value, call.option('power') ?? '', rivals);
  return to === undefined
    ? refusal(call, { code: 'cannot-concede-to' })
    : voted(call, match.value.id, { kind: 'concede', to: to.id }, true);
}
