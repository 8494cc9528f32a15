import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { type Answer, refusal, unauthorized } from '../answer.js';
import { type Misbehaviour, takeFault } from '../faults.js';
import { archiveIdleThreads } from '../happenings/threads.js';
import type { StandIn } from '../standIn.js';
import { timeIn } from '../world/world.js';
import type { Received, Route } from './call.js';
import { serveFile } from './cdn.js';
import type { Standing } from './rateLimit.js';
import { type Content, readContent } from './request.js';
import { ROUTES } from './routes.js';

type ApiContext = Context<{ Bindings: HttpBindings }>;

const BASE = '/api/v10';

/** Discord's REST API, version 10, and the files it gives addresses of. */
export function apiApp(standIn: StandIn): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  for (const route of ROUTES) app.on(route.method, `${BASE}${route.path}`, context => serve(standIn, route, context));
  app.get('/cdn/attachments/:channel/:attachment/:filename', context => serveFile(standIn, context));
  app.all(`${BASE}/*`, () => respond(refusal(0)));
  app.all('/api/*', () => respond(refusal(50041)));
  app.onError(error => {
    console.error('The local guild could not answer a request.', error);
    return respond({ status: 500, body: { message: '500: Internal Server Error', code: 0 } });
  });
  return app;
}

async function serve(standIn: StandIn, route: Route, context: ApiContext): Promise<Response> {
  const path = decodeURIComponent(new URL(context.req.url).pathname).slice(BASE.length);
  const fault = takeFault(standIn.faults, route.method, path);
  if (fault?.kind === 'delay' && fault.when === 'before') await sleep(fault.by);
  if (fault?.kind === 'cut' && fault.when === 'before') return cut(context);
  const authorized = context.req.header('authorization') === `Bot ${standIn.token}`;
  const content = await readContent(context.req.raw);
  const { body, files }: Content = content.ok ? content.value : { body: undefined, files: [] };
  const received: Received = {
    method: route.method,
    path,
    params: context.req.param(),
    query: context.req.query(),
    body,
    files,
    authorized,
  };
  const answered = wronged(fault) ?? (content.ok ? judge(standIn, route, received) : content.fault);
  const lost = fault?.kind === 'cut';
  record(standIn, received, lost ? undefined : answered);
  if (fault?.kind === 'delay' && fault.when === 'after') await sleep(fault.by);
  return lost ? cut(context) : respond(answered);
}

/** Lets a request in, or not: the token, the rate limit, then the route itself. */
function judge(standIn: StandIn, route: Route, received: Received): Answer {
  if (!route.open && !received.authorized) return unauthorized;
  const standing = standIn.rates.take(route.bucket, majorOf(received.params), route.open);
  if (standing.exceeded) return tooMany(standing.resetAfter, standing.exceeded === 'global', limitHeaders(standing));
  archiveIdleThreads(standIn);
  const answer = route.answer(standIn, received);
  return { ...answer, headers: { ...answer.headers, ...limitHeaders(standing) } };
}

/** Limits count for each channel, guild, or interaction by itself. */
const majorOf = ({ channel, guild, token, interaction }: Received['params']): string => channel ?? interaction ?? token ?? guild ?? '';

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

const limitHeaders = ({ bucket, limit, remaining, resetAfter }: Standing): Readonly<Record<string, string>> => ({
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': seconds(Date.now() + resetAfter),
  'x-ratelimit-reset-after': seconds(resetAfter),
  'x-ratelimit-bucket': bucket,
});

function tooMany(ms: number, global: boolean, headers: Readonly<Record<string, string>>): Answer {
  return {
    status: 429,
    body: { message: 'You are being rate limited.', retry_after: Number(seconds(ms)), global },
    headers: {
      ...headers,
      'retry-after': String(Math.ceil(ms / 1000)),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset-after': seconds(ms),
      'x-ratelimit-scope': global ? 'global' : 'user',
      ...(global && { 'x-ratelimit-global': 'true' }),
    },
  };
}

const pageOf = ({ status, retryAfter }: Extract<Misbehaviour, { kind: 'page' }>): Answer => ({
  status,
  page: `<!DOCTYPE html><html><head><title>${status}</title></head><body><h1>Error ${status}</h1></body></html>`,
  headers: retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter / 1000)) },
});

/** The answer of a request that is to go wrong. */
function wronged(fault: Misbehaviour | undefined): Answer | undefined {
  if (fault?.kind === 'rate-limit') return tooMany(fault.retryAfter, fault.global ?? false, {});
  if (fault?.kind === 'server-error') return { status: fault.status };
  if (fault?.kind === 'page') return pageOf(fault);
  if (fault?.kind !== 'refuse') return undefined;
  const { status, message, code, errors } = fault;
  return { status, body: { message, code, ...(errors !== undefined && { errors }) } };
}

function record(
  { requests, world }: StandIn,
  { method, path, query, body, files, authorized }: Received,
  answer: Answer | undefined,
): void {
  requests.add({
    at: timeIn(world),
    method,
    path,
    query,
    body,
    authorized,
    files: files.map(({ index, name, type, bytes }) => ({ field: `files[${index}]`, name, type, size: bytes.length })),
    ...(answer && { status: answer.status, answer: answer.body }),
  });
}

/** A 204 has no body and no type: clients would try to read it. */
function respond({ status, body, page, headers }: Answer): Response {
  if (page !== undefined) return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=UTF-8' } });
  if (body === undefined) return new Response(null, { status, headers: { ...headers } });
  return new Response(JSON.stringify(body), { status, headers: { ...headers, 'content-type': 'application/json' } });
}

function cut(context: ApiContext): Response {
  context.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
