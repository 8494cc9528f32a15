import { type Client, type ClientOptions, DiscordAPIError, GatewayDispatchEvents, SimpleShardingStrategy } from 'discord.js';
import { z } from 'zod';
import { breath } from '../../lib/breath.js';
import type { Log } from '../../matches/ports.js';
import { errorFacts } from '../discordAnswer.js';
import type { Rest } from '../rest.js';
import { frame } from './frame.js';
import { interactionForm } from './interactionForm.js';
import { refuseInteraction } from './refuseInteraction.js';

type BuildStrategy = NonNullable<NonNullable<ClientOptions['ws']>['buildStrategy']>;

/** An event of the gateway; what it tells is anybody's guess. */
const dispatched = z.looseObject({ t: z.string(), d: z.unknown() });
type Dispatched = z.infer<typeof dispatched>;
const emitted = z.looseObject({ data: dispatched });

/** A part of a path as the log may name it: ids, and whatever is no field of Discord's, it does not. */
const partNamed = (part: PropertyKey): string => (/^([a-z_]{1,40}|\d{1,2})$/.test(String(part)) ? String(part) : ':other');

/** Too late, or answered already. */
const STALE: ReadonlySet<unknown> = new Set([10062, 40060]);

/** What happens to a connection, in this order: each has a turn of the event loop of its own, however much comes at once. */
const ARRIVING = ['onMessage', 'onClose', 'onError'] as const;
/** What a connection does by itself; discord.js waits for none of it. */
const UNWATCHED = ['heartbeat', 'destroy', 'internalConnect'] as const;

/** How many things that are wrong with an interaction the log names. */
const FAULTS = 5;

export interface GatewayGuard {
  /** For the client's options: everything that comes over the gateway passes the guard before discord.js and whoever listens to it. */
  readonly buildStrategy: BuildStrategy;
  /** Guards what the client keeps until it is ready; before it logs in. */
  attach(client: Client): void;
}

/**
 * Lets nothing that arrives over the gateway end the process, nor much that comes at once hold up the rest: each frame has a turn of its own.
 * Frames and interactions are read before discord.js sees them; what cannot be read is dropped. What discord.js, or anybody who listens, fails over is noted with the name of the event, and ends there. Whoever waits for an
 * answer gets one.
 */
export function guardGateway(log: Log): GatewayGuard {
  let rest: Pick<Rest, 'post'> | undefined;

  const apologise = (told: unknown): void => {
    if (rest)
      refuseInteraction(rest, told).catch((error: unknown) => {
        if (!(error instanceof DiscordAPIError && STALE.has(error.code)))
          log.warn(errorFacts(error), 'the apology for an interaction failed too');
      });
  };

  const noteError = (event: string, error: unknown): void =>
    log.error({ event, ...errorFacts(error) }, 'something that came over the gateway could not be handled');

  /** What it came to, unless it fails. */
  function survive<T>(event: string, run: () => T, failed: (event: string, error: unknown) => void = noteError): T | undefined {
    const note = (error: unknown): undefined => void failed(event, error);
    try {
      const made = run();
      if (made instanceof Promise) made.catch(note);
      return made;
    } catch (error) {
      return note(error);
    }
  }

  const isInteraction = ({ t }: Dispatched): boolean => t === GatewayDispatchEvents.InteractionCreate;
  const handle = (packet: Dispatched, run: () => unknown): unknown =>
    survive(packet.t.slice(0, 50), run, isInteraction(packet) ? dropping(packet) : noteError);

  /** Who answers interactions lets none fail: it was the library that could not make one of what came. */
  const dropping =
    ({ d }: Dispatched) =>
    (_: string, error: unknown): void => {
      log.warn(errorFacts(error), 'the library cannot read an interaction, and it is dropped');
      apologise(d);
    };

  /** The packet as it may be passed on; undefined: it is dropped. */
  function admitted(packet: Dispatched): Dispatched | undefined {
    if (!isInteraction(packet)) return packet;
    const read = interactionForm.safeParse(packet.d);
    if (read.success) return { ...packet, d: read.data };
    const faults = read.error.issues.slice(0, FAULTS).map(({ code, path }) => `${path.map(partNamed).join('.')}: ${code}`);
    log.warn({ faults }, 'an interaction cannot be read, and is dropped');
    apologise(packet.d);
    return undefined;
  }

  /** Null: what came is no frame, and is dropped. */
  function readable(sent: unknown): unknown {
    if (frame.safeParse(sent).success) return sent;
    log.warn({}, 'a frame of the gateway cannot be read, and is dropped');
    return null;
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
        for (const shard of shardsIn(strategy)) {
          for (const name of ARRIVING) wrap(shard, name, (run, args) => breath().then(() => survive(name, () => run(args))));
          for (const name of UNWATCHED) wrap(shard, name, (run, args) => survive(name, () => run(args)));
          wrap(shard, 'unpackMessage', async (unpack, args) => readable(await unpack(args)));
        }
      };
      return strategy;
    },
    attach: client => {
      rest = client.rest;
      wrap(client.ws, 'handlePacket', (handlePacket, args) => {
        const packet = dispatched.safeParse(args[0]).data;
        return packet ? handle(packet, () => handlePacket(args)) : survive('ready', () => handlePacket(args));
      });
    },
  };
}

type Call = (args: readonly unknown[]) => unknown;

/** Puts something between a method of the library and whoever calls it. */
function wrap(target: object, name: string, between: (call: Call, args: readonly unknown[]) => unknown): void {
  const method: unknown = Reflect.get(target, name);
  if (typeof method !== 'function') throw new Error(`discord.js no longer has ${name}, which is guarded`);
  Reflect.set(target, name, (...args: readonly unknown[]) => between(called => Reflect.apply(method, target, called), args));
}

const shards = z.map(
  z.number(),
  z.custom<object>(value => typeof value === 'object' && value !== null),
);

/** The shards of a strategy, which the library keeps to itself. */
const shardsIn = (strategy: object): readonly object[] => [...shards.parse(Reflect.get(strategy, 'shards')).values()];

const shardOf = (told: unknown): object => z.looseObject({}).parse(told);
