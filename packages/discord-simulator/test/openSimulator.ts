import { Client, type ClientOptions, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { type Simulator, type SimulatorOptions, startSimulator } from 'discord-simulator';
import { apiErrors } from 'discord-simulator/openapi';
import { expect, onTestFinished } from 'vitest';
import { type DispatchedEvent, eventErrors } from './eventErrors.js';

/** A simulator for one test, stopped when it ends. */
export interface TestSimulator extends Simulator {
  /** Returns a discord.js client that is logged in and ready. */
  bot(onInteraction?: (interaction: Interaction) => Promise<unknown>, intents?: readonly GatewayIntentBits[]): Promise<Client<true>>;
  /** Returns a client that has not logged in. */
  client(intents?: readonly GatewayIntentBits[]): Client;
  /** Sends a request with the bot's token, without a client library. */
  send(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: unknown; readonly headers: Headers }>;
}

/** Starts a simulator. When the test ends, all its gateway events are checked against Discord's API description. */
export async function openSimulator(options: SimulatorOptions = {}): Promise<TestSimulator> {
  const simulator = await startSimulator({ rateLimits: 'ample', ...options, rules: { loginsApart: 0, ...options.rules } });
  const clients: Client[] = [];
  const dispatched: DispatchedEvent[] = [];
  onTestFinished(async () => {
    await Promise.all(clients.map(client => client.destroy()));
    await simulator.stop();
    expect(dispatched.flatMap(eventErrors)).toEqual([]);
  });
  const client: TestSimulator['client'] = (intents = [GatewayIntentBits.Guilds]) => {
    const made = new Client(optionsFor(simulator, intents));
    made.on(Events.Raw, event => dispatched.push(event));
    clients.push(made);
    return made;
  };
  return {
    ...simulator,
    client,
    bot: async (onInteraction = async () => undefined, intents) => {
      const made = client(intents);
      made.on(Events.InteractionCreate, onInteraction);
      made.on(Events.Error, () => undefined);
      const ready = new Promise<Client<true>>(resolve => made.once(Events.ClientReady, resolve));
      await made.login(simulator.token);
      return ready;
    },
    send: (method, path, body) => send(simulator, { method, path, body }),
  };
}

const optionsFor = (simulator: Simulator, intents: readonly GatewayIntentBits[]): ClientOptions => ({
  intents: [...intents],
  allowedMentions: { parse: [] },
  rest: { version: '10', api: simulator.api, retries: 3, timeout: 15_000, offset: 20 },
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

async function send({ api, token }: Simulator, { method, path, body }: Sent): ReturnType<TestSimulator['send']> {
  const response = await fetch(`${api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
}

/** Returns the errors in the bot's requests, and in the responses to them. */
export const requestErrors = async (simulator: Simulator): Promise<readonly string[]> => apiErrors(await simulator.requests());
