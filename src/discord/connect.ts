import { setTimeout as pause } from 'node:timers/promises';
import { Client, Events, GatewayCloseCodes, GatewayIntentBits, Options } from 'discord.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { Log } from '../matches/ports.js';
import { errorFacts } from './discordAnswer.js';
import { guardGateway } from './gateway/guardGateway.js';
import { createLogins, type Logins } from './gateway/logins.js';
import { keepToken } from './requests/guardRequests.js';
import type { Requests } from './requests/requests.js';
import { REFUSALS_A_LINE, watchRest } from './requests/watchRest.js';

export interface Line {
  readonly token: string;
  /** Where Discord's API is, "http://127.0.0.1:1234/api"; none: the real one. */
  readonly api?: string;
  /** How many requests a second Discord takes of this bot; none: 50. */
  readonly requestsPerSecond?: number;
  readonly log: Log;
  readonly requests: Requests;
  /** Gives up waiting for a Discord that cannot be reached. */
  readonly signal?: AbortSignal;
}

/** `close`: Discord's code for a connection that is closed for good. */
export type NotConnected =
  | { readonly code: 'wrong-token' }
  | { readonly code: 'gateway-closed'; readonly close: number }
  | { readonly code: 'given-up' };

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
/** A client that has logged in is ready within this, or something is wrong with what it was told. */
const READY_WITHIN = 60_000;

/** The library remembers every interaction it has answered for so many milliseconds at least. */
const FORGET_AFTER = 60_000;

/** What is done with every client: before it logs in, and when it is ready. */
export interface Greeting {
  readonly prepare: (client: Client) => void;
  readonly greet: (client: Client<true>) => Promise<unknown>;
}

/**
 * A client that is ready and has been greeted. A Discord that cannot be reached, or fails, is tried again, ever more seldom, and
 * complained of once; a wrong token, and a connection that Discord closes for good, are not tried again.
 */
export async function connect(line: Line, greeting: Greeting): Promise<Result<Client<true>, NotConnected>> {
  const givenUp = aborted(line.signal);
  const logins = createLogins({ log: line.log });
  for (let wait = FIRST_PAUSE; !line.signal?.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    const client = makeClient(line, logins);
    try {
      return ok(await Promise.race([greeted(client, line, greeting), givenUp]));
    } catch (error) {
      await client.destroy();
      const final = finalFault(error, line.requests);
      if (final) return refuse(final);
      if (wait === FIRST_PAUSE && !line.signal?.aborted)
        line.log.warn(errorFacts(error), 'there is no connection to Discord yet; trying again');
    }
    await pause(wait, undefined, { signal: line.signal }).catch(() => undefined);
  }
  return refuse({ code: 'given-up' });
}

async function greeted(client: Client, { token }: Line, { prepare, greet }: Greeting): Promise<Client<true>> {
  prepare(client);
  const closed = closedForGood(client);
  const isReady = new Promise<Client<true>>(resolve => client.once(Events.ClientReady, resolve));
  await Promise.race([client.login(token), closed]);
  const there = await Promise.race([isReady, closed, tooLong(READY_WITHIN)]);
  await Promise.race([greet(there), closed]);
  return there;
}

/** Fails as soon as Discord closes the connection for good. */
function closedForGood(client: Client): Promise<never> {
  const closing = new Promise<never>((_, reject) => {
    client.once(Events.ShardDisconnect, ({ code }) => reject(new GatewayClosed(code)));
  });
  closing.catch(() => undefined);
  return closing;
}

/** Fails after so many milliseconds. */
async function tooLong(ms: number): Promise<never> {
  await pause(ms, undefined, { ref: false });
  throw new Error('the client did not become ready');
}

/** Fails as soon as the wait is given up. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  const failing = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('the wait was given up')), { once: true });
  });
  failing.catch(() => undefined);
  return failing;
}

/**
 * A client whose requests end by themselves, in a time that suits their size: the library's own limit only lies behind. It keeps no messages: the
 * records know what was posted where.
 */
function makeClient({ api, requestsPerSecond = 50, log, requests }: Line, logins: Logins): Client {
  const guard = guardGateway(log);
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    ws: {
      buildStrategy: guard.buildStrategy,
      buildIdentifyThrottler: manager => ({
        waitForIdentify: (_, signal) => logins.wait(async () => (await manager.fetchGatewayInformation(true)).session_start_limit, signal),
      }),
    },
    rest: {
      version: '10',
      retries: 3,
      timeout: requests.longest + 1_000,
      globalRequestsPerSecond: requestsPerSecond,
      makeRequest: requests.makeRequest,
      handlerSweepInterval: FORGET_AFTER,
      invalidRequestWarningInterval: REFUSALS_A_LINE,
      ...(api !== undefined && { api }),
    },
  });
  keepToken(client.rest);
  watchRest(client.rest, { log, meter: requests.meter });
  guard.attach(client);
  return client;
}

class GatewayClosed extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`the gateway closed with ${code}`);
    this.code = code;
  }
}

/** What an error leaves no hope for. */
function finalFault(error: unknown, { token }: Requests): NotConnected | undefined {
  if (token.isRefused()) return { code: 'wrong-token' };
  if (!(error instanceof GatewayClosed)) return undefined;
  return error.code === GatewayCloseCodes.AuthenticationFailed ? { code: 'wrong-token' } : { code: 'gateway-closed', close: error.code };
}
