import { ok, type Result } from '../../lib/result.js';
import { permissionsIn } from '../permissions.js';
import type { StandIn } from '../standIn.js';
import { wireAttachment } from '../wire/attachment.js';
import { wireChannel } from '../wire/channel.js';
import { wireMember, wireRole } from '../wire/guild.js';
import { wireUser } from '../wire/user.js';
import { type Channel, guildOf } from '../world/channel.js';
import { type Guild, memberOf } from '../world/guild.js';
import type { Snowflake } from '../world/snowflake.js';
import { known } from '../world/world.js';
import { type Fault, fault } from './fault.js';

const guildAt = ({ world }: StandIn, channel: Channel): Guild | undefined => {
  const guild = guildOf(channel);
  return guild === undefined ? undefined : known(world.guilds, guild);
};

/** Somebody the client lists in a channel, by name or id: a member of the guild, or one of the two of a DM. */
export function pickedUser(standIn: StandIn, channel: Channel, who: string): Result<Snowflake, Fault> {
  const guild = guildAt(standIn, channel);
  const users = [...standIn.world.users.values()].filter(one => !guild || memberOf(guild, one.id));
  const found = users.find(one => one.id === who || one.username === who.toLowerCase());
  return found ? ok(found.id) : fault('bad-choice', `Nobody called ${who} is there.`);
}

export function pickedRole(standIn: StandIn, channel: Channel, name: string): Result<Snowflake, Fault> {
  const role = guildAt(standIn, channel)?.roles.find(one => one.id === name || one.name === name);
  return role ? ok(role.id) : fault('bad-choice', `There is no role called ${name}.`);
}

/** What Discord tells of the users, roles and channels that an interaction names by id. */
export function resolved(standIn: StandIn, channel: Channel, user: Snowflake, ids: readonly Snowflake[]): { readonly resolved?: object } {
  const { world } = standIn;
  const guild = guildAt(standIn, channel);
  const members = ids.flatMap(id => (guild && memberOf(guild, id)) ?? []);
  const told = {
    users: table(ids.flatMap(id => world.users.get(id) ?? []).map(wireUser)),
    members: Object.fromEntries(
      members.map(member => [
        member.user,
        { ...wireMember(standIn, member), user: undefined, permissions: permissionsIn(world, channel, member.user).toString() },
      ]),
    ),
    attachments: table(ids.flatMap(id => world.loose.get(id) ?? []).map(one => wireAttachment(standIn, channel.id, one, true))),
    roles: table((guild?.roles ?? []).filter(role => ids.includes(role.id)).map(wireRole)),
    channels: table(
      ids
        .flatMap(id => world.channels.get(id) ?? [])
        .map(one => ({ ...wireChannel(standIn, one), permissions: permissionsIn(world, one, user).toString() })),
    ),
  };
  const filled = Object.entries(told).filter(([, records]) => Object.keys(records).length > 0);
  return filled.length > 0 ? { resolved: Object.fromEntries(filled) } : {};
}

const table = <T extends { readonly id: Snowflake }>(records: readonly T[]): Record<Snowflake, T> =>
  Object.fromEntries(records.map(record => [record.id, record]));
