import { GatewayOpcodes } from 'discord-api-types/v10';
import type { Session } from '../context/session.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { monotonicNow } from '../lib/monotonicNow.js';
import { dispatch, sendPayload } from './dispatch.js';
import { eventsFor } from './sessionEvents.js';

/** Sends every change to the sessions that asked for it. Returns a function that ends it. */
export function forwardEvents(context: SimulatorContext): () => void {
  return context.events.subscribe(event => {
    dropExpiredSessions(context);
    for (const session of context.gateway.sessions.values()) {
      for (const { t, d } of eventsFor(context, event, session)) sendEvent(context, session, t, d);
    }
  });
}

export const sendEvent = ({ rules, gateway }: SimulatorContext, session: Session, t: string, d: unknown): void =>
  dispatch(session, { t, d }, { kept: rules.replayed, frozen: session.socket !== undefined && gateway.frozen.has(session.socket) });

/** Ends sessions that waited too long for a resume. */
export function dropExpiredSessions({ gateway, rules }: SimulatorContext): void {
  for (const session of gateway.sessions.values()) {
    if (session.lostAt !== undefined && monotonicNow() - session.lostAt > rules.resumeWithin) gateway.sessions.delete(session.id);
  }
}

/** Cuts all connections of the bot without a close frame. */
export function dropSockets({ gateway }: SimulatorContext): void {
  for (const socket of gateway.sockets) socket.terminate();
}

/** Cuts the connection of one of the bot's shards without a close frame. */
export function dropShard({ gateway }: SimulatorContext, shard: number): void {
  for (const session of gateway.sessions.values()) if (session.shard[0] === shard) session.socket?.terminate();
}

/** Closes all connections of the bot with one of Discord's close codes. */
export function closeSockets({ gateway }: SimulatorContext, code: number): void {
  for (const socket of gateway.sockets) socket.close(code);
}

/** Asks the bot to reconnect and resume. */
export function askToReconnect(context: SimulatorContext): void {
  sendToAll(context, { op: GatewayOpcodes.Reconnect, d: null, s: null, t: null });
}

/** Declares the bot's session invalid. The bot resumes or logs in again on the same socket. */
export function invalidateSessions(context: SimulatorContext, resumable: boolean): void {
  const { sessions } = context.gateway;
  sendToAll(context, { op: GatewayOpcodes.InvalidSession, d: resumable, s: null, t: null });
  for (const session of sessions.values()) detachSocket(session);
  if (!resumable) sessions.clear();
  context.events.publish({ kind: 'bot-went' });
}

export function detachSocket(session: Session): void {
  session.socket = undefined;
  session.lostAt = monotonicNow();
}

/** Freezes all connections of the bot: they stay open, but nothing passes in either direction. */
export function freezeSockets({ gateway }: SimulatorContext): void {
  for (const socket of gateway.sockets) gateway.frozen.add(socket);
}

/** Sends the bot any event, even one that Discord would never send. */
export function dispatchToAll(context: SimulatorContext, t: string, d: unknown): void {
  for (const session of context.gateway.sessions.values()) sendEvent(context, session, t, d);
}

/** Sends any text over all connections of the bot. */
export function sendFrame({ gateway }: SimulatorContext, text: string): void {
  for (const socket of gateway.sockets) socket.send(text);
}

function sendToAll({ gateway }: SimulatorContext, payload: object): void {
  for (const session of gateway.sessions.values()) if (session.socket) sendPayload(session.socket, payload);
}
