import { Hono } from 'hono';
import type { WebSocket } from 'ws';
import type { Upgrade } from '../loopback.js';
import { eventsSeenBy } from '../persona/event.js';
import { personaFor } from '../persona/look.js';
import type { SeenEvent } from '../persona/seen.js';
import type { StandIn } from '../standIn.js';
import type { User } from '../world/user.js';
import type { Control } from './method.js';
import { isMethod, METHODS } from './methods.js';
import { addPage } from './pageRoutes.js';

/** Answers `POST /KEY/call/METHOD`: 200 with the outcome, 409 with the fault; `/KEY/` is the page. Without the key there is nothing here. */
export function controlApp(control: Control, key: string): Hono {
  const app = new Hono();
  app.post(`/${key}/call/:method`, async context => {
    const name = context.req.param('method');
    if (!isMethod(name)) return context.json({ code: 'bad-call', words: `There is no method ${name}.` }, 404);
    const params: unknown = await context.req.json().catch(() => ({}));
    const outcome = await METHODS[name].call(control, params);
    return outcome.ok ? context.json(outcome.value ?? {}, 200) : context.json(outcome.fault, 409);
  });
  addPage(app, control.standIn, key);
  return app;
}

/** Takes `/KEY/time`, where bots learn the time, and `/KEY/events?persona=NAME`, where a window learns what changes. */
export function controlUpgrade({ standIn, clocks }: Control, key: string): Upgrade {
  return (_, address) => {
    if (address.pathname === `/${key}/time`) return socket => clocks.take(socket);
    if (address.pathname !== `/${key}/events`) return 404;
    const user = personaFor(standIn, address.searchParams.get('persona') ?? '');
    return user.ok ? socket => showEvents(standIn, user.value, socket) : 404;
  };
}

function showEvents(standIn: StandIn, user: User, socket: WebSocket): void {
  const show = (event: SeenEvent) => socket.send(JSON.stringify(event));
  const stop = standIn.happenings.listen(happening => {
    for (const event of eventsSeenBy(standIn, user, happening)) show(event);
  });
  socket.on('close', stop);
  socket.on('error', () => socket.terminate());
  show({ type: 'time', offset: standIn.world.offset, now: Date.now() + standIn.world.offset });
}
