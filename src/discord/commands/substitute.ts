import { appoint } from '../../matches/seats/standIn.js';
import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { substituteTexts } from '../words/commands/seatCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { moment } from '../words/language/moment.js';
import type { Command } from './command.js';
import { gameOption, textOption, userOption } from './commandOption.js';

/** Somebody orders for the asker until a day; without anybody, nobody does any more. */
export const substitute: Command = {
  text: substituteTexts.command,
  options: [userOption(substituteTexts.player), textOption(sharedOptionTexts.until, { longest: 40 }), gameOption('running')],
  run,
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
