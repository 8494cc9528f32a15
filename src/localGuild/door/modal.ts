import { z } from 'zod';
import type { FieldFault } from '../formError.js';
import { LIMITS } from '../limits.js';
import { COMPONENT, textDisplay } from './component.js';
import { duplicated, repeats } from './componentFaults.js';
import { inWords, maybe, some, text, whole } from './field.js';
import { select } from './select.js';

const id = maybe(whole(0, 0x7fffffff));
const customId = text(1, LIMITS.customId);
const required = maybe(z.boolean());

const inputFields = {
  type: z.literal(COMPONENT.textInput),
  id,
  custom_id: customId,
  style: whole(1, 2),
  min_length: maybe(whole(0, LIMITS.inputText)),
  max_length: maybe(whole(1, LIMITS.inputText)),
  required,
  value: maybe(z.string().max(LIMITS.inputText)),
  placeholder: maybe(z.string().max(LIMITS.inputPlaceholder)),
};

interface Lengths {
  readonly value?: string | undefined;
  readonly min_length?: number | undefined;
  readonly max_length?: number | undefined;
}

const prefillFits = ({ value, min_length, max_length }: Lengths): boolean =>
  !value || value.length > LIMITS.inputText || (value.length >= (min_length ?? 0) && value.length <= (max_length ?? LIMITS.inputText));
const prefillWrong = { path: ['value'], ...inWords('BASE_TYPE_BAD_LENGTH', 'Must be between min_length and max_length in length.') };
const lengthsOrdered = ({ min_length, max_length }: Lengths): boolean => (min_length ?? 0) <= (max_length ?? LIMITS.inputText);
const lengthsWrong = { path: ['min_length'], ...inWords('NUMBER_TYPE_MAX', 'min_length must be equal to or less than max_length.') };

/** An input that names itself, alone in a row. */
const labelledInput = z
  .object({ ...inputFields, label: text(1, LIMITS.label) })
  .refine(prefillFits, prefillWrong)
  .refine(lengthsOrdered, lengthsWrong);
/** An input that a label names. */
const input = z.object(inputFields).refine(prefillFits, prefillWrong).refine(lengthsOrdered, lengthsWrong);

const option = z.object({
  label: text(1, LIMITS.selectText),
  value: text(1, LIMITS.selectText),
  description: maybe(z.string().max(LIMITS.selectText)),
  default: maybe(z.boolean()),
});
const bounds = { min_values: maybe(whole(0, 10)), max_values: maybe(whole(1, 10)) };
const radioGroup = z.object({ type: z.literal(COMPONENT.radioGroup), id, custom_id: customId, required, options: some(option, 2, 10) });
const checkboxGroup = z.object({
  type: z.literal(COMPONENT.checkboxGroup),
  id,
  custom_id: customId,
  required,
  ...bounds,
  options: some(option, 1, 10),
});
const checkbox = z.object({ type: z.literal(COMPONENT.checkbox), id, custom_id: customId, default: maybe(z.boolean()) });

const row = z.object({ type: z.literal(COMPONENT.row), id, components: some(labelledInput, 1, 1) });
const label = z.object({
  type: z.literal(COMPONENT.label),
  id,
  label: text(1, LIMITS.label),
  description: maybe(z.string().max(LIMITS.labelDescription)),
  component: z.discriminatedUnion('type', [input, ...select, radioGroup, checkboxGroup, checkbox]),
});

/** A form that opens over the client. */
export const modal = z.object({
  custom_id: customId,
  title: text(1, LIMITS.modalTitle),
  components: some(z.discriminatedUnion('type', [row, label, textDisplay]), 1, LIMITS.modalParts),
});
export type Modal = Readonly<z.infer<typeof modal>>;
export type ModalPart = Modal['components'][number];
export type ModalField = z.infer<typeof label>['component'] | z.infer<typeof labelledInput>;

/** The part's field, if it has one. */
export function fieldOf(part: ModalPart): ModalField | undefined {
  if (part.type === COMPONENT.label) return part.component;
  return part.type === COMPONENT.row ? part.components[0] : undefined;
}

export function modalFaults(one: Modal): readonly FieldFault[] {
  const ids = one.components.map(part => fieldOf(part)?.custom_id);
  return one.components.flatMap((_, index) => (repeats(ids, index) ? [duplicated(['components', index])] : []));
}
