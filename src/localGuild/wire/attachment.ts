import { createHmac } from 'node:crypto';
import type { APIAttachment } from 'discord-api-types/v10';
import type { StandIn } from '../standIn.js';
import type { Attachment, Message } from '../world/message.js';
import type { Snowflake } from '../world/snowflake.js';
import { timeIn } from '../world/world.js';
import type { Wire } from './wire.js';

const GOOD_FOR = 24 * 60 * 60_000;

/** What proves that an address was given out here. `until`: seconds, in hexadecimal. */
export const signatureOf = (standIn: StandIn, path: string, until: string): string =>
  createHmac('sha256', standIn.fileKey).update(`${path} ${until}`).digest('hex');

export const filePath = (channel: Snowflake, attachment: Snowflake, filename: string): string =>
  `/cdn/attachments/${channel}/${attachment}/${encodeURIComponent(filename)}`;

/** Where an attachment lies for the next 24 hours of the guild. */
export function fileAddress(standIn: StandIn, channel: Snowflake, { id, filename }: Attachment): string {
  const path = filePath(channel, id, filename);
  const until = Math.floor((timeIn(standIn.world) + GOOD_FOR) / 1000).toString(16);
  return `${standIn.origin}${path}?ex=${until}&hm=${signatureOf(standIn, path, until)}`;
}

export const wireAttachment = (standIn: StandIn, channel: Snowflake, attachment: Attachment, onlyForOne: boolean): Wire<APIAttachment> => {
  const url = fileAddress(standIn, channel, attachment);
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.size,
    url,
    proxy_url: url,
    content_type: attachment.contentType,
    ...(attachment.description !== undefined && { description: attachment.description }),
    ...(attachment.width !== undefined && { width: attachment.width, height: attachment.height }),
    ...(onlyForOne && { ephemeral: true }),
  };
};

const SCHEME = 'attachment://';

/** The attachment of a message that an address like "attachment://map.png" means. */
export const attachmentAt = (message: Pick<Message, 'attachments'>, url: string): Attachment | undefined =>
  url.startsWith(SCHEME) ? message.attachments.find(one => one.filename === url.slice(SCHEME.length)) : undefined;

/** The address to show for one in an embed or component; nothing if it means a file that is not there. */
export function shownAddress(standIn: StandIn, message: Pick<Message, 'attachments' | 'channel'>, url: string): string | undefined {
  const attachment = attachmentAt(message, url);
  if (attachment) return fileAddress(standIn, message.channel, attachment);
  return url.startsWith(SCHEME) ? undefined : url;
}
