import type { WebSocket } from 'ws';
import type { Session } from './session.js';

/** The bot's logins. */
export interface Gateway {
  readonly sessions: Map<string, Session>;
  readonly sockets: Set<WebSocket>;
  /** Sockets that stand, but through which nothing comes any more. */
  readonly frozen: Set<WebSocket>;
  identified: number;
}

export const newGateway = (): Gateway => ({
  sessions: new Map(),
  sockets: new Set(),
  frozen: new Set(),
  identified: 0,
});
