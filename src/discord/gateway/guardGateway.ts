import {
  type Client,
  type ClientOptions,
  DiscordAPIError,
  GatewayDispatchEvents,
  RESTJSONErrorCodes,
  SimpleShardingStrategy,
} from 'discord.js';
import { z } from 'zod';
import { yieldToEventLoop } from '../../lib/breath.js';
import type { Log } from '../../matches/context/ports.js';
import { errorFacts } from '../requests/discordAnswer.js';
import type { RestClient } from '../requests/restClient.js';
import { frame } from './frame.js';
import { interactionForm } from './interactionForm.js';
import { refuseInteraction } from './refuseInteraction.js';
import { slimPacket } from './slimPacket.js';
import { keepChannel } from './toldChannels.js';

type BuildStrategy = NonNullable<NonNullable<ClientOptions['ws']>['buildStrategy']>;

/** A gateway event whose data has not been validated. */
const dispatched = z.looseObject({ t: z.string(), d: z.unknown() });
type Dispatched = z.infer<typeof dispatched>;
const emitted = z.looseObject({ data: dispatched });

/** Part of a path as it may appear in logs: Discord's own field names and list indexes. Anything else may be an id or content. */
const partNamed = (part: PropertyKey): string => (/^([a-z_]{1,40}|\d{1,2})$/.test(String(part)) ? String(part) : ':other');

/** The interaction has expired, or was acknowledged already. */
const STALE: ReadonlySet<unknown> = new Set([
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
]);

/**
 * Methods of a connection that handle what arrives. Each call runs in its own macrotask, in the order of arrival, however much arrives at
 * once.
 */
const ARRIVING = ['onMessage', 'onClose', 'onError'] as const;
/** Methods that a connection calls by itself. discord.js does not await them. */
const UNWATCHED = ['heartbeat', 'destroy', 'internalConnect'] as const;

/** Maximum number of faults logged for one interaction. */
const FAULTS = 5;

export interface GatewayGuard {
  /** For the client's options: every gateway message passes the guard before discord.js sees it. */
  readonly buildStrategy: BuildStrategy;
  /** Guards the packets that the client queues until it is ready. Call before the login. */
  attach(client: Client): void;
}

/**
 * Keeps anything that arrives over the gateway from ending the process, and many frames at once from blocking it: each frame is handled in
 * its own macrotask. Frames and interactions are validated before discord.js sees them; invalid ones are dropped. Errors in discord.js or
 * in a listener are logged with the name of the event. Every interaction that can be answered gets an answer.
 */
export function guardGateway(log: Log): GatewayGuard {
  let rest: Pick<RestClient, 'post'> | undefined;
  let bot = (): string | undefined => undefined;
  const survive = createSurvive(log);
  const apologise = (told: unknown): void => {
    if (rest) sendApology(rest, told, log);
  };

  const handle = (packet: Dispatched, run: () => unknown): unknown =>
    survive(packet.t.slice(0, 50), run, isInteraction(packet) ? dropping(packet) : undefined);

  /** Logs and apologises for an interaction that discord.js could not parse. Errors of our own handler never get here. */
  const dropping =
    ({ d }: Dispatched) =>
    (error: unknown): void => {
      log.warn(errorFacts(error), 'the library cannot read an interaction, and it is dropped');
      apologise(d);
    };

  /** Returns the packet to pass on. Undefined: drop it. */
  function admitted(packet: Dispatched): Dispatched | undefined {
    if (!isInteraction(packet)) return slimPacket(packet, bot());
    const valid = validInteraction(packet, log);
    if (!valid) apologise(packet.d);
    return valid;
  }

  function pass(emit: Call, [event, told, ...more]: readonly unknown[]): unknown {
    const { data } = (event === 'dispatch' && emitted.safeParse(told).data) || {};
    if (data === undefined) return survive(String(event), () => emit([event, told, ...more]));
    const packet = survive(data.t.slice(0, 50), () => admitted(data));
    return packet && handle(packet, () => emit([event, { ...shardOf(told), data: packet }, ...more]));
  }

  return {
    buildStrategy: manager => {
      wrap(manager, 'emit', pass);
      const strategy = new SimpleShardingStrategy(manager);
      const spawn = strategy.spawn.bind(strategy);
      strategy.spawn = async ids => {
        await spawn(ids);
        for (const shard of shardsIn(strategy)) guardShard(shard, survive, log);
      };
      return strategy;
    },
    attach: client => {
      rest = client.rest;
      bot = () => client.user?.id;
      wrap(client.ws, 'handlePacket', (handlePacket, args) => {
        const packet = dispatched.safeParse(args[0]).data;
        return packet ? handle(packet, () => handlePacket(args)) : survive('ready', () => handlePacket(args));
      });
    },
  };
}

/** Runs a function and catches its errors, which `failed` is told; by default they are logged. Undefined if it failed at once. */
type Survive = <T>(event: string, run: () => T, failed?: (error: unknown) => void) => T | undefined;

function createSurvive(log: Log): Survive {
  const logged =
    (event: string) =>
    (error: unknown): void =>
      log.error({ event, ...errorFacts(error) }, 'something that came over the gateway could not be handled');
  return (event, run, failed = logged(event)) => {
    try {
      const made = run();
      if (made instanceof Promise) made.catch(failed);
      return made;
    } catch (error) {
      failed(error);
      return undefined;
    }
  };
}

const isInteraction = ({ t }: Dispatched): boolean => t === GatewayDispatchEvents.InteractionCreate;

/** Returns an interaction as it was read, and keeps its channel. Undefined, and logged, if it is not valid. */
function validInteraction(packet: Dispatched, log: Log): Dispatched | undefined {
  const read = interactionForm.safeParse(packet.d);
  if (read.success) {
    keepChannel(read.data);
    return { ...packet, d: read.data };
  }
  const faults = read.error.issues.slice(0, FAULTS).map(({ code, path }) => `${path.map(partNamed).join('.')}: ${code}`);
  log.warn({ faults }, 'an interaction cannot be read, and is dropped');
  return undefined;
}

/** Tells whoever sent an interaction that it cannot be handled. Logs if that fails, unless it was too late for any answer. */
function sendApology(rest: Pick<RestClient, 'post'>, told: unknown, log: Log): void {
  refuseInteraction(rest, told).catch((error: unknown) => {
    if (!(error instanceof DiscordAPIError && STALE.has(error.code)))
      log.warn(errorFacts(error), 'the apology for an interaction failed too');
  });
}

/** Guards what a connection does with what arrives, and what it does by itself. */
function guardShard(shard: object, survive: Survive, log: Log): void {
  for (const name of ARRIVING) wrap(shard, name, (run, args) => yieldToEventLoop('person').then(() => survive(name, () => run(args))));
  for (const name of UNWATCHED) wrap(shard, name, (run, args) => survive(name, () => run(args)));
  wrap(shard, 'unpackMessage', async (unpack, args) => readable(await unpack(args), log));
}

/** Returns the frame. Null: not a valid frame, drop it. */
function readable(sent: unknown, log: Log): unknown {
  if (frame.safeParse(sent).success) return sent;
  log.warn({}, 'a frame of the gateway cannot be read, and is dropped');
  return null;
}

type Call = (args: readonly unknown[]) => unknown;

/** Wraps a method of discord.js. */
function wrap(target: object, name: string, between: (call: Call, args: readonly unknown[]) => unknown): void {
  const method: unknown = Reflect.get(target, name);
  if (typeof method !== 'function') throw new Error(`discord.js no longer has ${name}, which is guarded`);
  Reflect.set(target, name, (...args: readonly unknown[]) => between(called => Reflect.apply(method, target, called), args));
}

const shards = z.map(
  z.number(),
  z.custom<object>(value => typeof value === 'object' && value !== null),
);

/** Returns the shards of a strategy, from a private field of discord.js. */
const shardsIn = (strategy: object): readonly object[] => [...shards.parse(Reflect.get(strategy, 'shards')).values()];

const shardOf = (told: unknown): object => z.looseObject({}).parse(told);
