import type { WebSocket } from 'ws';
import { isConnected, type Session } from './session.js';

/** The bot's logins and sockets. */
export interface GatewayState {
  readonly sessions: Map<string, Session>;
  readonly sockets: Set<WebSocket>;
  /** Sockets that are open but pass nothing in either direction. */
  readonly frozen: Set<WebSocket>;
  /** Logins since the start. Resumes are not counted. */
  identified: number;
}

export const createGatewayState = (): GatewayState => ({
  sessions: new Map(),
  sockets: new Set(),
  frozen: new Set(),
  identified: 0,
});

export const botIsConnected = ({ gateway }: { readonly gateway: GatewayState }): boolean =>
  [...gateway.sessions.values()].some(isConnected);
