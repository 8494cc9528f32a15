import { GatewayOpcodes } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type { DispatchedEvent, Session } from '../context/session.js';

export function sendPayload(socket: WebSocket, payload: object): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(payload));
}

interface Delivery {
  /** How many events are kept for a resume. */
  readonly kept: number;
  /** Whether the socket is frozen: then the event is kept, not sent. */
  readonly frozen: boolean;
}

/** Sends an event, or keeps it until the bot resumes. */
export function dispatch(session: Session, { t, d }: Pick<DispatchedEvent, 't' | 'd'>, { kept, frozen }: Delivery): void {
  session.sequence += 1;
  const event: DispatchedEvent = { op: GatewayOpcodes.Dispatch, t, s: session.sequence, d };
  session.sent.push(event);
  if (session.sent.length > kept) session.sent.shift();
  if (session.socket && !frozen) sendPayload(session.socket, event);
}

/** The events after a sequence number. Undefined if some of them are no longer kept. */
export function eventsAfter(session: Session, sequence: number): readonly DispatchedEvent[] | undefined {
  const missed = session.sent.filter(event => event.s > sequence);
  return missed.length === session.sequence - sequence ? missed : undefined;
}

export const hasIntent = (session: Session, intent: number): boolean => (session.intents & intent) !== 0;
