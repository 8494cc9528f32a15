import { type Client, Events, type Interaction, Status } from 'discord.js';
import { ok, type Result } from '../lib/result.js';
import type { Match } from '../matches/match.js';
import type { Artist, House, Messenger } from '../matches/ports.js';
import { whereItBroke } from '../matches/whereItBroke.js';
import { commandIdsIn } from './commandIds.js';
import { mentionsOf } from './commandMentions.js';
import { commandsFor } from './commands/commands.js';
import { connect, type NotConnected } from './connect.js';
import { listen } from './gateway/listen.js';
import { watchForGone } from './gone.js';
import { greetServers } from './greetServers.js';
import { createMessenger } from './messenger.js';
import { createReceiver } from './receive.js';
import { type Registered, register } from './register.js';
import type { Breaker } from './requests/breaker.js';
import type { RequestMeter } from './requests/guardRequests.js';
import { createRequests, type Requests } from './requests/requests.js';
import { createTurnstile, type Turnstile } from './turnstile.js';
import { askingForHosts, type HostWatch, watchHosts } from './watchHosts.js';
import type { Tellers } from './words/presenters/gamePresenter.js';

export interface BotOptions {
  readonly house: House;
  readonly artist: Artist;
  readonly tellers: Tellers;
  readonly token: string;
  /** Where Discord's API is; none: the real one. */
  readonly api?: string;
  /** How many requests a second Discord takes of this bot; none: 50. */
  readonly requestsPerSecond?: number;
  /** Counts requests; none: nobody does. */
  readonly meter?: RequestMeter;
  /** Ends the wait for a Discord that cannot be reached. */
  readonly signal?: AbortSignal;
}

/** What stands in the way of the bot on Discord's side: no connection; a 401 that is not explained yet; a run of refusals, in which nothing is posted; Discord has no commands of the bot. */
export type Trouble = 'not-connected' | 'token-doubted' | 'posting-stopped' | 'no-commands';

/** Why the bot cannot go on: the gateway closed for good, with its code, or the token is refused. */
export type Lost = { readonly because: 'closed'; readonly code: number } | { readonly because: 'token-refused' };

export interface Bot {
  readonly messenger: Messenger;
  /** The bot's name on Discord. */
  readonly name: string;
  /** Whether Discord is there at this moment. */
  readonly isConnected: () => boolean;
  /** What stands in its way; nothing: it can do all its work. */
  readonly troubles: () => readonly Trouble[];
  /** How many posts may be begun now, and how posting stands; see `Breaker`. */
  readonly room: Breaker['room'];
  readonly posting: Breaker['state'];
  /** Resolves when Discord wants no more of the bot; then the process should end. */
  readonly lost: Promise<Lost>;
  /** Takes no more interactions, and waits a few seconds for those under way. */
  close(): Promise<void>;
  /** Closes, and hangs up. */
  stop(): Promise<void>;
}

/** Connects, tells Discord the commands, and from then on answers whatever people do. */
export async function startBot({ house, artist, tellers, meter, ...line }: BotOptions): Promise<Result<Bot, NotConnected>> {
  const commands = commandsFor(house.games);
  let hosts: HostWatch | undefined;
  const askForHost = async (match: Match): Promise<void> => hosts?.ask(match);
  const mentioning = mentionsOf(commands, () => commandIdsIn(house.store));
  const turnstile = createTurnstile(createReceiver({ house, artist, tellers, askForHost, mentioning }, commands), house.log);
  const always = line.api !== undefined;
  const requests = createRequests({ log: house.log, ...(line.api !== undefined && { api: line.api }), ...(meter && { meter }) });
  let ending = new AbortController();
  let registered: Registered | undefined;
  const connected = await connect(
    { ...line, log: house.log, requests },
    {
      prepare: client => {
        listen({ client, log: house.log }, Events.InteractionCreate, turnstile.enter);
        watchForGone(client, house);
        greetServers(client, house);
        watchConnection(client, house);
      },
      greet: ({ rest, application }) => {
        ending.abort();
        ending = new AbortController();
        registered = register(
          { rest, application: application.id, store: house.store, always, log: house.log, signal: ending.signal },
          commands,
        );
        return registered.first;
      },
    },
  );
  if (!connected.ok) {
    ending.abort();
    return connected;
  }
  const client = connected.value;
  house.log.info({ user: client.user.id, guilds: client.guilds.cache.size }, 'the bot is ready');
  hosts = watchHosts({ rest: client.rest, house });
  void hosts.round();
  return ok(
    botOf(client, {
      turnstile,
      hosts,
      requests,
      hasCommands: () => registered?.hasCommands() ?? false,
      ending,
      messenger: askingForHosts(createMessenger({ rest: client.rest, tellers, mentioning }), hosts),
    }),
  );
}

interface Parts {
  readonly turnstile: Turnstile<Interaction>;
  readonly hosts: HostWatch;
  readonly requests: Requests;
  readonly hasCommands: () => boolean;
  /** Ends what is tried again and again. */
  readonly ending: AbortController;
  readonly messenger: Messenger;
}

const botOf = (client: Client<true>, { turnstile, hosts, requests, hasCommands, ending, messenger }: Parts): Bot => ({
  messenger,
  name: client.user.tag,
  isConnected: () => isConnected(client),
  troubles: () => [
    ...(isConnected(client) ? [] : ['not-connected' as const]),
    ...troublesOf(requests),
    ...(hasCommands() ? [] : ['no-commands' as const]),
  ],
  room: requests.breaker.room,
  posting: requests.breaker.state,
  lost: Promise.race([closed(client), requests.token.refused.then(() => ({ because: 'token-refused' as const }))]),
  close: () => {
    hosts.stop();
    return turnstile.close();
  },
  stop: async () => {
    ending.abort();
    hosts.stop();
    await turnstile.close();
    await client.destroy();
  },
});

const isConnected = (client: Client): boolean => client.isReady() && client.ws.shards.every(({ status }) => status === Status.Ready);

const closed = (client: Client): Promise<Lost> =>
  new Promise(resolve => client.once(Events.ShardDisconnect, ({ code }) => resolve({ because: 'closed', code })));

const troublesOf = ({ token, breaker }: Requests): readonly Trouble[] => [
  ...(token.isDoubted() ? ['token-doubted' as const] : []),
  ...(breaker.state() === 'open' ? ['posting-stopped' as const] : []),
];

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
