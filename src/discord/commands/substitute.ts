import { appoint } from '../../matches/seats/standIn.js';
import { completeGames } from '../autocomplete/games.js';
import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { moment } from '../words/language/moment.js';
import type { Command } from './command.js';
import { command, completedOption, textOption, userOption } from './declare.js';

/** Somebody orders for the asker until a day; without anybody, nobody does any more. */
export const substitute: Command = {
  declaration: command('substitute', [userOption('standIn'), textOption('until', { longest: 40 }), completedOption('game')]),
  runs: { substitute: run },
  complete: typing => completeGames(typing, ['running']),
};

function run(call: CommandCall): Reply {
  const { embassy, user, words } = call;
  const match = findMatch(call, call.option('game'), 'play');
  if (!match.ok) return refusal(call, match.fault);
  const [by, until] = [call.chosenUser('player'), call.option('until')];
  const done = appoint(embassy.house, {
    match: match.value.id,
    user,
    ...(by !== undefined && { by }),
    ...(until !== undefined && { until }),
  });
  if (!done.ok) return refusal(call, done.fault);
  if (done.value === undefined) return { content: words.absence.alone };
  const said = match.value.plan.anonymous ? words.absence.mayStandIn : words.absence.stoodIn;
  return { content: said(moment(done.value)) };
}
