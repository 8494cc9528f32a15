import type { Attachment, Message } from './message.js';
import { isOlder, type Snowflake } from './snowflake.js';
import type { World } from './world.js';

/** Oldest first. */
export const messagesIn = (world: World, channel: Snowflake): readonly Message[] => [...(world.messages.get(channel)?.values() ?? [])];

export const messageIn = (world: World, channel: Snowflake, id: Snowflake): Message | undefined => world.messages.get(channel)?.get(id);

export function saveMessage(world: World, message: Message): void {
  const before = messageIn(world, message.channel, message.id)?.attachments ?? [];
  letGo(
    world,
    before.filter(({ id }) => !message.attachments.some(one => one.id === id)),
  );
  const inChannel = world.messages.get(message.channel) ?? new Map<Snowflake, Message>();
  world.messages.set(message.channel, inChannel.set(message.id, message));
  world.keep.put('message', message.id, message);
}

export function dropMessage(world: World, message: Message): void {
  world.messages.get(message.channel)?.delete(message.id);
  world.keep.drop('message', message.id);
  letGo(world, message.attachments);
}

/** So many attachments that messages had are kept. */
const FORMER = 50;

function letGo({ former, files }: World, attachments: readonly Attachment[]): void {
  for (const attachment of attachments) former.set(attachment.id, attachment);
  for (const id of [...former.keys()].slice(0, -FORMER)) {
    former.delete(id);
    files.delete(id);
  }
}

/** Where in a channel to look: at most `limit` messages next to a message, newest first. */
export interface Page {
  readonly limit: number;
  readonly before?: Snowflake | undefined;
  readonly after?: Snowflake | undefined;
  readonly around?: Snowflake | undefined;
}

export function pageOf(messages: readonly Message[], page: Page): readonly Message[] {
  const { before, after, around, limit } = page;
  if (around) return aroundOf(messages, around, limit);
  if (after)
    return messages
      .filter(message => isOlder(after, message.id))
      .slice(0, limit)
      .reverse();
  const older = before ? messages.filter(message => isOlder(message.id, before)) : messages;
  return older.slice(-limit).reverse();
}

function aroundOf(messages: readonly Message[], middle: Snowflake, limit: number): readonly Message[] {
  const half = Math.floor(limit / 2);
  const older = messages.filter(message => isOlder(message.id, middle)).slice(-half);
  const rest = messages.filter(message => !isOlder(message.id, middle)).slice(0, limit - half);
  return [...older, ...rest].reverse();
}
