import type { HostingContext } from '../context/ports.js';
import type { OutboxRow } from '../context/store.js';
import { whereItBroke } from '../context/whereItBroke.js';

/** Rows per read, four times a second at most: Discord takes fifty a second from a token. Only the first of each queue is sent at once. */
export const ROWS_AT_ONCE = 200;

/**
 * Minimum milliseconds between two reads of the outbox while work remains: a message was just started, or the last read found more than
 * `MUCH` rows and some are being sent.
 */
const READ_APART = 250;
const MUCH = 100;

export interface Progress {
  /** Whether messages were started just now. */
  readonly hasStarted: boolean;
  readonly waiting: number;
  readonly sending: number;
}

/** Reads the outbox no more often than is worth it: with many messages waiting, reading takes longer than sending one. */
export interface OutboxReader {
  /** Call this when something was queued or may be sent now. */
  hasNews(): void;
  isWorthReading(progress: Progress): boolean;
  /** Whether something was queued, or may be sent, since the last read began. */
  isOutdated(): boolean;
  /** Messages that can be sent now, in the order of `Outbox.due`. */
  read(): Promise<readonly OutboxRow[]>;
  /** Leaves a row out of further reads while its pictures are awaited. */
  leaveOut(row: OutboxRow): void;
}

export function outboxReader(hosting: HostingContext, awaitsPictures: (row: OutboxRow) => boolean): OutboxReader {
  let leftOut: readonly OutboxRow[] = [];
  let hasNews = true;
  let wasMuch = false;
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    hasNews: () => {
      hasNews = true;
    },
    isWorthReading: ({ hasStarted, waiting, sending }) => {
      if (!hasNews && waiting > 0) return false;
      const canWait = hasStarted || (wasMuch && sending > 0);
      return !canWait || performance.now() - readAt >= READ_APART;
    },
    isOutdated: () => hasNews,
    read: async () => {
      leftOut = leftOut.filter(awaitsPictures);
      hasNews = false;
      const rows = await deliverable(hosting, leftOut);
      readAt = performance.now();
      wasMuch = rows.length > MUCH;
      return rows;
    },
    leaveOut: row => {
      leftOut = [...leftOut, row];
    },
  };
}

async function deliverable({ store, now, log }: HostingContext, but: readonly OutboxRow[]): Promise<readonly OutboxRow[]> {
  try {
    return await store.outbox.due(
      now(),
      ROWS_AT_ONCE,
      but.map(({ id }) => id),
    );
  } catch (error) {
    log.error(whereItBroke(error), 'the outbox could not be read');
    return [];
  }
}
