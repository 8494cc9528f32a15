import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Gives the thread that calls it the processor only when threads of normal priority leave it some. For pictures, so that orders and deadlines,
 * which are seen to on the main thread, do not wait for them where there are few processors. Does nothing where the system knows no priority of a thread.
 */
export function runAfterOthers(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Only Linux tells a thread its number. Pictures are then drawn as fast as everything else.
  }
}
