import { describe, expect, test } from 'vitest';
import type { OutboxRow } from '../../src/matches/context/store.js';
import { createRecipientQueues } from '../../src/matches/delivery/recipientQueues.js';

/** Returns a message to a channel ("500") or to a user ("@101"). */
function row(id: number, to: string, isEdit = false): OutboxRow {
  const place = to.startsWith('@') ? { user: to.slice(1) } : { channel: to };
  return {
    id,
    match: 1,
    to: place,
    slot: `${id}`,
    content: { kind: 'phase', phase: 1 },
    nonce: `${id}`,
    attempts: 0,
    ...(isEdit && { isEdit }),
  };
}

const ids = (rows: readonly OutboxRow[]): readonly number[] => rows.map(({ id }) => id);

describe('messages found in the outbox are sent', () => {
  test('one at a time to each channel and user, and to all of them at once', () => {
    const queues = createRecipientQueues();
    const [first, second, other, person] = [row(1, '500'), row(2, '500'), row(3, '600'), row(4, '@101')];
    queues.refill([first, second, other, person]);
    expect(ids(queues.take(10))).toEqual([1, 3, 4]);
    expect([queues.sending(), queues.waiting()]).toEqual([3, 1]);
    expect(queues.take(10)).toEqual([]);
    queues.finish(first, 'sent');
    expect(ids(queues.take(10))).toEqual([2]);
  });

  test('until as many are being sent as may be', () => {
    const queues = createRecipientQueues();
    queues.refill([row(1, '500'), row(2, '600'), row(3, '700')]);
    expect(ids(queues.take(2))).toEqual([1, 2]);
    expect(queues.take(2)).toEqual([]);
    expect(queues.take(0)).toEqual([]);
  });

  test('new ones before edits in the same place; edits elsewhere do not wait for them', () => {
    const queues = createRecipientQueues();
    const [edit, post, elsewhere] = [row(1, '500', true), row(2, '500'), row(3, '600', true)];
    queues.refill([edit, post, elsewhere]);
    expect(ids(queues.take(10))).toEqual([2, 3]);
    expect(queues.take(10)).toEqual([]);
    queues.finish(post, 'sent');
    expect(ids(queues.take(10))).toEqual([1]);
    queues.refill([row(4, '500')]);
    expect(ids(queues.take(10))).toEqual([4]);
  });

  test('with twenty edits among them at most', () => {
    const queues = createRecipientQueues();
    queues.refill(Array.from({ length: 40 }, (_, i) => row(i, `${i}`, i < 30)));
    const taken = queues.take(40);
    expect(taken.filter(({ isEdit }) => isEdit)).toHaveLength(20);
    expect(taken).toHaveLength(30);
  });
});

describe('while the outbox is being read', () => {
  test('what is sent is not sent again', () => {
    const queues = createRecipientQueues();
    const [first, second] = [row(1, '500'), row(2, '500')];
    queues.refill([first]);
    queues.take(10);
    queues.beginRead();
    queues.finish(first, 'sent');
    queues.refill([first, second]);
    expect(ids(queues.take(10))).toEqual([2]);
  });

  test('what is not sent holds back what follows it, which was read before that', () => {
    const queues = createRecipientQueues();
    const [first, second, other] = [row(1, '500'), row(2, '500'), row(3, '600')];
    queues.refill([first]);
    queues.take(10);
    queues.beginRead();
    queues.finish(first, 'not-sent');
    queues.refill([first, second, other]);
    expect(ids(queues.take(10))).toEqual([3]);
    queues.beginRead();
    queues.refill([second]);
    expect(ids(queues.take(10))).toEqual([2]);
  });
});

describe('a message that was taken', () => {
  test('and sent is not sent again, though it was found again meanwhile', () => {
    const queues = createRecipientQueues();
    const [first, second] = [row(1, '500'), row(2, '500')];
    queues.refill([first]);
    queues.take(10);
    queues.refill([first, second]);
    queues.finish(first, 'sent');
    expect(ids(queues.take(10))).toEqual([2]);
  });

  test('and not sent holds back what follows it, until the outbox is read again', () => {
    const queues = createRecipientQueues();
    const [first, second, other] = [row(1, '500'), row(2, '500'), row(3, '500', true)];
    queues.refill([first, second, other]);
    queues.take(10);
    queues.finish(first, 'not-sent');
    expect(ids(queues.take(10))).toEqual([3]);
  });

  test('and left for its pictures lets what follows it go first', () => {
    const queues = createRecipientQueues();
    const [first, second] = [row(1, '500'), row(2, '500')];
    queues.refill([first, second]);
    queues.take(10);
    queues.finish(first, 'awaits-pictures');
    expect(ids(queues.take(10))).toEqual([2]);
  });
  test('and left for its pictures while the outbox is read is tried again: they may have become ready before the read began', () => {
    const queues = createRecipientQueues();
    const edit = row(1, '500', true);
    queues.refill([edit]);
    queues.take(10);
    queues.beginRead();
    queues.finish(edit, 'awaits-pictures');
    queues.refill([edit]);
    expect(ids(queues.take(10))).toEqual([1]);
  });
});
