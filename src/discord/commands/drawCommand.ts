import { voted } from '../components/ballotMenu.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { drawTexts } from '../words/commands/voteCommandTexts.js';
import { gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Casts a secret vote for a draw. */
export const draw: SlashCommand = {
  text: drawTexts.command,
  options: [gameOption('running')],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'play');
  return match.ok ? await voted(context, match.value.id, { question: { kind: 'draw' }, yes: true }) : refusal(context, match.fault);
}
