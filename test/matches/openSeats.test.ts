import { describe, expect, it } from 'vitest';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, DAY, order, postAll, queued, seatOf, startedMatch, type World, world } from './world.js';

/** What waits to be posted about open seats: the number of the post, the open seats, the taken ones, and whether it is over. */
const seats = async (w: World): Promise<readonly unknown[]> =>
  (await queued(w)).flatMap(({ slot, content }) =>
    content.kind === 'seats'
      ? [[slot, content.open.map(({ seat }) => seat).join(), content.taken.join(), ...(content.over ? ['over'] : [])]]
      : [],
  );

describe('Open seats', () => {
  it('are in one post, however many are lost at once', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const [ann, bob, cat] = ['ann', 'bob', 'cat'].map(user => seatOf(w, match, user));
    for (let turn = 0; turn < 2; turn++) {
      accepted(await order(w, match, 'ann', 'first 2'));
      w.pass(DAY);
      await closeDuePhases(w.hosting);
    }
    const [told, ...others] = await seats(w);
    expect(others).toEqual([]);
    expect(told).toEqual(['seats:1', expect.stringContaining(bob ?? ''), '']);
    expect(told).toEqual(['seats:1', expect.stringContaining(cat ?? ''), '']);
    expect(told).not.toEqual(['seats:1', expect.stringContaining(ann ?? ''), '']);
  });

  it('are posted anew when one more is left, and when one is taken; the post before loses its buttons', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const [ann, bob] = ['ann', 'bob'].map(user => seatOf(w, match, user));
    accepted(await resignSeat(w.hosting, match, 'ann'));
    expect(await seats(w)).toEqual([['seats:1', ann, '']]);
    await postAll(w);

    accepted(await resignSeat(w.hosting, match, 'bob'));
    expect(await seats(w)).toEqual([
      ['seats:1', '', '', 'over'],
      ['seats:2', `${ann},${bob}`, ''],
    ]);
    await postAll(w);

    accepted(await takeSeat(w.hosting, { match, seat: ann ?? '', user: 'dan' }));
    expect(await seats(w)).toEqual([
      ['seats:2', '', '', 'over'],
      ['seats:3', bob, ann],
    ]);
    await postAll(w);

    accepted(await takeSeat(w.hosting, { match, seat: bob ?? '', user: 'eve' }));
    expect(await seats(w)).toEqual([
      ['seats:3', '', ann, 'over'],
      ['seats:4', '', bob],
    ]);
  });

  it('are posted anew when a seat that was taken is left again', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const seat = seatOf(w, match, 'ann');
    accepted(await resignSeat(w.hosting, match, 'ann'));
    accepted(await takeSeat(w.hosting, { match, seat, user: 'dan' }));
    await postAll(w);
    accepted(await resignSeat(w.hosting, match, 'dan'));
    expect((await seats(w)).at(-1)).toEqual(['seats:3', seat, '']);
  });

  it('lose their buttons when the game ends', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await resignSeat(w.hosting, match, 'ann'));
    await postAll(w);
    accepted(await endMatch(w.hosting, match, 'host'));
    expect(await seats(w)).toEqual([['seats:1', '', '', 'over']]);
  });
});
