import type { StandIn } from '../standIn.js';
import { isInThread, type TextChannel, type Thread } from '../world/channel.js';
import { type Snowflake, timeOf } from '../world/snowflake.js';
import { nextId, saveChannel, timeIn } from '../world/world.js';
import { forget } from './channels.js';

export interface ThreadPlan {
  /** A thread on a message has the message's id. */
  readonly id?: Snowflake;
  readonly name: string;
  readonly owner: Snowflake;
  readonly secret: boolean;
  readonly invitable: boolean;
  readonly autoArchiveMinutes: number;
}

export function openThread(standIn: StandIn, parent: TextChannel, plan: ThreadPlan): Thread {
  const now = timeIn(standIn.world);
  const thread: Thread = {
    ...plan,
    ...(parent.announces && { announces: true as const }),
    kind: 'thread',
    id: plan.id ?? nextId(standIn.world),
    guild: parent.guild,
    parent: parent.id,
    archived: false,
    locked: false,
    archivedAt: now,
    createdAt: now,
    members: [{ user: plan.owner, joinedAt: now }],
    messages: 0,
  };
  saveChannel(standIn.world, thread);
  standIn.happenings.tell({ kind: 'thread-created', thread });
  return thread;
}

export function editThread(standIn: StandIn, thread: Thread, change: Partial<Thread>): Thread {
  const turned = change.archived !== undefined && change.archived !== thread.archived;
  const edited: Thread = { ...thread, ...change, ...(turned && { archivedAt: timeIn(standIn.world) }) };
  saveChannel(standIn.world, edited);
  standIn.happenings.tell({ kind: 'thread-edited', thread: edited });
  return edited;
}

export function removeThread(standIn: StandIn, thread: Thread): void {
  forget(standIn, thread);
  standIn.happenings.tell({ kind: 'thread-deleted', thread });
}

/** True: somebody came in who was not there before. */
export function joinThread(standIn: StandIn, thread: Thread, user: Snowflake): boolean {
  if (isInThread(thread, user)) return false;
  const joined = { ...thread, members: [...thread.members, { user, joinedAt: timeIn(standIn.world) }] };
  saveChannel(standIn.world, joined);
  standIn.happenings.tell({ kind: 'thread-joined', thread: joined, user });
  return true;
}

export function leaveThread(standIn: StandIn, thread: Thread, user: Snowflake): void {
  const left = { ...thread, members: thread.members.filter(member => member.user !== user) };
  saveChannel(standIn.world, left);
  standIn.happenings.tell({ kind: 'thread-left', thread: left, user });
}

export const threadsOf = (standIn: StandIn, guild: Snowflake): readonly Thread[] =>
  [...standIn.world.channels.values()].filter((channel): channel is Thread => channel.kind === 'thread' && channel.guild === guild);

/** Archives the threads nobody has written in for as long as they were told to wait. */
export function archiveIdleThreads(standIn: StandIn): void {
  const now = timeIn(standIn.world);
  for (const channel of standIn.world.channels.values()) {
    if (channel.kind === 'thread' && !channel.archived && now - lastStir(channel) >= channel.autoArchiveMinutes * 60_000) {
      editThread(standIn, channel, { archived: true });
    }
  }
}

const lastStir = (thread: Thread): number => Math.max(thread.archivedAt, thread.lastMessage ? timeOf(thread.lastMessage) : 0);
