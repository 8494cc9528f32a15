import { adjudicateNow } from '../../../matches/hosting/adjudicateNow.js';
import { extendByHost, pauseByHost } from '../../../matches/hosting/hostTime.js';
import { type CommandCall, managesServerOf } from '../../call.js';
import type { Reply } from '../../reply.js';
import { refusal } from '../../sayFault.js';
import { hostTexts } from '../../words/commands/hostCommandTexts.js';
import { moment } from '../../words/language/moment.js';
import type { Action } from '../command.js';
import { choiceOption, textOption } from '../commandOption.js';
import { hostedGame, withMatch } from './hostTarget.js';

/** Closes the phase; with missing orders only if `force` says so. */
export const adjudicate: Action = {
  text: hostTexts.adjudicate.command,
  options: [choiceOption(hostTexts.adjudicate.force), hostedGame],
  run: closePhaseNow,
};

function closePhaseNow(call: CommandCall): Reply {
  return withMatch(call, match => {
    const { user, embassy } = call;
    const isAdmin = managesServerOf(call, match);
    const done = adjudicateNow(embassy.house, { match: match.id, user, isAdmin, force: call.option('force') === 'yes' });
    return done.ok ? { content: call.words.host.adjudicated } : refusal(call, done.fault);
  });
}

/** Puts the deadline off. */
export const extend: Action = {
  text: hostTexts.extend.command,
  options: [textOption(hostTexts.extend.by, { required: true, longest: 40 }), hostedGame],
  run: extendPhase,
};

function extendPhase(call: CommandCall): Reply {
  return withMatch(call, match => {
    const done = extendByHost(call.embassy.house, match.id, call.user, call.option('by') ?? '');
    return done.ok ? { content: call.words.host.extendedTo(moment(done.value)) } : refusal(call, done.fault);
  });
}

/** Pauses the match. */
export const pause: Action = { text: hostTexts.pause.command, options: [hostedGame], run: pauseGame };

function pauseGame(call: CommandCall): Reply {
  return withMatch(call, match => {
    const done = pauseByHost(call.embassy.house, match.id, call.user);
    return done.ok ? { content: call.words.host.paused } : refusal(call, done.fault);
  });
}
