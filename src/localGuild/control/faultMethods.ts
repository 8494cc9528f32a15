import { z } from 'zod';
import { ok } from '../../lib/result.js';
import { fault } from '../faults.js';
import { CLOSE } from '../gateway/opcode.js';
import {
  askToReconnect,
  closeSockets,
  dropSockets,
  freezeSockets,
  invalidateSessions,
  sendFrame,
  tellAnything,
} from '../gateway/sessions.js';
import { method, nothingAsked } from './method.js';

const done = ok({});

/** Misbehaviour on demand, and what the bot asked for so far. */
export const faultMethods = {
  'faults.add': method(fault, ({ standIn }, one) => {
    standIn.faults.push(one);
    return done;
  }),
  'faults.left': method(nothingAsked, ({ standIn }) => ok([...standIn.faults])),
  'faults.clear': method(nothingAsked, ({ standIn }) => {
    standIn.faults.splice(0);
    return done;
  }),
  'gateway.drop': method(nothingAsked, ({ standIn }) => {
    dropSockets(standIn);
    return done;
  }),
  'gateway.close': method(z.object({ code: z.literal(Object.values(CLOSE)) }), ({ standIn }, { code }) => {
    closeSockets(standIn, code);
    return done;
  }),
  'gateway.reconnect': method(nothingAsked, ({ standIn }) => {
    askToReconnect(standIn);
    return done;
  }),
  'gateway.invalidate': method(z.object({ resumable: z.boolean() }), ({ standIn }, { resumable }) => {
    invalidateSessions(standIn, resumable);
    return done;
  }),
  'gateway.freeze': method(nothingAsked, ({ standIn }) => {
    freezeSockets(standIn);
    return done;
  }),
  'gateway.tell': method(
    z.object({ events: z.array(z.object({ t: z.string(), d: z.unknown().optional() })) }),
    ({ standIn }, { events }) => {
      for (const { t, d } of events) tellAnything(standIn, t, d);
      return done;
    },
  ),
  'gateway.frame': method(z.object({ text: z.string() }), ({ standIn }, { text }) => {
    sendFrame(standIn, text);
    return done;
  }),
  'requests.list': method(z.object({ after: z.number().int().nonnegative().default(0) }), ({ standIn }, { after }) =>
    ok(standIn.requests.after(after)),
  ),
};
