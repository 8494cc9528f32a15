import { describe, expect, it } from 'vitest';
import { deliver } from '../../src/matches/delivery/deliver.js';
import { createOutboxWorker } from '../../src/matches/delivery/outboxWorker.js';
import { openMemoryStore } from '../records/memory.js';
import { fakeDelivery, kinds, notPosted } from './fakeDelivery.js';
import { HOUR, playOut, postAll, queued, startedMatch, world } from './world.js';

const toChannel = (outgoing: { row: { to: object } }): boolean => 'channel' in outgoing.row.to;
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise(done => setTimeout(done, 5));
};

/** Returns a match whose card was posted two hours ago, and whose phase has just closed. */
async function closedLater() {
  const w = world(openMemoryStore());
  const match = await startedMatch(w);
  await postAll(w);
  w.pass(2 * HOUR);
  await playOut(w, match, 'first 2');
  return { w, match };
}

describe('an edit', () => {
  it('of the card of a phase comes after its results and the next card', async () => {
    const { w } = await closedLater();
    const office = fakeDelivery();
    await deliver(w.hosting, office);
    const told = office.sent.filter(toChannel).map(({ row, edits }) => [row.content.kind, edits !== undefined]);
    expect(told).toEqual([
      ['results', false],
      ['phase', false],
      ['phase', true],
    ]);
  });

  it('that Discord makes wait holds up nothing new', async () => {
    const { w, match } = await closedLater();
    let letGo = (): void => undefined;
    const held = new Promise<undefined>(done => {
      letGo = () => done(undefined);
    });
    const office = fakeDelivery(outgoing => (toChannel(outgoing) && outgoing.edits !== undefined ? held : undefined));
    const post = createOutboxWorker({ hosting: w.hosting, ...office });
    await until(() => office.sent.filter(toChannel).length === 3);
    await playOut(w, match, 'first 3');
    post.wake();
    await until(() => kinds(office.sent.filter(outgoing => outgoing.edits === undefined)).filter(kind => kind === 'results').length === 2);
    expect((await queued(w)).filter(({ isEdit, to }) => isEdit && 'channel' in to)).not.toEqual([]);
    letGo();
    await post.stop();
  });

  it('that is to be tried later holds up nothing new', async () => {
    const { w, match } = await closedLater();
    const office = fakeDelivery(outgoing => (toChannel(outgoing) && outgoing.edits !== undefined ? notPosted('later') : undefined));
    await deliver(w.hosting, office);
    await playOut(w, match, 'first 3');
    await deliver(w.hosting, office);
    expect(kinds(office.sent.filter(outgoing => toChannel(outgoing) && outgoing.edits === undefined))).toEqual([
      'results',
      'phase',
      'results',
      'phase',
    ]);
  });

  it('takes no room from what is new, however many wait', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    const post = (channel: number, slot: string): void =>
      w.store.queue(
        { match, to: { channel: `c${channel}` }, slot: `${slot}:${channel}`, content: { kind: 'announcement', text: slot } },
        w.hosting.now(),
      );
    for (let i = 0; i < 60; i++) post(i, 'old');
    await postAll(w);
    for (let i = 0; i < 60; i++) post(i, 'old');
    let letGo = (): void => undefined;
    const held = new Promise<undefined>(done => {
      letGo = () => done(undefined);
    });
    const office = fakeDelivery(outgoing => (outgoing.edits !== undefined ? held : undefined));
    const open = createOutboxWorker({ hosting: w.hosting, ...office });
    await until(() => office.sent.length >= 20);
    for (let i = 100; i < 130; i++) post(i, 'new');
    open.wake();
    await until(() => office.sent.filter(({ edits }) => edits === undefined).length === 30);
    letGo();
    await open.stop();
  });
});
