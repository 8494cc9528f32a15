import { describe, expect, it } from 'vitest';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { orderForSeat } from '../../src/matches/actions/hosting/orderForSeat.js';
import { clearOrder } from '../../src/matches/actions/orders/clearOrder.js';
import { markReady } from '../../src/matches/actions/orders/markReady.js';
import { replaceOrders } from '../../src/matches/actions/orders/replaceOrders.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import { seatViewOf } from '../../src/matches/read/seatViewOf.js';
import { openMemoryStore } from '../records/memory.js';
import { toyGame } from './toyGame.js';
import {
  accepted,
  DAY,
  faultOf,
  lobbyOf,
  order,
  phaseOf,
  playOut,
  postAll,
  queued,
  ready,
  seatOf,
  seatView,
  startedMatch,
  world,
} from './world.js';

const sheet = (shown: Awaited<ReturnType<typeof seatView>>) => shown.sheet.flatMap(line => line.text ?? []);

describe('a desk', () => {
  it('shows what a seat decides, and what it has on file', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const empty = await seatView(w, match, 'ann');
    expect(empty).toMatchObject({ waitedFor: true, ready: false, revision: 0, name: { kind: 'pick' }, phase: { number: 1 } });
    expect(empty.seat.id).toBe(seatOf(w, match, 'ann'));
    expect(empty.topics.map(topic => topic.key)).toEqual(['first', 'second']);
    accepted(await order(w, match, 'ann', 'first 2'));
    expect(await seatView(w, match, 'ann')).toMatchObject({ revision: 1, sheet: [{ text: 'first 2' }, { key: 'second' }] });
    expect(sheet(await seatView(w, match, 'bob'))).toEqual([]);
  });

  it('of a seat with nothing to decide is empty, and no fault', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 3'));
    for (const user of ['ann', 'bob', 'cat']) accepted(await ready(w, match, user));
    expect(phaseOf(w, match).kind).toBe('gift');
    expect(await seatView(w, match, 'bob')).toMatchObject({ waitedFor: false, topics: [], sheet: [] });
    expect(await seatView(w, match, 'ann')).toMatchObject({ waitedFor: true, sheet: [{ key: 'gift' }] });
  });

  it('is refused where there is none, with the reason', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const lobby = await lobbyOf(w);
    expect(faultOf(await seatViewOf(w.hosting, 99, 'ann', 'en'))).toEqual({ code: 'no-such-match' });
    expect(faultOf(await seatViewOf(w.hosting, lobby, 'ann', 'en'))).toEqual({ code: 'not-running' });
    expect(faultOf(await seatViewOf(w.hosting, match, 'host', 'en'))).toEqual({ code: 'no-seat' });
    accepted(await endMatch(w.hosting, match, 'host'));
    expect(faultOf(await seatViewOf(w.hosting, match, 'ann', 'en'))).toEqual({ code: 'match-over' });
  });
});

describe('orders', () => {
  it('are laid over what is on file; good lines count though others are bad', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 2'));
    const filed = accepted(await order(w, match, 'ann', 'second 3; third 4'));
    expect(filed.lines.map(line => line.fault?.code)).toEqual([undefined, 'unclear']);
    expect(sheet(filed.seatView)).toEqual(['first 2', 'second 3']);
    expect(filed.seatView.revision).toBe(2);
  });

  it('after the deadline are refused even if the clock has not ticked', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    w.pass(DAY - 1);
    accepted(await order(w, match, 'ann', 'first 2'));
    w.pass(1);
    expect(faultOf(await order(w, match, 'ann', 'first 3'))).toEqual({ code: 'phase-over' });
    expect(faultOf(await ready(w, match, 'ann'))).toEqual({ code: 'phase-over' });
    expect(sheet(await seatView(w, match, 'ann'))).toEqual(['first 2']);
  });

  it('meant for a phase that has closed are refused', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await playOut(w, match, 'first 2');
    const late = { match, phase: 1, user: 'ann', text: 'first 3', language: 'en' } as const;
    expect(faultOf(await submitOrders(w.hosting, late))).toEqual({ code: 'phase-over' });
    expect(faultOf(await replaceOrders(w.hosting, late))).toEqual({ code: 'phase-over' });
    expect(faultOf(await clearOrder(w.hosting, { ...late, key: 'first' }))).toEqual({ code: 'phase-over' });
    expect((await w.store.history.submissions(match, 1)).map(one => one.submission)).toEqual([{ first: 2 }, { first: 2 }, { first: 2 }]);
  });

  it.each([
    ['more than a hundred lines', 'first 2;'.repeat(101), { code: 'too-many-lines', most: 100 }],
    ['a line of more than 300 characters', `first 2\nsecond ${'3'.repeat(300)}`, { code: 'line-too-long', most: 300 }],
  ])('with %s are not read, and nothing of them is on file', async (_, text, fault) => {
    const game = toyGame();
    const read: typeof game.read = (...asked) => {
      expect(asked[2].length).toBeLessThan(10);
      return game.read(...asked);
    };
    const w = world(openMemoryStore(), { ...game, read });
    const match = await startedMatch(w);
    expect(faultOf(await order(w, match, 'ann', text))).toEqual(fault);
    expect(faultOf(await replaceOrders(w.hosting, { match, phase: 1, user: 'ann', text, language: 'en' }))).toEqual(fault);
    expect(faultOf(await orderForSeat(w.hosting, { match, by: 'host', seat: seatOf(w, match, 'ann'), text, language: 'en' }))).toEqual(
      fault,
    );
    expect(sheet(await seatView(w, match, 'ann'))).toEqual([]);
    accepted(await order(w, match, 'ann', 'first 2'));
  });

  it('of somebody without a seat are refused', async () => {
    const w = world(openMemoryStore());
    expect(faultOf(await order(w, await startedMatch(w), 'host', 'first 3'))).toEqual({ code: 'no-seat' });
  });

  it('sent twice by one interaction are one edit', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const edit = { match, user: 'ann', text: 'first 2', language: 'en', interaction: 'i1' } as const;
    accepted(await submitOrders(w.hosting, edit));
    accepted(await order(w, match, 'ann', 'first 1'));
    expect(accepted(await submitOrders(w.hosting, edit)).seatView).toMatchObject({ revision: 2, sheet: [{ text: 'first 1' }, {}] });
  });

  it('are left out if an interaction that was held up comes after a later one, and being ready is too', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const at = (ms: number): string => `${(BigInt(ms) << 22n) + 7n}`;
    const send = (text: string, interaction: string) => submitOrders(w.hosting, { match, user: 'ann', text, language: 'en', interaction });
    const ready = (interaction: string) =>
      markReady(w.hosting, { match, phase: 1, user: 'ann', ready: true, anyway: true, language: 'en', interaction });
    accepted(await send('first 1', at(20_000)));
    expect(faultOf(await send('first 2; second 3', at(15_000)))).toEqual({ code: 'overtaken' });
    expect(faultOf(await ready(at(15_000)))).toEqual({ code: 'overtaken' });
    expect(await seatView(w, match, 'ann')).toMatchObject({ revision: 1, ready: false, sheet: [{ text: 'first 1' }, {}] });
    accepted(await send('second 3', at(19_500)));
    expect(sheet(accepted(await send('first 1', at(20_000))).seatView)).toEqual(['first 1', 'second 3']);
    accepted(await ready(at(21_000)));
  });

  it('are never overtaken by those for another seat', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const send = (user: string, text: string, ms: number) =>
      submitOrders(w.hosting, { match, user, text, language: 'en', interaction: `${BigInt(ms) << 22n}` });
    accepted(await send('ann', 'first 1', 90_000));
    accepted(await send('bob', 'first 2', 10_000));
  });

  it('can be taken back one at a time', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 2; second 3'));
    const clear = { match, phase: 1, user: 'ann', language: 'en' } as const;
    expect(sheet(accepted(await clearOrder(w.hosting, { ...clear, key: 'first' })).seatView)).toEqual(['second 3']);
    expect(sheet(accepted(await clearOrder(w.hosting, { ...clear, key: 'first', user: 'bob' })).seatView)).toEqual([]);
  });

  it('pasted whole replace the sheet when every line is good', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 2; second 3'));
    const paste = { match, phase: 1, user: 'ann', language: 'en' } as const;
    expect(sheet(accepted(await replaceOrders(w.hosting, { ...paste, text: 'second 1' })).seatView)).toEqual(['second 1']);
    expect(sheet(accepted(await replaceOrders(w.hosting, { ...paste, text: '' })).seatView)).toEqual([]);
  });

  it('pasted whole drop nothing when a line is bad', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 2; second 3'));
    const paste = { match, phase: 1, user: 'ann', language: 'en', text: 'frist 1\nsecond 1' } as const;
    expect(sheet(accepted(await replaceOrders(w.hosting, paste)).seatView)).toEqual(['first 2', 'second 1']);
  });

  it('are confirmed to their player in one message a phase', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    const seat = seatOf(w, match, 'ann');
    accepted(await order(w, match, 'ann', 'first 2'));
    accepted(await submitOrders(w.hosting, { match, user: 'ann', text: 'second 3', language: 'fr' }));
    expect(await queued(w)).toMatchObject([
      { to: { user: 'ann' }, slot: `receipt:1:${seat}`, content: { kind: 'receipt', phase: 1, seat, language: 'fr' } },
    ]);
  });
});

describe('readiness', () => {
  it('outlives a change, unless something ordered no longer is', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 2'));
    accepted(await ready(w, match, 'ann'));
    expect(accepted(await order(w, match, 'ann', 'first 3; second 2; nonsense')).seatView.ready).toBe(true);
    expect(accepted(await clearOrder(w.hosting, { match, phase: 1, user: 'ann', key: 'second', language: 'en' })).seatView.ready).toBe(
      false,
    );
  });

  it('can be taken back', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    expect(accepted(await ready(w, match, 'ann')).ready).toBe(true);
    expect(accepted(await ready(w, match, 'ann', false)).ready).toBe(false);
    for (const user of ['bob', 'cat']) accepted(await ready(w, match, user));
    expect(phaseOf(w, match).number).toBe(1);
  });

  it('of a seat without a choice changes nothing', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 3'));
    for (const user of ['ann', 'bob', 'cat']) accepted(await ready(w, match, user));
    expect(accepted(await ready(w, match, 'bob'))).toMatchObject({ ready: false, waitedFor: false });
    expect(phaseOf(w, match).kind).toBe('gift');
  });
});

describe('the history', () => {
  it('keeps everything that was typed, even when nothing of it was understood', async () => {
    const store = openMemoryStore();
    const w = world(store);
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 2'));
    accepted(await order(w, match, 'ann', 'frist 3'));
    accepted(await clearOrder(w.hosting, { match, phase: 1, user: 'ann', key: 'first', language: 'en' }));
    expect((await store.history.edits(match, seatOf(w, match, 'ann'))).map(one => [one.typed, one.submission])).toEqual([
      ['first 2', { first: 2 }],
      ['frist 3', { first: 2 }],
      ['clear first', {}],
    ]);
  });
});
