import type { Component } from '../door/component.js';
import type { Embed } from '../door/embed.js';
import type { StandIn } from '../standIn.js';
import type { Channel } from '../world/channel.js';
import type { Attachment, Mentions, Message } from '../world/message.js';
import { dropMessage, saveMessage } from '../world/messages.js';
import type { Snowflake } from '../world/snowflake.js';
import { known, nextId, saveChannel, timeIn } from '../world/world.js';
import { withIds } from './componentIds.js';

/** A message that is not yet in a channel. */
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

const nobody: Mentions = { users: [], roles: [], everyone: false };

/** Puts a message into a channel; an archived thread opens again. */
export function addMessage(standIn: StandIn, channel: Channel, draft: Draft): Message {
  const { world } = standIn;
  const message: Message = {
    type: 0,
    flags: 0,
    mentions: nobody,
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
  if (!message.onlyFor) noteLatest(standIn, channel, message.id);
  standIn.happenings.tell({ kind: 'message-created', message, channel: known(world.channels, channel.id) });
  return message;
}

function noteLatest(standIn: StandIn, channel: Channel, lastMessage: Snowflake) {
  const { world, happenings } = standIn;
  if (channel.kind !== 'thread') return saveChannel(world, { ...channel, lastMessage });
  const thread = { ...channel, lastMessage, messages: channel.messages + 1 };
  if (!channel.archived) return saveChannel(world, thread);
  const opened = { ...thread, archived: false, archivedAt: timeIn(world) };
  saveChannel(world, opened);
  happenings.tell({ kind: 'thread-edited', thread: opened });
}

export function editMessage(standIn: StandIn, message: Message, change: Partial<Omit<Message, 'id' | 'channel'>>): Message {
  const edited: Message = { ...message, ...change, components: withIds(change.components ?? message.components) };
  saveMessage(standIn.world, edited);
  standIn.happenings.tell({ kind: 'message-edited', message: edited, channel: known(standIn.world.channels, message.channel) });
  return edited;
}

export function removeMessage(standIn: StandIn, message: Message): void {
  const channel = known(standIn.world.channels, message.channel);
  dropMessage(standIn.world, message);
  standIn.happenings.tell({ kind: 'message-deleted', message, channel });
}
