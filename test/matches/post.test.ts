import { describe, expect, it } from 'vitest';
import type { DeliveryNote } from '../../src/matches/context/store.js';
import { createOutboxWorker, type OutboxWorker } from '../../src/matches/delivery/outboxWorker.js';
import { openMemoryStore } from '../records/memory.js';
import { fakeDelivery, kinds } from './fakeDelivery.js';
import { accepted, contents, lobbyOf, order, startedInChannel, startedMatch, world } from './world.js';

describe('the post', () => {
  it('delivers what is there when it opens, and what it is woken for', async () => {
    const w = world(openMemoryStore());
    await lobbyOf(w, []);
    const office = fakeDelivery();
    const post = createOutboxWorker({ hosting: w.hosting, ...office });
    await post.idle();
    expect(kinds(office.sent)).toEqual(['lobby']);
    await startedInChannel(w);
    post.wake();
    await post.idle();
    expect(kinds(office.sent)).toEqual(['lobby', 'lobby', 'opening', 'phase']);
    await post.stop();
  });

  it('while nothing may be posted leaves everything as it is, without an attempt; then one message tries, and the rest follow', async () => {
    const w = world(openMemoryStore());
    await startedMatch(w);
    let room = 0;
    const office = fakeDelivery(() => {
      room = Number.POSITIVE_INFINITY;
      return undefined;
    });
    const post = createOutboxWorker({ hosting: w.hosting, ...office, room: () => room });
    await post.idle();
    expect(office.sent).toEqual([]);
    const waiting = await w.store.outbox.due(w.hosting.now() + 60 * 60_000, 100, []);
    expect(waiting.length).toBeGreaterThan(1);
    expect(waiting.map(({ attempts }) => attempts)).toEqual(waiting.map(() => 0));
    room = 1;
    post.wake();
    await post.idle();
    expect(office.sent.length).toBeGreaterThan(1);
    await post.stop();
  });

  it('woken many times at once looks once', async () => {
    const w = world(openMemoryStore());
    let looks = 0;
    const due: typeof w.store.outbox.due = async (at, limit) => {
      looks += 1;
      return w.store.outbox.due(at, limit);
    };
    const post = createOutboxWorker({
      hosting: { ...w.hosting, store: { ...w.store, outbox: { ...w.store.outbox, due } } },
      ...fakeDelivery(),
    });
    for (let i = 0; i < 10; i += 1) post.wake();
    await post.idle();
    expect(looks).toBe(1);
    await post.stop();
  });

  it('does not look at everything anew whenever it is woken while much waits', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    for (let i = 0; i < 150; i += 1)
      w.store.queue({ match, to: { user: 'ann' }, slot: `news:${i}`, content: { kind: 'announcement', text: `${i}` } }, w.hosting.now());
    let looks = 0;
    const due: typeof w.store.outbox.due = async (...asked) => {
      looks += 1;
      return w.store.outbox.due(...asked);
    };
    const letGo: (() => void)[] = [];
    const office = fakeDelivery(() => new Promise(done => letGo.push(() => done(undefined))));
    const post = createOutboxWorker({ hosting: { ...w.hosting, store: { ...w.store, outbox: { ...w.store.outbox, due } } }, ...office });
    while (office.sent.length < 2) await new Promise(done => setImmediate(done));
    const [before, began] = [looks, performance.now()];
    for (let i = 0; i < 20; i += 1) {
      post.wake();
      await new Promise(done => setImmediate(done));
    }
    expect(looks - before).toBeLessThanOrEqual(1 + Math.floor((performance.now() - began) / 250));
    const stopped = post.stop();
    for (const done of letGo) done();
    await stopped;
  });

  it('woken many times posts nothing twice', async () => {
    const w = world(openMemoryStore());
    const office = fakeDelivery(() => new Promise(done => setTimeout(() => done(undefined), 2)));
    const post: OutboxWorker = createOutboxWorker({ ...office, hosting: w.hosting });
    const hosting = { ...w.hosting, wake: () => post.wake() };
    const match = await startedMatch({ ...w, hosting });
    for (const user of ['ann', 'bob', 'cat']) accepted(await order({ ...w, hosting }, match, user, 'first 2'));
    for (let i = 0; i < 20; i += 1) {
      post.wake();
      await new Promise(done => setImmediate(done));
    }
    await post.idle();
    expect(new Set(office.sent.map(({ row }) => row.id)).size).toBe(office.sent.length);
    // How often the lobby's message is edited while people join depends on how fast records are written.
    const posts = office.sent.filter(({ edits }) => edits === undefined);
    expect(kinds(posts).toSorted()).toEqual([
      ...Array<string>(3).fill('dealt'),
      'lobby',
      'opening',
      'phase',
      'receipt',
      'receipt',
      'receipt',
    ]);
    await post.stop();
  });

  it('finishes what is under way when it stops, and begins nothing more', async () => {
    const w = world(openMemoryStore());
    await startedInChannel(w);
    let letGo = (): void => undefined;
    const office = fakeDelivery(
      () =>
        new Promise(done => {
          letGo = () => done(undefined);
        }),
    );
    const post = createOutboxWorker({ hosting: w.hosting, ...office });
    while (office.sent.length === 0) await new Promise(done => setImmediate(done));
    const stopped = post.stop();
    letGo();
    await stopped;
    post.wake();
    await post.idle();
    expect(kinds(office.sent)).toEqual(['lobby']);
    expect((await contents(w)).map(one => one.kind)).toEqual(['opening', 'phase']);
  });

  it('outlives records that cannot be read or written for a while', async () => {
    const store = openMemoryStore();
    const w = world(store);
    await startedInChannel(w);
    let isFull = true;
    const fails = (): never => {
      throw new Error('disk full');
    };
    const hosting = {
      ...w.hosting,
      store: {
        ...store,
        outbox: { ...store.outbox, note: async (notes: readonly DeliveryNote[]) => (isFull ? fails() : await store.outbox.note(notes)) },
      },
    };
    const office = fakeDelivery();
    const post = createOutboxWorker({ hosting, ...office });
    await post.idle();
    expect([office.sent, w.logged.length]).toEqual([[], 1]);
    isFull = false;
    post.wake();
    await post.idle();
    expect(kinds(office.sent)).toEqual(['lobby', 'opening', 'phase']);
    await post.stop();
  });
});
