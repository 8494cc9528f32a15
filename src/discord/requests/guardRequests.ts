import type { REST } from 'discord.js';
import { endedAs, type MakeRequest, type RequestInit, type RestAnswer, responseOf } from './answerOf.js';
import { type Breaker, type Ended, PostingStopped, type Urgency } from './breaker.js';
import type { RequestPace } from './requestPace.js';
import { routeFamily } from './routeFamily.js';
import { type Sending, sendOnce } from './sendOnce.js';
import type { TokenCheck, TokenVerdict } from './tokenCheck.js';

/** Counts requests to Discord. */
export interface RequestMeter {
  /** A request has ended. `family`: "POST /channels/:id/messages"; `status`: 0 if there was no response. */
  answered(family: string, status: number): void;
  /** A request had to wait for a rate limit. */
  limited(family: string): void;
  /** A request was refused with 401, 403 or 429. */
  refused(): void;
  /** An interaction has arrived, and was acknowledged: by its id, which no figure tells. */
  arrived(interaction: string): void;
  acknowledged(interaction: string): void;
}

export interface Guards extends Sending {
  readonly breaker: Breaker;
  readonly token: TokenCheck;
  readonly meter: RequestMeter;
  /** For all requests but answers to interactions, which Discord does not count towards its global limit. */
  readonly pace: RequestPace;
  /** The URL of `GET /users/@me`. */
  readonly me: string;
}

/**
 * Sends all requests of the client, interaction replies included: through the breaker, and within a time that depends on their size. After
 * a 401 the token is checked once, while other requests wait; if it is still valid, the request is repeated once.
 */
export function guardRequests(guards: Guards): MakeRequest {
  const { token } = guards;
  return async (url, init) => {
    if (!isAuthorized(init)) return responseOf(await pass(guards, 'urgent', url, init));
    await token.settled();
    const answer = await pass(guards, 'usual', url, init);
    if (answer.status !== 401) return responseOf(answer);
    const verdict = await token.ask(() => enquire(guards, init));
    return responseOf(verdict === 'valid' ? await pass(guards, 'usual', url, init) : answer);
  };
}

/** Keeps discord.js from dropping the token after a 401: `guardRequests` checks whether it is still valid. */
export function keepToken(rest: REST): void {
  const set = rest.setToken.bind(rest);
  rest.setToken = (token: string | null) => (token === null ? rest : set(token));
}

const ACKNOWLEDGEMENT = /\/interactions\/(\d+)\/[^/]+\/callback/;

/** Sends one request through the breaker. If it is not urgent, it waits for its turn. */
async function pass({ breaker, meter, pace, ...sending }: Guards, urgency: Urgency, url: string, init: RequestInit): Promise<RestAnswer> {
  if (urgency === 'usual') await pace.turn();
  const leave = breaker.enter(urgency);
  if (!leave) throw new PostingStopped();
  let ended: Ended = 'lost';
  let status = 0;
  try {
    const answer = await sendOnce(sending, url, init);
    ended = endedAs(answer);
    status = answer.status;
    const interaction = ACKNOWLEDGEMENT.exec(url)?.[1];
    if (interaction !== undefined && status < 300) meter.acknowledged(interaction);
    return answer;
  } finally {
    leave(ended);
    meter.answered(routeFamily(init.method ?? 'GET', url), status);
    if (ended === 'refused' || ended === 'recipient-refused') meter.refused();
  }
}

/** Whether the request carries the bot's token. Answers to interactions carry their own token instead. */
const isAuthorized = ({ headers }: RequestInit): boolean => headerIn(headers, 'authorization') !== undefined;

function headerIn(headers: RequestInit['headers'], name: string): string | undefined {
  return new Headers(Object.entries(headers ?? {}).map(([key, value]) => [key, String(value)])).get(name) ?? undefined;
}

/** Asks Discord whether it still accepts the token of the request. */
async function enquire(guards: Guards, { headers, dispatcher }: RequestInit): Promise<TokenVerdict> {
  const own = { authorization: headerIn(headers, 'authorization') ?? '', 'user-agent': headerIn(headers, 'user-agent') ?? '' };
  try {
    const { status } = await pass(guards, 'urgent', guards.me, { method: 'GET', headers: own, ...(dispatcher && { dispatcher }) });
    return status === 401 ? 'refused' : status === 200 ? 'valid' : 'unknown';
  } catch {
    return 'unknown';
  }
}
