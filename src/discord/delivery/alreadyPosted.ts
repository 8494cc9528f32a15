import { Routes } from 'discord.js';
import { z } from 'zod';
import type { OutboxRow } from '../../matches/context/store.js';
import type { ChannelId } from '../../matches/model/match.js';
import { invisible } from '../message/invisible.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import type { RestClient } from '../requests/restClient.js';

const message = z.object({
  id: z.string(),
  timestamp: z.string(),
  nonce: z.union([z.string(), z.number()]).optional(),
  author: z.object({ bot: z.boolean().optional() }),
  embeds: z.array(z.object({ footer: z.object({ text: z.string() }).optional() })).default([]),
  attachments: z.array(z.object({ filename: z.string() })).default([]),
});
export type SeenMessage = z.infer<typeof message>;

const PAGE = DISCORD_LIMITS.messagesRead;
const PAGES = 5;

/**
 * Returns the id of a message that an earlier attempt posted although its response was lost. Recognises it by the nonce: Discord's own field
 * where it still has it, the end of a footer (in invisible letters; in messages of earlier versions readable), or the beginning of a file
 * name. Searches at most 500 messages, from the newest back to the time of the first attempt.
 * Undefined if there is none.
 */
export async function alreadyPosted(rest: RestClient, channel: ChannelId, { nonce, triedAt = 0 }: OutboxRow): Promise<string | undefined> {
  let before: string | undefined;
  for (let page = 0; page < PAGES; page++) {
    const seen = await messagesBefore(rest, channel, before);
    const found = seen.find(one => isMarked(one, nonce));
    const oldest = seen.at(-1);
    if (found !== undefined) return found.id;
    if (oldest === undefined || seen.length < PAGE || Date.parse(oldest.timestamp) < triedAt) return undefined;
    before = oldest.id;
  }
  return undefined;
}

/** The newest messages of a channel, or the newest before one. Newest first, at most `PAGE`. */
export async function messagesBefore(rest: RestClient, channel: ChannelId, before?: string): Promise<readonly SeenMessage[]> {
  const query = new URLSearchParams({ limit: `${PAGE}`, ...(before !== undefined && { before }) });
  return z.array(message).parse(await rest.get(Routes.channelMessages(channel), { query }));
}

/** Whether the bot posted the message under this nonce. */
export const isMarked = ({ author, embeds, attachments, nonce: known }: SeenMessage, nonce: string): boolean =>
  author.bot === true &&
  (String(known) === nonce ||
    embeds.some(({ footer }) => [` ${nonce}`, invisible(nonce)].some(mark => footer?.text.endsWith(mark))) ||
    attachments.some(({ filename }) => filename.startsWith(`${nonce}.`)));
