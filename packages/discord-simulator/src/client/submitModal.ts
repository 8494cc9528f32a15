import { ComponentType, InteractionType } from 'discord-api-types/v10';
import { answeredBy, beginInteraction, changeInteraction } from '../changes/interactionChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { LIMITS } from '../discord/limits.js';
import { ok, type Result } from '../lib/result.js';
import { fieldOf, type Modal, type ModalField, type ModalPart } from '../requestSchemas/modalSchema.js';
import type { Channel } from '../world/channel.js';
import type { Interaction } from '../world/interaction.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { known } from '../world/world.js';
import { awaitAnswer } from './awaitReply.js';
import { type ClientFault, clientFault } from './clientFault.js';
import { choicesIn, resolvedIn } from './componentUse.js';
import { replyOf } from './replyView.js';
import type { Reply } from './seen.js';

/** A value for a modal's field: text, chosen options, or a tick. */
export type FieldValue = string | readonly string[] | boolean;
export type FieldValues = Readonly<Record<string, FieldValue>>;

interface Open {
  readonly context: SimulatorContext;
  readonly user: User;
  readonly interaction: Interaction;
  readonly modal: Modal;
  readonly channel: Channel;
}

/** A modal that is still open for this user. */
function openModal(context: SimulatorContext, user: User, id: Snowflake): Result<Open, ClientFault> {
  const interaction = context.world.interactions.get(id);
  if (!interaction?.modal || interaction.modalClosed || interaction.user !== user.id) {
    return clientFault('unknown-modal', `${user.name} has no such form open.`);
  }
  return ok({ context, user, interaction, modal: interaction.modal, channel: known(context.world.channels, interaction.channel) });
}

export function dismissModal(context: SimulatorContext, user: User, id: Snowflake): Result<undefined, ClientFault> {
  const open = openModal(context, user, id);
  if (!open.ok) return open;
  changeInteraction(context, open.value.interaction, { modalClosed: true });
  return ok(undefined);
}

/** Submits a modal: fields by custom id or label; absent fields keep their initial value. It stays open if the bot does not answer. */
export async function submitModal(
  context: SimulatorContext,
  user: User,
  id: Snowflake,
  values: FieldValues,
): Promise<Result<Reply, ClientFault>> {
  const open = openModal(context, user, id);
  if (!open.ok) return open;
  const { interaction, modal, channel } = open.value;
  const stray = Object.keys(values).find(name => !modal.components.some(part => isNamed(part, name)));
  if (stray !== undefined) return clientFault('bad-field', `The form has no field ${stray}.`);
  const components: object[] = [];
  for (const [index, part] of modal.components.entries()) {
    const data = partData(open.value, part, index, values);
    if (!data.ok) return data;
    components.push(data.value);
  }
  const data = { custom_id: modal.custom_id, components };
  const begun = beginInteraction(context, channel, {
    type: InteractionType.ModalSubmit,
    user: user.id,
    data,
    source: interaction.source,
    opener: answeredBy(interaction),
  });
  const answered = await awaitAnswer(context, begun);
  if (!answered.ok) return answered;
  changeInteraction(context, known(context.world.interactions, id), { modalClosed: true });
  return ok(replyOf(context, user, answered.value));
}

const labelOf = (part: ModalPart): string | undefined => {
  if (part.type === ComponentType.Label) return part.label;
  return part.type === ComponentType.ActionRow ? part.components[0]?.label : undefined;
};

const isNamed = (part: ModalPart, name: string): boolean => fieldOf(part)?.custom_id === name || labelOf(part) === name;

/** A part of the modal in the interaction's `data`. */
function partData(open: Open, part: ModalPart, index: number, values: FieldValues): Result<object, ClientFault> {
  const id = part.id ?? index * 2 + 1;
  const field = fieldOf(part);
  if (!field) return ok({ type: part.type, id });
  const value = values[field.custom_id] ?? values[labelOf(part) ?? ''];
  const data = fieldData(open, field, value);
  if (!data.ok) return data;
  const inner = { type: field.type, id: field.id ?? id + 1, custom_id: field.custom_id, ...data.value };
  return ok(part.type === ComponentType.Label ? { type: part.type, id, component: inner } : { type: part.type, id, components: [inner] });
}

const wrong = (field: ModalField, why: string): Result<never, ClientFault> =>
  clientFault('bad-field', `The field ${field.custom_id} ${why}.`);

function fieldData(open: Open, field: ModalField, value: FieldValue | undefined): Result<object, ClientFault> {
  switch (field.type) {
    case ComponentType.TextInput:
      return textData(field, value ?? field.value ?? '');
    case ComponentType.Checkbox:
      return ok({ value: value ?? field.default ?? false });
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return tickedData(field, value);
    default: {
      if (value === undefined && field.required === false) return ok({ values: [] });
      const values = choicesIn(open, field, listOf(value ?? defaults(field)));
      return values.ok ? ok({ values: values.value, ...resolvedIn(open, field, values.value) }) : values;
    }
  }
}

const listOf = (value: FieldValue): readonly string[] => (typeof value === 'object' ? value : [String(value)]);

type Optioned = { readonly value: string; readonly label: string; readonly default?: boolean | undefined };

const defaults = (field: ModalField): readonly string[] =>
  'options' in field ? field.options.filter(one => one.default).map(one => one.value) : [];

function textData(field: Extract<ModalField, { type: 4 }>, value: FieldValue): Result<object, ClientFault> {
  const text = String(value);
  const { min_length: min = 0, max_length: max = LIMITS.inputText, required = true } = field;
  if (text === '') return required ? wrong(field, 'must be filled in') : ok({ value: '' });
  return text.length >= min && text.length <= max ? ok({ value: text }) : wrong(field, `takes ${min} to ${max} characters`);
}

/** Radio groups have one value, checkbox groups a list. */
function tickedData(field: Extract<ModalField, { type: 21 | 22 }>, value: FieldValue | undefined): Result<object, ClientFault> {
  const options: readonly Optioned[] = field.options;
  const wanted = value === undefined ? defaults(field) : listOf(value);
  const values = wanted.flatMap(one => options.find(option => option.value === one || option.label === one)?.value ?? []);
  if (values.length < wanted.length) return wrong(field, `does not offer ${wanted.join(', ')}`);
  const required = field.required ?? true;
  if (field.type === ComponentType.RadioGroup) {
    return values.length === 1 || (!required && values.length === 0) ? ok({ value: values[0] ?? null }) : wrong(field, 'takes one choice');
  }
  const { min_values: min = 1, max_values: max = options.length } = field;
  const enough = values.length >= min || (!required && values.length === 0);
  return enough && values.length <= max ? ok({ values }) : wrong(field, `takes ${min} to ${max} choices`);
}
