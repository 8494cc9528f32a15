import { DefaultRestOptions } from 'discord.js';
import type { Log } from '../../matches/context/ports.js';
import type { MakeRequest } from './answerOf.js';
import { type Breaker, createBreaker } from './breaker.js';
import { guardRequests, type RequestMeter } from './guardRequests.js';
import { createPatience, SLOW_LINE } from './patience.js';
import { createTokenCheck, type TokenCheck } from './tokenCheck.js';

/** Everything the bot's requests to Discord share, across logins. */
export interface Requests {
  readonly breaker: Breaker;
  readonly token: TokenCheck;
  readonly meter: RequestMeter;
  /** How a client sends requests. */
  readonly makeRequest: MakeRequest;
  /** The longest time a request may take, in ms. */
  readonly longest: number;
}

export interface RequestsParts {
  /** URL of Discord's API; the real one by default. */
  readonly api?: string;
  readonly log: Log;
  readonly meter?: RequestMeter;
}

const UNCOUNTED: RequestMeter = { answered: () => undefined, limited: () => undefined, refused: () => undefined };

export function createRequests({ api = DefaultRestOptions.api, log, meter = UNCOUNTED }: RequestsParts): Requests {
  const breaker = createBreaker({ log });
  const token = createTokenCheck(log);
  const patience = createPatience(SLOW_LINE);
  const makeRequest = guardRequests({ breaker, token, meter, patience, me: `${api}/v10/users/@me` });
  return { breaker, token, meter, makeRequest, longest: SLOW_LINE.most };
}
