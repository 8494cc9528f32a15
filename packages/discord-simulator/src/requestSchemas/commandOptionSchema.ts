import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord/limits.js';
import { integerBetween, optional, text, withCode } from './fields.js';
import { choiceLocalizations, commandName, description, descriptionLocalizations, nameLocalizations } from './localization.js';

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

const Type = ApplicationCommandOptionType;
const CHOOSABLE: readonly number[] = [Type.String, Type.Integer, Type.Number];
const COUNTABLE: readonly number[] = [Type.Integer, Type.Number];
const VALUE_TYPES = [
  ...[Type.String, Type.Integer, Type.Boolean, Type.User, Type.Channel],
  ...[Type.Role, Type.Mentionable, Type.Number, Type.Attachment],
] as const;

const fields = z.object({
  type: z.literal(VALUE_TYPES),
  ...named,
  required: optional(z.boolean()),
  choices: optional(z.array(choice).max(LIMITS.choices)),
  autocomplete: optional(z.boolean()),
  channel_types: optional(z.array(z.number().int())),
  min_value: optional(z.number()),
  max_value: optional(z.number()),
  min_length: optional(integerBetween(0, LIMITS.optionText)),
  max_length: optional(integerBetween(1, LIMITS.optionText)),
});
type Fields = z.infer<typeof fields>;

const fits = (value: string | number, type: number): boolean =>
  type === Type.String ? typeof value === 'string' : typeof value === 'number' && (type === Type.Number || Number.isSafeInteger(value));

const repeats = (values: readonly unknown[]): boolean => new Set(values).size < values.length;
const isAbsent = (one: unknown): boolean => one === undefined;

/** An option that takes a value. */
export const valueOption = fields
  .refine(one => !one.choices?.length || (CHOOSABLE.includes(one.type) && !one.autocomplete), {
    path: ['choices'],
    ...withCode('APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID', 'Choices are for string, integer and number options without autocomplete'),
  })
  .refine(one => (one.choices ?? []).every(each => fits(each.value, one.type)), {
    path: ['choices'],
    ...withCode('APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID', 'A choice value is not of the type of its option'),
  })
  .refine(one => !repeats((one.choices ?? []).map(each => each.name)), {
    path: ['choices'],
    ...withCode('APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE', 'Option choice names must be unique'),
  })
  .refine(one => !one.autocomplete || CHOOSABLE.includes(one.type), {
    path: ['autocomplete'],
    ...withCode('APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID', 'Autocomplete is for string, integer and number options'),
  })
  .refine(one => COUNTABLE.includes(one.type) || [one.min_value, one.max_value].every(isAbsent), {
    path: ['min_value'],
    ...withCode('APPLICATION_COMMAND_OPTIONS_VALUE_BOUNDS_INVALID', 'Bounds of value are for integer and number options'),
  })
  .refine(one => one.type === Type.String || [one.min_length, one.max_length].every(isAbsent), {
    path: ['min_length'],
    ...withCode('APPLICATION_COMMAND_OPTIONS_LENGTH_BOUNDS_INVALID', 'Bounds of length are for string options'),
  })
  .refine(
    one => (one.min_value ?? -Infinity) <= (one.max_value ?? Infinity) && (one.min_length ?? 0) <= (one.max_length ?? LIMITS.optionText),
    {
      path: ['max_value'],
      ...withCode('APPLICATION_COMMAND_OPTIONS_BOUNDS_INVALID', 'The least must not be more than the most'),
    },
  )
  .refine(one => one.type === Type.Channel || isAbsent(one.channel_types), {
    path: ['channel_types'],
    ...withCode('APPLICATION_COMMAND_OPTIONS_CHANNEL_TYPES_INVALID', 'Channel types are for channel options'),
  });
export type ValueOption = Readonly<Fields>;

type Listed = { readonly name: string; readonly required?: boolean | undefined };

/** Whether every required option comes before the optional ones. */
const requiredFirst = (options: readonly Listed[]): boolean =>
  options.every((one, index) => !one.required || options.slice(0, index).every(earlier => earlier.required));

/** Options of one command: unique names, required ones first. */
export const ordered = <T extends z.ZodType<Listed>>(option: T) =>
  optional(
    z
      .array(option)
      .max(LIMITS.commandOptions)
      .refine(
        options => !repeats(options.map(one => one.name)),
        withCode('APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE', 'Option names must be unique'),
      )
      .refine(
        requiredFirst,
        withCode('APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', 'Required options must be placed before non-required options'),
      ),
  );

export const subcommand = z.object({ type: z.literal(ApplicationCommandOptionType.Subcommand), ...named, options: ordered(valueOption) });
export type Subcommand = Readonly<z.infer<typeof subcommand>>;

export const group = z.object({ type: z.literal(ApplicationCommandOptionType.SubcommandGroup), ...named, options: ordered(subcommand) });
export type Group = Readonly<z.infer<typeof group>>;
