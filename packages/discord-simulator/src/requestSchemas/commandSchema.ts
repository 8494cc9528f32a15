import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord/limits.js';
import { type Group, group, ordered, type Subcommand, subcommand, type ValueOption, valueOption } from './commandOptionSchema.js';
import { integerBetween, optional, permissionBits, text, withCode } from './fields.js';
import type { FormError } from './formErrors.js';
import { descriptionLocalizations, isCommandName, longest, nameLocalizations } from './localization.js';

/** Names of context menu commands may have capitals and spaces. */
const menuName = text(1, LIMITS.commandName);

const fields = z.object({
  type: optional(integerBetween(1, 3)).transform(type => type ?? ApplicationCommandType.ChatInput),
  name: menuName,
  name_localizations: nameLocalizations,
  description: optional(z.string().max(LIMITS.commandDescription)).transform(words => words ?? ''),
  description_localizations: descriptionLocalizations,
  options: ordered(z.discriminatedUnion('type', [valueOption, subcommand, group])),
  default_member_permissions: optional(permissionBits),
  dm_permission: optional(z.boolean()),
  contexts: optional(z.array(integerBetween(0, 2))),
  integration_types: optional(z.array(integerBetween(0, 1))),
  nsfw: optional(z.boolean()),
});
export type Command = Readonly<z.infer<typeof fields>>;
export type CommandOption = ValueOption | Subcommand | Group;

const isSlash = (command: Command): boolean => command.type === ApplicationCommandType.ChatInput;
const takesValue = (option: CommandOption): boolean =>
  option.type !== ApplicationCommandOptionType.Subcommand && option.type !== ApplicationCommandOptionType.SubcommandGroup;

/** An application command as a bot declares it. */
export const command = fields
  .refine(one => !isSlash(one) || isCommandName(one.name), {
    path: ['name'],
    ...withCode('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
  })
  .refine(one => !isSlash(one) || one.description.length > 0, {
    path: ['description'],
    ...withCode('BASE_TYPE_REQUIRED', 'This field is required'),
  })
  .refine(one => isSlash(one) || (one.description === '' && !one.options?.length), {
    path: ['description'],
    ...withCode('APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED', 'Context menu commands cannot have descriptions or options'),
  })
  .refine(one => new Set((one.options ?? []).map(takesValue)).size < 2, {
    path: ['options'],
    ...withCode(
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    ),
  })
  .refine(
    one => sizeOf(one) <= LIMITS.commandTogether,
    withCode('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${LIMITS.commandTogether})`),
  );

type Worded = Pick<Command, 'name' | 'name_localizations' | 'description' | 'description_localizations'>;

const wordsOf = (one: Worded): number =>
  longest(one.name, one.name_localizations) + longest(one.description, one.description_localizations);

const sizeOf = (one: Command): number => wordsOf(one) + sum((one.options ?? []).map(optionSize));

function optionSize(option: CommandOption): number {
  const inner: readonly CommandOption[] = 'options' in option ? (option.options ?? []) : [];
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  return (
    wordsOf(option) +
    sum(inner.map(optionSize)) +
    sum(choices.map(one => longest(one.name, one.name_localizations) + `${one.value}`.length))
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export const commands = z.array(command);

/** Errors of a whole list of commands: too many of a type, or duplicate names. */
export function commandListErrors(all: readonly Command[]): readonly FormError[] {
  const tooMany = [...new Set(all.map(one => one.type))].filter(type => all.filter(one => one.type === type).length > limitOf(type));
  const repeated = all.flatMap((one, index) =>
    all.findIndex(other => other.name === one.name && other.type === one.type) < index ? [index] : [],
  );
  return [
    ...tooMany.map(type => ({ path: [], code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${limitOf(type)} or fewer in length.` })),
    ...repeated.map(index => ({
      path: [index, 'name'],
      code: 'APPLICATION_COMMANDS_DUPLICATE_NAME',
      message: 'Application command names must be unique',
    })),
  ];
}

export const limitOf = (type: number): number => (type === ApplicationCommandType.ChatInput ? LIMITS.commands : LIMITS.contextCommands);
