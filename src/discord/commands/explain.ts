import { ok, type Result, refuse } from '../../lib/result.js';
import { folded } from '../autocomplete/folded.js';
import { completePhases } from '../autocomplete/phases.js';
import type { Call, CommandCall, Completion, Typing } from '../call.js';
import { clipped } from '../components/buttons.js';
import { type Explained, explainedPhase, explanationReply } from '../explanation.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { explainTexts } from '../words/commands/mapCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import type { Explicable } from '../words/presenters/gamePresenter.js';
import type { CommandFault } from '../words/refusals/commandFault.js';
import type { Command } from './command.js';
import { completedOption, gameOption } from './commandOption.js';

const MOST = 25;

/** Why an order of the last phase, or of an earlier one, came to what it came to. */
export const explain: Command = {
  text: explainTexts.command,
  options: [
    completedOption(explainTexts.order, completeExplained, { required: true }),
    completedOption(sharedOptionTexts.phase, completePhases),
    gameOption(),
  ],
  run,
};

function run(call: CommandCall): Reply {
  const asked = askedPhase(call, call.option);
  if (!asked.ok) return refusal(call, asked.fault);
  const typed = call.option('order') ?? '';
  const chosen = asked.value?.explainer.choices(asked.value.phase.report, call.language) ?? [];
  const order = chosen.find(({ key }) => key === typed) ?? chosen.find(isCalled(typed));
  return explanationReply(call, asked.value, order?.key ?? typed);
}

/** Whether what was typed is in an order as it is written, in short or with full names. */
function isCalled(typed: string): (order: Explicable) => boolean {
  const sought = written(typed.slice(0, LONGEST));
  return ({ label, inFull }) => [label, inFull].some(text => written(text).includes(sought));
}

/** No order is longer, and every sign more takes time for each of them. */
const LONGEST = 200;

const written = (text: string): string => folded(text.replaceAll(/\s*(?:[–—→-]>?)\s*/gu, ' - '));

function completeExplained(typing: Typing): readonly Completion[] {
  const asked = askedPhase(typing, typing.option);
  if (!asked.ok || !asked.value) return [];
  const { explainer, phase } = asked.value;
  return explainer
    .choices(phase.report, typing.language)
    .filter(isCalled(typing.typed))
    .slice(0, MOST)
    .map(({ key, label, success }) => ({ name: clipped(`${success ? '✓' : '✗'} ${label}`, 100), value: key }));
}

function askedPhase(call: Call, option: (name: string) => string | undefined): Result<Explained | undefined, CommandFault> {
  const match = findMatch(call, option('game'), 'look');
  if (!match.ok) return match;
  if (match.value.status === 'lobby') return refuse({ code: 'not-running' });
  const number = /^\d{1,6}$/.exec(option('phase')?.trim() ?? '')?.[0];
  return ok(explainedPhase(call, match.value, number === undefined ? undefined : Number(number)));
}
