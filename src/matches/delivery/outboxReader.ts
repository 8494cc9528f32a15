import type { HostingContext, OutboxRow } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';

/** Rows read at once; of each queue only the first is sent. */
const ROWS_AT_ONCE = 500;

/** Milliseconds between two readings, while there is other work: a row is started anyway, or much was found and is being sent. */
const READ_APART = 250;
const MUCH = 100;

/** How the sending of messages stands. */
export interface Progress {
  /** Messages were started just now. */
  readonly hasStarted: boolean;
  readonly waiting: number;
  readonly sending: number;
}

/** Reads the outbox, and only as often as is worth it: with many messages waiting, reading takes longer than sending one. */
export interface OutboxReader {
  /** Something was queued, or may be sent now. */
  hasNews(): void;
  isWorthReading(progress: Progress): boolean;
  /** Messages that can be sent now, oldest first. */
  read(): readonly OutboxRow[];
  /** Not read again while its pictures are awaited. */
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
    read: () => {
      leftOut = leftOut.filter(awaitsPictures);
      const rows = deliverable(hosting, leftOut);
      readAt = performance.now();
      wasMuch = rows.length > MUCH;
      hasNews = false;
      return rows;
    },
    leaveOut: row => {
      leftOut = [...leftOut, row];
    },
  };
}

function deliverable({ store, now, log }: HostingContext, but: readonly OutboxRow[]): readonly OutboxRow[] {
  try {
    return store.undelivered(
      now(),
      ROWS_AT_ONCE,
      but.map(({ id }) => id),
    );
  } catch (error) {
    log.error(whereItBroke(error), 'the outbox could not be read');
    return [];
  }
}
