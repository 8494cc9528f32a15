import { DiscordAPIError, Routes } from 'discord.js';
import type { ChannelId } from '../matches/match.js';
import type { Rest } from './rest.js';

/** Discord edits and deletes nothing in a thread that is archived. */
const ARCHIVED = 50083;

/** Does something in a channel. Where it turns out to be an archived thread, opens that first; a locked one is refused, as Discord says it. */
export async function inOpenThread<T>(rest: Pick<Rest, 'patch'>, channel: ChannelId, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || error.code !== ARCHIVED) throw error;
    await rest.patch(Routes.channel(channel), { body: { archived: false } });
    return ask();
  }
}
