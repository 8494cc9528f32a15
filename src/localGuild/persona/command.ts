import { ok, type Result } from '../../lib/result.js';
import { OPTION_TYPE, type ValueOption } from '../door/commandOption.js';
import { localized } from '../door/commandText.js';
import { beginInteraction } from '../happenings/interactions.js';
import type { StandIn } from '../standIn.js';
import type { Channel } from '../world/channel.js';
import { INTERACTION_TYPE, type OfferedChoice } from '../world/interaction.js';
import type { User } from '../world/user.js';
import { awaitAnswer } from './await.js';
import { type Callable, callableFor, lineOf } from './commands.js';
import { type Fault, fault } from './fault.js';
import { type Filled, optionValue, type Value } from './optionValue.js';
import { resolved } from './picked.js';
import { replyOf } from './reply.js';
import type { Reply } from './seen.js';

export type FilledOptions = Readonly<Record<string, Filled>>;

interface Given {
  readonly option: ValueOption;
  readonly value: Value;
}

/** A persona's hand on a slash command in a channel. */
export interface Invocation {
  readonly standIn: StandIn;
  readonly user: User;
  readonly channel: Channel;
  readonly line: string;
  readonly options: FilledOptions;
}

/** Runs a slash command and waits for what the bot makes of it. */
export async function runCommand(invocation: Invocation): Promise<Result<Reply, Fault>> {
  const { standIn, user, channel } = invocation;
  const callable = usable(invocation);
  if (!callable.ok) return callable;
  const given = fillOptions(invocation, callable.value);
  if (!given.ok) return given;
  const missing = callable.value.options.find(option => option.required && !given.value.some(one => one.option === option));
  if (missing) return fault('missing-option', `${invocation.line} needs the option ${missing.name}.`);
  const told = toldOf(invocation, callable.value, given.value, undefined);
  const interaction = beginInteraction(standIn, channel, {
    type: INTERACTION_TYPE.command,
    user: user.id,
    told,
    command: lineOf(callable.value),
  });
  const answered = await awaitAnswer(standIn, interaction);
  return answered.ok ? ok(replyOf(standIn, user, answered.value)) : answered;
}

/** Types into an option and waits for what the bot offers. */
export async function completeOption(invocation: Invocation, focused: string): Promise<Result<readonly OfferedChoice[], Fault>> {
  const { standIn, user, channel, options } = invocation;
  const callable = usable(invocation);
  if (!callable.ok) return callable;
  const option = optionNamed(callable.value, focused, user);
  if (!option?.autocomplete) return fault('unknown-option', `${invocation.line} has no option ${focused} that is completed.`);
  const others = Object.fromEntries(Object.entries(options).filter(([name]) => optionNamed(callable.value, name, user) !== option));
  const given = fillOptions({ ...invocation, options: others }, callable.value);
  if (!given.ok) return given;
  const typed = String(options[focused] ?? '');
  const told = toldOf(invocation, callable.value, [...given.value, { option, value: typed }], option);
  const interaction = beginInteraction(standIn, channel, { type: INTERACTION_TYPE.autocomplete, user: user.id, told, typing: option.type });
  const answered = await awaitAnswer(standIn, interaction);
  return answered.ok ? ok(answered.value.choices ?? []) : answered;
}

/** Commands do not work in archived threads. */
function usable({ standIn, user, channel, line }: Invocation): Result<Callable, Fault> {
  if (channel.kind === 'thread' && channel.archived) return fault('archived', `${channel.name} is archived: no command works there.`);
  return callableFor(standIn, user, channel, line);
}

const optionNamed = (callable: Callable, name: string, { locale }: User): ValueOption | undefined =>
  callable.options.find(option => option.name === name || localized(option.name, option.name_localizations, locale) === name);

function fillOptions({ standIn, user, channel, line, options }: Invocation, callable: Callable): Result<readonly Given[], Fault> {
  const given: Given[] = [];
  for (const [name, filled] of Object.entries(options)) {
    const option = optionNamed(callable, name, user);
    if (!option) return fault('unknown-option', `${line} has no option ${name}.`);
    const value = optionValue({ standIn, user, channel }, option, filled);
    if (!value.ok) return value;
    given.push({ option, value: value.value });
  }
  return ok(given);
}

const PICKED: readonly number[] = [
  OPTION_TYPE.attachment,
  OPTION_TYPE.user,
  OPTION_TYPE.role,
  OPTION_TYPE.mentionable,
  OPTION_TYPE.channel,
];

/** The command as Discord tells the bot of it: the values below the subcommand, the subcommand below its group. */
function toldOf(
  { standIn, user, channel }: Invocation,
  callable: Callable,
  given: readonly Given[],
  focused: ValueOption | undefined,
): object {
  const values: readonly object[] = given.map(({ option, value }) => ({
    name: option.name,
    type: option.type,
    value,
    ...(option === focused && { focused: true }),
  }));
  const options = callable.path.reduceRight<readonly object[]>((inner, { name, type }) => [{ name, type, options: inner }], values);
  const ids = given.filter(one => PICKED.includes(one.option.type)).map(one => String(one.value));
  const { command, guild } = callable;
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    options,
    ...(guild && { guild_id: guild }),
    ...resolved(standIn, channel, user.id, ids),
  };
}
