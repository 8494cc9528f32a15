import type { SimulatorContext } from '../context/simulatorContext.js';
import { ok, type Result } from '../lib/result.js';
import { serializeAttachment } from '../serializers/serializeAttachment.js';
import { serializeChannel } from '../serializers/serializeChannel.js';
import { serializeMember, serializeRole } from '../serializers/serializeGuild.js';
import { serializeUser } from '../serializers/serializeUser.js';
import { type Channel, guildOf } from '../world/channel.js';
import { type Guild, memberOf } from '../world/guild.js';
import { permissionsIn } from '../world/permissions.js';
import type { Snowflake } from '../world/snowflake.js';
import { known } from '../world/world.js';
import { type ClientFault, clientFault } from './clientFault.js';

const guildAt = ({ world }: SimulatorContext, channel: Channel): Guild | undefined => {
  const guild = guildOf(channel);
  return guild === undefined ? undefined : known(world.guilds, guild);
};

/** A user that the client lists in a channel, by name or id: a guild member, or one of the two in a DM. */
export function pickedUser(context: SimulatorContext, channel: Channel, who: string): Result<Snowflake, ClientFault> {
  const guild = guildAt(context, channel);
  const users = [...context.world.users.values()].filter(one => !guild || memberOf(guild, one.id));
  const found = users.find(one => one.id === who || one.username === who.toLowerCase());
  return found ? ok(found.id) : clientFault('bad-choice', `Nobody called ${who} is there.`);
}

export function pickedRole(context: SimulatorContext, channel: Channel, name: string): Result<Snowflake, ClientFault> {
  const role = guildAt(context, channel)?.roles.find(one => one.id === name || one.name === name);
  return role ? ok(role.id) : clientFault('bad-choice', `There is no role called ${name}.`);
}

/** The `resolved` field: the users, members, roles, channels and attachments that an interaction names by id. */
export function resolved(
  context: SimulatorContext,
  channel: Channel,
  user: Snowflake,
  ids: readonly Snowflake[],
): { readonly resolved?: object } {
  const { world } = context;
  const guild = guildAt(context, channel);
  const members = ids.flatMap(id => (guild && memberOf(guild, id)) ?? []);
  const data = {
    users: table(ids.flatMap(id => world.users.get(id) ?? []).map(serializeUser)),
    members: Object.fromEntries(
      members.map(member => [
        member.user,
        { ...serializeMember(context, member), user: undefined, permissions: permissionsIn(world, channel, member.user).toString() },
      ]),
    ),
    attachments: table(
      ids.flatMap(id => world.looseAttachments.get(id) ?? []).map(one => serializeAttachment(context, channel.id, one, true)),
    ),
    roles: table((guild?.roles ?? []).filter(role => ids.includes(role.id)).map(serializeRole)),
    channels: table(
      ids
        .flatMap(id => world.channels.get(id) ?? [])
        .map(one => ({ ...serializeChannel(context, one), permissions: permissionsIn(world, one, user).toString() })),
    ),
  };
  const filled = Object.entries(data).filter(([, records]) => Object.keys(records).length > 0);
  return filled.length > 0 ? { resolved: Object.fromEntries(filled) } : {};
}

const table = <T extends { readonly id: Snowflake }>(records: readonly T[]): Record<Snowflake, T> =>
  Object.fromEntries(records.map(record => [record.id, record]));
