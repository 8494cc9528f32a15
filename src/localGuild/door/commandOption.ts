import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { choiceLocalizations, commandName, description, descriptionLocalizations, nameLocalizations } from './commandText.js';
import { inWords, maybe, text, whole } from './field.js';

export const OPTION_TYPE = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

const named = {
  name: commandName,
  name_localizations: nameLocalizations,
  description,
  description_localizations: descriptionLocalizations,
};

const choice = z.object({
  name: text(1, LIMITS.choice),
  name_localizations: choiceLocalizations,
  value: z.union([z.string().max(LIMITS.choice), z.number()]),
});

const { string, integer, boolean, user, channel, role, mentionable, number, attachment } = OPTION_TYPE;
const CHOOSABLE: readonly number[] = [string, integer, number];
const COUNTABLE: readonly number[] = [integer, number];

const fields = z.object({
  type: z.literal([string, integer, boolean, user, channel, role, mentionable, number, attachment]),
  ...named,
  required: maybe(z.boolean()),
  choices: maybe(z.array(choice).max(LIMITS.choices)),
  autocomplete: maybe(z.boolean()),
  channel_types: maybe(z.array(z.number().int())),
  min_value: maybe(z.number()),
  max_value: maybe(z.number()),
  min_length: maybe(whole(0, LIMITS.optionText)),
  max_length: maybe(whole(1, LIMITS.optionText)),
});
type Fields = z.infer<typeof fields>;

const fits = (value: string | number, type: number): boolean =>
  type === string ? typeof value === 'string' : typeof value === 'number' && (type === number || Number.isSafeInteger(value));

const repeats = (values: readonly unknown[]): boolean => new Set(values).size < values.length;
const isAbsent = (one: unknown): boolean => one === undefined;

/** An option that takes a value. */
export const valueOption = fields
  .refine(one => !one.choices?.length || (CHOOSABLE.includes(one.type) && !one.autocomplete), {
    path: ['choices'],
    ...inWords('APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID', 'Choices are for string, integer and number options without autocomplete'),
  })
  .refine(one => (one.choices ?? []).every(each => fits(each.value, one.type)), {
    path: ['choices'],
    ...inWords('APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID', 'A choice value is not of the type of its option'),
  })
  .refine(one => !repeats((one.choices ?? []).map(each => each.name)), {
    path: ['choices'],
    ...inWords('APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE', 'Option choice names must be unique'),
  })
  .refine(one => !one.autocomplete || CHOOSABLE.includes(one.type), {
    path: ['autocomplete'],
    ...inWords('APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID', 'Autocomplete is for string, integer and number options'),
  })
  .refine(one => COUNTABLE.includes(one.type) || [one.min_value, one.max_value].every(isAbsent), {
    path: ['min_value'],
    ...inWords('APPLICATION_COMMAND_OPTIONS_VALUE_BOUNDS_INVALID', 'Bounds of value are for integer and number options'),
  })
  .refine(one => one.type === string || [one.min_length, one.max_length].every(isAbsent), {
    path: ['min_length'],
    ...inWords('APPLICATION_COMMAND_OPTIONS_LENGTH_BOUNDS_INVALID', 'Bounds of length are for string options'),
  })
  .refine(
    one => (one.min_value ?? -Infinity) <= (one.max_value ?? Infinity) && (one.min_length ?? 0) <= (one.max_length ?? LIMITS.optionText),
    {
      path: ['max_value'],
      ...inWords('APPLICATION_COMMAND_OPTIONS_BOUNDS_INVALID', 'The least must not be more than the most'),
    },
  )
  .refine(one => one.type === channel || isAbsent(one.channel_types), {
    path: ['channel_types'],
    ...inWords('APPLICATION_COMMAND_OPTIONS_CHANNEL_TYPES_INVALID', 'Channel types are for channel options'),
  });
export type ValueOption = Readonly<Fields>;

type Listed = { readonly name: string; readonly required?: boolean | undefined };

/** No required option stands behind one that may be left out. */
const requiredFirst = (options: readonly Listed[]): boolean =>
  options.every((one, index) => !one.required || options.slice(0, index).every(earlier => earlier.required));

/** Options of one command: unique names, required ones first. */
export const ordered = <T extends z.ZodType<Listed>>(option: T) =>
  maybe(
    z
      .array(option)
      .max(LIMITS.commandOptions)
      .refine(
        options => !repeats(options.map(one => one.name)),
        inWords('APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE', 'Option names must be unique'),
      )
      .refine(
        requiredFirst,
        inWords('APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', 'Required options must be placed before non-required options'),
      ),
  );

export const subcommand = z.object({ type: z.literal(OPTION_TYPE.subcommand), ...named, options: ordered(valueOption) });
export type Subcommand = Readonly<z.infer<typeof subcommand>>;

export const group = z.object({ type: z.literal(OPTION_TYPE.group), ...named, options: ordered(subcommand) });
export type Group = Readonly<z.infer<typeof group>>;
