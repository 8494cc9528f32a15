import { createHmac } from 'node:crypto';
import type { APIAttachment } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Attachment, Message } from '../world/message.js';
import type { Snowflake } from '../world/snowflake.js';
import { timeIn } from '../world/world.js';
import type { Serialized } from './serialized.js';

const GOOD_FOR = 24 * 60 * 60_000;

/** The signature of an attachment's URL. `until`: expiry in seconds, hexadecimal. */
export const signatureOf = (context: SimulatorContext, path: string, until: string): string =>
  createHmac('sha256', context.fileKey).update(`${path} ${until}`).digest('hex');

export const filePath = (channel: Snowflake, attachment: Snowflake, filename: string): string =>
  `/cdn/attachments/${channel}/${attachment}/${encodeURIComponent(filename)}`;

/** The URL of an attachment, valid for 24 simulated hours. */
export function fileAddress(context: SimulatorContext, channel: Snowflake, { id, filename }: Attachment): string {
  const path = filePath(channel, id, filename);
  const until = Math.floor((timeIn(context.world) + GOOD_FOR) / 1000).toString(16);
  return `${context.origin}${path}?ex=${until}&hm=${signatureOf(context, path, until)}`;
}

export const serializeAttachment = (
  context: SimulatorContext,
  channel: Snowflake,
  attachment: Attachment,
  onlyForOne: boolean,
): Serialized<APIAttachment> => {
  const url = fileAddress(context, channel, attachment);
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

/** The attachment that "attachment://map.png" refers to. */
export const attachmentAt = (message: Pick<Message, 'attachments'>, url: string): Attachment | undefined =>
  url.startsWith(SCHEME) ? message.attachments.find(one => one.filename === url.slice(SCHEME.length)) : undefined;

/** The URL to show in an embed or component. Undefined if it refers to a missing file. */
export function shownAddress(
  context: SimulatorContext,
  message: Pick<Message, 'attachments' | 'channel'>,
  url: string,
): string | undefined {
  const attachment = attachmentAt(message, url);
  if (attachment) return fileAddress(context, message.channel, attachment);
  return url.startsWith(SCHEME) ? undefined : url;
}
