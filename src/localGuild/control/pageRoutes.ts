import type { Hono } from 'hono';
import type { StandIn } from '../standIn.js';
import { messagesIn } from '../world/messages.js';
import { PAGE_DOCUMENT, pagePolicy } from './pageDocument.js';
import { PAGE_FILES } from './pageFiles.js';

const GUARDS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cross-origin-resource-policy': 'same-origin' };
const LASTING = 'private, max-age=31536000, immutable';

/** The page below the key: its document, what it is made of, and the files of messages at addresses that do not run out. */
export function addPage(app: Hono, standIn: StandIn, key: string): void {
  app.get(`/${key}`, ({ redirect }) => redirect(`/${key}/`));
  app.get(`/${key}/`, context => {
    return new Response(PAGE_DOCUMENT, {
      headers: {
        ...GUARDS,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(context.req.header('host') ?? ''),
        'cache-control': 'no-store',
      },
    });
  });
  app.get(`/${key}/files/:channel/:attachment/:filename`, ({ req }) => messageFile(standIn, req.param('channel'), req.param('attachment')));
  app.get(`/${key}/*`, context => {
    const file = PAGE_FILES.get(context.req.path.slice(key.length + 2));
    if (!file) return context.notFound();
    const caching = file.type.startsWith('font/') ? LASTING : 'no-cache';
    return new Response(file.read(), { headers: { ...GUARDS, 'content-type': file.type, 'cache-control': caching } });
  });
}

/** Also a file that a message has no more, so long as the page may be about to load it. Pictures are shown; whatever else it is, is saved and never opened here. */
function messageFile({ world }: StandIn, channel: string, id: string): Response {
  const bytes = world.files.get(id);
  const found =
    messagesIn(world, channel)
      .flatMap(message => message.attachments)
      .find(one => one.id === id) ?? world.former.get(id);
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
