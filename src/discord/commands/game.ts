import type { Catalogue } from '../../matches/ports.js';
import { takeSeat } from '../../matches/seats/takeSeat.js';
import { completeSeats, openSeats, seatCalled } from '../autocomplete/seats.js';
import type { CommandCall } from '../call.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import { findMatch } from '../findMatch.js';
import { gamesReply } from '../gamesReply.js';
import { titleOf } from '../listedMatch.js';
import type { Reply } from '../reply.js';
import { resumeReply } from '../resumeReply.js';
import { refusal } from '../sayFault.js';
import { gameTexts } from '../words/commands/gameCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import type { Action, Command } from './command.js';
import { completedOption, gameOption, userOption } from './commandOption.js';
import { createGame } from './createGame.js';
import { createOptions } from './createOptions.js';

/** Hosting: open a game, list the games, end one, go on with a paused one. */
export const game = (catalogue: Catalogue): Command => ({
  text: gameTexts.command,
  subcommands: [create(catalogue), list, end, resume, seat],
});

const ALL = ['running', 'paused', 'lobby'] as const;

const create = (catalogue: Catalogue): Action => ({ text: gameTexts.create, options: createOptions(catalogue), run: createGame });

const list: Action = { text: gameTexts.list, run: call => gamesReply(call, 0) };

/** Asks the host before it ends. */
const end: Action = { text: gameTexts.end, options: [gameOption(...ALL)], run: askToEnd };

const resume: Action = { text: gameTexts.resume, options: [gameOption(...ALL)], run: resumeMatch };

/** The host gives a seat that is open to somebody who may take it. */
const seat: Action = {
  text: gameTexts.seat,
  options: [
    completedOption(sharedOptionTexts.power, typing => completeSeats(typing, openSeats), { required: true }),
    userOption(sharedOptionTexts.player, { required: true }),
    gameOption(...ALL),
  ],
  run: giveSeat,
};

function askToEnd(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'run');
  if (!match.ok) return refusal(call, match.fault);
  if (match.value.host !== call.user) return refusal(call, { code: 'not-host' });
  if (match.value.status === 'ended') return refusal(call, { code: 'match-over' });
  return {
    content: call.words.ending.endAsk(titleOf(call, match.value)),
    rows: rowOf(
      button(customId('end', match.value.id, 0), call.words.buttons.endGame, 'grave'),
      button(customId('alone', match.value.id, 0), call.words.buttons.cancel),
    ),
  };
}

function resumeMatch(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'run');
  return match.ok ? resumeReply(call, match.value.id) : refusal(call, match.fault);
}

function giveSeat(call: CommandCall): Reply {
  const { embassy, language, words, user: by } = call;
  const match = findMatch(call, call.option('game'), 'run');
  if (!match.ok) return refusal(call, match.fault);
  if (match.value.host !== by) return refusal(call, { code: 'not-host' });
  const found = seatCalled(call, match.value, call.option('power') ?? '', openSeats);
  const user = call.chosenUser('player');
  if (user === undefined) return refusal(call, { code: 'nobody-chosen' });
  if (found === undefined) return refusal(call, { code: 'seat-not-open' });
  const taken = takeSeat(embassy.house, { match: match.value.id, seat: found.id, user, by });
  if (!taken.ok) return refusal(call, taken.fault);
  const power = found.name[language];
  return { content: match.value.plan.anonymous ? words.host.invited(power) : words.seats.seatedOther(power, `<@${user}>`) };
}
