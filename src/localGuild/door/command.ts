import { z } from 'zod';
import type { FieldFault } from '../formError.js';
import { LIMITS } from '../limits.js';
import { type Group, group, OPTION_TYPE, ordered, type Subcommand, subcommand, type ValueOption, valueOption } from './commandOption.js';
import { descriptionLocalizations, isCommandName, longest, nameLocalizations } from './commandText.js';
import { bits, inWords, maybe, text, whole } from './field.js';

export const COMMAND_TYPE = { slash: 1, user: 2, message: 3 } as const;

/** A right-click command may have capitals and blanks in its name. */
const menuName = text(1, LIMITS.commandName);

const fields = z.object({
  type: maybe(whole(1, 3)).transform(type => type ?? COMMAND_TYPE.slash),
  name: menuName,
  name_localizations: nameLocalizations,
  description: maybe(z.string().max(LIMITS.commandDescription)).transform(words => words ?? ''),
  description_localizations: descriptionLocalizations,
  options: ordered(z.discriminatedUnion('type', [valueOption, subcommand, group])),
  default_member_permissions: maybe(bits),
  dm_permission: maybe(z.boolean()),
  contexts: maybe(z.array(whole(0, 2))),
  integration_types: maybe(z.array(whole(0, 1))),
  nsfw: maybe(z.boolean()),
});
export type Command = Readonly<z.infer<typeof fields>>;
export type CommandOption = ValueOption | Subcommand | Group;

const isSlash = (command: Command): boolean => command.type === COMMAND_TYPE.slash;
const takesValue = (option: CommandOption): boolean => option.type !== OPTION_TYPE.subcommand && option.type !== OPTION_TYPE.group;

/** An application command as a bot declares it. */
export const command = fields
  .refine(one => !isSlash(one) || isCommandName(one.name), {
    path: ['name'],
    ...inWords('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
  })
  .refine(one => !isSlash(one) || one.description.length > 0, {
    path: ['description'],
    ...inWords('BASE_TYPE_REQUIRED', 'This field is required'),
  })
  .refine(one => isSlash(one) || (one.description === '' && !one.options?.length), {
    path: ['description'],
    ...inWords('APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED', 'Context menu commands cannot have descriptions or options'),
  })
  .refine(one => new Set((one.options ?? []).map(takesValue)).size < 2, {
    path: ['options'],
    ...inWords(
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    ),
  })
  .refine(
    one => sizeOf(one) <= LIMITS.commandTogether,
    inWords('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${LIMITS.commandTogether})`),
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

/** What is wrong with all of a guild's, or all global, commands together. */
export function commandsFaults(all: readonly Command[]): readonly FieldFault[] {
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

export const limitOf = (type: number): number => (type === COMMAND_TYPE.slash ? LIMITS.commands : LIMITS.contextCommands);
