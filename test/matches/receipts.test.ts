import { describe, expect, it } from 'vitest';
import { replacePlayer } from '../../src/matches/actions/hosting/replacePlayer.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { openMemoryStore } from '../records/memory.js';
import { fakeDelivery, notPosted } from './fakeDelivery.js';
import { accepted, DAY, HOUR, order, seatOf, startedMatch, stoodIn, type World, world } from './world.js';

const CANARY = 424242;

/** Delivers everything. Returns the filed orders that receipts showed, by the channel of the direct message. */
async function told(w: World): Promise<ReadonlyMap<string, string>> {
  const office = fakeDelivery();
  await deliver(w.hosting, office);
  const receipts = office.sent.filter(({ row }) => row.content.kind === 'receipt');
  return new Map(
    receipts.map(outgoing => [
      outgoing.edits?.channel ?? ('user' in outgoing.row.to ? `dm-${outgoing.row.to.user}` : ''),
      JSON.stringify(outgoing.filed),
    ]),
  );
}

async function begun(): Promise<{ w: World; match: number }> {
  const w = world(openMemoryStore());
  return { w, match: await startedMatch(w) };
}

it('what a substitute orders is told to him and to the player', async () => {
  const { w, match } = await begun();
  await stoodIn(w, { match, user: 'ann', by: 'dan', until: '3d' });
  accepted(await order(w, match, 'dan', 'first 3'));
  expect([...(await told(w)).keys()].toSorted()).toEqual(['dm-ann', 'dm-dan']);
});

it('a substitute whose time is over is told nothing more, not in the message he has either', async () => {
  const { w, match } = await begun();
  await stoodIn(w, { match, user: 'ann', by: 'dan', until: '2h' });
  accepted(await order(w, match, 'dan', 'first 3'));
  await told(w);
  w.pass(3 * HOUR);
  accepted(await order(w, match, 'ann', `first ${CANARY}`));
  expect([...(await told(w)).keys()]).toEqual(['dm-ann']);
  w.pass(DAY);
  await closeDuePhases(w.hosting);
  expect([...(await told(w)).keys()]).toEqual(['dm-ann']);
});

it('who was replaced is told nothing of what his successor orders, however late his own receipt is', async () => {
  const { w, match } = await begun();
  accepted(await order(w, match, 'ann', 'first 3'));
  accepted(await order(w, match, 'bob', 'first 3'));
  await deliver(
    w.hosting,
    fakeDelivery(outgoing => ('user' in outgoing.row.to && outgoing.row.to.user === 'bob' ? notPosted('later') : undefined)),
  );
  for (const [user, successor] of [
    ['ann', 'eve'],
    ['bob', 'fay'],
  ] as const) {
    accepted(await replacePlayer(w.hosting, { match, by: 'host', seat: seatOf(w, match, user), user: successor }));
    accepted(await order(w, match, successor, `first ${CANARY}`));
  }
  w.pass(HOUR);
  const receipts = await told(w);
  expect([...receipts.keys()].toSorted()).toEqual(['dm-ann', 'dm-eve', 'dm-fay']);
  expect(receipts.get('dm-ann')).toBeUndefined();
});

describe('The receipt of a player who has lost the seat', () => {
  it('ends: it shows no orders any more, neither theirs nor those of others', async () => {
    const { w, match } = await begun();
    const office = fakeDelivery();
    accepted(await order(w, match, 'ann', 'first 3'));
    await deliver(w.hosting, office);
    accepted(await replacePlayer(w.hosting, { match, seat: seatOf(w, match, 'ann'), user: 'dan', by: 'host' }));
    await deliver(w.hosting, office);
    const [last] = office.sent.filter(({ row }) => row.content.kind === 'receipt').slice(-1);
    expect(last?.row).toMatchObject({ to: { user: 'ann' }, content: { left: true } });
    expect(last?.edits).toBeDefined();
    expect(last?.filed).toBeUndefined();
  });

  it('is not posted to say only that', async () => {
    const { w, match } = await begun();
    accepted(await order(w, match, 'ann', 'first 3'));
    accepted(await replacePlayer(w.hosting, { match, seat: seatOf(w, match, 'ann'), user: 'dan', by: 'host' }));
    expect([...(await told(w)).keys()]).toEqual([]);
  });
});
