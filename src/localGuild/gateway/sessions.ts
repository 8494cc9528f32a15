import { realTime } from '../realTime.js';
import type { StandIn } from '../standIn.js';
import { eventsFrom } from './event.js';
import { OP } from './opcode.js';
import { dispatch, isConnected, type Session, sendPayload } from './session.js';

export const gatewayUrl = (standIn: StandIn): string => `${standIn.origin.replace(/^http/, 'ws')}/gateway`;

export const botIsConnected = ({ gateway }: StandIn): boolean => [...gateway.sessions.values()].some(isConnected);

/** Tells every session what happens from now on, each according to its intents. */
export function tellSessions(standIn: StandIn): () => void {
  return standIn.happenings.listen(happening => {
    forgetLost(standIn);
    for (const session of standIn.gateway.sessions.values()) {
      for (const { t, d } of eventsFrom(standIn, happening, session)) send(standIn, session, t, d);
    }
  });
}

export const send = ({ rules, gateway }: StandIn, session: Session, t: string, d: unknown): void =>
  dispatch(session, t, d, rules.replayed, session.socket !== undefined && gateway.frozen.has(session.socket));

/** Sessions that waited too long for a resume end. */
export function forgetLost({ gateway, rules }: StandIn): void {
  for (const session of gateway.sessions.values()) {
    if (session.lostAt !== undefined && realTime() - session.lostAt > rules.resumeWithin) gateway.sessions.delete(session.id);
  }
}

/** Cuts every connection of the bot without a word. */
export function dropSockets({ gateway }: StandIn): void {
  for (const socket of gateway.sockets) socket.terminate();
}

/** Closes every connection of the bot with a code of Discord's. */
export function closeSockets({ gateway }: StandIn, code: number): void {
  for (const socket of gateway.sockets) socket.close(code);
}

/** Asks the bot to connect anew and resume. */
export function askToReconnect(standIn: StandIn): void {
  tellAll(standIn, { op: OP.reconnect, d: null, s: null, t: null });
}

/** Tells the bot that its session is invalid: it logs in anew, or resumes, on the same socket. */
export function invalidateSessions(standIn: StandIn, resumable: boolean): void {
  const { sessions } = standIn.gateway;
  tellAll(standIn, { op: OP.invalidSession, d: resumable, s: null, t: null });
  for (const session of sessions.values()) loseSocket(session);
  if (!resumable) sessions.clear();
  standIn.happenings.tell({ kind: 'bot-went' });
}

export function loseSocket(session: Session): void {
  session.socket = undefined;
  session.lostAt = realTime();
}

/** Every connection of the bot stays open and dies: it answers nothing, and tells nothing. */
export function freezeSockets({ gateway }: StandIn): void {
  for (const socket of gateway.sockets) gateway.frozen.add(socket);
}

/** Tells the bot of an event that never happened, as Discord never would. */
export function tellAnything(standIn: StandIn, t: string, d: unknown): void {
  for (const session of standIn.gateway.sessions.values()) send(standIn, session, t, d);
}

/** Sends any text at all over every connection of the bot. */
export function sendFrame({ gateway }: StandIn, text: string): void {
  for (const socket of gateway.sockets) socket.send(text);
}

function tellAll({ gateway }: StandIn, payload: object): void {
  for (const session of gateway.sessions.values()) if (session.socket) sendPayload(session.socket, payload);
}
