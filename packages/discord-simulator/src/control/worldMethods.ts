import { z } from 'zod';
import { addChannel, removeChannel, setOverwrite } from '../changes/channelChanges.js';
import {
  addGuild,
  addMember,
  addPersona,
  addRole,
  botRoleOf,
  editGuild,
  editRole,
  editUser,
  guildsWith,
  inviteBot,
  removeBot,
  removeMember,
  removeRole,
  setRoles,
} from '../changes/guildChanges.js';
import { editThread, removeThread } from '../changes/threadChanges.js';
import { type ClientFault, clientFault } from '../client/clientFault.js';
import { personaFor, seenUser } from '../client/clientView.js';
import { botIsConnected } from '../context/gatewayState.js';
import { isConnected } from '../context/session.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { LOCALES } from '../discord/limits.js';
import { BOT_PERMISSIONS, bitsOf, PERMISSION_NAMES } from '../discord/permissionBits.js';
import { ok, type Result } from '../lib/result.js';
import type { Channel } from '../world/channel.js';
import { type Guild, memberOf, type Role } from '../world/guild.js';
import { DEFAULT_CHANNELS } from '../world/initialWorld.js';
import { known, registeredCommands } from '../world/world.js';
import { defineMethod, noParams } from './controlMethod.js';

const locale = z.enum(LOCALES);
const permissions = z.array(z.enum(PERMISSION_NAMES));
/** Id or name. Default: the first guild. */
const guild = z.string().optional();
const name = z.string().min(1).max(100);

/** People, guilds, channels, permissions, and the bot's membership. */
export const worldMethods = {
  'personas.list': defineMethod(noParams, ({ context }) =>
    ok(
      [...context.world.users.values()]
        .filter(user => !user.bot)
        .map(user => ({ ...seenUser(user), locale: user.locale, takesMessages: user.takesMessages })),
    ),
  ),
  'personas.add': defineMethod(z.object({ name, locale: locale.default('en-GB') }), ({ context }, definition) =>
    personaFor(context, definition.name).ok
      ? clientFault('name-taken', `There is already somebody called ${definition.name}.`)
      : ok(seenUser(addPersona(context, definition))),
  ),
  'personas.set': defineMethod(
    z.object({ persona: name, locale: locale.optional(), takesMessages: z.boolean().optional() }),
    ({ context }, { persona, ...change }) => {
      const user = personaFor(context, persona);
      if (!user.ok) return user;
      const { locale: tongue = user.value.locale, takesMessages = user.value.takesMessages } = change;
      return ok(seenUser(editUser(context, user.value, { locale: tongue, takesMessages })));
    },
  ),
  'personas.leave': defineMethod(z.object({ persona: name, guild }), ({ context }, { persona, guild: which }) => {
    const user = personaFor(context, persona);
    if (!user.ok) return user;
    return inGuild(context, which, found => removeMember(context, found, user.value.id));
  }),
  'personas.join': defineMethod(z.object({ persona: name, guild }), ({ context }, { persona, guild: which }) => {
    const user = personaFor(context, persona);
    if (!user.ok) return user;
    return inGuild(context, which, found => addMember(context, found, user.value.id));
  }),
  'personas.roles': defineMethod(
    z.object({ persona: name, guild, roles: z.array(name) }),
    ({ context }, { persona, guild: which, roles }) => {
      const user = personaFor(context, persona);
      if (!user.ok) return user;
      const found = guildFor(context, which);
      if (!found.ok) return found;
      const member = memberOf(found.value, user.value.id);
      const [own, strange] = [rolesNamed(found.value, roles), roles.find(one => rolesNamed(found.value, [one]).length === 0)];
      if (!member) return clientFault('unknown-guild', `${persona} is not in it.`);
      if (strange !== undefined) return clientFault('bad-choice', `There is no role called ${strange}.`);
      setRoles(context, found.value, member, own);
      return ok({ id: user.value.id });
    },
  ),
  'roles.add': defineMethod(z.object({ guild, name }), ({ context }, { guild: which, name: called }) => {
    const found = guildFor(context, which);
    return found.ok ? ok({ id: addRole(context, found.value, called).id }) : found;
  }),
  'roles.remove': defineMethod(z.object({ guild, role: name }), ({ context }, { guild: which, role }) => {
    const found = guildFor(context, which);
    if (!found.ok) return found;
    const [own] = rolesNamed(found.value, [role]);
    if (!own) return clientFault('bad-choice', `There is no role called ${role} that can be deleted.`);
    removeRole(context, found.value, own);
    return ok({ id: own.id });
  }),
  'guilds.list': defineMethod(noParams, ({ context }) =>
    ok([...context.world.guilds.values()].map(one => ({ ...seenGuild(one), hasBot: memberOf(one, context.world.bot) !== undefined }))),
  ),
  'guilds.add': defineMethod(
    z.object({
      name,
      locale: locale.default('en-US'),
      channels: z.array(name).default([...DEFAULT_CHANNELS]),
      systemChannel: name.optional(),
    }),
    ({ context }, definition) => ok(seenGuild(addGuild(context, definition, BOT_PERMISSIONS))),
  ),
  'guilds.set': defineMethod(
    z.object({ guild, name: name.optional(), locale: locale.optional() }),
    ({ context }, { guild: which, ...change }) =>
      inGuild(context, which, found => {
        editGuild(context, found, { name: change.name ?? found.name, locale: change.locale ?? found.locale });
      }),
  ),
  'guilds.fail': defineMethod(z.object({ guild }), ({ context }, { guild: which }) =>
    inGuild(context, which, found => context.events.publish({ kind: 'guild-unavailable', guild: found })),
  ),
  'guilds.recover': defineMethod(z.object({ guild }), ({ context }, { guild: which }) =>
    inGuild(context, which, found => context.events.publish({ kind: 'guild-available', guild: found })),
  ),
  'bot.read': defineMethod(noParams, ({ context }) => ok(botState(context))),
  'bot.kick': defineMethod(z.object({ guild }), ({ context }, { guild: which }) =>
    inGuild(context, which, found => removeBot(context, found)),
  ),
  'bot.invite': defineMethod(z.object({ guild, permissions: permissions.default([...BOT_PERMISSIONS]) }), ({ context }, params) =>
    inGuild(context, params.guild, found => {
      if (!memberOf(found, context.world.bot)) inviteBot(context, found, params.permissions);
    }),
  ),
  'bot.permit': defineMethod(z.object({ guild, permissions }), ({ context }, params) =>
    inGuild(context, params.guild, found => {
      const role = botRoleOf(context, found);
      if (role) editRole(context, found, role, params.permissions);
    }),
  ),
  'guilds.permit': defineMethod(z.object({ guild, permissions }), ({ context }, params) =>
    inGuild(context, params.guild, found => {
      const everyone = found.roles.find(role => role.id === found.id);
      if (everyone) editRole(context, found, everyone, params.permissions);
    }),
  ),
  'channels.add': defineMethod(z.object({ guild, name, announces: z.literal(true).optional() }), ({ context }, params) => {
    const found = guildFor(context, params.guild);
    return found.ok
      ? ok({ id: addChannel(context, found.value, { name: params.name, announces: params.announces, overwrites: [] }).id })
      : found;
  }),
  'channels.remove': defineMethod(z.object({ channel: name }), ({ context }, { channel }) => {
    const found = channelFor(context, channel);
    if (!found.ok) return found;
    if (found.value.kind === 'text') removeChannel(context, found.value);
    else if (found.value.kind === 'thread') removeThread(context, found.value);
    return ok({ id: found.value.id });
  }),
  'channels.permit': defineMethod(
    z.object({ channel: name, who: name, allow: permissions.default([]), deny: permissions.default([]) }),
    ({ context }, { channel, who, allow, deny }) => {
      const found = channelFor(context, channel);
      if (!found.ok) return found;
      if (found.value.kind !== 'text') return clientFault('unknown-channel', `${channel} is no text channel.`);
      const target = targetFor(context, found.value.guild, who);
      if (!target.ok) return target;
      setOverwrite(context, found.value, { ...target.value, allow: bitsOf(allow).toString(), deny: bitsOf(deny).toString() });
      return ok({ id: found.value.id });
    },
  ),
  'threads.set': defineMethod(
    z.object({ thread: name, archived: z.boolean(), locked: z.boolean().default(false) }),
    ({ context }, { thread, ...change }) => {
      const found = channelFor(context, thread);
      if (!found.ok) return found;
      if (found.value.kind !== 'thread') return clientFault('unknown-channel', `${thread} is no thread.`);
      return ok({ id: editThread(context, found.value, change).id });
    },
  ),
};

/** The roles with these ids or names. Neither @everyone nor a bot's role is given, taken or deleted. */
const rolesNamed = ({ id, roles }: Guild, wanted: readonly string[]): readonly Role[] =>
  roles.filter(role => role.id !== id && role.bot === undefined && (wanted.includes(role.id) || wanted.includes(role.name)));

const seenGuild = ({ id, name: called, locale: tongue }: Guild) => ({ id, name: called, locale: tongue });

function guildFor({ world }: SimulatorContext, which: string | undefined): Result<Guild, ClientFault> {
  const found = [...world.guilds.values()].find(one => which === undefined || one.id === which || one.name === which);
  return found ? ok(found) : clientFault('unknown-guild', `There is no guild ${which}.`);
}

function inGuild(
  context: SimulatorContext,
  which: string | undefined,
  act: (found: Guild) => void,
): Result<{ readonly id: string }, ClientFault> {
  const found = guildFor(context, which);
  if (!found.ok) return found;
  act(found.value);
  return ok({ id: found.value.id });
}

/** The first channel or thread with this id or name, no matter who sees it. */
function channelFor({ world }: SimulatorContext, which: string): Result<Channel, ClientFault> {
  const wanted = which.replace(/^#/, '');
  const found = [...world.channels.values()].find(one => one.id === wanted || (one.kind !== 'direct' && one.name === wanted));
  return found ? ok(found) : clientFault('unknown-channel', `There is no channel ${which}.`);
}

/** Finds the target of an overwrite: @everyone, the bot, or a persona. */
function targetFor(
  context: SimulatorContext,
  guildId: string,
  who: string,
): Result<{ readonly id: string; readonly kind: 'role' | 'member' }, ClientFault> {
  if (who === 'everyone') return ok({ id: guildId, kind: 'role' });
  if (who === 'bot') return ok({ id: context.world.bot, kind: 'member' });
  const user = personaFor(context, who);
  return user.ok ? ok({ id: user.value.id, kind: 'member' }) : user;
}

function botState(context: SimulatorContext) {
  const { world, gateway } = context;
  const places = [undefined, ...guildsWith(context, world.bot).map(one => one.id)];
  return {
    id: world.bot,
    name: known(world.users, world.bot).name,
    connected: botIsConnected(context),
    /** The shards that are connected, by their numbers. */
    shards: [...new Set([...gateway.sessions.values()].filter(isConnected).map(({ shard: [number] }) => number))].sort((a, b) => a - b),
    /** Logins since the start. Resumes are not counted. */
    identified: gateway.identified,
    /** Names of slash commands, global ones and those of guilds. */
    commands: [...new Set(places.flatMap(at => registeredCommands(world, at).map(one => one.name)))],
  };
}
