import { setTimeout as pause } from 'node:timers/promises';
import { type Client, Routes } from 'discord.js';
import { z } from 'zod';
import { ok, type Result, refuse } from '../../lib/result.js';
import { onceRecordsAnswer } from '../../matches/context/onceRecordsAnswer.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { errorFacts } from '../requests/discordAnswer.js';
import { type ConnectionOptions, connect, finalFault, type Greeting, makeClient, type NotConnected } from './connect.js';
import { createLogins } from './logins.js';

/** How several processes divide the shards of the gateway among themselves. */
export interface SharedShards {
  /** Says into how many shards the gateway is to be divided. Returns the number that is in force. */
  divideShards(wanted: number): Promise<number>;
  /** Takes the next place among the logins of all processes in a bucket, `apart` ms after the one before, and returns after how many ms it comes. */
  takePlace(bucket: number, apart: number): Promise<number>;
  /** How many processes there are: the limit on requests is the token's, so each has its part of it. */
  living(): number;
  /** The shards of this process. */
  shards(): ReadonlySet<number>;
  /** Those that it had until the records were away for too long. Nobody can say now whose they are. */
  lapsedShards(): ReadonlySet<number>;
  /** Calls `listener` when the process may have other shards. */
  onChange(listener: () => void): () => void;
}

/** The clients of a process that serves some of the shards: one for each, because a client's shards are fixed when it is made. */
export interface ShardClients {
  /** For requests. It is never connected to the gateway. */
  readonly rest: Client['rest'];
  /** The bot's name on Discord. */
  readonly name: string;
  readonly clients: () => readonly Client<true>[];
  /** How many shards there are. */
  readonly of: number;
  /** Whether every shard of this process is connected, or there is none. */
  readonly areAllThere: () => boolean;
  /** Resolves with the reason once Discord accepts the bot no more. */
  readonly refused: Promise<NotConnected>;
  stop(): Promise<void>;
}

const [FIRST_PAUSE, LONGEST_PAUSE] = [1_000, 60_000];

const gateway = z.object({ shards: z.number().int().positive() });
const me = z.object({ username: z.string(), discriminator: z.string().default('0') });

/** Connects the shards of this process, and connects and leaves others as they come and go. Returns when those it has at first are connected. */
export async function connectShards(
  line: ConnectionOptions,
  sharing: SharedShards,
  greeting: Greeting,
): Promise<Result<ShardClients, NotConnected>> {
  const logins = createLogins({ log: line.log, takePlace: sharing.takePlace });
  const requester = makeClient(line, logins);
  requester.rest.setToken(line.token);
  const reached = await reach(requester, line);
  if (!reached.ok) return reached;
  const divided = await onceRecordsAnswer(() => sharing.divideShards(reached.value.shards), line);
  if (!divided.ok) return refuse({ code: 'given-up' });
  const of = divided.value;
  const connections = new Map<number, Connection>();
  let refuseAll: (because: NotConnected) => void = () => undefined;
  const refused = new Promise<NotConnected>(resolve => {
    refuseAll = resolve;
  });

  function begin(shard: number): Connection {
    const ending = new AbortController();
    line.signal?.addEventListener('abort', () => ending.abort(), { once: true });
    const one: Connection = { ending, client: undefined, settled: Promise.resolve() };
    one.settled = connect({ ...line, shard: [shard, of], signal: ending.signal }, greeting, logins).then(async connected => {
      if (connected.ok && ending.signal.aborted) return await connected.value.destroy();
      if (connected.ok) {
        one.client = connected.value;
        shareRequests();
      }
      if (!connected.ok && connected.fault.code !== 'given-up') refuseAll(connected.fault);
    });
    return one;
  }

  function shareRequests(): void {
    const part = Math.max(1, Math.floor((line.requestsPerSecond ?? DISCORD_LIMITS.requestsPerSecond) / sharing.living()));
    // Each client counts only its own requests, answers to interactions among them; together they send no more than the process's part.
    line.requests.pace.allow(part);
    for (const { rest } of [requester, ...[...connections.values()].flatMap(({ client }) => client ?? [])])
      rest.options.globalRequestsPerSecond = part;
  }

  async function follow(): Promise<void> {
    const wanted = sharing.shards();
    for (const [shard, one] of connections)
      if (!wanted.has(shard)) {
        connections.delete(shard);
        line.log.info({ shard }, 'another process serves this shard');
        void leave(one);
      }
    for (const shard of wanted)
      if (!connections.has(shard) && !line.signal?.aborted) {
        line.log.info({ shard, of }, 'this process serves this shard');
        connections.set(shard, begin(shard));
      }
    await Promise.all([...connections.values()].map(({ settled }) => settled));
  }

  const forget = sharing.onChange(() => {
    shareRequests();
    void follow();
  });
  shareRequests();
  const first = await Promise.race([follow(), refused, stopped(line.signal)]);
  const stop = async (): Promise<void> => {
    forget();
    await Promise.all([...connections.values()].map(leave));
  };
  if (first !== undefined) {
    await stop();
    return refuse(first);
  }
  return ok({
    rest: requester.rest,
    name: reached.value.name,
    of,
    clients: () => [...connections.values()].flatMap(({ client }) => client ?? []),
    areAllThere: () => [...connections.values()].every(({ client }) => client?.isReady() === true),
    refused,
    stop,
  });
}

interface Connection {
  readonly ending: AbortController;
  client: Client<true> | undefined;
  settled: Promise<unknown>;
}

async function leave({ ending, client }: Connection): Promise<void> {
  ending.abort();
  await client?.destroy();
}

const stopped = (signal: AbortSignal | undefined): Promise<NotConnected> =>
  new Promise(resolve => signal?.addEventListener('abort', () => resolve({ code: 'given-up' }), { once: true }));

/** How many shards Discord recommends, and who the bot is. Retries with growing delays while Discord cannot be reached. */
async function reach(
  { rest }: Client,
  { log, requests, signal }: ConnectionOptions,
): Promise<Result<{ readonly shards: number; readonly name: string }, NotConnected>> {
  for (let wait = FIRST_PAUSE; !signal?.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      const { username, discriminator } = me.parse(await rest.get(Routes.user()));
      const { shards } = gateway.parse(await rest.get(Routes.gatewayBot()));
      return ok({ shards, name: discriminator === '0' ? username : `${username}#${discriminator}` });
    } catch (error) {
      const final = finalFault(error, requests);
      if (final) return refuse(final);
      if (wait === FIRST_PAUSE) log.warn(errorFacts(error), 'there is no connection to Discord yet; trying again');
    }
    await pause(wait, undefined, { signal }).catch(() => undefined);
  }
  return refuse({ code: 'given-up' });
}
