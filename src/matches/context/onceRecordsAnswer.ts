import { ok, type Result, refuse } from '../../lib/result.js';
import type { Log } from './ports.js';
import { isUnwritable } from './store.js';
import { whereItBroke } from './whereItBroke.js';

/** Milliseconds between two attempts to reach records that are away: the first pause, which is doubled after each, and the longest. */
export const RECORDS_PAUSES = { first: 250, longest: 5_000 } as const;

export interface AwaitsRecords {
  readonly log: Log;
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
  /** Called once if the records are away, and once when they are back. */
  readonly onAway?: () => void;
  readonly onBack?: () => void;
}

/**
 * Calls `work`, and again with growing pauses for as long as the records are away, which is logged once. So `work` may be begun several times, and is
 * done once at least. What else it throws is thrown. Fault: `given-up` { of } if the signal ended the waiting.
 */
export async function onceRecordsAnswer<T>(
  work: () => Promise<T>,
  { log, signal, onAway, onBack }: AwaitsRecords,
): Promise<Result<T, { readonly code: 'given-up'; readonly of: string }>> {
  let isAway = false;
  for (let wait: number = RECORDS_PAUSES.first; !signal?.aborted; wait = Math.min(2 * wait, RECORDS_PAUSES.longest)) {
    try {
      const done = await work();
      if (isAway) log.info({}, 'the records answer again');
      if (isAway) onBack?.();
      return ok(done);
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      if (!isAway) log.warn(whereItBroke(error), 'the records do not answer: the bot waits for them');
      if (!isAway) onAway?.();
      isAway = true;
    }
    await pauseUnless(signal, wait);
  }
  return refuse({ code: 'given-up', of: 'the records' });
}

/** Resolves after so many milliseconds, or when the signal ends the waiting. Without a signal, it keeps no process alive. */
function pauseUnless(signal: AbortSignal | undefined, ms: number): Promise<void> {
  return new Promise(resolve => {
    const over = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    if (signal) signal.addEventListener('abort', over);
    else timer.unref();
  });
}
