import type { Hono } from 'hono';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { messagesIn } from '../world/messageStore.js';
import { pageDocument, pagePolicy } from './pageDocument.js';
import { pageFiles } from './pageFiles.js';
import { type PageOptions, pageSettings } from './pageSettings.js';

const GUARDS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cross-origin-resource-policy': 'same-origin' };
const LASTING = 'private, max-age=31536000, immutable';

export interface PageTarget {
  readonly context: SimulatorContext;
  readonly page: PageOptions;
}

/** Serves the page below the key: its document, its files, and attachments at URLs that do not expire. */
export function addPage(app: Hono, { context, page }: PageTarget, key: string): void {
  const files = pageFiles(page);
  const document = pageDocument(pageSettings(page), files.has('custom.css'));
  app.get(`/${key}`, ({ redirect }) => redirect(`/${key}/`));
  app.get(`/${key}/`, http => {
    return new Response(document, {
      headers: {
        ...GUARDS,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(http.req.header('host') ?? ''),
        'cache-control': 'no-store',
      },
    });
  });
  app.get(`/${key}/files/:channel/:attachment/:filename`, ({ req }) =>
    attachmentFile(context, req.param('channel'), req.param('attachment')),
  );
  app.get(`/${key}/*`, http => {
    const file = files.get(http.req.path.slice(key.length + 2));
    if (!file) return http.notFound();
    const caching = file.type.startsWith('font/') ? LASTING : 'no-cache';
    return new Response(file.read(), { headers: { ...GUARDS, 'content-type': file.type, 'cache-control': caching } });
  });
}

/** An attachment of a message, or one that it had until recently. Pictures are shown inline. All other files can only be downloaded. */
function attachmentFile({ world }: SimulatorContext, channel: string, id: string): Response {
  const bytes = world.files.get(id);
  const found =
    messagesIn(world, channel)
      .flatMap(message => message.attachments)
      .find(one => one.id === id) ?? world.formerAttachments.get(id);
  if (!bytes || !found) return new Response('This file is no longer there.', { status: 404 });
  const shown = /^image\/(png|jpeg|gif|webp)$/.test(found.contentType);
  return new Response(Buffer.from(bytes), {
    headers: {
      ...GUARDS,
      'content-type': shown ? found.contentType : 'application/octet-stream',
      'cache-control': LASTING,
      ...(!shown && { 'content-disposition': 'attachment' }),
    },
  });
}
