import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { storeLooseAttachment } from '../changes/uploads.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { LIMITS } from '../discord/limits.js';
import { ok, type Result } from '../lib/result.js';
import type { ValueOption } from '../requestSchemas/commandOptionSchema.js';
import { localized } from '../requestSchemas/localization.js';
import { channelType } from '../serializers/serializeChannel.js';
import type { Channel } from '../world/channel.js';
import type { User } from '../world/user.js';
import { type ClientFault, clientFault } from './clientFault.js';
import { channelFor } from './clientView.js';
import { pickedRole, pickedUser } from './pickedEntities.js';

/** A value for a command option. */
export type FilledInput = string | number | boolean | SentFile;
/** A file to send: its text, or its bytes in base64. */
export type SentFile = TextFile | BinaryFile;
export interface TextFile {
  readonly name: string;
  readonly text: string;
}
export interface BinaryFile {
  readonly name: string;
  readonly base64: string;
}

export interface InputContext {
  readonly context: SimulatorContext;
  readonly user: User;
  readonly channel: Channel;
}

/** A value as the client sends it: a file by its id. */
export type SentValue = Exclude<FilledInput, SentFile>;

/** The value the client would send, or why it would not accept the input. */
export function optionValue(filling: InputContext, option: ValueOption, filled: FilledInput): Result<SentValue, ClientFault> {
  if (typeof filled === 'object')
    return option.type === ApplicationCommandOptionType.Attachment
      ? sentFile(filling.context, option, filled)
      : bad(option, 'takes no file');
  if (option.choices?.length) return chosen(filling, option, filled);
  switch (option.type) {
    case ApplicationCommandOptionType.String:
      return written(option, String(filled));
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return counted(option, Number(filled));
    case ApplicationCommandOptionType.Boolean:
      return typeof filled === 'boolean' ? ok(filled) : bad(option, 'is true or false');
    case ApplicationCommandOptionType.User:
      return pickedUser(filling.context, filling.channel, String(filled));
    case ApplicationCommandOptionType.Role:
      return pickedRole(filling.context, filling.channel, String(filled));
    case ApplicationCommandOptionType.Mentionable: {
      const user = pickedUser(filling.context, filling.channel, String(filled));
      return user.ok ? user : pickedRole(filling.context, filling.channel, String(filled));
    }
    case ApplicationCommandOptionType.Channel:
      return pickedChannel(filling, option, String(filled));
    case ApplicationCommandOptionType.Attachment:
      return bad(option, 'takes a file');
  }
}

const bad = (option: ValueOption, why: string): Result<never, ClientFault> =>
  clientFault('bad-option', `The option ${option.name} ${why}.`);

/** A choice by its value, or by its name in the bot's or the user's language. */
function chosen({ user }: InputContext, option: ValueOption, filled: SentValue): Result<SentValue, ClientFault> {
  const found = option.choices?.find(
    one => one.value === filled || one.name === filled || localized(one.name, one.name_localizations, user.locale) === filled,
  );
  return found ? ok(found.value) : bad(option, `has no choice ${filled}`);
}

/** Stores a file and returns its id. The client uploads a file before it sends the command. */
function sentFile(context: SimulatorContext, option: ValueOption, { name, ...sent }: SentFile): Result<string, ClientFault> {
  const bytes = 'text' in sent ? new TextEncoder().encode(sent.text) : new Uint8Array(Buffer.from(sent.base64, 'base64'));
  if (bytes.length > context.rules.attachmentSize) return bad(option, 'takes no file so large');
  return ok(storeLooseAttachment(context.world, { name, bytes, type: mediaOf(name) }).id);
}

/** The media type of a file name. */
const mediaOf = (name: string): string => MEDIA.find(([ending]) => name.toLowerCase().endsWith(ending))?.[1] ?? 'application/octet-stream';
const MEDIA = [
  ['.json', 'application/json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.zip', 'application/zip'],
] as const;

function written(option: ValueOption, text: string): Result<string, ClientFault> {
  const { min_length: min = 0, max_length: max = LIMITS.optionText } = option;
  return text.length >= min && text.length <= max ? ok(text) : bad(option, `takes ${min} to ${max} characters`);
}

function counted(option: ValueOption, number: number): Result<number, ClientFault> {
  const { min_value: min = Number.MIN_SAFE_INTEGER, max_value: max = Number.MAX_SAFE_INTEGER } = option;
  if (Number.isNaN(number) || (option.type === ApplicationCommandOptionType.Integer && !Number.isInteger(number)))
    return bad(option, 'takes a number');
  return number >= min && number <= max ? ok(number) : bad(option, `takes ${min} to ${max}`);
}

function pickedChannel({ context, user }: InputContext, option: ValueOption, name: string): Result<string, ClientFault> {
  const channel = channelFor(context, user, name);
  if (!channel.ok) return channel;
  const fits = !option.channel_types?.length || option.channel_types.includes(channelType(channel.value));
  return fits ? ok(channel.value.id) : bad(option, `does not take ${name}`);
}
