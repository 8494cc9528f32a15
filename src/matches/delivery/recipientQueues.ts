import type { OutboxRow } from '../context/store.js';

/**
 * Maximum number of edits among the messages being sent: Discord allows few edits of old messages, and those that wait for it must leave
 * room for new messages.
 */
const MOST_EDITS = 20;

/**
 * What became of a message that was taken: sent; not sent, so that what follows it must be read again; or its pictures are still being
 * drawn.
 */
export type Delivery = 'sent' | 'not-sent' | 'awaits-pictures';

/**
 * Decides which of the waiting messages are sent next. Each channel and each user has two queues, one for new messages and one for edits. A
 * queue sends one message at a time; no queue waits for another, except that edits wait while a new message can be sent to the same place.
 * Pure bookkeeping: nothing is read or sent here.
 */
export interface RecipientQueues {
  /** Call this before the outbox is read. */
  beginRead(): void;
  /**
   * Replaces the waiting messages with those found in the outbox, oldest first. Leaves out what was settled since the read began, and what
   * follows a message that was not sent since then. What has been left for its pictures since then stays: they may be ready by now.
   */
  refill(rows: readonly OutboxRow[]): void;
  /** Takes the messages to be sent now, until `limit` are being sent. */
  take(limit: number): readonly OutboxRow[];
  /** Call this when a message that was taken is finished: its queue may go on. */
  finish(row: OutboxRow, delivery: Delivery): void;
  /** How many messages are being sent. */
  sending(): number;
  /** How many messages wait for their turn. */
  waiting(): number;
}

export function createRecipientQueues(): RecipientQueues {
  /** Queues with a message that is being sent. */
  const busy = new Set<string>();
  let waiting: readonly OutboxRow[] = [];
  /** Messages settled, and queues held up, since the last read began. */
  const finished = new Set<number>();
  const heldUp = new Set<string>();

  function isFree(row: OutboxRow): boolean {
    if (busy.has(queueOf(row))) return false;
    return !row.isEdit || (!busy.has(placeOf(row)) && [...busy].filter(isOfEdits).length < MOST_EDITS);
  }

  return {
    beginRead: () => {
      finished.clear();
      heldUp.clear();
    },
    refill: rows => {
      waiting = rows.filter(row => !finished.has(row.id) && !heldUp.has(queueOf(row)));
    },
    take: limit => {
      const placesWithNews = new Set(waiting.filter(({ isEdit }) => !isEdit).map(placeOf));
      const taken: OutboxRow[] = [];
      waiting = waiting.filter(row => {
        if (busy.size >= limit || !isFree(row) || (row.isEdit && placesWithNews.has(placeOf(row)))) return true;
        busy.add(queueOf(row));
        taken.push(row);
        return false;
      });
      return taken;
    },
    finish: (row, delivery) => {
      const queue = queueOf(row);
      busy.delete(queue);
      if (delivery !== 'awaits-pictures') finished.add(row.id);
      if (delivery === 'not-sent') heldUp.add(queue);
      if (delivery === 'sent') waiting = waiting.filter(({ id }) => id !== row.id);
      if (delivery === 'not-sent') waiting = waiting.filter(other => queueOf(other) !== queue);
    },
    sending: () => busy.size,
    waiting: () => waiting.length,
  };
}

const placeOf = ({ to }: OutboxRow): string => ('channel' in to ? `channel ${to.channel}` : `user ${to.user}`);
const EDITS = ' edits';
const queueOf = (row: OutboxRow): string => (row.isEdit ? `${placeOf(row)}${EDITS}` : placeOf(row));
const isOfEdits = (queue: string): boolean => queue.endsWith(EDITS);
