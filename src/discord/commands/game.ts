import type { Catalogue } from '../../matches/ports.js';
import { takeSeat } from '../../matches/seats/takeSeat.js';
import { completeGames } from '../autocomplete/games.js';
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
import { CHOICES } from '../words/commands/choiceNames.js';
import type { Command } from './command.js';
import { createGame, lengthsGivenIn, settingsIn } from './createGame.js';
import {
  attachmentOption,
  choiceOption,
  choicesOf,
  command,
  completedOption,
  settingOption,
  subcommand,
  textOption,
  userOption,
} from './declare.js';
import { LOOK_CHOICES } from './looks.js';
import { planOptions } from './planOptions.js';
import { completeRules, settingsWritten } from './rulesOption.js';

/** Hosting: open a game, list the games, end one, go on with a paused one. */
export const game = (catalogue: Catalogue): Command => ({
  declaration: command('game', [
    subcommand('create', [
      choiceOption(
        'variant',
        [...catalogue.values()].map(({ id, title }) => ({ value: id, name: title })),
        { required: true },
      ),
      ...lengthsGivenIn(catalogue).map(length => textOption(length, { longest: 80 })),
      ...settingsIn(catalogue).map(settingOption),
      ...(settingsWritten(catalogue).length > 0 ? [completedOption('rules', { longest: 600 })] : []),
      ...([...catalogue.values()].some(({ readStart }) => readStart) ? [attachmentOption('start')] : []),
      choiceOption('look', LOOK_CHOICES),
      choiceOption('closeUp', choicesOf(CHOICES.closeUp)),
      ...planOptions,
      choiceOption('language', choicesOf(CHOICES.language)),
    ]),
    subcommand('list'),
    subcommand('end', [completedOption('game')]),
    subcommand('resume', [completedOption('game')]),
    subcommand('seat', [completedOption('power', { required: true }), userOption('player', { required: true }), completedOption('game')]),
  ]),
  runs: { create: createGame, list: call => gamesReply(call, 0), end, resume, seat },
  complete: typing => {
    if (typing.field === 'rules') return completeRules(typing);
    return typing.field === 'power' ? completeSeats(typing, openSeats) : completeGames(typing, ['running', 'paused', 'lobby']);
  },
});

/** Asks the host before it ends. */
function end(call: CommandCall): Reply {
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

function resume(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'run');
  return match.ok ? resumeReply(call, match.value.id) : refusal(call, match.fault);
}

/** The host gives a seat that is open to somebody who may take it. */
function seat(call: CommandCall): Reply {
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
