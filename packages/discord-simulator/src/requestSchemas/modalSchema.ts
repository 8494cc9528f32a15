import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord/limits.js';
import { duplicateCustomId, repeats } from './componentErrors.js';
import { textDisplay } from './componentSchema.js';
import { integerBetween, listOf, optional, text, withCode } from './fields.js';
import type { FormError } from './formErrors.js';
import { select } from './selectSchema.js';

const id = optional(integerBetween(0, 0x7fffffff));
const customId = text(1, LIMITS.customId);
const required = optional(z.boolean());

const inputFields = {
  type: z.literal(ComponentType.TextInput),
  id,
  custom_id: customId,
  style: integerBetween(1, 2),
  min_length: optional(integerBetween(0, LIMITS.inputText)),
  max_length: optional(integerBetween(1, LIMITS.inputText)),
  required,
  value: optional(z.string().max(LIMITS.inputText)),
  placeholder: optional(z.string().max(LIMITS.inputPlaceholder)),
};

interface Lengths {
  readonly value?: string | undefined;
  readonly min_length?: number | undefined;
  readonly max_length?: number | undefined;
}

const prefillFits = ({ value, min_length, max_length }: Lengths): boolean =>
  !value || value.length > LIMITS.inputText || (value.length >= (min_length ?? 0) && value.length <= (max_length ?? LIMITS.inputText));
const prefillWrong = { path: ['value'], ...withCode('BASE_TYPE_BAD_LENGTH', 'Must be between min_length and max_length in length.') };
const lengthsOrdered = ({ min_length, max_length }: Lengths): boolean => (min_length ?? 0) <= (max_length ?? LIMITS.inputText);
const lengthsWrong = { path: ['min_length'], ...withCode('NUMBER_TYPE_MAX', 'min_length must be equal to or less than max_length.') };

/** A text input with its own label, alone in an action row. */
const labelledInput = z
  .object({ ...inputFields, label: text(1, LIMITS.label) })
  .refine(prefillFits, prefillWrong)
  .refine(lengthsOrdered, lengthsWrong);
/** A text input inside a label component. */
const input = z.object(inputFields).refine(prefillFits, prefillWrong).refine(lengthsOrdered, lengthsWrong);

const option = z.object({
  label: text(1, LIMITS.selectText),
  value: text(1, LIMITS.selectText),
  description: optional(z.string().max(LIMITS.selectText)),
  default: optional(z.boolean()),
});
const bounds = { min_values: optional(integerBetween(0, 10)), max_values: optional(integerBetween(1, 10)) };
const radioGroup = z.object({
  type: z.literal(ComponentType.RadioGroup),
  id,
  custom_id: customId,
  required,
  options: listOf(option, 2, 10),
});
const checkboxGroup = z.object({
  type: z.literal(ComponentType.CheckboxGroup),
  id,
  custom_id: customId,
  required,
  ...bounds,
  options: listOf(option, 1, 10),
});
const checkbox = z.object({ type: z.literal(ComponentType.Checkbox), id, custom_id: customId, default: optional(z.boolean()) });

const row = z.object({ type: z.literal(ComponentType.ActionRow), id, components: listOf(labelledInput, 1, 1) });
const label = z.object({
  type: z.literal(ComponentType.Label),
  id,
  label: text(1, LIMITS.label),
  description: optional(z.string().max(LIMITS.labelDescription)),
  component: z.discriminatedUnion('type', [input, ...select, radioGroup, checkboxGroup, checkbox]),
});

export const modal = z.object({
  custom_id: customId,
  title: text(1, LIMITS.modalTitle),
  components: listOf(z.discriminatedUnion('type', [row, label, textDisplay]), 1, LIMITS.modalParts),
});
export type Modal = Readonly<z.infer<typeof modal>>;
export type ModalPart = Modal['components'][number];
export type ModalField = z.infer<typeof label>['component'] | z.infer<typeof labelledInput>;

/** The field in a part of a modal, if it has one. */
export function fieldOf(part: ModalPart): ModalField | undefined {
  if (part.type === ComponentType.Label) return part.component;
  return part.type === ComponentType.ActionRow ? part.components[0] : undefined;
}

export function modalErrors(one: Modal): readonly FormError[] {
  const ids = one.components.map(part => fieldOf(part)?.custom_id);
  return one.components.flatMap((_, index) => (repeats(ids, index) ? [duplicateCustomId(['components', index])] : []));
}
