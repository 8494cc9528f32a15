import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Component } from '../requestSchemas/componentSchema.js';
import type { Embed } from '../requestSchemas/embedSchema.js';
import type { Channel } from '../world/channel.js';
import type { Attachment, Mentions, Message } from '../world/message.js';
import { dropMessage, saveMessage } from '../world/messageStore.js';
import type { Snowflake } from '../world/snowflake.js';
import { known, nextId, saveChannel, timeIn } from '../world/world.js';
import { withIds } from './componentIds.js';

/** A message to post. */
export interface Draft {
  readonly author: Snowflake;
  readonly type?: number;
  readonly content?: string | undefined;
  readonly embeds?: readonly Embed[] | undefined;
  readonly components?: readonly Component[] | undefined;
  readonly attachments?: readonly Attachment[];
  readonly flags?: number;
  readonly mentions?: Mentions;
  readonly nonce?: string | undefined;
  readonly reference?: Message['reference'];
  readonly answers?: Message['answers'];
  readonly onlyFor?: Snowflake | undefined;
}

const NO_MENTIONS: Mentions = { users: [], roles: [], everyone: false };

/** Posts a message. An archived thread is unarchived. */
export function addMessage(context: SimulatorContext, channel: Channel, draft: Draft): Message {
  const { world } = context;
  const message: Message = {
    type: 0,
    flags: 0,
    mentions: NO_MENTIONS,
    ...draft,
    id: nextId(world),
    channel: channel.id,
    content: draft.content?.trim() ?? '',
    embeds: draft.embeds ?? [],
    components: withIds(draft.components ?? []),
    attachments: draft.attachments ?? [],
    at: timeIn(world),
    reallyAt: Date.now(),
  };
  saveMessage(world, message);
  if (!message.onlyFor) noteLatest(context, channel, message.id);
  context.events.publish({ kind: 'message-created', message, channel: known(world.channels, channel.id) });
  return message;
}

function noteLatest(context: SimulatorContext, channel: Channel, lastMessage: Snowflake) {
  const { world, events } = context;
  if (channel.kind !== 'thread') return saveChannel(world, { ...channel, lastMessage });
  const thread = { ...channel, lastMessage, messages: channel.messages + 1 };
  if (!channel.archived) return saveChannel(world, thread);
  const opened = { ...thread, archived: false, archivedAt: timeIn(world) };
  saveChannel(world, opened);
  events.publish({ kind: 'thread-edited', thread: opened });
}

export function editMessage(context: SimulatorContext, message: Message, change: Partial<Omit<Message, 'id' | 'channel'>>): Message {
  const edited: Message = { ...message, ...change, components: withIds(change.components ?? message.components) };
  saveMessage(context.world, edited);
  context.events.publish({ kind: 'message-edited', message: edited, channel: known(context.world.channels, message.channel) });
  return edited;
}

export function removeMessage(context: SimulatorContext, message: Message): void {
  const channel = known(context.world.channels, message.channel);
  dropMessage(context.world, message);
  context.events.publish({ kind: 'message-deleted', message, channel });
}
