import { z } from 'zod';

/** What a shard learns from its READY event. */
export interface Login {
  readonly shard: ShardKey;
  /** The servers of this shard that the bot is in. */
  readonly guilds: readonly string[];
}

/** The number of a shard, and how many there are. */
export type ShardKey = readonly [shard: number, of: number];

const ready = z.object({
  guilds: z.array(z.object({ id: z.string() })),
  shard: z.tuple([z.number().int().nonnegative(), z.number().int().positive()]).default([0, 1]),
});

/** Reads the data of a READY event. Undefined if it is none. */
export function readLogin(told: unknown): Login | undefined {
  const read = ready.safeParse(told).data;
  return read && { shard: read.shard, guilds: read.guilds.map(({ id }) => id) };
}

/** Whether Discord sends the events of a server to a shard. Those of direct messages go to shard 0. */
export const isOnShard = (guild: string, [shard, of]: ShardKey): boolean => Number((BigInt(guild) >> 22n) % BigInt(of)) === shard;
