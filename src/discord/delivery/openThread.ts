import { DiscordAPIError, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { ChannelId } from '../../matches/model/match.js';
import type { RestClient } from '../requests/restClient.js';

/** Discord allows neither edits nor deletions in an archived thread. */
const ARCHIVED = RESTJSONErrorCodes.InvalidActionOnArchivedThread;

/** Runs a request in a channel. If the channel is an archived thread, unarchives it and tries again. Fails if the thread is locked. */
export async function inOpenThread<T>(rest: Pick<RestClient, 'patch'>, channel: ChannelId, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || error.code !== ARCHIVED) throw error;
    await rest.patch(Routes.channel(channel), { body: { archived: false } });
    return ask();
  }
}
