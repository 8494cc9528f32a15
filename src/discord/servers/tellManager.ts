import { Routes } from 'discord.js';
import { z } from 'zod';
import type { HostingContext } from '../../matches/context/ports.js';
import { clickable, type Mentioning } from '../message/clickable.js';
import { errorFacts } from '../requests/discordAnswer.js';
import type { RestClient } from '../requests/restClient.js';
import { wordsIn } from '../words/wordsIn.js';

const guildTold = z.object({ name: z.string(), owner_id: z.string() });
const opened = z.object({ id: z.string() });

interface Parts {
  readonly rest: Pick<RestClient, 'get' | 'post'>;
  readonly hosting: Pick<HostingContext, 'store' | 'log'>;
  readonly mentioning: Mentioning;
}

/**
 * Tells the owner of a server by direct message that the channel of new games is gone, or that the bot may not write there any more: of those who
 * manage a server, Discord names no other without the list of its members. In the language they have chosen, or otherwise in that of the channel.
 */
export const tellManagers =
  ({ rest, hosting: { store, log }, mentioning }: Parts): NonNullable<HostingContext['tellManager']> =>
  async ({ guild, channel, because, language }) => {
    try {
      const { name, owner_id: owner } = guildTold.parse(await rest.get(Routes.guild(guild)));
      const settings = await store.users.settings(owner);
      const words = wordsIn(settings.language ?? settings.clientLanguage ?? language);
      const told = because === 'forbidden' ? words.queue.channelClosed(name, `<#${channel}>`) : words.queue.channelGone(name);
      const { content } = clickable({ content: told }, mentioning);
      const { id } = opened.parse(await rest.post(Routes.userChannels(), { body: { recipient_id: owner } }));
      await rest.post(Routes.channelMessages(id), { body: { content, allowed_mentions: { parse: [] } } });
    } catch (error) {
      log.warn({ guild, because, ...errorFacts(error) }, 'the channel of new games is lost, and the owner of the server could not be told');
    }
  };
