import type { SimulatorEvent } from '../context/eventBus.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { memberOf } from '../world/guild.js';
import type { User } from '../world/user.js';
import { seesChannel, seesMessage } from '../world/visibility.js';
import { known, timeIn } from '../world/world.js';
import { seenUser } from './clientView.js';
import type { SeenEvent } from './seen.js';
import { seenMessage } from './seenMessage.js';

/** The events that a user's client shows for a change. */
export function clientEventsFor(context: SimulatorContext, user: User, event: SimulatorEvent): readonly SeenEvent[] {
  const { world } = context;
  switch (event.kind) {
    case 'message-created':
    case 'message-edited':
    case 'message-deleted':
      return seesChannel(world, event.channel, user.id) && seesMessage(event.message, user.id) ? [messageEvent(context, user, event)] : [];
    case 'channel-created':
    case 'channel-edited':
    case 'channel-deleted':
    case 'thread-created':
    case 'thread-edited':
    case 'thread-deleted':
    case 'thread-joined':
    case 'thread-left':
    case 'role-created':
    case 'role-edited':
    case 'role-deleted':
      return [{ type: 'channels' }];
    case 'guild-joined':
    case 'guild-edited':
    case 'guild-left':
    case 'guild-unavailable':
    case 'guild-available':
      return memberOf(event.guild, user.id) ? [{ type: 'channels' }, { type: 'members' }] : [];
    case 'member-joined':
    case 'member-edited':
    case 'member-left':
      return [{ type: 'members' }];
    case 'read':
      return event.user === user.id ? [{ type: 'read', channel: event.channel.id, until: event.until }] : [];
    case 'commands-changed':
      return [{ type: 'commands' }];
    case 'typing':
      return seesChannel(world, event.channel, user.id)
        ? [{ type: 'typing', channel: event.channel.id, user: seenUser(known(world.users, event.user)) }]
        : [];
    case 'bot-came':
    case 'bot-went':
      return [{ type: 'bot', online: event.kind === 'bot-came' }];
    case 'time-skipped':
      return [{ type: 'time', offset: world.offset, now: timeIn(world) }];
    case 'autopilot-changed':
      return [{ type: 'autopilot' }];
    case 'pins-changed':
    case 'interaction-begun':
    case 'interaction-changed':
      return [];
  }
}

type MessageChange = Extract<SimulatorEvent, { kind: `message-${string}` }>;

function messageEvent(context: SimulatorContext, user: User, { kind, message }: MessageChange): SeenEvent {
  if (kind === 'message-deleted') return { type: 'message-deleted', channel: message.channel, id: message.id };
  return { type: kind === 'message-created' ? 'message' : 'message-edited', message: seenMessage(context, user, message) };
}
