import type { Snowflake } from './snowflake.js';

/** What a role or a member is allowed or denied in one channel; bits as decimal numbers. */
export interface Overwrite {
  readonly id: Snowflake;
  readonly kind: 'role' | 'member';
  readonly allow: string;
  readonly deny: string;
}

export interface TextChannel {
  readonly kind: 'text';
  /** Its posts can be followed from other guilds. */
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
  /** It hangs on a channel that announces. */
  readonly announces?: true;
  readonly id: Snowflake;
  readonly guild: Snowflake;
  readonly parent: Snowflake;
  readonly name: string;
  readonly owner: Snowflake;
  /** Seen by its members and by whoever manages threads. */
  readonly secret: boolean;
  /** Whether a member who does not manage threads may bring others in. */
  readonly invitable: boolean;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly autoArchiveMinutes: number;
  /** When it was last archived or opened. */
  readonly archivedAt: number;
  readonly createdAt: number;
  readonly members: readonly ThreadMember[];
  readonly messages: number;
  readonly lastMessage?: Snowflake;
  readonly lastPinAt?: number;
}

/** Between the bot and one persona. */
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
