import { type RawData, WebSocket } from 'ws';
import { OP } from './opcode.js';

/** An event as it is sent: the bot counts on its sequence number. */
export interface Dispatched {
  readonly op: typeof OP.dispatch;
  readonly t: string;
  readonly s: number;
  readonly d: unknown;
}

/** What the gateway remembers of one login, whether its socket stands or not. */
export interface Session {
  readonly id: string;
  readonly shard: readonly [number, number];
  readonly intents: number;
  sequence: number;
  /** The latest events, for a resume. */
  readonly sent: Dispatched[];
  socket: WebSocket | undefined;
  /** Real milliseconds; when the socket went. */
  lostAt: number | undefined;
}

export const isConnected = (session: Session): boolean => session.socket?.readyState === WebSocket.OPEN;

export function sendPayload(socket: WebSocket, payload: object): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(payload));
}

/** Sends an event, or keeps it until the bot resumes. `silent`: the socket stands but nothing comes through. */
export function dispatch(session: Session, t: string, d: unknown, kept: number, silent: boolean): void {
  session.sequence += 1;
  const event: Dispatched = { op: OP.dispatch, t, s: session.sequence, d };
  session.sent.push(event);
  if (session.sent.length > kept) session.sent.shift();
  if (session.socket && !silent) sendPayload(session.socket, event);
}

/** The events a bot has not had, or nothing if they are no longer known. */
export function missedBy(session: Session, sequence: number): readonly Dispatched[] | undefined {
  const missed = session.sent.filter(event => event.s > sequence);
  return missed.length === session.sequence - sequence ? missed : undefined;
}

export const textOf = (raw: RawData): string =>
  (Array.isArray(raw) ? Buffer.concat(raw) : Buffer.from(raw instanceof ArrayBuffer ? new Uint8Array(raw) : raw)).toString();

export const hears = (session: Session, intent: number): boolean => (session.intents & intent) !== 0;
