import type { SimulatorContext } from '../context/simulatorContext.js';
import { isInThread, type TextChannel, type Thread } from '../world/channel.js';
import { type Snowflake, timeOf } from '../world/snowflake.js';
import { nextId, saveChannel, timeIn } from '../world/world.js';
import { forget } from './channelChanges.js';

export interface NewThread {
  /** Set for a thread on a message: it has the message's id. */
  readonly id?: Snowflake;
  readonly name: string;
  readonly owner: Snowflake;
  readonly secret: boolean;
  readonly invitable: boolean;
  readonly autoArchiveMinutes: number;
}

export function openThread(context: SimulatorContext, parent: TextChannel, details: NewThread): Thread {
  const now = timeIn(context.world);
  const thread: Thread = {
    ...details,
    ...(parent.announces && { announces: true as const }),
    kind: 'thread',
    id: details.id ?? nextId(context.world),
    guild: parent.guild,
    parent: parent.id,
    archived: false,
    locked: false,
    archivedAt: now,
    createdAt: now,
    members: [{ user: details.owner, joinedAt: now }],
    messages: 0,
  };
  saveChannel(context.world, thread);
  context.events.publish({ kind: 'thread-created', thread });
  return thread;
}

export function editThread(context: SimulatorContext, thread: Thread, change: Partial<Thread>): Thread {
  const turned = change.archived !== undefined && change.archived !== thread.archived;
  const edited: Thread = { ...thread, ...change, ...(turned && { archivedAt: timeIn(context.world) }) };
  saveChannel(context.world, edited);
  context.events.publish({ kind: 'thread-edited', thread: edited });
  return edited;
}

export function removeThread(context: SimulatorContext, thread: Thread): void {
  forget(context, thread);
  context.events.publish({ kind: 'thread-deleted', thread });
}

/** Adds a user to a thread. Returns whether the user was not in it before. */
export function joinThread(context: SimulatorContext, thread: Thread, user: Snowflake): boolean {
  if (isInThread(thread, user)) return false;
  const joined = { ...thread, members: [...thread.members, { user, joinedAt: timeIn(context.world) }] };
  saveChannel(context.world, joined);
  context.events.publish({ kind: 'thread-joined', thread: joined, user });
  return true;
}

export function leaveThread(context: SimulatorContext, thread: Thread, user: Snowflake): void {
  const left = { ...thread, members: thread.members.filter(member => member.user !== user) };
  saveChannel(context.world, left);
  context.events.publish({ kind: 'thread-left', thread: left, user });
}

export const threadsOf = (context: SimulatorContext, guild: Snowflake): readonly Thread[] =>
  [...context.world.channels.values()].filter((channel): channel is Thread => channel.kind === 'thread' && channel.guild === guild);

/** Archives threads that have been idle for longer than their auto-archive duration. */
export function archiveIdleThreads(context: SimulatorContext): void {
  const now = timeIn(context.world);
  for (const channel of context.world.channels.values()) {
    if (channel.kind === 'thread' && !channel.archived && now - lastActivity(channel) >= channel.autoArchiveMinutes * 60_000) {
      editThread(context, channel, { archived: true });
    }
  }
}

const lastActivity = (thread: Thread): number => Math.max(thread.archivedAt, thread.lastMessage ? timeOf(thread.lastMessage) : 0);
