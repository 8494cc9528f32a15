import { ChannelType, Routes, ThreadAutoArchiveDuration } from 'discord.js';
import { z } from 'zod';
import type { ChannelId, UserId } from '../../matches/model/match.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import type { RestClient } from '../requests/restClient.js';
import { isMarked, messagesBefore, type SeenMessage } from './alreadyPosted.js';

const thread = z.object({ id: z.string(), name: z.string(), parent_id: z.string().nullish() });
const threads = z.object({ threads: z.array(thread) });

export interface PrivateThread {
  readonly guild: string;
  /** The parent channel. */
  readonly under: ChannelId;
  readonly name: string;
  /** The nonce of the thread's first message, by which the thread is found if the response to its creation was lost. */
  readonly mark: string;
  readonly members: readonly UserId[];
  /** Whether an earlier attempt may have created it. */
  readonly isAgain: boolean;
}

/** Creates a private thread, or finds the one that an earlier attempt created. Adds its members and returns its id. */
export async function openPrivateThread(rest: RestClient, asked: PrivateThread): Promise<ChannelId> {
  const { under, name, members, isAgain } = asked;
  const body = {
    name: name.slice(0, DISCORD_LIMITS.thread.name),
    type: ChannelType.PrivateThread,
    invitable: false,
    auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
  };
  const found = isAgain ? await createdBefore(rest, asked) : undefined;
  const id = found ?? thread.parse(await rest.post(Routes.threads(under), { body })).id;
  for (const user of members) await rest.put(Routes.threadMembers(id, user), { body: {} });
  return id;
}

/**
 * The thread that an earlier attempt created: it has the name, and either the marked message or none of the bot's. Those of other powers,
 * matches and terms have a message of theirs. Earlier versions ended the name with the mark.
 */
async function createdBefore(rest: RestClient, { guild, under, name, mark }: PrivateThread): Promise<ChannelId | undefined> {
  const active = threads.parse(await rest.get(Routes.guildActiveThreads(guild))).threads.filter(({ parent_id }) => parent_id === under);
  const marked = active.find(one => one.name.endsWith(` · ${mark}`));
  if (marked) return marked.id;
  for (const { id } of active.filter(one => one.name === name.slice(0, DISCORD_LIMITS.thread.name))) {
    const seen = await messagesBefore(rest, id);
    if (seen.some(one => isMarked(one, mark)) || !seen.some(isPost)) return id;
  }
  return undefined;
}

/** Whether the bot posted the message. Discord's own notices, e.g. that somebody was added, have no embeds. */
const isPost = ({ author, embeds }: SeenMessage): boolean => author.bot === true && embeds.length > 0;
