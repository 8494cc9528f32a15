import { ChannelType, Routes, ThreadAutoArchiveDuration } from 'discord.js';
import { z } from 'zod';
import type { ChannelId, UserId } from '../../matches/model/match.js';
import type { RestClient } from '../requests/restClient.js';

const LONGEST = 100;
const thread = z.object({ id: z.string(), name: z.string(), parent_id: z.string().nullish() });
const threads = z.object({ threads: z.array(thread) });

export interface PrivateThread {
  readonly guild: string;
  /** The parent channel. */
  readonly under: ChannelId;
  readonly name: string;
  /** Ends the thread's name, so that a thread can be found if the response to its creation was lost. */
  readonly mark: string;
  readonly members: readonly UserId[];
  /** Whether an earlier attempt may have created it. */
  readonly isAgain: boolean;
}

/** Creates a private thread, or finds the one that an earlier attempt created. Adds its members and returns its id. */
export async function openPrivateThread(
  rest: RestClient,
  { guild, under, name, mark, members, isAgain }: PrivateThread,
): Promise<ChannelId> {
  const ending = ` · ${mark}`;
  const found = isAgain ? await threadEnding(rest, guild, under, ending) : undefined;
  const body = {
    name: `${name.slice(0, LONGEST - ending.length)}${ending}`,
    type: ChannelType.PrivateThread,
    invitable: false,
    auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
  };
  const id = found ?? thread.parse(await rest.post(Routes.threads(under), { body })).id;
  for (const user of members) await rest.put(Routes.threadMembers(id, user), { body: {} });
  return id;
}

async function threadEnding(rest: RestClient, guild: string, under: ChannelId, ending: string): Promise<ChannelId | undefined> {
  const active = threads.parse(await rest.get(Routes.guildActiveThreads(guild)));
  return active.threads.find(({ name, parent_id }) => parent_id === under && name.endsWith(ending))?.id;
}
