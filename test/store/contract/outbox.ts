import { beforeEach, describe, expect, test } from 'vitest';
import { flatMapInOrder } from '../../../src/lib/inOrder.js';
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
    const slots = async (at = 100, limit = 50) => (await store.outbox.due(at, limit)).map(row => row.slot);
    async function row(slot: string, at = 9_999): Promise<OutboxRow> {
      const found = (await store.outbox.due(at, 50)).find(candidate => candidate.slot === slot);
      if (!found) throw new Error(`${slot} is not waiting`);
      return found;
    }

    const CARD = { match: 1, slot: 'card', to: { channel: 'hall' } } as const;

    describe('A queued message', () => {
      test('waits from when it was queued, with everything it was given', async () => {
        const content: Content = { kind: 'results', phase: 3, skipped: [4, 5] };
        store.queue({ match: 2, to: { user: 'ann' }, slot: 'results-3', content }, 100);
        expect(await store.outbox.due(99, 10)).toEqual([]);
        expect(await store.outbox.due(100, 10)).toEqual([
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
      ])('may be about $kind', async content => {
        store.queue({ match: 1, to: hall, slot: 'any', content }, 1);
        expect((await row('any')).content).toEqual(content);
      });

      test('has one nonce at every try, another than every other message, of at most 25 characters', async () => {
        queue('first');
        queue('second');
        const before = (await row('first')).nonce;
        store.tryDelivery((await row('first')).id, 110);
        store.retryLater((await row('first')).id, 120);
        expect((await row('first')).nonce).toBe(before);
        expect((await row('second')).nonce).not.toBe(before);
        expect(before.length).toBeLessThanOrEqual(25);
      });

      test('has a nonce from which nobody can tell how many messages there are, or were', async () => {
        const nonces = await flatMapInOrder([open(), open()], async records => {
          records.addMatch(aMatch);
          for (const slot of ['first', 'second']) records.queue({ match: 1, to: hall, slot, content: { kind: 'lobby' } }, 100);
          return (await records.outbox.due(100, 10)).map(({ nonce }) => nonce);
        });
        expect(new Set(nonces).size).toBe(4);
        for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{16}$/);
      });

      test('never tried gives way to a newer one of its match and slot, which stands behind all others', async () => {
        store.queue({ match: 1, to: hall, slot: 'card', content: phaseCard(1) }, 100);
        queue('results-1');
        queue('card', hall, 100, 2);
        store.queue({ match: 1, to: hall, slot: 'card', content: phaseCard(2) }, 100);
        expect((await store.outbox.due(100, 9)).map(({ match, slot, content }) => [match, slot, content])).toEqual([
          [1, 'results-1', { kind: 'lobby' }],
          [2, 'card', { kind: 'lobby' }],
          [1, 'card', phaseCard(2)],
        ]);
      });

      test('that gave way cannot be tried any more', async () => {
        queue('card');
        const { id } = await row('card');
        queue('card');
        expect(store.tryDelivery(id, 110)).toBe(false);
        expect(store.tryDelivery((await row('card')).id, 110)).toBe(true);
      });

      test('tried before stays, and the newer one of its slot comes after it', async () => {
        store.queue({ match: 1, to: hall, slot: 'card', content: phaseCard(1) }, 100);
        store.tryDelivery((await row('card')).id, 110);
        store.queue({ match: 1, to: hall, slot: 'card', content: phaseCard(2) }, 120);
        queue('behind');
        expect((await store.outbox.due(200, 9)).map(({ content }) => content)).toEqual([phaseCard(1), { kind: 'lobby' }]);
        store.delivered((await row('card')).id, { channel: 'hall', message: '42' }, 210);
        expect((await store.outbox.due(220, 9)).map(({ content }) => content)).toEqual([{ kind: 'lobby' }, phaseCard(2)]);
      });
    });

    describe('Delivery', () => {
      test('goes in the order of queueing, no more than asked for', async () => {
        for (const slot of ['a', 'b', 'c']) queue(slot);
        expect([await slots(), await slots(100, 2)]).toEqual([
          ['a', 'b', 'c'],
          ['a', 'b'],
        ]);
      });

      test('counts its attempts and remembers the first', async () => {
        queue('card');
        store.tryDelivery((await row('card')).id, 110);
        store.tryDelivery((await row('card')).id, 170);
        expect(await row('card')).toMatchObject({ attempts: 2, triedAt: 110 });
      });

      test('that must wait holds up what is behind it of its match in the same channel, and nothing else', async () => {
        queue('before');
        queue('late');
        queue('behind');
        queue('another match', hall, 100, 2);
        queue('elsewhere', { channel: 'garden' });
        queue('private', { user: 'ann' });
        store.retryLater((await row('late')).id, 500);
        expect(await slots(499)).toEqual(['before', 'elsewhere', 'private', 'another match']);
        expect(await slots(500)).toEqual(['before', 'elsewhere', 'private', 'late', 'behind', 'another match']);
      });

      test('of a channel with much to say keeps nobody else’s from being found', async () => {
        for (let i = 1; i <= 60; i++) queue(`long-${i}`);
        queue('private', { user: 'ann' });
        queue('elsewhere', { channel: 'garden' });
        expect(await slots(100, 4)).toEqual(['long-1', 'elsewhere', 'private', 'long-2']);
      });

      test('of what is waited for elsewhere is left out, and holds up what follows in its slot, but not in its channel', async () => {
        store.queue({ match: 1, to: hall, slot: 'results', content: phaseCard(1) }, 100);
        const { id } = await row('results');
        store.tryDelivery(id, 110);
        store.queue({ match: 1, to: hall, slot: 'results', content: phaseCard(2) }, 120);
        queue('behind');
        expect((await store.outbox.due(200, 9, [id])).map(({ slot }) => slot)).toEqual(['behind']);
      });

      test('that was put off while the clock was ahead goes on when the clock is right again', async () => {
        queue('late');
        queue('behind', hall, 100, 2);
        store.retryLater((await row('late')).id, 100 + 24 * 60 * 60_000);
        expect(await slots(100)).toEqual(['late', 'behind']);
      });

      test('to a user holds up that user’s messages alone, though a channel had the same id', async () => {
        queue('dm', { user: '7' });
        queue('channel', { channel: '7' });
        queue('dm-2', { user: '7' });
        store.retryLater((await row('dm')).id, 500);
        expect(await slots(200)).toEqual(['channel']);
      });

      test('done or given up lets the next one through', async () => {
        for (const slot of ['a', 'b', 'c']) queue(slot);
        store.retryLater((await row('a')).id, 900);
        expect(await slots(200)).toEqual([]);
        store.giveUp((await row('a')).id, '50001');
        expect(await slots(200)).toEqual(['b', 'c']);
        store.delivered((await row('b')).id, { channel: 'hall', message: '42' }, 210);
        expect(await slots(220)).toEqual(['c']);
      });

      test('happens once', async () => {
        queue('card');
        const { id } = await row('card');
        store.delivered(id, { channel: 'hall', message: '42' }, 110);
        expect(store.tryDelivery(id, 120)).toBe(false);
        for (const again of [
          () => store.delivered(id, { channel: 'hall', message: '43' }, 120),
          () => store.retryLater(id, 130),
          () => store.giveUp(id, 'late'),
        ])
          expect(again).toThrow(`undelivered row ${id}`);
        expect(await store.outbox.messageIn(CARD)).toEqual({ channel: 'hall', message: '42' });
      });

      test('that Discord has refused for long is told with its match and the code of the first refusal', async () => {
        for (const slot of ['a', 'b']) queue(slot);
        queue('elsewhere', hall, 100, 2);
        queue('private', { user: 'ann' });
        store.retryLater((await row('a')).id, 200, { since: 110, code: 50_001 });
        store.retryLater((await row('a')).id, 300, { since: 250, code: 50_013 });
        store.retryLater((await row('elsewhere')).id, 200, { since: 120 });
        store.retryLater((await row('private')).id, 200, { since: 110, code: 50_007 });
        expect(await store.outbox.refusedBefore(109)).toEqual([]);
        expect(await store.outbox.refusedBefore(110)).toEqual([{ match: 1, code: 50_001 }]);
        expect((await store.outbox.refusedBefore(120)).toSorted((a, b) => a.match - b.match)).toEqual([
          { match: 1, code: 50_001 },
          { match: 2, code: undefined },
        ]);
        store.giveUp((await row('a')).id, '50001');
        expect(await store.outbox.refusedBefore(120)).toEqual([{ match: 2, code: undefined }]);
      });

      test('says where the message of a slot stands, the newest alone', async () => {
        expect(await store.outbox.messageIn(CARD)).toBeUndefined();
        queue('card');
        store.delivered((await row('card')).id, { channel: 'hall', message: '42' }, 110);
        queue('card');
        store.delivered((await row('card')).id, { channel: 'hall', message: '43' }, 120);
        expect(await store.outbox.messageIn(CARD)).toEqual({ channel: 'hall', message: '43' });
        expect(await store.outbox.messageIn({ ...CARD, match: 2 })).toBeUndefined();
      });
    });

    describe('Notes', () => {
      test('are written together or not at all', async () => {
        for (const slot of ['a', 'b']) queue(slot);
        const [a, b] = [(await row('a')).id, (await row('b')).id];
        const notes = [a, 99].map(id => ({ kind: 'given-up', id, because: 'refused' }) as const);
        await expect(store.outbox.note(notes)).rejects.toThrow('undelivered row 99');
        expect(await slots()).toEqual(['a', 'b']);
        expect(
          await store.outbox.note([
            { kind: 'given-up', id: a, because: 'refused' },
            { kind: 'attempt', id: b, at: 100 },
            { kind: 'attempt', id: a, at: 100 },
          ]),
        ).toEqual([true, true, false]);
      });

      test('of a message without its pictures queue it again, unless there is something newer for its slot', async () => {
        const where = { channel: 'hall', message: '42' };
        queue('card');
        await store.outbox.note([{ kind: 'posted', id: (await row('card')).id, where, at: 110, redraw: true }]);
        const again = await row('card');
        expect(again).toMatchObject({ slot: 'card', content: { kind: 'lobby' }, isEdit: true, attempts: 0 });
        store.tryDelivery(again.id, 120);
        store.queue({ match: 1, to: hall, slot: 'card', content: phaseCard(2) }, 120);
        await store.outbox.note([{ kind: 'posted', id: again.id, where, at: 130, redraw: true }]);
        expect((await store.outbox.due(9_999, 50)).map(({ content }) => content)).toEqual([phaseCard(2)]);
      });
    });

    describe('Old messages', () => {
      test('are deleted once they are posted or given up, the oldest first, so many at once', async () => {
        for (const slot of ['a', 'b', 'c', 'd']) queue(slot, hall, 100);
        store.delivered((await row('a')).id, { channel: 'hall', message: '1' }, 500);
        store.giveUp((await row('b')).id, 'outdated');
        store.delivered((await row('c')).id, { channel: 'hall', message: '3' }, 500);
        queue('e', hall, 200);
        store.delivered((await row('e')).id, { channel: 'hall', message: '5' }, 500);
        expect([await store.outbox.prune(100, 10), await store.outbox.prune(200, 2), await store.outbox.prune(200, 2)]).toEqual([0, 2, 1]);
        expect(await slots(9_999)).toEqual(['d']);
      });

      test('are still edited where they were posted', async () => {
        queue('card');
        store.delivered((await row('card')).id, { channel: 'hall', message: '42' }, 110);
        await store.outbox.prune(9_999, 10);
        expect(await store.outbox.messageIn(CARD)).toEqual({ channel: 'hall', message: '42' });
        queue('card');
        const edit = await row('card');
        expect(edit.isEdit).toBe(true);
      });
    });
  });
}
