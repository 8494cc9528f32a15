import { z } from 'zod';
import { ok, type Result } from '../../lib/result.js';
import { botIsConnected } from '../gateway/sessions.js';
import { addChannel, removeChannel, setOverwrite } from '../happenings/channels.js';
import {
  addGuild,
  addMember,
  addPersona,
  botRoleOf,
  editGuild,
  editRole,
  editUser,
  guildsWith,
  inviteBot,
  removeBot,
  removeMember,
} from '../happenings/guilds.js';
import { editThread, removeThread } from '../happenings/threads.js';
import { LOCALES } from '../limits.js';
import { BOT_PERMISSIONS, bitsOf, permissionNames } from '../permissions.js';
import { type Fault, fault } from '../persona/fault.js';
import { personaFor, seenUser } from '../persona/look.js';
import { commandsIn } from '../rest/registering.js';
import type { StandIn } from '../standIn.js';
import type { Channel } from '../world/channel.js';
import { type Guild, memberOf } from '../world/guild.js';
import { FIRST_CHANNELS } from '../world/openingWorld.js';
import { known } from '../world/world.js';
import { method, nothingAsked } from './method.js';

const locale = z.enum(LOCALES);
const permissions = z.array(z.enum(permissionNames));
/** By id or name; the first guild where none is named. */
const guild = z.string().optional();
const name = z.string().min(1).max(100);

/** What the one who runs the guild does: people, channels, permissions, the bot's coming and going. */
export const worldMethods = {
  'personas.list': method(nothingAsked, ({ standIn }) =>
    ok(
      [...standIn.world.users.values()]
        .filter(user => !user.bot)
        .map(user => ({ ...seenUser(user), locale: user.locale, takesMessages: user.takesMessages })),
    ),
  ),
  'personas.add': method(z.object({ name, locale: locale.default('en-GB') }), ({ standIn }, introduction) =>
    personaFor(standIn, introduction.name).ok
      ? fault('name-taken', `There is somebody called ${introduction.name} already.`)
      : ok(seenUser(addPersona(standIn, introduction))),
  ),
  'personas.set': method(
    z.object({ persona: name, locale: locale.optional(), takesMessages: z.boolean().optional() }),
    ({ standIn }, { persona, ...change }) => {
      const user = personaFor(standIn, persona);
      if (!user.ok) return user;
      const { locale: tongue = user.value.locale, takesMessages = user.value.takesMessages } = change;
      return ok(seenUser(editUser(standIn, user.value, { locale: tongue, takesMessages })));
    },
  ),
  'personas.leave': method(z.object({ persona: name, guild }), ({ standIn }, { persona, guild: which }) => {
    const user = personaFor(standIn, persona);
    if (!user.ok) return user;
    return inGuild(standIn, which, found => removeMember(standIn, found, user.value.id));
  }),
  'personas.join': method(z.object({ persona: name, guild }), ({ standIn }, { persona, guild: which }) => {
    const user = personaFor(standIn, persona);
    if (!user.ok) return user;
    return inGuild(standIn, which, found => addMember(standIn, found, user.value.id));
  }),
  'guilds.list': method(nothingAsked, ({ standIn }) =>
    ok([...standIn.world.guilds.values()].map(one => ({ ...seenGuild(one), hasBot: memberOf(one, standIn.world.bot) !== undefined }))),
  ),
  'guilds.add': method(
    z.object({
      name,
      locale: locale.default('en-US'),
      channels: z.array(name).default([...FIRST_CHANNELS]),
      systemChannel: name.optional(),
    }),
    ({ standIn }, founding) => ok(seenGuild(addGuild(standIn, founding, BOT_PERMISSIONS))),
  ),
  'guilds.set': method(z.object({ guild, name: name.optional(), locale: locale.optional() }), ({ standIn }, { guild: which, ...change }) =>
    inGuild(standIn, which, found => {
      editGuild(standIn, found, { name: change.name ?? found.name, locale: change.locale ?? found.locale });
    }),
  ),
  'guilds.fail': method(z.object({ guild }), ({ standIn }, { guild: which }) =>
    inGuild(standIn, which, found => standIn.happenings.tell({ kind: 'guild-unavailable', guild: found })),
  ),
  'guilds.recover': method(z.object({ guild }), ({ standIn }, { guild: which }) =>
    inGuild(standIn, which, found => standIn.happenings.tell({ kind: 'guild-available', guild: found })),
  ),
  'bot.read': method(nothingAsked, ({ standIn }) => ok(botState(standIn))),
  'bot.kick': method(z.object({ guild }), ({ standIn }, { guild: which }) => inGuild(standIn, which, found => removeBot(standIn, found))),
  'bot.invite': method(z.object({ guild, permissions: permissions.default([...BOT_PERMISSIONS]) }), ({ standIn }, params) =>
    inGuild(standIn, params.guild, found => {
      if (!memberOf(found, standIn.world.bot)) inviteBot(standIn, found, params.permissions);
    }),
  ),
  'bot.permit': method(z.object({ guild, permissions }), ({ standIn }, params) =>
    inGuild(standIn, params.guild, found => {
      const role = botRoleOf(standIn, found);
      if (role) editRole(standIn, found, role, params.permissions);
    }),
  ),
  'guilds.permit': method(z.object({ guild, permissions }), ({ standIn }, params) =>
    inGuild(standIn, params.guild, found => {
      const everyone = found.roles.find(role => role.id === found.id);
      if (everyone) editRole(standIn, found, everyone, params.permissions);
    }),
  ),
  'channels.add': method(z.object({ guild, name, announces: z.literal(true).optional() }), ({ standIn }, params) => {
    const found = guildFor(standIn, params.guild);
    return found.ok
      ? ok({ id: addChannel(standIn, found.value, { name: params.name, announces: params.announces, overwrites: [] }).id })
      : found;
  }),
  'channels.remove': method(z.object({ channel: name }), ({ standIn }, { channel }) => {
    const found = channelFor(standIn, channel);
    if (!found.ok) return found;
    if (found.value.kind === 'text') removeChannel(standIn, found.value);
    else if (found.value.kind === 'thread') removeThread(standIn, found.value);
    return ok({ id: found.value.id });
  }),
  'channels.permit': method(
    z.object({ channel: name, who: name, allow: permissions.default([]), deny: permissions.default([]) }),
    ({ standIn }, { channel, who, allow, deny }) => {
      const found = channelFor(standIn, channel);
      if (!found.ok) return found;
      if (found.value.kind !== 'text') return fault('unknown-channel', `${channel} is no text channel.`);
      const target = targetFor(standIn, found.value.guild, who);
      if (!target.ok) return target;
      setOverwrite(standIn, found.value, { ...target.value, allow: bitsOf(allow).toString(), deny: bitsOf(deny).toString() });
      return ok({ id: found.value.id });
    },
  ),
  'threads.set': method(
    z.object({ thread: name, archived: z.boolean(), locked: z.boolean().default(false) }),
    ({ standIn }, { thread, ...change }) => {
      const found = channelFor(standIn, thread);
      if (!found.ok) return found;
      if (found.value.kind !== 'thread') return fault('unknown-channel', `${thread} is no thread.`);
      return ok({ id: editThread(standIn, found.value, change).id });
    },
  ),
};

const seenGuild = ({ id, name: called, locale: tongue }: Guild) => ({ id, name: called, locale: tongue });

function guildFor({ world }: StandIn, which: string | undefined): Result<Guild, Fault> {
  const found = [...world.guilds.values()].find(one => which === undefined || one.id === which || one.name === which);
  return found ? ok(found) : fault('unknown-guild', `There is no guild ${which}.`);
}

function inGuild(standIn: StandIn, which: string | undefined, act: (found: Guild) => void): Result<{ readonly id: string }, Fault> {
  const found = guildFor(standIn, which);
  if (!found.ok) return found;
  act(found.value);
  return ok({ id: found.value.id });
}

/** A channel or thread by id or name, whoever sees it; of several, the first. */
function channelFor({ world }: StandIn, which: string): Result<Channel, Fault> {
  const wanted = which.replace(/^#/, '');
  const found = [...world.channels.values()].find(one => one.id === wanted || (one.kind !== 'direct' && one.name === wanted));
  return found ? ok(found) : fault('unknown-channel', `There is no channel ${which}.`);
}

/** Everybody, the bot, or one persona. */
function targetFor(
  standIn: StandIn,
  guildId: string,
  who: string,
): Result<{ readonly id: string; readonly kind: 'role' | 'member' }, Fault> {
  if (who === 'everyone') return ok({ id: guildId, kind: 'role' });
  if (who === 'bot') return ok({ id: standIn.world.bot, kind: 'member' });
  const user = personaFor(standIn, who);
  return user.ok ? ok({ id: user.value.id, kind: 'member' }) : user;
}

function botState(standIn: StandIn) {
  const { world, gateway } = standIn;
  const registers = [undefined, ...guildsWith(standIn, world.bot).map(one => one.id)];
  return {
    id: world.bot,
    name: known(world.users, world.bot).name,
    connected: botIsConnected(standIn),
    /** Logins since the start; resumes are not counted. */
    identified: gateway.identified,
    /** Names of slash commands, everywhere and in the guilds. */
    commands: [...new Set(registers.flatMap(at => commandsIn({ standIn, guild: at }).map(one => one.name)))],
  };
}
