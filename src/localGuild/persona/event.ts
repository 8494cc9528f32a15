import type { Happening } from '../happenings/happening.js';
import { seesChannel, seesMessage } from '../sight.js';
import type { StandIn } from '../standIn.js';
import { memberOf } from '../world/guild.js';
import type { User } from '../world/user.js';
import { known, timeIn } from '../world/world.js';
import { seenUser } from './look.js';
import type { SeenEvent } from './seen.js';
import { seenMessage } from './seenMessage.js';

/** What a persona sees of something that happened. */
export function eventsSeenBy(standIn: StandIn, user: User, happening: Happening): readonly SeenEvent[] {
  const { world } = standIn;
  switch (happening.kind) {
    case 'message-created':
    case 'message-edited':
    case 'message-deleted':
      return seesChannel(world, happening.channel, user.id) && seesMessage(happening.message, user.id)
        ? [messageEvent(standIn, user, happening)]
        : [];
    case 'channel-created':
    case 'channel-edited':
    case 'channel-deleted':
    case 'thread-created':
    case 'thread-edited':
    case 'thread-deleted':
    case 'thread-joined':
    case 'thread-left':
    case 'role-edited':
      return [{ type: 'channels' }];
    case 'guild-joined':
    case 'guild-edited':
    case 'guild-left':
    case 'guild-unavailable':
    case 'guild-available':
      return memberOf(happening.guild, user.id) ? [{ type: 'channels' }, { type: 'members' }] : [];
    case 'member-joined':
    case 'member-left':
      return [{ type: 'members' }];
    case 'read':
      return happening.user === user.id ? [{ type: 'read', channel: happening.channel.id, until: happening.until }] : [];
    case 'commands-changed':
      return [{ type: 'commands' }];
    case 'typing':
      return seesChannel(world, happening.channel, user.id)
        ? [{ type: 'typing', channel: happening.channel.id, user: seenUser(known(world.users, happening.user)) }]
        : [];
    case 'bot-came':
    case 'bot-went':
      return [{ type: 'bot', online: happening.kind === 'bot-came' }];
    case 'time-skipped':
      return [{ type: 'time', offset: world.offset, now: timeIn(world) }];
    case 'practice-changed':
      return [{ type: 'practice' }];
    case 'pins-changed':
    case 'interaction-begun':
    case 'interaction-changed':
      return [];
  }
}

type MessageHappening = Extract<Happening, { kind: `message-${string}` }>;

function messageEvent(standIn: StandIn, user: User, { kind, message }: MessageHappening): SeenEvent {
  if (kind === 'message-deleted') return { type: 'message-deleted', channel: message.channel, id: message.id };
  return { type: kind === 'message-created' ? 'message' : 'message-edited', message: seenMessage(standIn, user, message) };
}
