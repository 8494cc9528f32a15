import { createApiChecker } from 'discord-simulator/openapi';
import { z } from 'zod';

const openApi = createApiChecker();

export interface DispatchedEvent {
  readonly t: string | null;
  readonly d: unknown;
}

/** By event: the paths of the objects in its data, with the schema of each. `*`: every element of a list; `?`: may be missing. */
const OBJECTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  READY: { user: 'UserResponse' },
  GUILD_CREATE: {
    '': 'GuildResponse',
    'roles.*': 'GuildRoleResponse',
    'members.*': 'GuildMemberResponse',
    'channels.*': 'GuildChannelResponse',
    'threads.*': 'ThreadResponse',
  },
  GUILD_UPDATE: { '': 'GuildResponse' },
  GUILD_DELETE: {},
  GUILD_ROLE_UPDATE: { role: 'GuildRoleResponse' },
  GUILD_MEMBERS_CHUNK: { 'members.*': 'GuildMemberResponse' },
  CHANNEL_CREATE: { '': 'GuildChannelResponse' },
  CHANNEL_UPDATE: { '': 'GuildChannelResponse' },
  CHANNEL_DELETE: { '': 'GuildChannelResponse' },
  CHANNEL_PINS_UPDATE: {},
  THREAD_CREATE: { '': 'ThreadResponse' },
  THREAD_UPDATE: { '': 'ThreadResponse' },
  THREAD_DELETE: {},
  THREAD_MEMBERS_UPDATE: { 'added_members?.*': 'ThreadMemberResponse' },
  MESSAGE_CREATE: { '': 'MessageResponse' },
  MESSAGE_UPDATE: { '': 'MessageResponse' },
  MESSAGE_DELETE: {},
  TYPING_START: {},
  RESUMED: {},
  INTERACTION_CREATE: { 'message?': 'MessageResponse', 'member?': 'GuildMemberResponse', 'user?': 'UserResponse' },
};

/** Returns the errors of an event, measured against Discord's API description. An event that is not in `OBJECTS` is an error. */
export function eventErrors({ t, d }: DispatchedEvent): readonly string[] {
  const objects = OBJECTS[t ?? ''];
  if (!objects) return [`${t} is an event that nothing is known of`];
  return Object.entries(objects).flatMap(([path, schema]) =>
    reached(d, path === '' ? [] : path.split('.')).flatMap(value =>
      openApi.objectErrors(schema, value).map(fault => `${t} ${path}: ${fault}`),
    ),
  );
}

const object = z.record(z.string(), z.unknown());

function reached(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (step === undefined) return [value];
  if (step === '*')
    return z
      .array(z.unknown())
      .parse(value)
      .flatMap(one => reached(one, rest));
  const found = object.parse(value)[step.replace('?', '')];
  return found === undefined && step.endsWith('?') ? [] : reached(found, rest);
}
