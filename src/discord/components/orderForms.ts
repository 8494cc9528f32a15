import { ComponentType, TextInputStyle } from 'discord.js';
import type { Topic } from '../../games/game.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import type { PanelDesk } from '../interactions/panelDesk.js';
import { clipped } from '../message/buttons.js';
import type { ComponentAction } from '../message/customId.js';
import type { FormReply, Reply } from '../message/reply.js';
import { type PanelPlace, panelId } from '../panel/panelId.js';
import { deskOf, freshPanel } from '../panel/panelReplies.js';
import { isByDecision } from '../panel/panelSheet.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';

const MOST = DISCORD_LIMITS.form.text;

/**
 * Opens a form with all filed orders, or the one decision, for editing. If there are more than fit into it, those that are not shown stay filed:
 * what is sent is added to them.
 */
export async function paste(context: ComponentContext): Promise<FormReply | Reply> {
  const { payload, language, words, bot } = context;
  const seatView = await viewForForm(context);
  if (seatView === undefined) return bareForm(context);
  if (!seatView.ok || seatView.value.phase.number !== payload.phase) return freshPanel(context, payload.match, { phase: payload.phase });
  const lines = seatView.value.sheet.flatMap(({ text }) => text ?? []);
  const text = asManyAsFit(lines);
  const name = seatView.value.seat.name[language];
  const example = words.orderReplies.example(examplesIn(seatView.value.topics));
  const { pasteTitle, pasteLabel, pasteHint, pasteVotesLabel, pasteVotesHint, pasteSomeHint, moveTitle, moveLabel, moveHint } =
    words.orderReplies;
  if (isByDecision(seatView.value, bot))
    return form(seatView.value, { action: 'pasted', title: moveTitle(name), label: moveLabel, hint: moveHint, text, example });
  const isWhole = text === lines.join('\n');
  const hasVotes = seatView.value.topics.some(({ of }) => of !== undefined);
  const label = hasVotes ? pasteVotesLabel : pasteLabel;
  const [action, hint] = isWhole ? (['pasted', hasVotes ? pasteVotesHint : pasteHint] as const) : (['fixed', pasteSomeHint] as const);
  return form(seatView.value, { action, title: pasteTitle(name), label, hint, text, example });
}

/** So many examples are shown. */
const SHOWN = 2;

/** Orders that could be sent now: for the first unit the first that names a place, for the next one the first of all. */
const examplesIn = (topics: readonly Topic[]): readonly string[] =>
  topics
    .filter(({ of }) => of === undefined || topics.every(one => one.of !== undefined))
    .slice(0, SHOWN)
    .flatMap(({ choices }, i) => (i === 0 ? choices.find(({ steps }) => steps.length > 1) : undefined) ?? choices[0] ?? [])
    .map(({ text }) => text);

/** Opens a form with the lines that were not understood. */
export async function fix(context: ComponentContext): Promise<FormReply | Reply> {
  const { words, payload, notRead } = context;
  const seatView = await viewForForm(context);
  if (seatView === undefined) return bareForm(context, notRead);
  if (notRead.length === 0 || !seatView.ok) return freshPanel(context, payload.match, { phase: payload.phase });
  const { fixTitle, fixHint, pasteLabel } = words.orderReplies;
  return form(seatView.value, { action: 'fixed', title: fixTitle, label: pasteLabel, hint: fixHint, text: asManyAsFit(notRead) });
}

function viewForForm(context: ComponentContext): ReturnType<NonNullable<PanelDesk['viewInTime']>> {
  const desk = deskOf(context, context.payload.match);
  return (desk.viewInTime ?? desk.view)(context.language);
}

/** A form in a study whose position takes a while to work out: what is sent is added to the orders there are. */
function bareForm({ words, payload, desk }: ComponentContext, lines: readonly string[] = []): FormReply {
  const { laterTitle, pasteLabel, laterHint } = words.orderReplies;
  const at = { match: { id: payload.match }, phase: { number: payload.phase }, studied: desk?.studied };
  return form(at, { action: 'fixed', title: laterTitle, label: pasteLabel, hint: laterHint, text: asManyAsFit(lines) });
}

interface Blank {
  readonly action: ComponentAction;
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  /** What an empty field shows. */
  readonly example?: string;
}

const form = (at: PanelPlace, { action, title, label, hint, text, example }: Blank): FormReply => ({
  modal: {
    custom_id: panelId(at, action),
    title: clipped(title, DISCORD_LIMITS.form.title),
    components: [
      {
        type: ComponentType.Label,
        label: clipped(label, DISCORD_LIMITS.form.label),
        description: clipped(hint, DISCORD_LIMITS.form.hint),
        component: {
          type: ComponentType.TextInput,
          custom_id: FIELD,
          style: TextInputStyle.Paragraph,
          max_length: MOST,
          required: true,
          ...(text !== '' && { value: text }),
          ...(example && { placeholder: clipped(example, DISCORD_LIMITS.form.placeholder) }),
        },
      },
    ],
  },
});

/** Joins as many whole lines as fit into a text field. */
const asManyAsFit = (lines: readonly string[]): string =>
  lines.filter((_, i) => lines.slice(0, i + 1).join('\n').length <= MOST).join('\n');

/** The id of the only field in the bot's forms. */
export const FIELD = 'text';
