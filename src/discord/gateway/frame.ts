import { GatewayDispatchEvents, GatewayOpcodes } from 'discord.js';
import { z } from 'zod';

/** Minimum heartbeat interval in ms. A shorter one would flood the gateway. */
const SHORTEST_BEAT = 50;

const someone = z.looseObject({ id: z.string().regex(/^\d{1,20}$/) });

/** The data of the READY event. discord.js uses it for the whole session. */
const ready = z.looseObject({
  session_id: z.string().min(1),
  resume_gateway_url: z.url({ protocol: /^wss?$/ }),
  user: z.looseObject({ id: someone.shape.id, username: z.string() }),
  application: someone,
  guilds: z.array(someone),
});

const dispatch = { op: z.literal(GatewayOpcodes.Dispatch), s: z.number().int().nonnegative() };

/** The gateway frames that discord.js relies on to maintain the connection. */
export const frame = z.union([
  z.looseObject({ ...dispatch, t: z.literal(GatewayDispatchEvents.Ready), d: ready }),
  z.looseObject({ ...dispatch, t: z.string().refine(t => t !== GatewayDispatchEvents.Ready) }),
  z.looseObject({ op: z.literal(GatewayOpcodes.InvalidSession), d: z.boolean() }),
  z.looseObject({
    op: z.literal(GatewayOpcodes.Hello),
    d: z.looseObject({ heartbeat_interval: z.number().min(SHORTEST_BEAT) }),
  }),
  z.looseObject({ op: z.literal([GatewayOpcodes.Heartbeat, GatewayOpcodes.Reconnect, GatewayOpcodes.HeartbeatAck]) }),
]);
