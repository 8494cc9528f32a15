import {
  type Client,
  Events,
  GatewayDispatchEvents,
  type Guild,
  type GuildTextBasedChannel,
  PermissionFlagsBits,
  Routes,
} from 'discord.js';
import { filterInOrder } from '../../lib/inOrder.js';
import { languageOf } from '../../lib/language.js';
import type { HostingContext } from '../../matches/context/ports.js';
import { listen } from '../gateway/listen.js';
import { errorFacts } from '../requests/discordAnswer.js';
import type { RestClient } from '../requests/restClient.js';
import { wordsIn } from '../words/wordsIn.js';
import { type Login, readLogin, type ShardKey } from './readLogin.js';

/**
 * With more unknown servers than this at the first login of a shard, none is greeted: a bot with a new database may have been in all of them
 * for a long time.
 */
const FEW = 3;

/** Set once the servers of a shard are noted. Those of an only shard are all servers: more shards have no first login after that. */
const LISTED = 'servers-listed';
const listedBy = ([shard, of]: ShardKey): string => (of === 1 ? LISTED : `${LISTED}:${shard}/${of}`);
const keyOf = (guild: string): string => `server:${guild}`;

type Records = Pick<HostingContext['store'], 'meta'>;

/**
 * Greets every server once, after the bot has joined it (possibly while offline): with the first steps, in the server's language, in its
 * system channel, if the bot may write there. A server that Discord lists again, after a login or an outage, is not new.
 */
export function greetServers(client: Client, hosting: HostingContext): void {
  const newcomers = new Set<string>();
  let greeted: Promise<void> = Promise.resolve();
  /** Resolved once the servers of the logins so far are noted. */
  let noted: Promise<void> = Promise.resolve();
  const join = (guild: Guild): void => {
    newcomers.delete(guild.id);
    greeted = greeted
      .then(() => greetOnce(client.rest, hosting, guild))
      .catch((error: unknown) => {
        hosting.log.warn({ guild: guild.id, ...errorFacts(error) }, 'a server could not be greeted');
      });
  };
  const note = async (told: Login): Promise<void> => {
    try {
      for (const id of await unknownOf(hosting.store, told)) newcomers.add(id);
    } catch (error) {
      hosting.log.error(errorFacts(error), 'the servers could not be noted');
    }
  };
  client.ws.on(GatewayDispatchEvents.Ready, (told: unknown) => {
    const login = readLogin(told);
    if (login) noted = noted.then(() => note(login));
  });
  const ear = { client, log: hosting.log };
  listen(ear, Events.GuildCreate, join);
  listen(ear, Events.GuildAvailable, async guild => {
    await noted;
    if (newcomers.has(guild.id)) join(guild);
  });
}

/** Returns the servers without a record. At the first login of a shard, an empty list if there are more than `FEW`. */
async function unknownOf({ meta }: Records, { shard, guilds }: Login): Promise<readonly string[]> {
  const unknown = await filterInOrder(guilds, async id => (await meta.get(keyOf(id))) === undefined);
  const isListed = (await meta.get(LISTED)) ?? (await meta.get(listedBy(shard)));
  if (isListed !== undefined) return unknown;
  const isMuch = unknown.length > FEW;
  const known = isMuch ? unknown.map(id => [keyOf(id), 'known'] as const) : [];
  await meta.setAll(new Map([[listedBy(shard), 'yes'], ...known]));
  return isMuch ? [] : unknown;
}

/** Greets a server unless it has a record. The record is written first: better no greeting than two. */
async function greetOnce(rest: RestClient, { store }: HostingContext, guild: Guild): Promise<void> {
  if ((await store.meta.get(keyOf(guild.id))) !== undefined) return;
  await store.meta.set(keyOf(guild.id), 'known');
  const channel = guild.systemChannel;
  if ((await store.matches.find({ guild: guild.id })).length > 0 || !channel || !mayWrite(guild, channel)) return;
  const content = wordsIn(languageOf(guild.preferredLocale)).help.greeting;
  await rest.post(Routes.channelMessages(channel.id), { body: { content, allowed_mentions: { parse: [] } } });
}

function mayWrite({ members: { me } }: Guild, channel: GuildTextBasedChannel): boolean {
  const own = me === null ? undefined : channel.permissionsFor(me);
  return own?.has([PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages]) === true;
}
