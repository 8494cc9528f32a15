import { ok, type Result } from '../../lib/result.js';
import { directChannelWith, openDirectChannel } from '../happenings/channels.js';
import { guildsWith, meetsBot } from '../happenings/guilds.js';
import { readUntil } from '../happenings/reading.js';
import { may } from '../permissions.js';
import { seesChannel, seesMessage } from '../sight.js';
import type { StandIn } from '../standIn.js';
import { type Channel, guildOf } from '../world/channel.js';
import type { Message } from '../world/message.js';
import { messageIn, messagesIn } from '../world/messages.js';
import { isOlder, type Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { known } from '../world/world.js';
import { type Fault, fault } from './fault.js';
import type { SeenChannel, SeenUser } from './seen.js';

export const seenUser = ({ id, name, bot }: User): SeenUser => ({ id, name, bot });

/** A persona by id or name. */
export function personaFor({ world }: StandIn, who: string): Result<User, Fault> {
  const user = [...world.users.values()].find(one => !one.bot && (one.id === who || one.username === who.toLowerCase()));
  return user ? ok(user) : fault('unknown-persona', `There is no persona called ${who}.`);
}

/** The channels a persona sees: text channels in their order, threads, then the DM with the bot. */
export function channelsOf(standIn: StandIn, user: User): readonly Channel[] {
  const guilds = guildsWith(standIn, user.id).map(guild => guild.id);
  const order = { text: 0, thread: 1, direct: 2 } as const;
  return [...standIn.world.channels.values()]
    .filter(channel => guildOf(channel) === undefined || guilds.includes(guildOf(channel) ?? ''))
    .filter(channel => seesChannel(standIn.world, channel, user.id))
    .sort((a, b) => order[a.kind] - order[b.kind] || (a.kind === 'text' && b.kind === 'text' ? a.position - b.position : 0));
}

/** A channel by id, by name with or without "#", or "dm": the DM with the bot, opened at need. */
export function channelFor(standIn: StandIn, user: User, name: string): Result<Channel, Fault> {
  if (name === 'dm') return directFor(standIn, user);
  const wanted = name.replace(/^#/, '');
  const visible = channelsOf(standIn, user);
  const found = visible.filter(channel => channel.id === wanted || (channel.kind !== 'direct' && channel.name === wanted));
  const [one, another] = found;
  if (one && another) return fault('unknown-channel', `${user.name} sees several channels called ${name}: name one by its id.`);
  return one ? ok(one) : fault('unknown-channel', `${user.name} sees no channel ${name}.`);
}

function directFor(standIn: StandIn, user: User): Result<Channel, Fault> {
  const open = directChannelWith(standIn, user.id);
  if (open) return ok(open);
  if (!meetsBot(standIn, user.id)) return fault('unknown-channel', `${user.name} shares no guild with the bot.`);
  return ok(openDirectChannel(standIn, user.id));
}

/** What a persona can read in a channel they see, oldest first. */
export function readableIn({ world }: StandIn, user: User, channel: Channel): readonly Message[] {
  if (!may(world, channel, user.id, 'ReadMessageHistory')) return [];
  return messagesIn(world, channel.id).filter(message => seesMessage(message, user.id));
}

/** A message by its id, if the persona can see it. */
export function messageFor(standIn: StandIn, user: User, id: Snowflake): Result<Message, Fault> {
  const found = channelsOf(standIn, user).flatMap(channel => messageIn(standIn.world, channel.id, id) ?? []);
  const message = found.find(one => seesMessage(one, user.id));
  return message ? ok(message) : fault('unknown-message', `${user.name} sees no message ${id}.`);
}

export function seenChannel(standIn: StandIn, user: User, channel: Channel): SeenChannel {
  const guild = guildOf(channel);
  const thread = channel.kind === 'thread' ? channel : undefined;
  return {
    id: channel.id,
    kind: channel.kind,
    name: channel.kind === 'direct' ? known(standIn.world.users, standIn.world.bot).name : channel.name,
    secret: thread?.secret ?? false,
    archived: thread?.archived ?? false,
    mayWrite: mayWrite(standIn, user, channel),
    ...(channel.kind === 'text' && channel.topic !== undefined && { topic: channel.topic }),
    ...(guild && { guild: { id: guild, name: known(standIn.world.guilds, guild).name } }),
    ...(thread && { parent: thread.parent }),
    ...newsIn(standIn, user, channel),
    ...(channel.lastMessage && { lastMessage: channel.lastMessage }),
  };
}

/** What others wrote since the persona last looked; what only the persona sees is an answer to itself. */
function newsIn(standIn: StandIn, user: User, channel: Channel): Pick<SeenChannel, 'unread' | 'calls'> {
  const until = readUntil(standIn, user.id, channel.id);
  const news = messagesIn(standIn.world, channel.id).filter(
    ({ id, author, onlyFor }) => author !== user.id && onlyFor === undefined && isOlder(until, id),
  );
  return { unread: news.length > 0, calls: news.filter(message => channel.kind === 'direct' || pings(message, user)).length };
}

export const pings = ({ mentions }: Message, { id }: User): boolean => mentions.users.includes(id) || mentions.everyone;

/** A locked thread is closed to all but those who manage threads. */
export function mayWrite({ world }: StandIn, user: User, channel: Channel): boolean {
  if (channel.kind !== 'thread') return may(world, channel, user.id, 'SendMessages');
  const open = !channel.locked || may(world, channel, user.id, 'ManageThreads');
  return open && may(world, channel, user.id, 'SendMessagesInThreads');
}
