import type { Match } from '../../matches/match.js';
import { ownSeat } from '../../matches/seats/resignSeat.js';
import type { CommandCall } from '../call.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import { findMatch } from '../findMatch.js';
import { titleOf } from '../listedMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { resignTexts } from '../words/commands/seatCommandTexts.js';
import { tellerOf } from '../words/presenters/gamePresenter.js';
import type { Command } from './command.js';
import { gameOption } from './commandOption.js';

/** Asks whether the player really gives up his seat. */
export const resign: Command = {
  text: resignTexts.command,
  options: [gameOption('running', 'paused')],
  run,
};

function run(call: CommandCall): Reply {
  const { words, language, user, embassy } = call;
  const match = findMatch(call, call.option('game'), 'play');
  if (!match.ok) return refusal(call, match.fault);
  const taken = ownSeat(embassy.house, match.value.id, user);
  if (!taken.ok) return refusal(call, taken.fault);
  return {
    content: askFor(call, match.value)(taken.value.seat.name[language], titleOf(call, match.value)),
    rows: rowOf(
      button(customId('resign', match.value.id, 0), words.buttons.resign, 'grave'),
      button(customId('alone', match.value.id, 0), words.buttons.cancel),
    ),
  };
}

/** What becomes of the seat depends on the game. */
const askFor = ({ embassy, words }: CommandCall, match: Match) =>
  tellerOf(embassy.tellers, match.game).rounds ? words.seats.resignAskTurns : words.seats.resignAsk;
