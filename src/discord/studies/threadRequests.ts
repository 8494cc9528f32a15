import { ChannelType, Routes, ThreadAutoArchiveDuration } from 'discord.js';
import { z } from 'zod';
import { LANGUAGES } from '../../lib/language.js';
import type { ChannelId, UserId } from '../../matches/model/match.js';
import { inOpenThread } from '../delivery/openThread.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import type { RestClient } from '../requests/restClient.js';
import { wordsIn } from '../words/wordsIn.js';

/** How the names begin of threads that the bot opens for studies. */
const THREAD_NAMES = LANGUAGES.map(language => wordsIn(language).studies.threadName(''));

const created = z.object({ id: z.string() });
const told = z.object({
  name: z.string().nullish(),
  owner_id: z.string().nullish(),
  thread_metadata: z.object({ invitable: z.boolean().nullish() }).nullish(),
});

/** Opens a private thread under a channel. */
export async function openThreadUnder(line: RestClient, under: ChannelId, name: string): Promise<ChannelId> {
  const body = {
    name: name.slice(0, DISCORD_LIMITS.thread.name),
    type: ChannelType.PrivateThread,
    invitable: false,
    auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
  };
  return created.parse(await line.post(Routes.threads(under), { body })).id;
}

/** Adds somebody to a thread, if it is open to them. `isFromThere`: a member of it asks. */
export async function addToThread(line: RestClient, thread: ChannelId, user: UserId, isFromThere: boolean): Promise<boolean> {
  if (!(await isOpenTo(line, thread, isFromThere))) return false;
  await inOpenThread(line, thread, () => line.put(Routes.threadMembers(thread, user), { body: {} }));
  return true;
}

/** Whether the bot opened the thread for a study, or all its members may add people and one of them asks. */
async function isOpenTo(line: RestClient, thread: ChannelId, isFromThere: boolean): Promise<boolean> {
  const { name, owner_id: owner, thread_metadata: facts } = told.parse(await line.get(Routes.channel(thread)));
  if (isFromThere && facts?.invitable === true) return true;
  const own = created.parse(await line.get(Routes.user())).id;
  return owner === own && THREAD_NAMES.some(begins => name?.startsWith(begins));
}
