import { comeBack, goAway } from '../../matches/absence/goAway.js';
import type { CommandCall } from '../call.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { awayTexts } from '../words/commands/seatCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { moment } from '../words/language/moment.js';
import type { Command } from './command.js';
import { textOption } from './commandOption.js';

/** The asker will be away; without a date, is back. */
export const away: Command = {
  text: awayTexts.command,
  options: [textOption(sharedOptionTexts.until, { longest: 40 }), textOption(awayTexts.from, { longest: 40 })],
  run,
};

async function run(call: CommandCall): Promise<Reply> {
  const { embassy, user, words, option } = call;
  const [from, until] = [option('from'), option('until')];
  if (until === undefined) {
    await comeBack(embassy.house, user);
    return { content: words.absence.back };
  }
  const gone = await goAway(embassy.house, { user, until, ...(from !== undefined && { from }) });
  if (!gone.ok) return refusal(call, gone.fault);
  const begins = gone.value.from > embassy.house.now() ? moment(gone.value.from) : undefined;
  return { content: words.absence.gone(begins, moment(gone.value.until)) };
}
