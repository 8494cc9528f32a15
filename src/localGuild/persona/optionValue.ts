import { ok, type Result } from '../../lib/result.js';
import { OPTION_TYPE, type ValueOption } from '../door/commandOption.js';
import { localized } from '../door/commandText.js';
import { LIMITS } from '../limits.js';
import { storeLoose } from '../rest/attachments.js';
import type { StandIn } from '../standIn.js';
import { channelType } from '../wire/channel.js';
import type { Channel } from '../world/channel.js';
import type { User } from '../world/user.js';
import { type Fault, fault } from './fault.js';
import { channelFor } from './look.js';
import { pickedRole, pickedUser } from './picked.js';

/** What a persona fills into an option. */
export type Filled = string | number | boolean | SentFile;
/** A file with text in it. */
export interface SentFile {
  readonly name: string;
  readonly text: string;
}

export interface Filling {
  readonly standIn: StandIn;
  readonly user: User;
  readonly channel: Channel;
}

/** What the client sends: a file by the id it was given. */
export type Value = Exclude<Filled, SentFile>;

/** The value the client would send for what a persona filled in, or why it would not let it pass. */
export function optionValue(filling: Filling, option: ValueOption, filled: Filled): Result<Value, Fault> {
  if (typeof filled === 'object')
    return option.type === OPTION_TYPE.attachment ? sentFile(filling.standIn, option, filled) : bad(option, 'takes no file');
  if (option.choices?.length) return chosen(filling, option, filled);
  switch (option.type) {
    case OPTION_TYPE.string:
      return written(option, String(filled));
    case OPTION_TYPE.integer:
    case OPTION_TYPE.number:
      return counted(option, Number(filled));
    case OPTION_TYPE.boolean:
      return typeof filled === 'boolean' ? ok(filled) : bad(option, 'is true or false');
    case OPTION_TYPE.user:
      return pickedUser(filling.standIn, filling.channel, String(filled));
    case OPTION_TYPE.role:
      return pickedRole(filling.standIn, filling.channel, String(filled));
    case OPTION_TYPE.mentionable: {
      const user = pickedUser(filling.standIn, filling.channel, String(filled));
      return user.ok ? user : pickedRole(filling.standIn, filling.channel, String(filled));
    }
    case OPTION_TYPE.channel:
      return pickedChannel(filling, option, String(filled));
    case OPTION_TYPE.attachment:
      return bad(option, 'takes a file');
  }
}

const bad = (option: ValueOption, why: string): Result<never, Fault> => fault('bad-option', `The option ${option.name} ${why}.`);

/** One of the choices, by its name in any language the persona sees, or by its value. */
function chosen({ user }: Filling, option: ValueOption, filled: Value): Result<Value, Fault> {
  const found = option.choices?.find(
    one => one.value === filled || one.name === filled || localized(one.name, one.name_localizations, user.locale) === filled,
  );
  return found ? ok(found.value) : bad(option, `has no choice ${filled}`);
}

/** A file is sent before the command that names it. */
function sentFile(standIn: StandIn, option: ValueOption, { name, text }: SentFile): Result<string, Fault> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > standIn.rules.attachmentSize) return bad(option, 'takes no file so large');
  return ok(storeLoose(standIn.world, { name, bytes, type: mediaOf(name) }).id);
}

/** Of a file by its name. */
const mediaOf = (name: string): string => MEDIA.find(([ending]) => name.toLowerCase().endsWith(ending))?.[1] ?? 'application/octet-stream';
const MEDIA = [
  ['.json', 'application/json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
] as const;

function written(option: ValueOption, text: string): Result<string, Fault> {
  const { min_length: min = 0, max_length: max = LIMITS.optionText } = option;
  return text.length >= min && text.length <= max ? ok(text) : bad(option, `takes ${min} to ${max} characters`);
}

function counted(option: ValueOption, number: number): Result<number, Fault> {
  const { min_value: min = Number.MIN_SAFE_INTEGER, max_value: max = Number.MAX_SAFE_INTEGER } = option;
  if (Number.isNaN(number) || (option.type === OPTION_TYPE.integer && !Number.isInteger(number))) return bad(option, 'takes a number');
  return number >= min && number <= max ? ok(number) : bad(option, `takes ${min} to ${max}`);
}

function pickedChannel({ standIn, user }: Filling, option: ValueOption, name: string): Result<string, Fault> {
  const channel = channelFor(standIn, user, name);
  if (!channel.ok) return channel;
  const fits = !option.channel_types?.length || option.channel_types.includes(channelType(channel.value));
  return fits ? ok(channel.value.id) : bad(option, `does not take ${name}`);
}
