import { GatewayCloseCodes } from 'discord-api-types/v10';
import { z } from 'zod';
import { injectedFault } from '../context/injectedFaults.js';
import {
  askToReconnect,
  closeSockets,
  dispatchToAll,
  dropShard,
  dropSockets,
  freezeSockets,
  invalidateSessions,
  sendFrame,
} from '../gateway/sessions.js';
import { ok } from '../lib/result.js';
import { defineMethod, noParams } from './controlMethod.js';

const done = ok({});

/** Injected faults, gateway failures, and the log of the bot's requests. */
export const faultMethods = {
  'faults.add': defineMethod(injectedFault, ({ context }, one) => {
    context.faults.push(one);
    return done;
  }),
  'faults.left': defineMethod(noParams, ({ context }) => ok([...context.faults])),
  'faults.clear': defineMethod(noParams, ({ context }) => {
    context.faults.splice(0);
    return done;
  }),
  'gateway.drop': defineMethod(z.object({ shard: z.number().int().nonnegative().optional() }), ({ context }, { shard }) => {
    if (shard === undefined) dropSockets(context);
    else dropShard(context, shard);
    return done;
  }),
  'gateway.close': defineMethod(z.object({ code: z.enum(GatewayCloseCodes) }), ({ context }, { code }) => {
    closeSockets(context, code);
    return done;
  }),
  'gateway.reconnect': defineMethod(noParams, ({ context }) => {
    askToReconnect(context);
    return done;
  }),
  'gateway.invalidate': defineMethod(z.object({ resumable: z.boolean() }), ({ context }, { resumable }) => {
    invalidateSessions(context, resumable);
    return done;
  }),
  'gateway.freeze': defineMethod(noParams, ({ context }) => {
    freezeSockets(context);
    return done;
  }),
  'gateway.tell': defineMethod(
    z.object({ events: z.array(z.object({ t: z.string(), d: z.unknown().optional() })) }),
    ({ context }, { events }) => {
      for (const { t, d } of events) dispatchToAll(context, t, d);
      return done;
    },
  ),
  'gateway.frame': defineMethod(z.object({ text: z.string() }), ({ context }, { text }) => {
    sendFrame(context, text);
    return done;
  }),
  'requests.list': defineMethod(z.object({ after: z.number().int().nonnegative().default(0) }), ({ context }, { after }) =>
    ok(context.requests.after(after)),
  ),
};
