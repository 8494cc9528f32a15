import type { WebSocket } from 'ws';
import { LIMITS } from '../limits.js';
import { realTime } from '../realTime.js';
import type { StandIn } from '../standIn.js';
import { type Connection, identify, resume } from './login.js';
import { sendMembers } from './members.js';
import { CLOSE, OP } from './opcode.js';
import { KNOWN_OPCODES, type Payload, payload } from './payload.js';
import { sendPayload, textOf } from './session.js';
import { botIsConnected, loseSocket } from './sessions.js';

/** Takes a bot's socket: greets it, listens, and closes it as Discord would. */
export function takeSocket(standIn: StandIn, socket: WebSocket, address: URL) {
  const connection: Connection = { socket, session: undefined, heardAt: realTime(), received: [] };
  standIn.gateway.sockets.add(socket);
  const { heartbeatInterval } = standIn.rules;
  const watch = setInterval(() => closeIfSilent(standIn, connection), heartbeatInterval);
  socket.on('error', () => socket.terminate());
  socket.on('close', code => leave(standIn, connection, code, watch));
  socket.on('message', raw => receive(standIn, connection, textOf(raw)));
  if (address.searchParams.get('v') !== '10') return socket.close(CLOSE.invalidVersion, 'Invalid API version.');
  if (address.searchParams.get('encoding') !== 'json' || address.searchParams.has('compress')) {
    return socket.close(CLOSE.decodeError, 'Only JSON without compression is spoken here.');
  }
  sendPayload(socket, { op: OP.hello, d: { heartbeat_interval: heartbeatInterval }, s: null, t: null });
}

function closeIfSilent({ rules, gateway }: StandIn, { socket, heardAt }: Connection): void {
  if (!gateway.frozen.has(socket) && realTime() - heardAt > rules.heartbeatInterval * 2) socket.close(CLOSE.timedOut, 'Session timed out.');
}

/** A socket that was closed in good order, by the bot, ends its session; any other may be resumed. */
function leave(standIn: StandIn, { socket, session }: Connection, code: number, watch: NodeJS.Timeout): void {
  clearInterval(watch);
  standIn.gateway.sockets.delete(socket);
  standIn.gateway.frozen.delete(socket);
  if (session?.socket !== socket) return;
  loseSocket(session);
  if (code === 1000 || code === 1001) standIn.gateway.sessions.delete(session.id);
  if (!botIsConnected(standIn)) standIn.happenings.tell({ kind: 'bot-went' });
}

function receive(standIn: StandIn, connection: Connection, text: string) {
  const { socket } = connection;
  if (standIn.gateway.frozen.has(socket)) return;
  if (sendsTooMuch(connection)) return socket.close(CLOSE.rateLimited, 'You are being rate limited.');
  const json = parsed(text);
  if (text.length > LIMITS.gatewayPayload || !json || typeof json !== 'object')
    return socket.close(CLOSE.decodeError, 'Error while decoding payload.');
  if (!('op' in json) || typeof json.op !== 'number' || !KNOWN_OPCODES.includes(json.op))
    return socket.close(CLOSE.unknownOpcode, 'Unknown opcode.');
  const read = payload.safeParse(json);
  if (!read.success) return socket.close(CLOSE.decodeError, 'Error while decoding payload.');
  obey(standIn, connection, read.data);
}

function sendsTooMuch(connection: Connection): boolean {
  const now = realTime();
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

function obey(standIn: StandIn, connection: Connection, { op, d }: Payload) {
  const { socket } = connection;
  const session = connection.session?.socket === socket ? connection.session : undefined;
  if (op === OP.heartbeat) {
    connection.heardAt = realTime();
    return sendPayload(socket, { op: OP.acknowledge, d: null, s: null, t: null });
  }
  const logsIn = op === OP.identify || op === OP.resume;
  if (!session && !logsIn) return socket.close(CLOSE.notAuthenticated, 'Not authenticated.');
  if (session && logsIn) return socket.close(CLOSE.alreadyAuthenticated, 'Already authenticated.');
  if (op === OP.identify) return identify(standIn, connection, d);
  if (op === OP.resume) return resume(standIn, connection, d);
  if (op === OP.requestMembers && session) return sendMembers(standIn, session, d);
}
