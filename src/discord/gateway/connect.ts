import { setTimeout as pause } from 'node:timers/promises';
import { Client, Events, GatewayCloseCodes, GatewayIntentBits, Options } from 'discord.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { Log } from '../../matches/context/ports.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { errorFacts } from '../requests/discordAnswer.js';
import { keepToken } from '../requests/guardRequests.js';
import type { Requests } from '../requests/requests.js';
import { REFUSALS_A_LINE, watchRest } from '../requests/watchRest.js';
import { guardGateway } from './guardGateway.js';
import { createLogins, type Logins } from './logins.js';

export interface ConnectionOptions {
  readonly token: string;
  /** URL of Discord's API, such as "http://127.0.0.1:1234/api". Default: the real one. */
  readonly api?: string;
  /** Requests per second that Discord allows this bot. Default: what Discord allows every bot. */
  readonly requestsPerSecond?: number;
  readonly log: Log;
  readonly requests: Requests;
  /** The shard to connect, and how many there are. Undefined: all, as many as Discord recommends. */
  readonly shard?: readonly [shard: number, of: number];
  /** Aborts the retries while Discord cannot be reached. */
  readonly signal?: AbortSignal;
}

/** Why there is no connection. `close`: Discord's close code of a permanently closed gateway. */
export type NotConnected =
  | { readonly code: 'wrong-token' }
  | { readonly code: 'gateway-closed'; readonly close: number }
  | { readonly code: 'given-up' };

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
/** Maximum ms from login until the client must be ready. */
const READY_WITHIN = 60_000;

/** Ms between two sweeps of discord.js' idle request handlers. Every answered interaction leaves one behind. */
const FORGET_AFTER = 60_000;

/** Hooks for every client: `prepare` runs before the login, `greet` once the client is ready. */
export interface Greeting {
  readonly prepare: (client: Client) => void;
  readonly greet: (client: Client<true>) => Promise<unknown>;
}

/**
 * Connects a client and waits until it is ready. Retries with growing delays while Discord cannot be reached or fails, and logs that once.
 * Does not retry after a wrong token or a permanently closed connection.
 */
export async function connect(
  line: ConnectionOptions,
  greeting: Greeting,
  logins: Logins = createLogins({ log: line.log }),
): Promise<Result<Client<true>, NotConnected>> {
  const givenUp = aborted(line.signal);
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

async function greeted(client: Client, { token }: ConnectionOptions, { prepare, greet }: Greeting): Promise<Client<true>> {
  prepare(client);
  const closed = closedForGood(client);
  const isReady = new Promise<Client<true>>(resolve => client.once(Events.ClientReady, resolve));
  await Promise.race([client.login(token), closed]);
  const there = await Promise.race([isReady, closed, tooLong(READY_WITHIN)]);
  await Promise.race([greet(there), closed]);
  return there;
}

/** Rejects as soon as Discord closes the connection permanently. */
function closedForGood(client: Client): Promise<never> {
  const closing = new Promise<never>((_, reject) => {
    client.once(Events.ShardDisconnect, ({ code }) => reject(new GatewayClosed(code)));
  });
  closing.catch(() => undefined);
  return closing;
}

/** Rejects after `ms` milliseconds. */
async function tooLong(ms: number): Promise<never> {
  await pause(ms, undefined, { ref: false });
  throw new Error('the client did not become ready');
}

/** Rejects as soon as the signal is aborted. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  const failing = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('the wait was given up')), { once: true });
  });
  failing.catch(() => undefined);
  return failing;
}

const isBot = ({ id, client }: { readonly id: string; readonly client: Client }): boolean => id === client.user?.id;

/**
 * What discord.js keeps in memory. No messages: the database knows what was posted where. Of people only the bot itself, and a few more while they are
 * answered: everybody who ever used a command would otherwise stay.
 */
const KEPT = {
  ...Options.DefaultMakeCacheSettings,
  MessageManager: 0,
  ThreadMemberManager: 0,
  GuildMemberManager: { maxSize: 5, keepOverLimit: isBot },
  UserManager: { maxSize: 200, keepOverLimit: isBot },
};

/**
 * Creates a client whose requests have timeouts that depend on their size; discord.js' own timeout is longer.
 */
export function makeClient(
  { api, requestsPerSecond = DISCORD_LIMITS.requestsPerSecond, log, requests, shard }: ConnectionOptions,
  logins: Logins,
): Client {
  const guard = guardGateway(log);
  const client = new Client({
    ...(shard ? { shards: [shard[0]], shardCount: shard[1] } : { shards: 'auto' as const }),
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits(KEPT),
    ws: {
      buildStrategy: guard.buildStrategy,
      buildIdentifyThrottler: manager => ({
        waitForIdentify: (shard, signal) =>
          logins.wait(shard, async () => (await manager.fetchGatewayInformation(true)).session_start_limit, signal),
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

/**
 * Returns the fault for errors after which a retry makes no sense. With too few shards it does: the next client asks for the number again, unless it is
 * told its shard.
 */
export function finalFault(error: unknown, { token }: Requests): NotConnected | undefined {
  if (token.isRefused()) return { code: 'wrong-token' };
  if (!(error instanceof GatewayClosed) || error.code === GatewayCloseCodes.ShardingRequired) return undefined;
  return error.code === GatewayCloseCodes.AuthenticationFailed ? { code: 'wrong-token' } : { code: 'gateway-closed', close: error.code };
}
