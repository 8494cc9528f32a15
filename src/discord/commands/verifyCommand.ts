import type { Match } from '../../matches/model/match.js';
import { repeatMatch } from '../../matches/read/repeatMatch.js';
import { completeTold, phaseNamed } from '../autocomplete/completePhases.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { sealsReply } from '../replies/sealsReply.js';
import { verifyTexts } from '../words/commands/recordCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { completedOption, gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/**
 * For a finished match: repeats every draw from its secret. Otherwise, or for a given phase: shows how to check the seals on the orders.
 */
export const verify: SlashCommand = {
  text: verifyTexts.command,
  options: [completedOption(sharedOptionTexts.phase, completeTold), gameOption()],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'look');
  if (!match.ok) return refusal(context, match.fault);
  return isAboutDraws(context, match.value)
    ? await drawsOf(context, match.value)
    : await sealsReply(context, match.value, await phaseNamed(context, match.value, context.option('phase')));
}

/**
 * Whether to verify draws instead of seals. Games played in rounds have only draws to verify; other sealed games only if they are over and
 * no phase is given.
 */
function isAboutDraws({ bot: { hosting }, option }: CommandContext, { game, status }: Match): boolean {
  const { sealed, endsRound } = hosting.games.get(game) ?? {};
  return sealed === true && (endsRound !== undefined || (status === 'ended' && option('phase') === undefined));
}

async function drawsOf(context: CommandContext, match: Match): Promise<Reply> {
  const repeated = await repeatMatch(context.bot.hosting, match.id);
  if (!repeated.ok) return refusal(context, repeated.fault);
  const { seal, phases, older, differs } = repeated.value;
  const { verified, verifiedLater, notVerified, olderEdition } = context.words.seals;
  const agreed = older === undefined ? verified : verifiedLater;
  const found = differs === undefined ? agreed(phases, seal.secret, seal.hash) : notVerified(differs, seal.secret, seal.hash);
  return { content: [found, ...(older === undefined ? [] : [olderEdition(older)])].join(' ') };
}
