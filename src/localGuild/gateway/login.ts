import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { guildsWith } from '../happenings/guilds.js';
import type { StandIn } from '../standIn.js';
import { wireUser } from '../wire/user.js';
import type { Guild } from '../world/guild.js';
import { known } from '../world/world.js';
import { isOnShard } from './event.js';
import { guildCreate } from './guildCreate.js';
import { areIntents, arePrivileged, INTENT } from './intent.js';
import { CLOSE, OP } from './opcode.js';
import type { Identify, Resume } from './payload.js';
import { hears, missedBy, type Session, sendPayload } from './session.js';
import { forgetLost, gatewayUrl, send } from './sessions.js';

/** One socket of the bot, logged in or not. */
export interface Connection {
  readonly socket: WebSocket;
  session: Session | undefined;
  heardAt: number;
  /** Real milliseconds of the payloads of the last minute. */
  received: number[];
}

const bare = (token: string): string => token.replace(/^Bot /, '');

export function identify(standIn: StandIn, connection: Connection, d: Identify) {
  const { socket } = connection;
  const shard = d.shard ?? [0, 1];
  if (bare(d.token) !== standIn.token) return socket.close(CLOSE.authenticationFailed, 'Authentication failed.');
  if (standIn.gateway.identified >= standIn.rules.loginsADay)
    return socket.close(CLOSE.authenticationFailed, 'Too many logins: the token is reset.');
  if (shard[0] >= shard[1]) return socket.close(CLOSE.invalidShard, 'Invalid shard.');
  if (guildsOn(standIn, shard).length > standIn.rules.guildsAShard) return socket.close(CLOSE.shardingRequired, 'Sharding required.');
  if (!areIntents(d.intents)) return socket.close(CLOSE.invalidIntents, 'Invalid intent(s).');
  if (arePrivileged(d.intents)) return socket.close(CLOSE.disallowedIntents, 'Disallowed intent(s).');
  begin(standIn, connection, {
    id: randomBytes(16).toString('hex'),
    shard,
    intents: d.intents,
    sequence: 0,
    sent: [],
    socket,
    lostAt: undefined,
  });
}

const guildsOn = (standIn: StandIn, shard: Session['shard']): readonly Guild[] =>
  guildsWith(standIn, standIn.world.bot).filter(guild => isOnShard({ shard }, guild.id));

function begin(standIn: StandIn, connection: Connection, session: Session): void {
  const { world, gateway } = standIn;
  connection.session = session;
  gateway.sessions.set(session.id, session);
  gateway.identified += 1;
  const guilds = guildsOn(standIn, session.shard);
  send(standIn, session, 'READY', {
    v: 10,
    user: { ...wireUser(known(world.users, world.bot)), verified: true, mfa_enabled: true, email: null },
    guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: gatewayUrl(standIn),
    shard: session.shard,
    application: { id: world.bot, flags: 0 },
  });
  if (hears(session, INTENT.guilds)) for (const guild of guilds) send(standIn, session, 'GUILD_CREATE', guildCreate(standIn, guild));
  standIn.happenings.tell({ kind: 'bot-came' });
}

export function resume(standIn: StandIn, connection: Connection, d: Resume) {
  const { socket } = connection;
  forgetLost(standIn);
  if (bare(d.token) !== standIn.token) return socket.close(CLOSE.authenticationFailed, 'Authentication failed.');
  const session = standIn.gateway.sessions.get(d.session_id);
  if (session && d.seq > session.sequence) return socket.close(CLOSE.invalidSequence, 'Invalid seq.');
  const missed = session && missedBy(session, d.seq);
  if (!session || !missed) return sendPayload(socket, { op: OP.invalidSession, d: false, s: null, t: null });
  session.socket?.terminate();
  session.socket = socket;
  session.lostAt = undefined;
  connection.session = session;
  for (const event of missed) sendPayload(socket, event);
  send(standIn, session, 'RESUMED', {});
  standIn.happenings.tell({ kind: 'bot-came' });
}
