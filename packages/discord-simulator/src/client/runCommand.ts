import { ApplicationCommandOptionType, InteractionType } from 'discord-api-types/v10';
import { beginInteraction } from '../changes/interactionChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { ok, type Result } from '../lib/result.js';
import type { ValueOption } from '../requestSchemas/commandOptionSchema.js';
import { localized } from '../requestSchemas/localization.js';
import type { Channel } from '../world/channel.js';
import type { OfferedChoice } from '../world/interaction.js';
import type { User } from '../world/user.js';
import { awaitAnswer } from './awaitReply.js';
import { type ClientFault, clientFault } from './clientFault.js';
import { commandLine, type OfferedCommand, offeredCommandFor } from './offeredCommands.js';
import { type FilledInput, optionValue, type SentValue } from './optionValue.js';
import { resolved } from './pickedEntities.js';
import { replyOf } from './replyView.js';
import type { Reply } from './seen.js';

export type FilledOptions = Readonly<Record<string, FilledInput>>;

interface Given {
  readonly option: ValueOption;
  readonly value: SentValue;
}

/** A slash command as a user fills it in. */
export interface Invocation {
  readonly context: SimulatorContext;
  readonly user: User;
  readonly channel: Channel;
  readonly line: string;
  readonly options: FilledOptions;
}

/** Runs a slash command and waits for the bot's reply. */
export async function runCommand(invocation: Invocation): Promise<Result<Reply, ClientFault>> {
  const { context, user, channel } = invocation;
  const offered = usable(invocation);
  if (!offered.ok) return offered;
  const given = fillOptions(invocation, offered.value);
  if (!given.ok) return given;
  const missing = offered.value.options.find(option => option.required && !given.value.some(one => one.option === option));
  if (missing) return clientFault('missing-option', `${invocation.line} needs the option ${missing.name}.`);
  const data = interactionData(invocation, offered.value, given.value, undefined);
  const interaction = beginInteraction(context, channel, {
    type: InteractionType.ApplicationCommand,
    user: user.id,
    data,
    command: commandLine(offered.value),
  });
  const answered = await awaitAnswer(context, interaction);
  return answered.ok ? ok(replyOf(context, user, answered.value)) : answered;
}

/** Types into an option and waits for the bot's choices. */
export async function completeOption(invocation: Invocation, focused: string): Promise<Result<readonly OfferedChoice[], ClientFault>> {
  const { context, user, channel, options } = invocation;
  const offered = usable(invocation);
  if (!offered.ok) return offered;
  const option = optionNamed(offered.value, focused, user);
  if (!option?.autocomplete) return clientFault('unknown-option', `${invocation.line} has no option ${focused} that is completed.`);
  const others = Object.fromEntries(Object.entries(options).filter(([name]) => optionNamed(offered.value, name, user) !== option));
  const given = fillOptions({ ...invocation, options: others }, offered.value);
  if (!given.ok) return given;
  const typed = String(options[focused] ?? '');
  const data = interactionData(invocation, offered.value, [...given.value, { option, value: typed }], option);
  const interaction = beginInteraction(context, channel, {
    type: InteractionType.ApplicationCommandAutocomplete,
    user: user.id,
    data,
    typing: option.type,
  });
  const answered = await awaitAnswer(context, interaction);
  return answered.ok ? ok(answered.value.choices ?? []) : answered;
}

/** Finds the command of an invocation. Commands do not work in archived threads. */
function usable({ context, user, channel, line }: Invocation): Result<OfferedCommand, ClientFault> {
  if (channel.kind === 'thread' && channel.archived) return clientFault('archived', `${channel.name} is archived: no command works there.`);
  return offeredCommandFor(context, user, channel, line);
}

const optionNamed = (offered: OfferedCommand, name: string, { locale }: User): ValueOption | undefined =>
  offered.options.find(option => option.name === name || localized(option.name, option.name_localizations, locale) === name);

function fillOptions(
  { context, user, channel, line, options }: Invocation,
  offered: OfferedCommand,
): Result<readonly Given[], ClientFault> {
  const given: Given[] = [];
  for (const [name, filled] of Object.entries(options)) {
    const option = optionNamed(offered, name, user);
    if (!option) return clientFault('unknown-option', `${line} has no option ${name}.`);
    const value = optionValue({ context, user, channel }, option, filled);
    if (!value.ok) return value;
    given.push({ option, value: value.value });
  }
  return ok(given);
}

const PICKED: readonly number[] = [
  ApplicationCommandOptionType.Attachment,
  ApplicationCommandOptionType.User,
  ApplicationCommandOptionType.Role,
  ApplicationCommandOptionType.Mentionable,
  ApplicationCommandOptionType.Channel,
];

/** The interaction's `data`: values nested in the subcommand, the subcommand in its group. */
function interactionData(
  { context, user, channel }: Invocation,
  offered: OfferedCommand,
  given: readonly Given[],
  focused: ValueOption | undefined,
): object {
  const values: readonly object[] = given.map(({ option, value }) => ({
    name: option.name,
    type: option.type,
    value,
    ...(option === focused && { focused: true }),
  }));
  const options = offered.path.reduceRight<readonly object[]>((inner, { name, type }) => [{ name, type, options: inner }], values);
  const ids = given.filter(one => PICKED.includes(one.option.type)).map(one => String(one.value));
  const { command, guild } = offered;
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    options,
    ...(guild && { guild_id: guild }),
    ...resolved(context, channel, user.id, ids),
  };
}
