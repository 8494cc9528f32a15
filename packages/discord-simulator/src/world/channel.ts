import type { Snowflake } from './snowflake.js';

/** Permissions that one channel allows or denies a role or member. Bits as decimal numbers. */
export interface Overwrite {
  readonly id: Snowflake;
  readonly kind: 'role' | 'member';
  readonly allow: string;
  readonly deny: string;
}

export interface TextChannel {
  readonly kind: 'text';
  /** Set for an announcement channel. */
  readonly announces?: true;
  readonly id: Snowflake;
  readonly guild: Snowflake;
  readonly name: string;
  readonly topic?: string;
  readonly position: number;
  readonly overwrites: readonly Overwrite[];
  readonly lastMessage?: Snowflake;
  readonly lastPinAt?: number;
}

export interface ThreadMember {
  readonly user: Snowflake;
  readonly joinedAt: number;
}

export interface Thread {
  readonly kind: 'thread';
  /** Set if its parent is an announcement channel. */
  readonly announces?: true;
  readonly id: Snowflake;
  readonly guild: Snowflake;
  readonly parent: Snowflake;
  readonly name: string;
  readonly owner: Snowflake;
  /** Whether it is a private thread. */
  readonly secret: boolean;
  /** Whether members without Manage Threads may add others. */
  readonly invitable: boolean;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly autoArchiveMinutes: number;
  /** When it was last archived or unarchived. */
  readonly archivedAt: number;
  readonly createdAt: number;
  readonly members: readonly ThreadMember[];
  readonly messages: number;
  readonly lastMessage?: Snowflake;
  readonly lastPinAt?: number;
}

/** A DM between the bot and one user. */
export interface DirectChannel {
  readonly kind: 'direct';
  readonly id: Snowflake;
  readonly recipient: Snowflake;
  readonly lastMessage?: Snowflake;
  readonly lastPinAt?: number;
}

export type Channel = TextChannel | Thread | DirectChannel;

export const guildOf = (channel: Channel): Snowflake | undefined => (channel.kind === 'direct' ? undefined : channel.guild);

export const isInThread = (thread: Thread, user: Snowflake): boolean => thread.members.some(member => member.user === user);
