import type { Context } from 'hono';
import type { StandIn } from '../standIn.js';
import { filePath, signatureOf } from '../wire/attachment.js';
import { messagesIn } from '../world/messages.js';
import { timeIn } from '../world/world.js';

const gone = (): Response => new Response('This content is no longer available.', { status: 404 });

/** The bytes of an attachment, at an address that was given out and is still good. */
export function serveFile(standIn: StandIn, { req }: Context): Response {
  const { channel = '', attachment = '', filename = '' } = req.param();
  const until = req.query('ex') ?? '';
  const path = filePath(channel, attachment, filename);
  if (req.query('hm') !== signatureOf(standIn, path, until)) return gone();
  if (timeIn(standIn.world) > Number.parseInt(until, 16) * 1000) return gone();
  const bytes = standIn.world.files.get(attachment);
  const found =
    messagesIn(standIn.world, channel)
      .flatMap(message => message.attachments)
      .find(one => one.id === attachment) ?? standIn.world.loose.get(attachment);
  if (!bytes || !found) return gone();
  return new Response(Buffer.from(bytes), { headers: { 'content-type': found.contentType, 'x-content-type-options': 'nosniff' } });
}
