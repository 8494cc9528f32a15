import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { emoji } from './button.js';
import { inWords, maybe, snowflake, some, text, whole } from './field.js';

const option = z.object({
  label: text(1, LIMITS.selectText),
  value: text(1, LIMITS.selectText),
  description: maybe(z.string().max(LIMITS.selectText)),
  emoji: maybe(emoji),
  default: maybe(z.boolean()),
});

const common = {
  id: maybe(whole(0, 0x7fffffff)),
  custom_id: text(1, LIMITS.customId),
  placeholder: maybe(z.string().max(LIMITS.placeholder)),
  min_values: maybe(whole(0, LIMITS.selectOptions)),
  max_values: maybe(whole(1, LIMITS.selectOptions)),
  disabled: maybe(z.boolean()),
  /** In modals only. */
  required: maybe(z.boolean()),
};

type Bounds = { readonly min_values?: number | undefined; readonly max_values?: number | undefined };

const ordered = (select: Bounds): boolean => (select.min_values ?? 1) <= (select.max_values ?? 1);
const wrongOrder = { path: ['min_values'], ...inWords('NUMBER_TYPE_MAX', 'min_values must be equal to or less than max_values.') };

export const stringSelect = z
  .object({ type: z.literal(3), ...common, options: some(option, 1, LIMITS.selectOptions) })
  .refine(ordered, wrongOrder)
  .refine(select => (select.max_values ?? 1) <= Math.max(1, select.options.length), {
    path: ['max_values'],
    ...inWords('NUMBER_TYPE_MAX', 'max_values must not be greater than the number of options.'),
  })
  .refine(select => new Set(select.options.map(one => one.value)).size === select.options.length, {
    path: ['options'],
    ...inWords('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used'),
  })
  .refine(select => select.options.filter(one => one.default).length <= (select.max_values ?? 1), {
    path: ['options'],
    ...inWords('SELECT_COMPONENT_MAX_DEFAULT_VALUES', 'More options are chosen beforehand than may be chosen'),
  });

const picked = (kinds: readonly ('user' | 'role' | 'channel')[]) =>
  maybe(z.array(z.object({ id: snowflake, type: z.enum(kinds) })).max(LIMITS.selectOptions));

const userSelect = z.object({ type: z.literal(5), ...common, default_values: picked(['user']) }).refine(ordered, wrongOrder);
const roleSelect = z.object({ type: z.literal(6), ...common, default_values: picked(['role']) }).refine(ordered, wrongOrder);
const mentionableSelect = z.object({ type: z.literal(7), ...common, default_values: picked(['user', 'role']) }).refine(ordered, wrongOrder);
const channelSelect = z
  .object({ type: z.literal(8), ...common, default_values: picked(['channel']), channel_types: maybe(z.array(z.number().int())) })
  .refine(ordered, wrongOrder);

/** A menu: of texts, or of what the guild has. */
export const select = [stringSelect, userSelect, roleSelect, mentionableSelect, channelSelect] as const;
export type Select = Readonly<
  | z.infer<typeof stringSelect>
  | z.infer<typeof userSelect>
  | z.infer<typeof roleSelect>
  | z.infer<typeof mentionableSelect>
  | z.infer<typeof channelSelect>
>;

export type SelectOption = Readonly<z.infer<typeof option>>;
