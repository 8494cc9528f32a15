import { setTimeout as sleep } from 'node:timers/promises';
import type { SharedShards } from './shardClients.js';

/** Ms in which another process, which may serve the shard by now, can acknowledge an interaction. Discord waits for three seconds. */
const AFTER_OTHERS = 1_000;

/**
 * Calls `answer` for an interaction that has arrived through a shard, if this process is to answer it: it serves the shard; or it did, and the records
 * are away and do not tell who does now. Then another process goes first, and otherwise people hear that the records are away. What two processes
 * answer is done once: each acknowledges it first, which Discord lets only one do.
 */
export function answerHere(
  shard: number,
  sharing: Pick<SharedShards, 'shards' | 'lapsedShards'>,
  answer: () => void,
  pause: (ms: number) => Promise<unknown> = sleep,
): void {
  if (sharing.shards().has(shard)) answer();
  else if (sharing.lapsedShards().has(shard))
    void pause(AFTER_OTHERS).then(() => {
      if (sharing.shards().has(shard) || sharing.lapsedShards().has(shard)) answer();
    });
}
