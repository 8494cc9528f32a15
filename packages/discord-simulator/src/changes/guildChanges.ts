import type { SimulatorContext } from '../context/simulatorContext.js';
import { bitsOf, type Permission } from '../discord/permissionBits.js';
import { type Guild, type Member, memberOf, nextPosition, type Role } from '../world/guild.js';
import { createGuild, createPersona, type PersonaDefinition, withBot, withoutBot } from '../world/initialWorld.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { known, nextId, saveCommands, saveGuild, saveUser, timeIn } from '../world/world.js';

export interface GuildDefinition {
  readonly name: string;
  readonly locale: string;
  readonly channels: readonly string[];
  /** The name of the channel where new members are greeted. */
  readonly systemChannel?: string | undefined;
}

/** Creates a guild with all people and the bot in it. */
export function addGuild(context: SimulatorContext, definition: GuildDefinition, permissions: readonly Permission[]): Guild {
  return inviteBot(context, withSystemChannel(context, createGuild(context.world, definition), definition.systemChannel), permissions);
}

/** The guild with its system channel set by name. */
function withSystemChannel({ world }: SimulatorContext, guild: Guild, name: string | undefined): Guild {
  const systemChannel = [...world.channels.values()].find(one => one.kind === 'text' && one.guild === guild.id && one.name === name)?.id;
  return systemChannel === undefined ? guild : { ...guild, systemChannel };
}

export function inviteBot(context: SimulatorContext, guild: Guild, permissions: readonly Permission[]): Guild {
  const joined = withBot(context.world, guild, bitsOf(permissions));
  saveGuild(context.world, joined);
  context.events.publish({ kind: 'guild-joined', guild: joined });
  return joined;
}

export function removeBot(context: SimulatorContext, guild: Guild): void {
  const left = withoutBot(context.world, guild);
  saveGuild(context.world, left);
  saveCommands(context.world, guild.id, []);
  context.events.publish({ kind: 'guild-left', guild });
}

export function editGuild(
  context: SimulatorContext,
  guild: Guild,
  change: Partial<Pick<Guild, 'name' | 'locale' | 'systemChannel'>>,
): Guild {
  const edited = { ...guild, ...change };
  saveGuild(context.world, edited);
  context.events.publish({ kind: 'guild-edited', guild: edited });
  return edited;
}

export function editRole(context: SimulatorContext, guild: Guild, role: Role, permissions: readonly Permission[]): void {
  const edited: Role = { ...role, permissions: bitsOf(permissions).toString() };
  const changed = { ...guild, roles: guild.roles.map(one => (one.id === role.id ? edited : one)) };
  saveGuild(context.world, changed);
  context.events.publish({ kind: 'role-edited', guild: changed, role: edited });
}

/** Creates a role that grants nothing beyond what everybody may do. */
export function addRole(context: SimulatorContext, guild: Guild, name: string): Role {
  const role: Role = { id: nextId(context.world), name, permissions: '0', position: nextPosition(guild) };
  const changed = { ...guild, roles: [...guild.roles, role] };
  saveGuild(context.world, changed);
  context.events.publish({ kind: 'role-created', guild: changed, role });
  return role;
}

/** Deletes a role, also from the members who have it. */
export function removeRole(context: SimulatorContext, guild: Guild, role: Role): void {
  const members = guild.members.map(one => ({ ...one, roles: one.roles.filter(id => id !== role.id) }));
  const changed = { ...guild, roles: guild.roles.filter(({ id }) => id !== role.id), members };
  saveGuild(context.world, changed);
  context.events.publish({ kind: 'role-deleted', guild: changed, role });
}

/** Gives a member these roles, and no others. */
export function setRoles(context: SimulatorContext, guild: Guild, member: Member, roles: readonly Role[]): void {
  const edited: Member = { ...member, roles: roles.map(({ id }) => id) };
  const changed = { ...guild, members: guild.members.map(one => (one.user === member.user ? edited : one)) };
  saveGuild(context.world, changed);
  context.events.publish({ kind: 'member-edited', guild: changed, member: edited });
}

/** Creates a person and adds them to every guild. */
export function addPersona(context: SimulatorContext, definition: PersonaDefinition): User {
  const user = createPersona(context.world, definition);
  for (const guild of context.world.guilds.values()) addMember(context, guild, user.id);
  return user;
}

export function addMember(context: SimulatorContext, guild: Guild, user: Snowflake): void {
  if (memberOf(guild, user)) return;
  const member: Member = { user, roles: [], joinedAt: timeIn(context.world) };
  const changed = { ...guild, members: [...guild.members, member] };
  saveGuild(context.world, changed);
  context.events.publish({ kind: 'member-joined', guild: changed, member });
}

export function removeMember(context: SimulatorContext, guild: Guild, user: Snowflake): void {
  const member = memberOf(guild, user);
  if (!member) return;
  const changed = { ...guild, members: guild.members.filter(one => one.user !== user) };
  saveGuild(context.world, changed);
  context.events.publish({ kind: 'member-left', guild: changed, member });
}

export function editUser(context: SimulatorContext, user: User, change: Partial<Pick<User, 'locale' | 'takesMessages'>>): User {
  const edited = { ...user, ...change };
  saveUser(context.world, edited);
  return edited;
}

export const guildsWith = (context: SimulatorContext, user: Snowflake): readonly Guild[] =>
  [...context.world.guilds.values()].filter(guild => memberOf(guild, user));

/** Whether the bot shares a guild with a user. */
export const meetsBot = (context: SimulatorContext, user: Snowflake): boolean =>
  guildsWith(context, user).some(guild => memberOf(guild, context.world.bot));

/** The bot's own role. */
export const botRoleOf = (context: SimulatorContext, guild: Guild): Role | undefined =>
  known(context.world.guilds, guild.id).roles.find(role => role.bot === context.world.bot);
