import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord/limits.js';
import { emoji } from './buttonSchema.js';
import { integerBetween, listOf, optional, snowflake, text, withCode } from './fields.js';

const option = z.object({
  label: text(1, LIMITS.selectText),
  value: text(1, LIMITS.selectText),
  description: optional(z.string().max(LIMITS.selectText)),
  emoji: optional(emoji),
  default: optional(z.boolean()),
});

const common = {
  id: optional(integerBetween(0, 0x7fffffff)),
  custom_id: text(1, LIMITS.customId),
  placeholder: optional(z.string().max(LIMITS.placeholder)),
  min_values: optional(integerBetween(0, LIMITS.selectOptions)),
  max_values: optional(integerBetween(1, LIMITS.selectOptions)),
  disabled: optional(z.boolean()),
  /** Only in modals. */
  required: optional(z.boolean()),
};

type Bounds = { readonly min_values?: number | undefined; readonly max_values?: number | undefined };

const ordered = (select: Bounds): boolean => (select.min_values ?? 1) <= (select.max_values ?? 1);
const wrongOrder = { path: ['min_values'], ...withCode('NUMBER_TYPE_MAX', 'min_values must be equal to or less than max_values.') };

const stringSelect = z
  .object({ type: z.literal(ComponentType.StringSelect), ...common, options: listOf(option, 1, LIMITS.selectOptions) })
  .refine(ordered, wrongOrder)
  .refine(select => (select.max_values ?? 1) <= Math.max(1, select.options.length), {
    path: ['max_values'],
    ...withCode('NUMBER_TYPE_MAX', 'max_values must not be greater than the number of options.'),
  })
  .refine(select => new Set(select.options.map(one => one.value)).size === select.options.length, {
    path: ['options'],
    ...withCode('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used'),
  })
  .refine(select => select.options.filter(one => one.default).length <= (select.max_values ?? 1), {
    path: ['options'],
    ...withCode('SELECT_COMPONENT_MAX_DEFAULT_VALUES', 'More options are chosen beforehand than may be chosen'),
  });

const picked = (kinds: readonly ('user' | 'role' | 'channel')[]) =>
  optional(z.array(z.object({ id: snowflake, type: z.enum(kinds) })).max(LIMITS.selectOptions));

const userSelect = z
  .object({ type: z.literal(ComponentType.UserSelect), ...common, default_values: picked(['user']) })
  .refine(ordered, wrongOrder);
const roleSelect = z
  .object({ type: z.literal(ComponentType.RoleSelect), ...common, default_values: picked(['role']) })
  .refine(ordered, wrongOrder);
const mentionableSelect = z
  .object({ type: z.literal(ComponentType.MentionableSelect), ...common, default_values: picked(['user', 'role']) })
  .refine(ordered, wrongOrder);
const channelSelect = z
  .object({
    type: z.literal(ComponentType.ChannelSelect),
    ...common,
    default_values: picked(['channel']),
    channel_types: optional(z.array(z.number().int())),
  })
  .refine(ordered, wrongOrder);

/** All kinds of select menus. */
export const select = [stringSelect, userSelect, roleSelect, mentionableSelect, channelSelect] as const;
export type Select = Readonly<
  | z.infer<typeof stringSelect>
  | z.infer<typeof userSelect>
  | z.infer<typeof roleSelect>
  | z.infer<typeof mentionableSelect>
  | z.infer<typeof channelSelect>
>;

export type SelectOption = Readonly<z.infer<typeof option>>;
