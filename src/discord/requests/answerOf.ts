import { RESTJSONErrorCodes, type RESTOptions } from 'discord.js';
import { z } from 'zod';
import type { Ended } from './breaker.js';

export type MakeRequest = RESTOptions['makeRequest'];
export type RequestInit = Parameters<MakeRequest>[1];

/** A response whose body has been read. discord.js sets no timeout for a body that stalls. */
export interface RestAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

/** Discord's error codes that concern a single user or channel. */
const ABOUT_ONE: ReadonlySet<unknown> = new Set([
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  RESTJSONErrorCodes.ThreadLocked,
]);

const refusalBody = z.object({ code: z.number() });

/** What a response means for the breaker. Discord does not count a `shared` rate limit against the bot. */
export function endedAs({ status, headers, body }: RestAnswer): Ended {
  if (status >= 500) return 'lost';
  if (status !== 401 && status !== 403 && status !== 429) return 'answered';
  const isShared = headers.some(([name, value]) => name.toLowerCase() === 'x-ratelimit-scope' && value === 'shared');
  return isShared || ABOUT_ONE.has(codeIn(body)) ? 'recipient-refused' : 'refused';
}

function codeIn(body: ArrayBuffer): number | undefined {
  try {
    return refusalBody.safeParse(JSON.parse(Buffer.from(body).toString())).data?.code;
  } catch {
    return undefined;
  }
}

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Converts a response for discord.js, which expects a JSON object in a refusal. Proxies in front of Discord do not always send one. */
export function responseOf({ status, statusText, headers, body }: RestAnswer): Response {
  const kept = headers.map(([name, value]): [string, string] => [name, value]);
  if (status < 400 || status >= 500 || isObject(body))
    return new Response(WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers: kept });
  const others = kept.filter(([name]) => !/^content-(type|length|encoding)$/i.test(name));
  return Response.json({ code: 0, message: 'no answer of Discord itself' }, { status, statusText, headers: others });
}

function isObject(body: ArrayBuffer): boolean {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(Buffer.from(body).toString())).success;
  } catch {
    return false;
  }
}
