import { type Client, Events, type Interaction, Status } from 'discord.js';
import { ok, type Result } from '../lib/result.js';
import type { Artist, House, Messenger } from '../matches/ports.js';
import { whereItBroke } from '../matches/whereItBroke.js';
import { commandsFor } from './commands/commands.js';
import { connect, type NotConnected } from './connect.js';
import { watchForGone } from './gone.js';
import { createMessenger } from './messenger.js';
import { createReceiver } from './receive.js';
import { register } from './register.js';
import { createTurnstile, type Turnstile } from './turnstile.js';
import { askingForHosts, type HostWatch, watchHosts } from './watchHosts.js';
import type { Tellers } from './words/teller.js';

export interface BotOptions {
  readonly house: House;
  readonly artist: Artist;
  readonly tellers: Tellers;
  readonly token: string;
  /** Where Discord's API is; none: the real one. */
  readonly api?: string;
  /** How many requests a second Discord takes of this bot; none: 50. */
  readonly requestsPerSecond?: number;
  /** Ends the wait for a Discord that cannot be reached. */
  readonly signal?: AbortSignal;
}

export interface Bot {
  readonly messenger: Messenger;
  /** The bot's name on Discord. */
  readonly name: string;
  /** Whether Discord is there at this moment. */
  readonly isConnected: () => boolean;
  /** Resolves when Discord has closed the connection for good; then the process should end. */
  readonly lost: Promise<{ readonly code: number }>;
  /** Takes no more interactions, and waits a few seconds for those under way. */
  close(): Promise<void>;
  /** Closes, and hangs up. */
  stop(): Promise<void>;
}

/** Connects, tells Discord the commands, and from then on answers whatever people do. */
export async function startBot({ house, artist, tellers, ...line }: BotOptions): Promise<Result<Bot, NotConnected>> {
  const commands = commandsFor(house.games);
  const turnstile = createTurnstile(createReceiver({ house, artist, tellers }, commands));
  const always = line.api !== undefined;
  const connected = await connect(
    { ...line, log: house.log },
    {
      prepare: client => {
        client.on(Events.InteractionCreate, turnstile.enter);
        watchForGone(client, house);
        watchConnection(client, house);
      },
      greet: ({ rest, application }) => register({ rest, application: application.id, store: house.store, always }, commands),
    },
  );
  if (!connected.ok) return connected;
  const client = connected.value;
  house.log.info({ user: client.user.id, guilds: client.guilds.cache.size }, 'the bot is ready');
  const hosts = watchHosts({ rest: client.rest, house });
  void hosts.round();
  return ok(botOf(client, { turnstile, hosts, messenger: askingForHosts(createMessenger({ rest: client.rest, tellers }), hosts) }));
}

interface Parts {
  readonly turnstile: Turnstile<Interaction>;
  readonly hosts: HostWatch;
  readonly messenger: Messenger;
}

const botOf = (client: Client<true>, { turnstile, hosts, messenger }: Parts): Bot => ({
  messenger,
  name: client.user.tag,
  isConnected: () => client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready),
  lost: new Promise(resolve => client.once(Events.ShardDisconnect, ({ code }) => resolve({ code }))),
  close: () => {
    hosts.stop();
    return turnstile.close();
  },
  stop: async () => {
    hosts.stop();
    await turnstile.close();
    await client.destroy();
  },
});

/** Says once that the connection is lost, however often it is tried again, and once that it is back. */
function watchConnection(client: Client, { log }: House): void {
  let isDown = false;
  client.on(Events.Error, error => log.error(whereItBroke(error), 'the client reported an error'));
  client.on(Events.ShardError, error => {
    if (!isDown) log.warn(whereItBroke(error), 'the connection to Discord is lost; trying again');
    isDown = true;
  });
  const back = (): void => {
    if (isDown) log.info({}, 'the connection to Discord is back');
    isDown = false;
  };
  client.on(Events.ShardResume, back);
  client.on(Events.ShardReady, back);
  client.on(Events.ShardDisconnect, ({ code }) => log.error({ code }, 'Discord has closed the connection for good'));
}
