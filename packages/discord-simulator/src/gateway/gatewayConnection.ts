import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { botIsConnected } from '../context/gatewayState.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { LIMITS } from '../discord/limits.js';
import { monotonicNow } from '../lib/monotonicNow.js';
import { textOf } from '../lib/textOf.js';
import { sendPayload } from './dispatch.js';
import { KNOWN_OPCODES, type Payload, payload } from './gatewayPayload.js';
import { type Connection, identify, resume } from './login.js';
import { sendMembers } from './memberChunk.js';
import { detachSocket } from './sessions.js';

/** Serves a bot's socket: hello, heartbeats, login, and Discord's close codes. */
export function acceptBotSocket(context: SimulatorContext, socket: WebSocket, address: URL) {
  const connection: Connection = { socket, session: undefined, heardAt: monotonicNow(), received: [] };
  context.gateway.sockets.add(socket);
  const { heartbeatInterval } = context.rules;
  const watch = setInterval(() => closeIfSilent(context, connection), heartbeatInterval);
  socket.on('error', () => socket.terminate());
  socket.on('close', code => handleClose(context, connection, code, watch));
  socket.on('message', raw => handleText(context, connection, textOf(raw)));
  if (address.searchParams.get('v') !== '10') return socket.close(GatewayCloseCodes.InvalidAPIVersion, 'Invalid API version.');
  if (address.searchParams.get('encoding') !== 'json' || address.searchParams.has('compress')) {
    return socket.close(GatewayCloseCodes.DecodeError, 'Only JSON without compression is supported.');
  }
  sendPayload(socket, { op: GatewayOpcodes.Hello, d: { heartbeat_interval: heartbeatInterval }, s: null, t: null });
}

function closeIfSilent({ rules, gateway }: SimulatorContext, { socket, heardAt }: Connection): void {
  if (!gateway.frozen.has(socket) && monotonicNow() - heardAt > rules.heartbeatInterval * 2)
    socket.close(GatewayCloseCodes.SessionTimedOut, 'Session timed out.');
}

/** A normal close by the bot ends its session. Any other session can be resumed. */
function handleClose(context: SimulatorContext, { socket, session }: Connection, code: number, watch: NodeJS.Timeout): void {
  clearInterval(watch);
  context.gateway.sockets.delete(socket);
  context.gateway.frozen.delete(socket);
  if (session?.socket !== socket) return;
  detachSocket(session);
  if (code === 1000 || code === 1001) context.gateway.sessions.delete(session.id);
  if (!botIsConnected(context)) context.events.publish({ kind: 'bot-went' });
}

function handleText(context: SimulatorContext, connection: Connection, text: string) {
  const { socket } = connection;
  if (context.gateway.frozen.has(socket)) return;
  if (isFlooding(connection)) return socket.close(GatewayCloseCodes.RateLimited, 'You are being rate limited.');
  const json = parsed(text);
  if (text.length > LIMITS.gatewayPayload || !json || typeof json !== 'object')
    return socket.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
  if (!('op' in json) || typeof json.op !== 'number' || !KNOWN_OPCODES.includes(json.op))
    return socket.close(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
  const read = payload.safeParse(json);
  if (!read.success) return socket.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
  handlePayload(context, connection, read.data);
}

function isFlooding(connection: Connection): boolean {
  const now = monotonicNow();
  connection.received = [...connection.received.filter(at => now - at < 60_000), now];
  return connection.received.length > LIMITS.gatewayPayloads;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function handlePayload(context: SimulatorContext, connection: Connection, { op, d }: Payload) {
  const { socket } = connection;
  const session = connection.session?.socket === socket ? connection.session : undefined;
  if (op === GatewayOpcodes.Heartbeat) {
    connection.heardAt = monotonicNow();
    return sendPayload(socket, { op: GatewayOpcodes.HeartbeatAck, d: null, s: null, t: null });
  }
  const logsIn = op === GatewayOpcodes.Identify || op === GatewayOpcodes.Resume;
  if (!session && !logsIn) return socket.close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
  if (session && logsIn) return socket.close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
  if (op === GatewayOpcodes.Identify) return identify(context, connection, d);
  if (op === GatewayOpcodes.Resume) return resume(context, connection, d);
  if (op === GatewayOpcodes.RequestGuildMembers && session) return sendMembers(context, session, d);
}
