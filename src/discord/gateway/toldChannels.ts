import { z } from 'zod';

/** What an interaction tells of the channel in which it happened. */
export interface ToldChannel {
  /** Discord's number of its kind. */
  readonly type: number;
  /** Of a thread: the channel that it belongs to. */
  readonly parent?: string;
}

const told = z.looseObject({ id: z.string(), channel: z.looseObject({ type: z.number(), parent_id: z.string().nullish() }) });

/** Interactions are read at once, or within the seconds in which earlier ones of the same person are handled. */
const KEPT = 5_000;
const kept = new Map<string, ToldChannel>();

/**
 * Keeps what an interaction tells of its channel, which discord.js leaves out for channels that it has not in memory; and it has none
 * (`slimPacket`). Only that of the latest interactions is kept.
 */
export function keepChannel(interaction: unknown): void {
  const read = told.safeParse(interaction).data;
  if (!read) return;
  const { type, parent_id: parent } = read.channel;
  kept.set(read.id, { type, ...(parent != null && { parent }) });
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}

/** Undefined if it told nothing. */
export const channelOf = (interaction: string): ToldChannel | undefined => kept.get(interaction);
