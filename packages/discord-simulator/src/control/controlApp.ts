import { Hono } from 'hono';
import type { WebSocket } from 'ws';
import { clientEventsFor } from '../client/clientEvents.js';
import { personaFor } from '../client/clientView.js';
import type { SeenEvent } from '../client/seen.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Upgrade } from '../server/loopback.js';
import type { User } from '../world/user.js';
import type { ControlTarget } from './controlMethod.js';
import { CONTROL_METHODS, isMethod } from './controlMethods.js';
import { addPage } from './pageRoutes.js';
import type { PageOptions } from './pageSettings.js';

/** Answers `POST /KEY/call/METHOD`: 200 with the result, 409 with the fault. `/KEY/` is the page. Without the key everything is a 404. */
export function controlApp(target: ControlTarget, page: PageOptions, key: string): Hono {
  const app = new Hono();
  app.post(`/${key}/call/:method`, async http => {
    const name = http.req.param('method');
    if (!isMethod(name)) return http.json({ code: 'bad-call', message: `There is no method ${name}.` }, 404);
    const params: unknown = await http.req.json().catch(() => ({}));
    const outcome = await CONTROL_METHODS[name].call(target, params);
    return outcome.ok ? http.json(outcome.value ?? {}, 200) : http.json(outcome.fault, 409);
  });
  addPage(app, { context: target.context, page }, key);
  return app;
}

/** WebSockets: `/KEY/time` for clocks that follow simulated time, `/KEY/events?persona=NAME` for a persona's client. */
export function controlUpgrade({ context, followers }: ControlTarget, key: string): Upgrade {
  return (_, address) => {
    if (address.pathname === `/${key}/time`) return socket => followers.add(socket);
    if (address.pathname !== `/${key}/events`) return 404;
    const user = personaFor(context, address.searchParams.get('persona') ?? '');
    return user.ok ? socket => showEvents(context, user.value, socket) : 404;
  };
}

function showEvents(context: SimulatorContext, user: User, socket: WebSocket): void {
  const show = (event: SeenEvent) => socket.send(JSON.stringify(event));
  const stop = context.events.subscribe(event => {
    for (const seen of clientEventsFor(context, user, event)) show(seen);
  });
  socket.on('close', stop);
  socket.on('error', () => socket.terminate());
  show({ type: 'time', offset: context.world.offset, now: Date.now() + context.world.offset });
}
