import { DiscordAPIError, Routes } from 'discord.js';
import type { ChannelId } from '../../matches/model/match.js';
import type { RestClient } from '../requests/restClient.js';

/** Discord allows neither edits nor deletions in an archived thread. */
const ARCHIVED = 50083;

/** Runs a request in a channel. If that is an archived thread, reopens it and tries again; a locked thread is an error. */
export async function inOpenThread<T>(rest: Pick<RestClient, 'patch'>, channel: ChannelId, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || error.code !== ARCHIVED) throw error;
    await rest.patch(Routes.channel(channel), { body: { archived: false } });
    return ask();
  }
}
