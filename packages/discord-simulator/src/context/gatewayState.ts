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
  /** When a shard of each bucket last logged in, in milliseconds of the real clock. */
  readonly loggedInAt: Map<number, number>;
}

export const createGatewayState = (): GatewayState => ({
  sessions: new Map(),
  sockets: new Set(),
  frozen: new Set(),
  identified: 0,
  loggedInAt: new Map(),
});

/** Whether all shards of the bot are connected. */
export function botIsConnected({ gateway }: { readonly gateway: GatewayState }): boolean {
  const shards = [...gateway.sessions.values()].filter(isConnected).map(({ shard }) => shard);
  return shards.some(([, count]) => new Set(shards.filter(other => other[1] === count).map(([index]) => index)).size === count);
}
