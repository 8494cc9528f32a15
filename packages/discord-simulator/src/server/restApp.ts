import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { type Context, Hono } from 'hono';
import { archiveIdleThreads } from '../changes/threadChanges.js';
import { type FaultEffect, takeFault } from '../context/injectedFaults.js';
import type { RateLimitState } from '../context/rateLimiter.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { type ApiResponse, errorResponse, unauthorized } from '../rest/apiResponse.js';
import { type Content, readContent } from '../rest/requestContent.js';
import type { ReceivedRequest, Route } from '../rest/route.js';
import { ROUTES } from '../routes/allRoutes.js';
import { timeIn } from '../world/world.js';
import { serveFile } from './cdn.js';

type ApiContext = Context<{ Bindings: HttpBindings }>;

const BASE = '/api/v10';

/** Discord's REST API, version 10, and attachments. */
export function restApp(context: SimulatorContext): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  for (const route of ROUTES) app.on(route.method, `${BASE}${route.path}`, http => serve(context, route, http));
  app.get('/cdn/attachments/:channel/:attachment/:filename', http => serveFile(context, http));
  app.all(`${BASE}/*`, () => respond(errorResponse(RESTJSONErrorCodes.GeneralError)));
  app.all('/api/*', () => respond(errorResponse(RESTJSONErrorCodes.InvalidAPIVersion)));
  app.onError(error => {
    console.error('The simulator could not answer a request.', error);
    return respond({ status: 500, body: { message: '500: Internal Server Error', code: 0 } });
  });
  return app;
}

async function serve(context: SimulatorContext, route: Route, http: ApiContext): Promise<Response> {
  const path = decodeURIComponent(new URL(http.req.url).pathname).slice(BASE.length);
  const fault = takeFault(context.faults, route.method, path);
  if (fault?.kind === 'delay' && fault.when === 'before') await sleep(fault.by);
  if (fault?.kind === 'cut' && fault.when === 'before') return cut(http);
  const authorized = http.req.header('authorization') === `Bot ${context.token}`;
  const content = await readContent(http.req.raw);
  const { body, files }: Content = content.ok ? content.value : { body: undefined, files: [] };
  const received: ReceivedRequest = {
    method: route.method,
    path,
    params: http.req.param(),
    query: http.req.query(),
    body,
    files,
    authorized,
  };
  const answered = faultResponse(fault) ?? (content.ok ? authorizeAndRun(context, route, received) : content.fault);
  const lost = fault?.kind === 'cut';
  record(context, received, lost ? undefined : answered);
  if (fault?.kind === 'delay' && fault.when === 'after') await sleep(fault.by);
  return lost ? cut(http) : respond(answered);
}

/** Checks the token and the rate limit, then runs the route. */
function authorizeAndRun(context: SimulatorContext, route: Route, received: ReceivedRequest): ApiResponse {
  if (!route.open && !received.authorized) return unauthorized;
  const standing = context.rates.consume(route.bucket, majorOf(received.params), route.open);
  if (standing.exceeded) return tooMany(standing.resetAfter, standing.exceeded === 'global', limitHeaders(standing));
  archiveIdleThreads(context);
  const answer = route.answer(context, received);
  return { ...answer, headers: { ...answer.headers, ...limitHeaders(standing) } };
}

/** Rate limits count per channel, guild or interaction. */
const majorOf = ({ channel, guild, token, interaction }: ReceivedRequest['params']): string =>
  channel ?? interaction ?? token ?? guild ?? '';

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

const limitHeaders = ({ bucket, limit, remaining, resetAfter }: RateLimitState): Readonly<Record<string, string>> => ({
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': seconds(Date.now() + resetAfter),
  'x-ratelimit-reset-after': seconds(resetAfter),
  'x-ratelimit-bucket': bucket,
});

function tooMany(ms: number, global: boolean, headers: Readonly<Record<string, string>>): ApiResponse {
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

const pageOf = ({ status, retryAfter }: Extract<FaultEffect, { kind: 'page' }>): ApiResponse => ({
  status,
  page: `<!DOCTYPE html><html><head><title>${status}</title></head><body><h1>Error ${status}</h1></body></html>`,
  headers: retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter / 1000)) },
});

/** The response of an injected fault. */
function faultResponse(fault: FaultEffect | undefined): ApiResponse | undefined {
  if (fault?.kind === 'rate-limit') return tooMany(fault.retryAfter, fault.global ?? false, {});
  if (fault?.kind === 'server-error') return { status: fault.status };
  if (fault?.kind === 'page') return pageOf(fault);
  if (fault?.kind !== 'refuse') return undefined;
  const { status, message, code, errors } = fault;
  return { status, body: { message, code, ...(errors !== undefined && { errors }) } };
}

function record(
  { requests, world }: SimulatorContext,
  { method, path, query, body, files, authorized }: ReceivedRequest,
  answer: ApiResponse | undefined,
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

/** A 204 has no body and no content type: clients would try to read it. */
function respond({ status, body, page, headers }: ApiResponse): Response {
  if (page !== undefined) return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=UTF-8' } });
  if (body === undefined) return new Response(null, { status, headers: { ...headers } });
  return new Response(JSON.stringify(body), { status, headers: { ...headers, 'content-type': 'application/json' } });
}

function cut(http: ApiContext): Response {
  http.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
