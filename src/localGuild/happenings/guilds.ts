import { bitsOf, type Permission } from '../permissions.js';
import type { StandIn } from '../standIn.js';
import { type Guild, type Member, memberOf, type Role } from '../world/guild.js';
import { foundGuild, type Introduction, introduce, withBot, withoutBot } from '../world/openingWorld.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { known, saveCommands, saveGuild, saveUser, timeIn } from '../world/world.js';

export interface Founding {
  readonly name: string;
  readonly locale: string;
  readonly channels: readonly string[];
  /** The name of the one in which newcomers are greeted. */
  readonly systemChannel?: string | undefined;
}

/** A guild of everybody, the bot too. */
export function addGuild(standIn: StandIn, founding: Founding, permissions: readonly Permission[]): Guild {
  return inviteBot(standIn, greetingIn(standIn, foundGuild(standIn.world, founding), founding.systemChannel), permissions);
}

/** The same guild; newcomers are greeted in the channel of that name. */
function greetingIn({ world }: StandIn, guild: Guild, name: string | undefined): Guild {
  const systemChannel = [...world.channels.values()].find(one => one.kind === 'text' && one.guild === guild.id && one.name === name)?.id;
  return systemChannel === undefined ? guild : { ...guild, systemChannel };
}

export function inviteBot(standIn: StandIn, guild: Guild, permissions: readonly Permission[]): Guild {
  const joined = withBot(standIn.world, guild, bitsOf(permissions));
  saveGuild(standIn.world, joined);
  standIn.happenings.tell({ kind: 'guild-joined', guild: joined });
  return joined;
}

export function removeBot(standIn: StandIn, guild: Guild): void {
  const left = withoutBot(standIn.world, guild);
  saveGuild(standIn.world, left);
  saveCommands(standIn.world, guild.id, []);
  standIn.happenings.tell({ kind: 'guild-left', guild });
}

export function editGuild(standIn: StandIn, guild: Guild, change: Partial<Pick<Guild, 'name' | 'locale' | 'systemChannel'>>): Guild {
  const edited = { ...guild, ...change };
  saveGuild(standIn.world, edited);
  standIn.happenings.tell({ kind: 'guild-edited', guild: edited });
  return edited;
}

export function editRole(standIn: StandIn, guild: Guild, role: Role, permissions: readonly Permission[]): void {
  const edited: Role = { ...role, permissions: bitsOf(permissions).toString() };
  const changed = { ...guild, roles: guild.roles.map(one => (one.id === role.id ? edited : one)) };
  saveGuild(standIn.world, changed);
  standIn.happenings.tell({ kind: 'role-edited', guild: changed, role: edited });
}

/** A new persona, in every guild. */
export function addPersona(standIn: StandIn, introduction: Introduction): User {
  const user = introduce(standIn.world, introduction);
  for (const guild of standIn.world.guilds.values()) addMember(standIn, guild, user.id);
  return user;
}

export function addMember(standIn: StandIn, guild: Guild, user: Snowflake): void {
  if (memberOf(guild, user)) return;
  const member: Member = { user, roles: [], joinedAt: timeIn(standIn.world) };
  const changed = { ...guild, members: [...guild.members, member] };
  saveGuild(standIn.world, changed);
  standIn.happenings.tell({ kind: 'member-joined', guild: changed, member });
}

export function removeMember(standIn: StandIn, guild: Guild, user: Snowflake): void {
  const member = memberOf(guild, user);
  if (!member) return;
  const changed = { ...guild, members: guild.members.filter(one => one.user !== user) };
  saveGuild(standIn.world, changed);
  standIn.happenings.tell({ kind: 'member-left', guild: changed, member });
}

export function editUser(standIn: StandIn, user: User, change: Partial<Pick<User, 'locale' | 'takesMessages'>>): User {
  const edited = { ...user, ...change };
  saveUser(standIn.world, edited);
  return edited;
}

export const guildsWith = (standIn: StandIn, user: Snowflake): readonly Guild[] =>
  [...standIn.world.guilds.values()].filter(guild => memberOf(guild, user));

/** Whether the bot and somebody meet in any guild. */
export const meetsBot = (standIn: StandIn, user: Snowflake): boolean =>
  guildsWith(standIn, user).some(guild => memberOf(guild, standIn.world.bot));

/** The role the bot came with. */
export const botRoleOf = (standIn: StandIn, guild: Guild): Role | undefined =>
  known(standIn.world.guilds, guild.id).roles.find(role => role.bot === standIn.world.bot);
