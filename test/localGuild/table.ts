import { Client, type ClientOptions, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { expect, onTestFinished } from 'vitest';
import { connectDirector, type Director } from '../../src/localGuild/director.js';
import { connectPersona, type Persona } from '../../src/localGuild/persona.js';
import { type LocalGuild, type LocalGuildOptions, startLocalGuild } from '../../src/localGuild/startLocalGuild.js';
import { type Dispatched, eventFaults } from './eventFaults.js';
import { readOpenApi } from './openApi.js';

/** A local guild for one test, closed when it ends. */
export interface Table extends LocalGuild {
  readonly director: Director;
  persona(name: string): Promise<Persona>;
  /** A real discord.js client, logged in and ready. */
  bot(onInteraction?: (interaction: Interaction) => Promise<unknown>, intents?: readonly GatewayIntentBits[]): Promise<Client<true>>;
  /** A client that has not logged in. */
  client(intents?: readonly GatewayIntentBits[]): Client;
  /** A request with the bot's token and no library in between. */
  send(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: unknown; readonly headers: Headers }>;
}

const openApi = readOpenApi();

export async function openTable(options: LocalGuildOptions = {}): Promise<Table> {
  const guild = await startLocalGuild({ rateLimits: 'ample', ...options });
  const clients: Client[] = [];
  const dispatched: Dispatched[] = [];
  onTestFinished(async () => {
    await Promise.all(clients.map(client => client.destroy()));
    await guild.close();
    expect(dispatched.flatMap(eventFaults)).toEqual([]);
  });
  const client: Table['client'] = (intents = [GatewayIntentBits.Guilds]) => {
    const made = new Client(optionsFor(guild, intents));
    made.on(Events.Raw, event => dispatched.push(event));
    clients.push(made);
    return made;
  };
  return {
    ...guild,
    director: connectDirector(guild.controlUrl),
    persona: name => connectPersona(guild.controlUrl, name),
    client,
    bot: async (onInteraction = async () => undefined, intents) => {
      const made = client(intents);
      made.on(Events.InteractionCreate, onInteraction);
      made.on(Events.Error, () => undefined);
      const ready = new Promise<Client<true>>(resolve => made.once(Events.ClientReady, resolve));
      await made.login(guild.token);
      return ready;
    },
    send: (method, path, body) => send(guild, method, path, body),
  };
}

const optionsFor = (guild: LocalGuild, intents: readonly GatewayIntentBits[]): ClientOptions => ({
  intents: [...intents],
  allowedMentions: { parse: [] },
  rest: { version: '10', api: guild.api, retries: 3, timeout: 15_000, offset: 20 },
});

async function send(guild: LocalGuild, method: string, path: string, body?: unknown): ReturnType<Table['send']> {
  const response = await fetch(`${guild.api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${guild.token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
}

/** What of the bot's requests, or of the answers to them, is not as Discord describes it. */
export async function descriptionFaults(director: Director): Promise<readonly string[]> {
  const requests = await director.requests();
  return requests.flatMap(request =>
    [...openApi.faultsOf(request), ...openApi.answerFaultsOf(request).map(fault => `answer: ${fault}`)].map(
      fault => `${request.method} ${request.path} → ${request.status}: ${fault}`,
    ),
  );
}
