import type { Context } from 'hono';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { filePath, signatureOf } from '../serializers/serializeAttachment.js';
import { messagesIn } from '../world/messageStore.js';
import { timeIn } from '../world/world.js';

const gone = (): Response => new Response('This content is no longer available.', { status: 404 });

/** Serves an attachment at a signed URL that has not expired. */
export function serveFile(context: SimulatorContext, { req }: Context): Response {
  const { channel = '', attachment = '', filename = '' } = req.param();
  const until = req.query('ex') ?? '';
  const path = filePath(channel, attachment, filename);
  if (req.query('hm') !== signatureOf(context, path, until)) return gone();
  if (timeIn(context.world) > Number.parseInt(until, 16) * 1000) return gone();
  const bytes = context.world.files.get(attachment);
  const found =
    messagesIn(context.world, channel)
      .flatMap(message => message.attachments)
      .find(one => one.id === attachment) ?? context.world.looseAttachments.get(attachment);
  if (!bytes || !found) return gone();
  return new Response(Buffer.from(bytes), { headers: { 'content-type': found.contentType, 'x-content-type-options': 'nosniff' } });
}
