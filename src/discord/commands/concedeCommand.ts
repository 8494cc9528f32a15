import { completeSeats, rivals, seatNamed } from '../autocomplete/completeSeats.js';
import { voted } from '../components/ballotMenu.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { concedeTexts } from '../words/commands/voteCommandTexts.js';
import { completedOption, gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Casts a secret vote that another power has won. */
export const concede: SlashCommand = {
  text: concedeTexts.command,
  options: [completedOption(sharedOptionTexts.power, context => completeSeats(context, rivals), { required: true }), gameOption('running')],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'play');
  if (!match.ok) return refusal(context, match.fault);
  const to = await seatNamed(context, match.value, context.option('power') ?? '', rivals);
  return to === undefined
    ? refusal(context, { code: 'cannot-concede-to' })
    : await voted(context, match.value.id, { question: { kind: 'concede', to: to.id }, yes: true });
}
