import { GatewayOpcodes } from 'discord-api-types/v10';
import { z } from 'zod';

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

/** A payload from the bot. */
export const payload = z.discriminatedUnion('op', [
  z.object({ op: z.literal(GatewayOpcodes.Heartbeat), d: z.number().int().nullable() }),
  z.object({ op: z.literal(GatewayOpcodes.Identify), d: identify }),
  z.object({ op: z.literal(GatewayOpcodes.Resume), d: resume }),
  z.object({ op: z.literal(GatewayOpcodes.PresenceUpdate), d: z.unknown() }),
  z.object({ op: z.literal(GatewayOpcodes.VoiceStateUpdate), d: z.unknown() }),
  z.object({ op: z.literal(GatewayOpcodes.RequestGuildMembers), d: requestMembers }),
]);
export type Payload = z.infer<typeof payload>;

export const KNOWN_OPCODES: readonly number[] = [
  GatewayOpcodes.Heartbeat,
  GatewayOpcodes.Identify,
  GatewayOpcodes.Resume,
  GatewayOpcodes.PresenceUpdate,
  GatewayOpcodes.VoiceStateUpdate,
  GatewayOpcodes.RequestGuildMembers,
];
