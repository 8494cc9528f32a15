import { ChannelType, Routes, ThreadAutoArchiveDuration } from 'discord.js';
import { z } from 'zod';
import type { ChannelId, UserId } from '../matches/match.js';
import type { Rest } from './rest.js';

const LONGEST = 100;
const thread = z.object({ id: z.string(), name: z.string(), parent_id: z.string().nullish() });
const threads = z.object({ threads: z.array(thread) });

export interface PrivateThread {
  readonly guild: string;
  /** Under which channel. */
  readonly under: ChannelId;
  readonly name: string;
  /** Ends the name: by it a thread is known again whose opening was not answered. */
  readonly mark: string;
  readonly members: readonly UserId[];
  /** It may have been opened already. */
  readonly isAgain: boolean;
}

/** Opens a private thread, or finds it again, and adds its members; its id. */
export async function openPrivateThread(rest: Rest, { guild, under, name, mark, members, isAgain }: PrivateThread): Promise<ChannelId> {
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

async function threadEnding(rest: Rest, guild: string, under: ChannelId, ending: string): Promise<ChannelId | undefined> {
  const active = threads.parse(await rest.get(Routes.guildActiveThreads(guild)));
  return active.threads.find(({ name, parent_id }) => parent_id === under && name.endsWith(ending))?.id;
}
