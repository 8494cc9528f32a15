import { yieldToEventLoop } from '../../lib/breath.js';
import type { HostingContext } from '../context/ports.js';

const DAY = 24 * 60 * 60_000;

/**
 * How long messages that were posted or given up are kept after they were queued. Nothing needs them: later edits find the message where it
 * was posted, and only messages still waiting are looked for by their nonce. They are kept for whoever runs the bot.
 */
export const KEPT = 30 * DAY;

/** Deleted at once; everything else waits meanwhile. */
const AT_ONCE = 500;

/** Deletes old messages that were posted or given up, in batches. */
export async function pruneOutbox({ store, now }: Pick<HostingContext, 'store' | 'now'>): Promise<void> {
  while ((await store.outbox.prune(now() - KEPT, AT_ONCE)) === AT_ONCE) await yieldToEventLoop();
}
