import { type Client, Events, type Interaction, Status } from 'discord.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { onceRecordsAnswer } from '../matches/context/onceRecordsAnswer.js';
import type { HostingContext, Messenger, Renderer, Shard, ShardConnection } from '../matches/context/ports.js';
import { whereItBroke } from '../matches/context/whereItBroke.js';
import type { Match } from '../matches/model/match.js';
import { createGameReviews, type GameReviews } from '../matches/reviews/gameReviews.js';
import { commandsFor } from './commands/commands.js';
import { createMessenger } from './delivery/messenger.js';
import { answerHere } from './gateway/answerHere.js';
import { type ConnectionOptions, connect, type Greeting, type NotConnected } from './gateway/connect.js';
import { listen } from './gateway/listen.js';
import { connectShards, type ShardClients, type SharedShards } from './gateway/shardClients.js';
import { type InFlight, trackInFlight } from './inFlight.js';
import type { BotContext, StudyThreads } from './interactions/botContext.js';
import { createReceiver } from './receive.js';
import { commandIdsIn } from './registration/commandIds.js';
import { mentionsOf } from './registration/commandMentions.js';
import { createRegistering, type Registering } from './registration/registering.js';
import type { Breaker } from './requests/breaker.js';
import type { RequestMeter } from './requests/guardRequests.js';
import { createRequests, type Requests } from './requests/requests.js';
import type { RestClient } from './requests/restClient.js';
import { greetServers } from './servers/greetServers.js';
import { memberRoles } from './servers/memberRoles.js';
import { isOnShard } from './servers/readLogin.js';
import { tellManagers } from './servers/tellManager.js';
import { watchForGone } from './servers/watchForGone.js';
import { askingForHosts, type HostWatch, watchHosts } from './servers/watchHosts.js';
import { watchRoles } from './servers/watchRoles.js';
import { createStudyThreads } from './studies/studyThreads.js';
import type { GamePresenters } from './words/presenters/gamePresenter.js';

export interface BotOptions {
  readonly hosting: HostingContext;
  readonly renderer: Renderer;
  readonly presenters: GamePresenters;
  /** Reads a picture of the pages of rules. Undefined: their topics are shown without. */
  readonly rulesPicture?: BotContext['rulesPicture'];
  /** Undefined: nobody may bring variants. */
  readonly variantDesk?: BotContext['variantDesk'];
  readonly token: string;
  /** URL of Discord's API. Default: the real one. */
  readonly api?: string;
  /** Requests per second that Discord allows this bot. Default: 50. */
  readonly requestsPerSecond?: number;
  readonly meter?: RequestMeter;
  /** Aborts the retries while Discord cannot be reached. */
  readonly signal?: AbortSignal;
  /** How several processes share the gateway. Undefined: this one serves all of it. */
  readonly sharing?: SharedShards;
}

/**
 * What keeps the bot from working on Discord: no connection; an unexplained 401; a run of refused requests, during which nothing is posted;
 * no registered commands.
 */
export type Trouble = 'not-connected' | 'token-doubted' | 'posting-stopped' | 'no-commands';

/** Why the bot cannot continue: the gateway closed permanently, with its close code, or the token was refused. */
export type Lost = { readonly because: 'closed'; readonly code: number } | { readonly because: 'token-refused' };

export interface Bot {
  readonly messenger: Messenger;
  /** See `HostingContext`. */
  readonly rolesOf: NonNullable<HostingContext['rolesOf']>;
  readonly tellManager: NonNullable<HostingContext['tellManager']>;
  /** The bot's name on Discord. */
  readonly name: string;
  /** The gateway connections of this process, one for each of its shards. */
  readonly connections: () => readonly ShardConnection[];
  /** All shards, whichever process serves them. Undefined: this one serves all of them. */
  readonly shards: (() => readonly Shard[]) | undefined;
  /** Empty if the bot can do all its work. */
  readonly troubles: () => readonly Trouble[];
  /** How many posts may be started now; see `Breaker`. */
  readonly room: Breaker['room'];
  /** State of the circuit breaker; see `Breaker`. */
  readonly posting: Breaker['state'];
  /** Resolves when Discord has rejected the bot permanently. The process should then end. */
  readonly lost: Promise<Lost>;
  /** Accepts no more interactions, and waits a few seconds for those in progress. */
  close(): Promise<void>;
  /** Closes and disconnects. */
  stop(): Promise<void>;
}

/** Connects, registers the commands, and answers interactions from then on. */
export async function startBot({
  hosting,
  renderer,
  presenters,
  rulesPicture,
  variantDesk,
  meter,
  sharing,
  ...line
}: BotOptions): Promise<Result<Bot, NotConnected>> {
  const commands = commandsFor(hosting.games);
  let hosts: HostWatch | undefined;
  const askForHost = async (match: Match): Promise<void> => hosts?.ask(match);
  const ids = commandIdsIn(hosting.store);
  const loaded = await onceRecordsAnswer(ids.load, { log: hosting.log, ...(line.signal && { signal: line.signal }) });
  if (!loaded.ok) return refuse({ code: 'given-up' });
  const mentioning = mentionsOf(commands, ids.current);
  const reviews = createGameReviews(hosting);
  let rest: RestClient | undefined;
  const studyThreads = createStudyThreads({ bot: () => bot, rest: () => rest });
  const bot: BotContext = {
    ...{ hosting, renderer, presenters, askForHost, studyThreads, reviews, mentioning },
    ...(rulesPicture && { rulesPicture }),
    ...(variantDesk && { variantDesk }),
  };
  const inFlight = trackInFlight(createReceiver(bot, commands), hosting.log);
  const requests = createRequests({ log: hosting.log, ...(line.api !== undefined && { api: line.api }), ...(meter && { meter }) });
  const registering = createRegistering({ store: hosting.store, log: hosting.log, ids, always: line.api !== undefined }, commands);
  const answer = (interaction: Interaction): void => {
    requests.meter.arrived(interaction.id);
    inFlight.enter(interaction);
  };
  const greeting: Greeting = {
    prepare: client => listenTo(client, hosting, sharing ? ifServedHere(sharing, answer) : answer),
    greet: ({ rest, application }) => registering.begin(rest, application.id),
  };
  const options = { ...line, log: hosting.log, requests };
  const connected = await (sharing ? connectShared(options, sharing, greeting) : connectAlone(options, greeting));
  if (!connected.ok) {
    registering.end();
    return connected;
  }
  const gateway = connected.value;
  rest = gateway.rest;
  hosting.log.info(servedBy(gateway.clients()), 'the bot is ready');
  hosts = watchHosts({ rest: gateway.rest, hosting });
  void hosts.round();
  return ok(
    botOf(gateway, {
      inFlight,
      studyThreads,
      reviews,
      hosts,
      requests,
      registering,
      rolesOf: memberRoles({ rest: gateway.rest, log: hosting.log }),
      tellManager: tellManagers({ rest: gateway.rest, hosting, mentioning }),
      messenger: askingForHosts(createMessenger({ rest: gateway.rest, presenters, mentioning }), hosts),
    }),
  );
}

/** Listens to a client before it logs in. */
function listenTo(client: Client, hosting: HostingContext, answer: (interaction: Interaction) => void): void {
  listen({ client, log: hosting.log }, Events.InteractionCreate, answer);
  watchForGone(client, hosting);
  watchRoles(client, hosting);
  greetServers(client, hosting);
  watchConnection(client, hosting);
}

const ifServedHere =
  (sharing: SharedShards, answer: (interaction: Interaction) => void) =>
  (interaction: Interaction): void =>
    answerHere(interaction.client.ws.shards.firstKey() ?? 0, sharing, () => answer(interaction));

/** Who the bot is, and how much its clients serve. */
const servedBy = (clients: readonly Client<true>[]) => ({
  user: clients[0]?.user.id,
  guilds: clients.reduce((sum, { guilds }) => sum + guilds.cache.size, 0),
  shards: clients.reduce((sum, { ws }) => sum + ws.shards.size, 0),
});

interface Parts extends Pick<Bot, 'messenger' | 'rolesOf' | 'tellManager'> {
  readonly inFlight: InFlight<Interaction>;
  readonly studyThreads: StudyThreads;
  readonly reviews: GameReviews;
  readonly hosts: HostWatch;
  readonly requests: Requests;
  readonly registering: Registering;
}

const botOf = (
  gateway: Gateway,
  { inFlight, studyThreads, reviews, hosts, requests, registering, messenger, rolesOf, tellManager }: Parts,
): Bot => ({
  messenger,
  rolesOf,
  tellManager,
  name: gateway.name,
  connections: () => gateway.clients().flatMap(connectionsOf),
  shards: gateway.shards,
  troubles: () => [
    ...(gateway.areAllThere() &&
    gateway
      .clients()
      .flatMap(connectionsOf)
      .every(({ isUp }) => isUp())
      ? []
      : ['not-connected' as const]),
    ...troublesOf(requests),
    ...((registering.hasCommands() ?? gateway.clients().length === 0) ? [] : ['no-commands' as const]),
  ],
  room: requests.breaker.room,
  posting: requests.breaker.state,
  lost: Promise.race([gateway.lost, requests.token.refused.then(() => ({ because: 'token-refused' as const }))]),
  close: async () => {
    hosts.stop();
    await Promise.all([reviews.close(), inFlight.close()]);
    await studyThreads.settled();
  },
  stop: async () => {
    registering.end();
    hosts.stop();
    await Promise.all([reviews.close(), inFlight.close()]);
    await studyThreads.settled();
    await gateway.stop();
  },
});

/** The connections to the gateway, whether of one client or of several. */
interface Gateway extends Pick<ShardClients, 'rest' | 'name' | 'clients' | 'areAllThere' | 'stop'> {
  /** See `Bot`. */
  readonly shards: Bot['shards'];
  /** Resolves when Discord has closed it for good. */
  readonly lost: Promise<Lost>;
}

/** One client for all shards. */
async function connectAlone(line: ConnectionOptions, greeting: Greeting): Promise<Result<Gateway, NotConnected>> {
  const connected = await connect(line, greeting);
  if (!connected.ok) return connected;
  const client = connected.value;
  return ok({
    rest: client.rest,
    name: client.user.tag,
    clients: () => [client],
    areAllThere: () => true,
    shards: undefined,
    lost: closed(client),
    stop: () => client.destroy(),
  });
}

/** A client for each shard that this process has. */
async function connectShared(line: ConnectionOptions, sharing: SharedShards, greeting: Greeting): Promise<Result<Gateway, NotConnected>> {
  let lose: (lost: Lost) => void = () => undefined;
  const lost = new Promise<Lost>(resolve => {
    lose = resolve;
  });
  const watched: Greeting = {
    ...greeting,
    greet: client => {
      void closed(client).then(lose);
      return greeting.greet(client);
    },
  };
  const connected = await connectShards(line, sharing, watched);
  if (!connected.ok) return connected;
  void connected.value.refused.then(because => lose(lostBy(because)));
  const { of } = connected.value;
  const shards = Array.from({ length: of }, (_, shard) => shardOf(shard, of));
  return ok({ ...connected.value, shards: () => shards, lost });
}

const lostBy = (because: NotConnected): Lost =>
  because.code === 'gateway-closed' ? { because: 'closed', code: because.close } : { because: 'token-refused' };

const connectionsOf = (client: Client): readonly ShardConnection[] =>
  client.ws.shards.map(one => ({
    ...shardOf(one.id, client.options.shardCount ?? client.ws.shards.size),
    isUp: () => client.isReady() && one.status === Status.Ready,
  }));

const shardOf = (shard: number, of: number): Shard => ({ shard, of, serves: guild => isOnShard(guild, [shard, of]) });

const closed = (client: Client): Promise<Lost> =>
  new Promise(resolve => client.once(Events.ShardDisconnect, ({ code }) => resolve({ because: 'closed', code })));

const troublesOf = ({ token, breaker }: Requests): readonly Trouble[] => [
  ...(token.isDoubted() ? ['token-doubted' as const] : []),
  ...(breaker.state() === 'open' ? ['posting-stopped' as const] : []),
];

/** Logs once for each shard when its connection is lost, however many retries follow, and once when it is back. */
function watchConnection(client: Client, { log }: HostingContext): void {
  const down = new Set<number>();
  client.on(Events.Error, error => log.error(whereItBroke(error), 'the client reported an error'));
  client.on(Events.ShardError, (error, shard) => {
    if (!down.has(shard)) log.warn({ shard, ...whereItBroke(error) }, 'the connection to Discord is lost; trying again');
    down.add(shard);
  });
  const back = (shard: number): void => {
    if (down.delete(shard)) log.info({ shard }, 'the connection to Discord is back');
  };
  client.on(Events.ShardResume, back);
  client.on(Events.ShardReady, back);
  client.on(Events.ShardDisconnect, ({ code }, shard) => log.error({ shard, code }, 'Discord has closed the connection for good'));
}
