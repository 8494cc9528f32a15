import type { GatewayOpcodes } from 'discord-api-types/v10';
import { WebSocket } from 'ws';

/** An event as it is sent, with its sequence number. */
export interface DispatchedEvent {
  readonly op: GatewayOpcodes.Dispatch;
  readonly t: string;
  readonly s: number;
  readonly d: unknown;
}

/** What the gateway remembers of one login, connected or not. */
export interface Session {
  readonly id: string;
  readonly shard: readonly [number, number];
  readonly intents: number;
  sequence: number;
  /** The latest events, kept for a resume. */
  readonly sent: DispatchedEvent[];
  socket: WebSocket | undefined;
  /** When the socket was lost, in milliseconds of the real clock. */
  lostAt: number | undefined;
}

export const isConnected = (session: Session): boolean => session.socket?.readyState === WebSocket.OPEN;
