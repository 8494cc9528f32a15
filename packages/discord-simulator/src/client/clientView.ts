import { directChannelWith, openDirectChannel } from '../changes/channelChanges.js';
import { guildsWith, meetsBot } from '../changes/guildChanges.js';
import { lastRead } from '../changes/readMarkers.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { ok, type Result } from '../lib/result.js';
import { type Channel, guildOf } from '../world/channel.js';
import type { Guild } from '../world/guild.js';
import type { Message } from '../world/message.js';
import { messageIn, messagesIn } from '../world/messageStore.js';
import { may } from '../world/permissions.js';
import { isOlder, type Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { seesChannel, seesMessage } from '../world/visibility.js';
import { known } from '../world/world.js';
import { type ClientFault, clientFault } from './clientFault.js';
import type { SeenChannel, SeenUser } from './seen.js';

export const seenUser = ({ id, name, bot }: User): SeenUser => ({ id, name, bot });

/** A person by id or name. */
export function personaFor({ world }: SimulatorContext, who: string): Result<User, ClientFault> {
  const user = [...world.users.values()].find(one => !one.bot && (one.id === who || one.username === who.toLowerCase()));
  return user ? ok(user) : clientFault('unknown-persona', `There is no persona called ${who}.`);
}

/** The channels a user sees: text channels in order, threads, then the DM with the bot. */
export function channelsOf(context: SimulatorContext, user: User): readonly Channel[] {
  const guilds = guildsWith(context, user.id).map(guild => guild.id);
  const order = { text: 0, thread: 1, direct: 2 } as const;
  return [...context.world.channels.values()]
    .filter(channel => guildOf(channel) === undefined || guilds.includes(guildOf(channel) ?? ''))
    .filter(channel => seesChannel(context.world, channel, user.id))
    .sort((a, b) => order[a.kind] - order[b.kind] || (a.kind === 'text' && b.kind === 'text' ? a.position - b.position : 0));
}

/** A channel by id, by name with or without "#", or "dm" for the DM with the bot, which is created if needed. */
export function channelFor(context: SimulatorContext, user: User, name: string): Result<Channel, ClientFault> {
  if (name === 'dm') return directFor(context, user);
  const wanted = name.replace(/^#/, '');
  const visible = channelsOf(context, user);
  const found = visible.filter(channel => channel.id === wanted || (channel.kind !== 'direct' && channel.name === wanted));
  const [one, another] = found;
  if (one && another) return clientFault('unknown-channel', `${user.name} sees several channels called ${name}: name one by its id.`);
  return one ? ok(one) : clientFault('unknown-channel', `${user.name} sees no channel ${name}.`);
}

function directFor(context: SimulatorContext, user: User): Result<Channel, ClientFault> {
  const open = directChannelWith(context, user.id);
  if (open) return ok(open);
  if (!meetsBot(context, user.id)) return clientFault('unknown-channel', `${user.name} shares no guild with the bot.`);
  return ok(openDirectChannel(context, user.id));
}

/** The messages a user can read in a channel, oldest first. */
export function readableIn({ world }: SimulatorContext, user: User, channel: Channel): readonly Message[] {
  if (!may(world, channel, user.id, 'ReadMessageHistory')) return [];
  return messagesIn(world, channel.id).filter(message => seesMessage(message, user.id));
}

/** A message by its id, if the user can see it. */
export function messageFor(context: SimulatorContext, user: User, id: Snowflake): Result<Message, ClientFault> {
  const found = channelsOf(context, user).flatMap(channel => messageIn(context.world, channel.id, id) ?? []);
  const message = found.find(one => seesMessage(one, user.id));
  return message ? ok(message) : clientFault('unknown-message', `${user.name} sees no message ${id}.`);
}

const seenGuild = ({ id, name, roles }: Guild): NonNullable<SeenChannel['guild']> => ({
  id,
  name,
  roles: roles.map(role => ({ id: role.id, name: role.name.replace(/^@/, '') })),
});

export function seenChannel(context: SimulatorContext, user: User, channel: Channel): SeenChannel {
  const guild = guildOf(channel);
  const thread = channel.kind === 'thread' ? channel : undefined;
  return {
    id: channel.id,
    kind: channel.kind,
    name: channel.kind === 'direct' ? known(context.world.users, context.world.bot).name : channel.name,
    secret: thread?.secret ?? false,
    archived: thread?.archived ?? false,
    mayWrite: mayWrite(context, user, channel),
    ...(channel.kind === 'text' && channel.topic !== undefined && { topic: channel.topic }),
    ...(guild && { guild: seenGuild(known(context.world.guilds, guild)) }),
    ...(thread && { parent: thread.parent }),
    ...unreadIn(context, user, channel),
    ...(channel.lastMessage && { lastMessage: channel.lastMessage }),
  };
}

/** Unread messages of others. Ephemeral ones do not count: they answer the user. */
function unreadIn(context: SimulatorContext, user: User, channel: Channel): Pick<SeenChannel, 'unread' | 'calls'> {
  const until = lastRead(context, user.id, channel.id);
  const news = messagesIn(context.world, channel.id).filter(
    ({ id, author, onlyFor }) => author !== user.id && onlyFor === undefined && isOlder(until, id),
  );
  return { unread: news.length > 0, calls: news.filter(message => channel.kind === 'direct' || pings(message, user)).length };
}

export const pings = ({ mentions }: Message, { id }: User): boolean => mentions.users.includes(id) || mentions.everyone;

/** Only those who manage threads can write in a locked thread. */
export function mayWrite({ world }: SimulatorContext, user: User, channel: Channel): boolean {
  if (channel.kind !== 'thread') return may(world, channel, user.id, 'SendMessages');
  const open = !channel.locked || may(world, channel, user.id, 'ManageThreads');
  return open && may(world, channel, user.id, 'SendMessagesInThreads');
}
