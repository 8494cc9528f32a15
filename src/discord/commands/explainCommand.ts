import { ok, type Result, refuse } from '../../lib/result.js';
import { completeTold, phaseNamed } from '../autocomplete/completePhases.js';
import { folded } from '../autocomplete/folded.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, CommandContext, InteractionContext, Suggestion } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { clipped } from '../message/buttons.js';
import type { Reply } from '../message/reply.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { type Explained, explainedPhase, explanationReply } from '../replies/explanationReply.js';
import { explainTexts } from '../words/commands/mapCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import type { Explicable } from '../words/presenters/gamePresenter.js';
import type { CommandFault } from '../words/refusals/commandFault.js';
import { completedOption, gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Explains why an order of the last phase, or of an earlier one, had its outcome. */
export const explain: SlashCommand = {
  text: explainTexts.command,
  options: [
    completedOption(explainTexts.order, completeExplained, { required: true }),
    completedOption(sharedOptionTexts.phase, completeTold),
    gameOption(),
  ],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const asked = await askedPhase(context, context.option);
  if (!asked.ok) return refusal(context, asked.fault);
  const typed = context.option('order') ?? '';
  const chosen = asked.value?.explainer.choices(asked.value.phase.report, context.language) ?? [];
  const order = chosen.find(({ key }) => key === typed) ?? chosen.find(isCalled(typed));
  return explanationReply(context, asked.value, order?.key ?? typed);
}

/** Returns a test whether an order, abbreviated or with full names, contains what was typed. */
function isCalled(typed: string): (order: Explicable) => boolean {
  const sought = written(typed.slice(0, LONGEST).replace(/^\s*[✓✗]\s*/u, ''));
  return ({ label, short }) => [label, short].some(text => written(text).includes(sought));
}

/** Longer input is cut: no order is longer, and every further character costs time for each order. */
const LONGEST = 200;

const written = (text: string): string => folded(text.replaceAll(/\s*(?:[–—→-]>?)\s*/gu, ' - '));

async function completeExplained(context: AutocompleteContext): Promise<readonly Suggestion[]> {
  const asked = await askedPhase(context, context.option);
  if (!asked.ok || !asked.value) return [];
  const { explainer, phase } = asked.value;
  return explainer
    .choices(phase.report, context.language)
    .filter(isCalled(context.typed))
    .slice(0, DISCORD_LIMITS.suggestions.most)
    .map(({ key, label, success }) => ({ name: clipped(`${success ? '✓' : '✗'} ${label}`, DISCORD_LIMITS.suggestions.name), value: key }));
}

async function askedPhase(
  context: InteractionContext,
  option: (name: string) => string | undefined,
): Promise<Result<Explained | undefined, CommandFault>> {
  const match = await findMatch(context, option('game'), 'look');
  if (!match.ok) return match;
  if (match.value.status === 'lobby') return refuse({ code: 'not-running' });
  return ok(await explainedPhase(context, match.value, await phaseNamed(context, match.value, option('phase'))));
}
