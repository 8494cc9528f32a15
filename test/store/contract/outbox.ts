import { beforeEach, describe, expect, test } from 'vitest';
import type { OutboxRow } from '../../../src/matches/context/store.js';
import type { Content } from '../../../src/matches/model/content.js';
import type { Arranged as Store } from '../../records/arranged.js';
import { aMatch } from '../records.js';

/** What hosting relies on, whichever database is behind it. */
export function outboxContract(open: () => Store): void {
  describe('Outbox', () => {
    let store: Store;
    beforeEach(() => {
      store = open();
      store.addMatch(aMatch);
      store.addMatch(aMatch);
    });

    const hall = { channel: 'hall' } as const;
    const phaseCard = (phase: number): Content => ({ kind: 'phase', phase });
    const queue = (slot: string, to: OutboxRow['to'] = hall, at = 100, match = 1) =>
      store.queue({ match, to, slot, content: { kind: 'lobby' } }, at);
    const slots = (at = 100, limit = 50) => store.outbox.due(at, limit).map(row => row.slot);
    function row(slot: string, at = 9_999): OutboxRow {
      const found = store.outbox.due(at, 50).find(candidate => candidate.slot === slot);
      if (!found) throw new Error(`${slot} is not waiting`);
      return found;
    }

    const CARD = { match: 1, slot: 'card', to: { channel: 'hall' } } as const;

    describe('A queued message', () => {
      test('waits from when it was queued, with everything it was given', () => {
        const content: Content = { kind: 'results', phase: 3, skipped: [4, 5] };
        store.queue({ match: 2, to: { user: 'ann' }, slot: 'results-3', content }, 100);
        expect(store.outbox.due(99, 10)).toEqual([]);
        expect(store.outbox.due(100, 10)).toEqual([
          { id: 1, match: 2, to: { user: 'ann' }, slot: 'results-3', content, nonce: expect.stringMatching(/^[0-9a-f]{16}$/), attempts: 0 },
        ]);
      });

      test.each<Content>([
        { kind: 'lobby' },
        { kind: 'opening', phase: 1 },
        { kind: 'phase', phase: 2 },
        { kind: 'results', phase: 2, skipped: [] },
        { kind: 'ending', phase: 9 },
        { kind: 'receipt', phase: 2, seat: 'qin', language: 'fr' },
        { kind: 'paused', because: 'channel-gone' },
        { kind: 'notice', notice: 'civil-disorder', seats: ['chu'] },
      ])('may be about $kind', content => {
        store.queue({ match: 1, to: hall, slot: 'any', content }, 1);
        expect(row('any').content).toEqual(content);
      });

      test('has one nonce at every try, another than every other message, of at most 25 characters', () => {
        queue('first');
        queue('second');
        const before = row('first').nonce;
        store.tryDelivery(row('first').id, 110);
        store.retryLater(row('first').id, 120);
        expect(row('first').nonce).toBe(before);
        expect(row('second').nonce).not.toBe(before);
        expect(before.length).toBeLessThanOrEqual(25);
      });

      test('has a nonce from which nobody can tell how many messages there are, or were', () => {
        const nonces = [open(), open()].flatMap(records => {
          records.addMatch(aMatch);
          for (const slot of ['first', 'second']) records.queue({ match: 1, to: hall, slot, content: { kind: 'lobby' } }, 100);
          return records.outbox.due(100, 10).map(({ nonce }) => nonce);
        });
        expect(new Set(nonces).size).toBe(4);
        for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{16}$/);
      });

      test('never tried gives way to a newer one of its match and slot, which stands behind all others', () => {
        store.queue({ match: 1, to: hall, slot: 'card', content: phaseCard(1) }, 100);
        queue('results-1');
        queue('card', hall, 100, 2);
        store.queue({ match: 1, to: hall, slot: 'card', content: phaseCard(2) }, 100);
        expect(store.outbox.due(100, 9).map(({ match, slot, content }) => [match, slot, content])).toEqual([
          [1, 'results-1', { kind: 'lobby' }],
          [2, 'card', { kind: 'lobby' }],
          [1, 'card', phaseCard(2)],
        ]);
      });

      test('that gave way cannot be tried any more', () => {
        queue('card');
        const { id } = row('card');
        queue('card');
        expect(store.tryDelivery(id, 110)).toBe(false);
        expect(store.tryDelivery(row('card').id, 110)).toBe(true);
      });

      test('tried before stays, and the newer one of its slot comes after it', () => {
        store.queue({ match: 1, to: hall, slot: 'card', content: phaseCard(1) }, 100);
        store.tryDelivery(row('card').id, 110);
        store.queue({ match: 1, to: hall, slot: 'card', content: phaseCard(2) }, 120);
        queue('behind');
        expect(store.outbox.due(200, 9).map(({ content }) => content)).toEqual([phaseCard(1), { kind: 'lobby' }]);
        store.delivered(row('card').id, { channel: 'hall', message: '42' }, 210);
        expect(store.outbox.due(220, 9).map(({ content }) => content)).toEqual([{ kind: 'lobby' }, phaseCard(2)]);
      });
    });

    describe('Delivery', () => {
      test('goes in the order of queueing, no more than asked for', () => {
        for (const slot of ['a', 'b', 'c']) queue(slot);
        expect([slots(), slots(100, 2)]).toEqual([
          ['a', 'b', 'c'],
          ['a', 'b'],
        ]);
      });

      test('counts its attempts and remembers the first', () => {
        queue('card');
        store.tryDelivery(row('card').id, 110);
        store.tryDelivery(row('card').id, 170);
        expect(row('card')).toMatchObject({ attempts: 2, triedAt: 110 });
      });

      test('that must wait holds up what is behind it in the same channel, and nothing else', () => {
        queue('before');
        queue('late');
        queue('behind', hall, 100, 2);
        queue('elsewhere', { channel: 'garden' });
        queue('private', { user: 'ann' });
        store.retryLater(row('late').id, 500);
        expect(slots(499)).toEqual(['before', 'elsewhere', 'private']);
        expect(slots(500)).toEqual(['before', 'elsewhere', 'private', 'late', 'behind']);
      });

      test('of a channel with much to say keeps nobody else’s from being found', () => {
        for (let i = 1; i <= 60; i++) queue(`long-${i}`);
        queue('private', { user: 'ann' });
        queue('elsewhere', { channel: 'garden' });
        expect(slots(100, 4)).toEqual(['long-1', 'elsewhere', 'private', 'long-2']);
      });

      test('of what is waited for elsewhere is left out, and holds up what follows in its slot, but not in its channel', () => {
        store.queue({ match: 1, to: hall, slot: 'results', content: phaseCard(1) }, 100);
        const { id } = row('results');
        store.tryDelivery(id, 110);
        store.queue({ match: 1, to: hall, slot: 'results', content: phaseCard(2) }, 120);
        queue('behind');
        expect(store.outbox.due(200, 9, [id]).map(({ slot }) => slot)).toEqual(['behind']);
      });

      test('that was put off while the clock was ahead goes on when the clock is right again', () => {
        queue('late');
        queue('behind', hall, 100, 2);
        store.retryLater(row('late').id, 100 + 24 * 60 * 60_000);
        expect(slots(100)).toEqual(['late', 'behind']);
      });

      test('to a user holds up that user’s messages alone, though a channel had the same id', () => {
        queue('dm', { user: '7' });
        queue('channel', { channel: '7' });
        queue('dm-2', { user: '7' });
        store.retryLater(row('dm').id, 500);
        expect(slots(200)).toEqual(['channel']);
      });

      test('done or given up lets the next one through', () => {
        for (const slot of ['a', 'b', 'c']) queue(slot);
        store.retryLater(row('a').id, 900);
        expect(slots(200)).toEqual([]);
        store.giveUp(row('a').id, '50001');
        expect(slots(200)).toEqual(['b', 'c']);
        store.delivered(row('b').id, { channel: 'hall', message: '42' }, 210);
        expect(slots(220)).toEqual(['c']);
      });

      test('happens once', () => {
        queue('card');
        const { id } = row('card');
        store.delivered(id, { channel: 'hall', message: '42' }, 110);
        expect(store.tryDelivery(id, 120)).toBe(false);
        for (const again of [
          () => store.delivered(id, { channel: 'hall', message: '43' }, 120),
          () => store.retryLater(id, 130),
          () => store.giveUp(id, 'late'),
        ])
          expect(again).toThrow(`undelivered row ${id}`);
        expect(store.outbox.messageIn(CARD)).toEqual({ channel: 'hall', message: '42' });
      });

      test('says where the message of a slot stands, the newest alone', () => {
        expect(store.outbox.messageIn(CARD)).toBeUndefined();
        queue('card');
        store.delivered(row('card').id, { channel: 'hall', message: '42' }, 110);
        queue('card');
        store.delivered(row('card').id, { channel: 'hall', message: '43' }, 120);
        expect(store.outbox.messageIn(CARD)).toEqual({ channel: 'hall', message: '43' });
        expect(store.outbox.messageIn({ ...CARD, match: 2 })).toBeUndefined();
      });
    });

    describe('Notes', () => {
      test('are written together or not at all', () => {
        for (const slot of ['a', 'b']) queue(slot);
        const [a, b] = [row('a').id, row('b').id];
        expect(() =>
          store.outbox.note([
            { kind: 'given-up', id: a, because: 'refused' },
            { kind: 'given-up', id: 99, because: 'refused' },
          ]),
        ).toThrow('undelivered row 99');
        expect(slots()).toEqual(['a', 'b']);
        expect(
          store.outbox.note([
            { kind: 'given-up', id: a, because: 'refused' },
            { kind: 'attempt', id: b, at: 100 },
            { kind: 'attempt', id: a, at: 100 },
          ]),
        ).toEqual([true, true, false]);
      });

      test('of a message without its pictures queue it again, unless there is something newer for its slot', () => {
        const where = { channel: 'hall', message: '42' };
        queue('card');
        store.outbox.note([{ kind: 'posted', id: row('card').id, where, at: 110, redraw: true }]);
        const again = row('card');
        expect(again).toMatchObject({ slot: 'card', content: { kind: 'lobby' }, isEdit: true, attempts: 0 });
        store.tryDelivery(again.id, 120);
        store.queue({ match: 1, to: hall, slot: 'card', content: phaseCard(2) }, 120);
        store.outbox.note([{ kind: 'posted', id: again.id, where, at: 130, redraw: true }]);
        expect(store.outbox.due(9_999, 50).map(({ content }) => content)).toEqual([phaseCard(2)]);
      });
    });

    describe('Old messages', () => {
      test('are deleted once they are posted or given up, the oldest first, so many at once', () => {
        for (const slot of ['a', 'b', 'c', 'd']) queue(slot, hall, 100);
        store.delivered(row('a').id, { channel: 'hall', message: '1' }, 500);
        store.giveUp(row('b').id, 'outdated');
        store.delivered(row('c').id, { channel: 'hall', message: '3' }, 500);
        queue('e', hall, 200);
        store.delivered(row('e').id, { channel: 'hall', message: '5' }, 500);
        expect([store.outbox.prune(100, 10), store.outbox.prune(200, 2), store.outbox.prune(200, 2)]).toEqual([0, 2, 1]);
        expect(slots(9_999)).toEqual(['d']);
      });

      test('are still edited where they were posted', () => {
        queue('card');
        store.delivered(row('card').id, { channel: 'hall', message: '42' }, 110);
        store.outbox.prune(9_999, 10);
        expect(store.outbox.messageIn(CARD)).toEqual({ channel: 'hall', message: '42' });
        queue('card');
        const edit = row('card');
        expect(edit.isEdit).toBe(true);
      });
    });
  });
}
