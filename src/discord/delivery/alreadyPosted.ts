import { Routes } from 'discord.js';
import { z } from 'zod';
import type { OutboxRow } from '../../matches/context/store.js';
import type { ChannelId } from '../../matches/model/match.js';
import type { RestClient } from '../requests/restClient.js';

const message = z.object({
  id: z.string(),
  timestamp: z.string(),
  author: z.object({ bot: z.boolean().optional() }),
  embeds: z.array(z.object({ footer: z.object({ text: z.string() }).optional() })).default([]),
  attachments: z.array(z.object({ filename: z.string() })).default([]),
});
type Seen = z.infer<typeof message>;

const PAGE = 100;
const PAGES = 5;

/**
 * Returns the id of a message that an earlier attempt posted although its response was lost. Recognises it by the nonce, at the end of a
 * footer or at the beginning of a file name. Searches at most 500 messages, from the newest back to the time of the first attempt.
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

async function messagesBefore(rest: RestClient, channel: ChannelId, before: string | undefined): Promise<readonly Seen[]> {
  const query = new URLSearchParams({ limit: `${PAGE}`, ...(before !== undefined && { before }) });
  return z.array(message).parse(await rest.get(Routes.channelMessages(channel), { query }));
}

const isMarked = ({ author, embeds, attachments }: Seen, nonce: string): boolean =>
  author.bot === true &&
  (embeds.some(({ footer }) => footer?.text.endsWith(` ${nonce}`)) || attachments.some(({ filename }) => filename.startsWith(`${nonce}.`)));
