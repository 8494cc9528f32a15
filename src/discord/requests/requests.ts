import { DefaultRestOptions } from 'discord.js';
import type { Log } from '../../matches/context/ports.js';
import type { MakeRequest } from './answerOf.js';
import { type Breaker, createBreaker } from './breaker.js';
import { guardRequests, type RequestMeter } from './guardRequests.js';
import { createPatience, SLOW_LINE } from './patience.js';
import { createRequestPace, type RequestPace } from './requestPace.js';
import { createTokenCheck, type TokenCheck } from './tokenCheck.js';

/** What all requests to Discord share, across logins. */
export interface Requests {
  readonly breaker: Breaker;
  readonly token: TokenCheck;
  readonly meter: RequestMeter;
  /** How many requests the clients of this process may send together. */
  readonly pace: RequestPace;
  /** For the client's options: sends its requests through the breaker and the token check. */
  readonly makeRequest: MakeRequest;
  /** The maximum time for a request, in ms. */
  readonly longest: number;
}

export interface RequestsParts {
  /** URL of Discord's API. Default: the real one. */
  readonly api?: string;
  readonly log: Log;
  readonly meter?: RequestMeter;
}

const nothing = (): void => undefined;
const UNCOUNTED: RequestMeter = { answered: nothing, limited: nothing, refused: nothing, arrived: nothing, acknowledged: nothing };

export function createRequests({ api = DefaultRestOptions.api, log, meter = UNCOUNTED }: RequestsParts): Requests {
  const breaker = createBreaker({ log });
  const token = createTokenCheck(log);
  const patience = createPatience(SLOW_LINE);
  const pace = createRequestPace();
  const makeRequest = guardRequests({ breaker, token, meter, pace, patience, me: `${api}/v10/users/@me` });
  return { breaker, token, meter, pace, makeRequest, longest: SLOW_LINE.most };
}
