import { DEFAULT_PERMISSIONS } from '../discord/permissionBits.js';
import { type Guild, type Member, nextPosition } from './guild.js';
import type { Snowflake } from './snowflake.js';
import type { User } from './user.js';
import { known, nextId, saveChannel, saveGuild, saveUser, timeIn, type World } from './world.js';

/** A person to create. */
export interface PersonaDefinition {
  readonly name: string;
  readonly locale: string;
}

/** The people of a new simulator. The first owns the guild. */
export const DEFAULT_PERSONAS: readonly PersonaDefinition[] = [
  { name: 'Ada', locale: 'en-GB' },
  { name: 'Bao', locale: 'en-US' },
  { name: 'Claire', locale: 'fr' },
  { name: 'Dmitri', locale: 'en-GB' },
  { name: 'Elena', locale: 'en-US' },
  { name: 'Femi', locale: 'en-GB' },
  { name: 'Gaston', locale: 'fr' },
  { name: 'Hana', locale: 'en-US' },
];

export const DEFAULT_CHANNELS: readonly string[] = ['general', 'random'];

/** A new user who is in no guild. */
export function createPersona(world: World, { name, locale }: PersonaDefinition): User {
  const user: User = { id: nextId(world), username: name.toLowerCase(), name, bot: false, locale, takesMessages: true };
  saveUser(world, user);
  return user;
}

/** A guild with all people in it, without the bot. */
export function createGuild(
  world: World,
  definition: { readonly name: string; readonly locale: string; readonly channels: readonly string[] },
): Guild {
  const id = nextId(world);
  const people = [...world.users.values()].filter(user => !user.bot);
  const [owner] = people;
  if (!owner) throw new Error('A guild needs an owner: name at least one persona.');
  const everyone = { id, name: '@everyone', permissions: DEFAULT_PERMISSIONS.toString(), position: 0 };
  const members = people.map(user => ({ user: user.id, roles: [], joinedAt: timeIn(world) }));
  const guild: Guild = { id, name: definition.name, owner: owner.id, locale: definition.locale, roles: [everyone], members };
  saveGuild(world, guild);
  definition.channels.forEach((name, position) => {
    saveChannel(world, { kind: 'text', id: nextId(world), guild: id, name, position, overwrites: [] });
  });
  return guild;
}

/** The guild with the bot and a role for it. */
export function withBot(world: World, guild: Guild, permissions: bigint): Guild {
  const role = {
    id: nextId(world),
    name: known(world.users, world.bot).name,
    permissions: permissions.toString(),
    position: nextPosition(guild),
    bot: world.bot,
  };
  const member: Member = { user: world.bot, roles: [role.id], joinedAt: timeIn(world) };
  return { ...guild, roles: [...guild.roles, role], members: [...guild.members, member] };
}

/** The guild without the bot and its role. */
export function withoutBot(world: World, guild: Guild): Guild {
  const stays = (id: Snowflake) => id !== world.bot;
  return {
    ...guild,
    roles: guild.roles.filter(role => role.bot === undefined || stays(role.bot)),
    members: guild.members.filter(member => stays(member.user)),
  };
}
