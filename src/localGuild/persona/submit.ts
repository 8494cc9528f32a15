import { ok, type Result } from '../../lib/result.js';
import { COMPONENT } from '../door/component.js';
import { fieldOf, type Modal, type ModalField, type ModalPart } from '../door/modal.js';
import { answeredBy, beginInteraction, changeInteraction } from '../happenings/interactions.js';
import { LIMITS } from '../limits.js';
import type { StandIn } from '../standIn.js';
import type { Channel } from '../world/channel.js';
import { INTERACTION_TYPE, type Interaction } from '../world/interaction.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { known } from '../world/world.js';
import { awaitAnswer } from './await.js';
import { type Fault, fault } from './fault.js';
import { choicesIn, resolvedIn } from './press.js';
import { replyOf } from './reply.js';
import type { Reply } from './seen.js';

/** What a persona puts into a field: text, what is chosen, or a tick. */
export type FieldValue = string | readonly string[] | boolean;
export type FieldValues = Readonly<Record<string, FieldValue>>;

interface Open {
  readonly standIn: StandIn;
  readonly user: User;
  readonly interaction: Interaction;
  readonly modal: Modal;
  readonly channel: Channel;
}

/** The form that an answer opened before this persona, and that is still open. */
function openModal(standIn: StandIn, user: User, id: Snowflake): Result<Open, Fault> {
  const interaction = standIn.world.interactions.get(id);
  if (!interaction?.modal || interaction.modalClosed || interaction.user !== user.id) {
    return fault('unknown-modal', `${user.name} has no such form open.`);
  }
  return ok({ standIn, user, interaction, modal: interaction.modal, channel: known(standIn.world.channels, interaction.channel) });
}

export function dismissModal(standIn: StandIn, user: User, id: Snowflake): Result<undefined, Fault> {
  const open = openModal(standIn, user, id);
  if (!open.ok) return open;
  changeInteraction(standIn, open.value.interaction, { modalClosed: true });
  return ok(undefined);
}

/** Hands a form in: fields by their custom ids or labels, those left out as they stand. It stays open if the bot does not answer. */
export async function submitModal(standIn: StandIn, user: User, id: Snowflake, values: FieldValues): Promise<Result<Reply, Fault>> {
  const open = openModal(standIn, user, id);
  if (!open.ok) return open;
  const { interaction, modal, channel } = open.value;
  const stray = Object.keys(values).find(name => !modal.components.some(part => isNamed(part, name)));
  if (stray !== undefined) return fault('bad-field', `The form has no field ${stray}.`);
  const components: object[] = [];
  for (const [index, part] of modal.components.entries()) {
    const told = partTold(open.value, part, index, values);
    if (!told.ok) return told;
    components.push(told.value);
  }
  const told = { custom_id: modal.custom_id, components };
  const begun = beginInteraction(standIn, channel, {
    type: INTERACTION_TYPE.modal,
    user: user.id,
    told,
    source: interaction.source,
    opener: answeredBy(interaction),
  });
  const answered = await awaitAnswer(standIn, begun);
  if (!answered.ok) return answered;
  changeInteraction(standIn, known(standIn.world.interactions, id), { modalClosed: true });
  return ok(replyOf(standIn, user, answered.value));
}

const labelOf = (part: ModalPart): string | undefined => {
  if (part.type === COMPONENT.label) return part.label;
  return part.type === COMPONENT.row ? part.components[0]?.label : undefined;
};

const isNamed = (part: ModalPart, name: string): boolean => fieldOf(part)?.custom_id === name || labelOf(part) === name;

/** A part of the form as Discord tells the bot of it. */
function partTold(open: Open, part: ModalPart, index: number, values: FieldValues): Result<object, Fault> {
  const id = part.id ?? index * 2 + 1;
  const field = fieldOf(part);
  if (!field) return ok({ type: part.type, id });
  const value = values[field.custom_id] ?? values[labelOf(part) ?? ''];
  const told = fieldTold(open, field, value);
  if (!told.ok) return told;
  const inner = { type: field.type, id: field.id ?? id + 1, custom_id: field.custom_id, ...told.value };
  return ok(part.type === COMPONENT.label ? { type: part.type, id, component: inner } : { type: part.type, id, components: [inner] });
}

const wrong = (field: ModalField, why: string): Result<never, Fault> => fault('bad-field', `The field ${field.custom_id} ${why}.`);

function fieldTold(open: Open, field: ModalField, value: FieldValue | undefined): Result<object, Fault> {
  switch (field.type) {
    case COMPONENT.textInput:
      return textTold(field, value ?? field.value ?? '');
    case COMPONENT.checkbox:
      return ok({ value: value ?? field.default ?? false });
    case COMPONENT.radioGroup:
    case COMPONENT.checkboxGroup:
      return ticked(field, value);
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

function textTold(field: Extract<ModalField, { type: 4 }>, value: FieldValue): Result<object, Fault> {
  const text = String(value);
  const { min_length: min = 0, max_length: max = LIMITS.inputText, required = true } = field;
  if (text === '') return required ? wrong(field, 'must be filled in') : ok({ value: '' });
  return text.length >= min && text.length <= max ? ok({ value: text }) : wrong(field, `takes ${min} to ${max} characters`);
}

/** Radio buttons give one value, check boxes a list. */
function ticked(field: Extract<ModalField, { type: 21 | 22 }>, value: FieldValue | undefined): Result<object, Fault> {
  const options: readonly Optioned[] = field.options;
  const wanted = value === undefined ? defaults(field) : listOf(value);
  const values = wanted.flatMap(one => options.find(option => option.value === one || option.label === one)?.value ?? []);
  if (values.length < wanted.length) return wrong(field, `does not offer ${wanted.join(', ')}`);
  const required = field.required ?? true;
  if (field.type === COMPONENT.radioGroup) {
    return values.length === 1 || (!required && values.length === 0) ? ok({ value: values[0] ?? null }) : wrong(field, 'takes one choice');
  }
  const { min_values: min = 1, max_values: max = options.length } = field;
  const enough = values.length >= min || (!required && values.length === 0);
  return enough && values.length <= max ? ok({ values }) : wrong(field, `takes ${min} to ${max} choices`);
}
