import { z } from 'zod';
import { OP } from './opcode.js';

const identify = z.object({
  token: z.string(),
  intents: z.number().int(),
  properties: z.record(z.string(), z.unknown()),
  compress: z.boolean().optional(),
  large_threshold: z.number().int().min(50).max(250).optional(),
  shard: z.tuple([z.number().int().nonnegative(), z.number().int().positive()]).optional(),
});
export type Identify = z.infer<typeof identify>;

const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.number().int() });
export type Resume = z.infer<typeof resume>;

const requestMembers = z.object({
  guild_id: z.string(),
  query: z.string().optional(),
  limit: z.number().int().nonnegative().optional(),
  user_ids: z.union([z.string().transform(id => [id]), z.array(z.string()).max(100)]).optional(),
  nonce: z.string().max(32).optional(),
});
export type RequestMembers = z.infer<typeof requestMembers>;

/** What a bot may send. */
export const payload = z.discriminatedUnion('op', [
  z.object({ op: z.literal(OP.heartbeat), d: z.number().int().nullable() }),
  z.object({ op: z.literal(OP.identify), d: identify }),
  z.object({ op: z.literal(OP.resume), d: resume }),
  z.object({ op: z.literal(OP.presence), d: z.unknown() }),
  z.object({ op: z.literal(OP.voiceState), d: z.unknown() }),
  z.object({ op: z.literal(OP.requestMembers), d: requestMembers }),
]);
export type Payload = z.infer<typeof payload>;

export const KNOWN_OPCODES: readonly number[] = [OP.heartbeat, OP.identify, OP.resume, OP.presence, OP.voiceState, OP.requestMembers];
