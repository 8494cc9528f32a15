import { randomBytes } from 'node:crypto';
import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { guildsWith } from '../changes/guildChanges.js';
import type { Session } from '../context/session.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { gatewayUrl } from '../context/simulatorContext.js';
import { areValidIntents, includePrivileged } from '../discord/intents.js';
import { serializeUser } from '../serializers/serializeUser.js';
import type { Guild } from '../world/guild.js';
import { known } from '../world/world.js';
import { eventsAfter, hasIntent, sendPayload } from './dispatch.js';
import type { Identify, Resume } from './gatewayPayload.js';
import { guildCreate } from './guildCreate.js';
import { isOnShard } from './sessionEvents.js';
import { dropExpiredSessions, sendEvent } from './sessions.js';

/** A socket of the bot, logged in or not. */
export interface Connection {
  readonly socket: WebSocket;
  session: Session | undefined;
  heardAt: number;
  /** Times of the payloads of the last minute, in milliseconds of the real clock. */
  received: number[];
}

const bare = (token: string): string => token.replace(/^Bot /, '');

export function identify(context: SimulatorContext, connection: Connection, d: Identify) {
  const { socket } = connection;
  const shard = d.shard ?? [0, 1];
  if (bare(d.token) !== context.token) return socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
  if (context.gateway.identified >= context.rules.loginsADay)
    return socket.close(GatewayCloseCodes.AuthenticationFailed, 'Too many logins: the token is reset.');
  if (shard[0] >= shard[1]) return socket.close(GatewayCloseCodes.InvalidShard, 'Invalid shard.');
  if (guildsOn(context, shard).length > context.rules.guildsAShard)
    return socket.close(GatewayCloseCodes.ShardingRequired, 'Sharding required.');
  if (!areValidIntents(d.intents)) return socket.close(GatewayCloseCodes.InvalidIntents, 'Invalid intent(s).');
  if (includePrivileged(d.intents)) return socket.close(GatewayCloseCodes.DisallowedIntents, 'Disallowed intent(s).');
  if (!mayLogIn(context, shard[0])) return invalidSession(socket);
  begin(context, connection, {
    id: randomBytes(16).toString('hex'),
    shard,
    intents: d.intents,
    sequence: 0,
    sent: [],
    socket,
    lostAt: undefined,
  });
}

/** Whether the last login in the shard's bucket was long enough ago. Counts this one if so. */
function mayLogIn({ gateway, rules }: SimulatorContext, shard: number): boolean {
  const bucket = shard % rules.maxConcurrency;
  const now = performance.now();
  if (now - (gateway.loggedInAt.get(bucket) ?? Number.NEGATIVE_INFINITY) < rules.loginsApart) return false;
  gateway.loggedInAt.set(bucket, now);
  return true;
}

const invalidSession = (socket: WebSocket): void => sendPayload(socket, { op: GatewayOpcodes.InvalidSession, d: false, s: null, t: null });

const guildsOn = (context: SimulatorContext, shard: Session['shard']): readonly Guild[] =>
  guildsWith(context, context.world.bot).filter(guild => isOnShard({ shard }, guild.id));

function begin(context: SimulatorContext, connection: Connection, session: Session): void {
  const { world, gateway } = context;
  connection.session = session;
  gateway.sessions.set(session.id, session);
  gateway.identified += 1;
  const guilds = guildsOn(context, session.shard);
  sendEvent(context, session, 'READY', {
    v: 10,
    user: { ...serializeUser(known(world.users, world.bot)), verified: true, mfa_enabled: true, email: null },
    guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: gatewayUrl(context),
    shard: session.shard,
    application: { id: world.bot, flags: 0 },
  });
  if (hasIntent(session, GatewayIntentBits.Guilds))
    for (const guild of guilds) sendEvent(context, session, 'GUILD_CREATE', guildCreate(context, guild));
  context.events.publish({ kind: 'bot-came' });
}

export function resume(context: SimulatorContext, connection: Connection, d: Resume) {
  const { socket } = connection;
  dropExpiredSessions(context);
  if (bare(d.token) !== context.token) return socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
  const session = context.gateway.sessions.get(d.session_id);
  if (session && d.seq > session.sequence) return socket.close(GatewayCloseCodes.InvalidSeq, 'Invalid seq.');
  const missed = session && eventsAfter(session, d.seq);
  if (!session || !missed) return invalidSession(socket);
  session.socket?.terminate();
  session.socket = socket;
  session.lostAt = undefined;
  connection.session = session;
  for (const event of missed) sendPayload(socket, event);
  sendEvent(context, session, 'RESUMED', {});
  context.events.publish({ kind: 'bot-came' });
}
