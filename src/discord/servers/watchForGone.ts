import { type Client, Events, GatewayDispatchEvents } from 'discord.js';
import { z } from 'zod';
import { onceRecordsAnswer } from '../../matches/context/onceRecordsAnswer.js';
import type { HostingContext } from '../../matches/context/ports.js';
import { whereItBroke } from '../../matches/context/whereItBroke.js';
import type { Match } from '../../matches/model/match.js';
import { loseQueueChannel } from '../../matches/turn/loseQueueChannel.js';
import { offerResume } from '../../matches/turn/offerResume.js';
import { pauseElsewhere, pauseGone } from '../../matches/turn/pauseMatch.js';
import { listen } from '../gateway/listen.js';
import { isOnShard, readLogin } from './readLogin.js';

const channel = z.object({ id: z.string(), guild_id: z.string().optional() });

/**
 * Pauses the matches of a server that removed the bot, and of a deleted channel or thread, which no longer is the channel of new games. At
 * every login of a shard, also pauses the matches of its servers that removed the bot while it was offline. When the bot is invited again,
 * offers the hosts to resume. While the records are away, all of it waits for them: Discord does not tell it again.
 */
export function watchForGone(client: Client, hosting: HostingContext): void {
  /** What Discord tells is acted on in that order: a server may remove the bot and invite it again within a moment. */
  let last: Promise<void> = Promise.resolve();
  const inOrder = (act: () => Promise<void>): Promise<void> => {
    last = last.then(act);
    return last;
  };
  const back = async (guilds: ReadonlySet<string>): Promise<void> => {
    try {
      const offered = await onceRecordsAnswer(() => offerResume(hosting, guilds), hosting);
      if (offered.ok && offered.value.length > 0)
        hosting.log.info({ matches: offered.value.map(({ id }) => id) }, 'the bot is back in their servers: their hosts may resume');
    } catch (error) {
      hosting.log.error(whereItBroke(error), 'the hosts of paused matches could not be asked to resume');
    }
  };
  const pause = async (gone: object, pausing: () => Promise<readonly Match[]>): Promise<void> => {
    try {
      const paused = await onceRecordsAnswer(pausing, hosting);
      if (paused.ok && paused.value.length > 0)
        hosting.log.warn({ ...gone, matches: paused.value.map(({ id }) => id) }, 'their channel or server has gone: paused');
    } catch (error) {
      hosting.log.error({ ...gone, ...whereItBroke(error) }, 'the matches of what has gone could not be paused');
    }
  };
  const gone = (what: Parameters<typeof pauseGone>[1]): Promise<void> => inOrder(() => pause(what, () => pauseGone(hosting, what)));
  const goneFrom = ({ id, guild_id: guild }: z.infer<typeof channel>): Promise<void> =>
    inOrder(async () => {
      if (guild !== undefined) await loseQueue({ guild, channel: id });
      await pause({ channel: id }, () => pauseGone(hosting, { channel: id }));
    });
  const loseQueue = async (lost: Parameters<typeof loseQueueChannel>[1]): Promise<void> => {
    try {
      await onceRecordsAnswer(() => loseQueueChannel(hosting, lost), hosting);
    } catch (error) {
      hosting.log.error({ ...lost, ...whereItBroke(error) }, 'the channel of new games could not be given up');
    }
  };
  const ear = { client, log: hosting.log };
  listen(ear, Events.GuildDelete, ({ id }) => gone({ guild: id }));
  listen(ear, Events.GuildCreate, ({ id }) => inOrder(() => back(new Set([id]))));
  /** As Discord tells it: discord.js emits no event for a channel or thread that it does not keep. */
  for (const event of [GatewayDispatchEvents.ChannelDelete, GatewayDispatchEvents.ThreadDelete])
    client.ws.on(event, (told: unknown) => {
      const deleted = channel.safeParse(told).data;
      if (deleted) void goneFrom(deleted);
    });
  client.ws.on(GatewayDispatchEvents.Ready, (told: unknown) => {
    const login = readLogin(told);
    if (!login) return hosting.log.error({}, 'a login told of no servers');
    const guilds = new Set(login.guilds);
    void inOrder(async () => {
      await pause({}, () => pauseElsewhere(hosting, guilds, guild => isOnShard(guild, login.shard)));
      await back(guilds);
    });
  });
}
