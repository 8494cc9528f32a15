import { ComponentType } from 'discord-api-types/v10';
import { LIMITS } from '../discord/limits.js';
import { fieldOf, type Modal, type ModalField, type ModalPart } from '../requestSchemas/modalSchema.js';
import type { Snowflake } from '../world/snowflake.js';
import type { SeenField, SeenModal } from './seen.js';
import { seenOption } from './seenComponent.js';

/** A modal as a user's client shows it. */
export const seenModal = (id: Snowflake, modal: Modal): SeenModal => ({
  id,
  title: modal.title,
  customId: modal.custom_id,
  fields: modal.components.flatMap(seenField),
  texts: modal.components.flatMap(part => (part.type === ComponentType.TextDisplay ? [part.content] : [])),
});

export const modalText = (modal: SeenModal): string =>
  [modal.title, ...modal.texts, ...modal.fields.flatMap(field => [field.label, field.description ?? '', field.value ?? ''])]
    .filter(part => part !== '')
    .join('\n');

function seenField(part: ModalPart): readonly SeenField[] {
  const field = fieldOf(part);
  if (!field) return [];
  const label = part.type === ComponentType.Label ? part.label : 'label' in field ? field.label : '';
  const description = part.type === ComponentType.Label ? part.description : undefined;
  return [{ ...fieldOfKind(field), customId: field.custom_id, label, ...(description !== undefined && { description }) }];
}

type Kind = Omit<SeenField, 'customId' | 'label' | 'description'>;

function fieldOfKind(field: ModalField): Kind {
  switch (field.type) {
    case ComponentType.TextInput:
      return {
        kind: 'text',
        required: field.required ?? true,
        multiline: field.style === 2,
        min: field.min_length ?? 0,
        max: field.max_length ?? LIMITS.inputText,
        ...(field.value !== undefined && { value: field.value }),
        ...(field.placeholder !== undefined && { placeholder: field.placeholder }),
      };
    case ComponentType.RadioGroup:
      return { kind: 'radio', required: field.required ?? true, min: 1, max: 1, options: field.options.map(plainOption) };
    case ComponentType.CheckboxGroup:
      return {
        kind: 'checkboxes',
        required: field.required ?? true,
        min: field.min_values ?? 1,
        max: field.max_values ?? field.options.length,
        options: field.options.map(plainOption),
      };
    case ComponentType.Checkbox:
      return { kind: 'checkbox', required: false, min: 0, max: 1 };
    default:
      return {
        kind: 'select',
        required: field.required ?? true,
        min: field.min_values ?? 1,
        max: field.max_values ?? 1,
        ...(field.placeholder !== undefined && { placeholder: field.placeholder }),
        ...(field.type === ComponentType.StringSelect && { options: field.options.map(seenOption) }),
      };
  }
}

const plainOption = (option: { readonly label: string; readonly value: string; readonly default?: boolean | undefined }) => ({
  label: option.label,
  value: option.value,
  chosen: option.default ?? false,
});
