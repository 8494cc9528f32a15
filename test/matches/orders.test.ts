import { describe, expect, it } from 'vitest';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { orderForSeat } from '../../src/matches/actions/hosting/orderForSeat.js';
import { clearOrder } from '../../src/matches/actions/orders/clearOrder.js';
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

const sheet = (shown: ReturnType<typeof seatView>) => shown.sheet.flatMap(line => line.text ?? []);

describe('a desk', () => {
  it('shows what a seat decides, and what it has on file', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    const empty = seatView(w, match, 'ann');
    expect(empty).toMatchObject({ waitedFor: true, ready: false, revision: 0, name: { kind: 'pick' }, phase: { number: 1 } });
    expect(empty.seat.id).toBe(seatOf(w, match, 'ann'));
    expect(empty.topics.map(topic => topic.key)).toEqual(['first', 'second']);
    accepted(order(w, match, 'ann', 'first 2'));
    expect(seatView(w, match, 'ann')).toMatchObject({ revision: 1, sheet: [{ text: 'first 2' }, { key: 'second' }] });
    expect(sheet(seatView(w, match, 'bob'))).toEqual([]);
  });

  it('of a seat with nothing to decide is empty, and no fault', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    accepted(order(w, match, 'ann', 'first 3'));
    for (const user of ['ann', 'bob', 'cat']) accepted(ready(w, match, user));
    expect(phaseOf(w, match).kind).toBe('gift');
    expect(seatView(w, match, 'bob')).toMatchObject({ waitedFor: false, topics: [], sheet: [] });
    expect(seatView(w, match, 'ann')).toMatchObject({ waitedFor: true, sheet: [{ key: 'gift' }] });
  });

  it('is refused where there is none, with the reason', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    const lobby = lobbyOf(w);
    expect(faultOf(seatViewOf(w.hosting, 99, 'ann', 'en'))).toEqual({ code: 'no-such-match' });
    expect(faultOf(seatViewOf(w.hosting, lobby, 'ann', 'en'))).toEqual({ code: 'not-running' });
    expect(faultOf(seatViewOf(w.hosting, match, 'host', 'en'))).toEqual({ code: 'no-seat' });
    accepted(endMatch(w.hosting, match, 'host'));
    expect(faultOf(seatViewOf(w.hosting, match, 'ann', 'en'))).toEqual({ code: 'match-over' });
  });
});

describe('orders', () => {
  it('are laid over what is on file; good lines count though others are bad', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    accepted(order(w, match, 'ann', 'first 2'));
    const filed = accepted(order(w, match, 'ann', 'second 3; third 4'));
    expect(filed.lines.map(line => line.fault?.code)).toEqual([undefined, 'unclear']);
    expect(sheet(filed.seatView)).toEqual(['first 2', 'second 3']);
    expect(filed.seatView.revision).toBe(2);
  });

  it('after the deadline are refused even if the clock has not ticked', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    w.pass(DAY - 1);
    accepted(order(w, match, 'ann', 'first 2'));
    w.pass(1);
    expect(faultOf(order(w, match, 'ann', 'first 3'))).toEqual({ code: 'phase-over' });
    expect(faultOf(ready(w, match, 'ann'))).toEqual({ code: 'phase-over' });
    expect(sheet(seatView(w, match, 'ann'))).toEqual(['first 2']);
  });

  it('meant for a phase that has closed are refused', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    playOut(w, match, 'first 2');
    const late = { match, phase: 1, user: 'ann', text: 'first 3', language: 'en' } as const;
    expect(faultOf(submitOrders(w.hosting, late))).toEqual({ code: 'phase-over' });
    expect(faultOf(replaceOrders(w.hosting, late))).toEqual({ code: 'phase-over' });
    expect(faultOf(clearOrder(w.hosting, { ...late, key: 'first' }))).toEqual({ code: 'phase-over' });
    expect(w.store.history.submissions(match, 1).map(one => one.submission)).toEqual([{ first: 2 }, { first: 2 }, { first: 2 }]);
  });

  it.each([
    ['more than a hundred lines', 'first 2;'.repeat(101), { code: 'too-many-lines', most: 100 }],
    ['a line of more than 300 characters', `first 2\nsecond ${'3'.repeat(300)}`, { code: 'line-too-long', most: 300 }],
  ])('with %s are not read, and nothing of them is on file', (_, text, fault) => {
    const game = toyGame();
    const read: typeof game.read = (...asked) => {
      expect(asked[2].length).toBeLessThan(10);
      return game.read(...asked);
    };
    const w = world(openMemoryStore(), { ...game, read });
    const match = startedMatch(w);
    expect(faultOf(order(w, match, 'ann', text))).toEqual(fault);
    expect(faultOf(replaceOrders(w.hosting, { match, phase: 1, user: 'ann', text, language: 'en' }))).toEqual(fault);
    expect(faultOf(orderForSeat(w.hosting, { match, by: 'host', seat: seatOf(w, match, 'ann'), text, language: 'en' }))).toEqual(fault);
    expect(sheet(seatView(w, match, 'ann'))).toEqual([]);
    accepted(order(w, match, 'ann', 'first 2'));
  });

  it('of somebody without a seat are refused', () => {
    const w = world(openMemoryStore());
    expect(faultOf(order(w, startedMatch(w), 'host', 'first 3'))).toEqual({ code: 'no-seat' });
  });

  it('sent twice by one interaction are one edit', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    const edit = { match, user: 'ann', text: 'first 2', language: 'en', interaction: 'i1' } as const;
    accepted(submitOrders(w.hosting, edit));
    accepted(order(w, match, 'ann', 'first 1'));
    expect(accepted(submitOrders(w.hosting, edit)).seatView).toMatchObject({ revision: 2, sheet: [{ text: 'first 1' }, {}] });
  });

  it('can be taken back one at a time', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    accepted(order(w, match, 'ann', 'first 2; second 3'));
    const clear = { match, phase: 1, user: 'ann', language: 'en' } as const;
    expect(sheet(accepted(clearOrder(w.hosting, { ...clear, key: 'first' })).seatView)).toEqual(['second 3']);
    expect(sheet(accepted(clearOrder(w.hosting, { ...clear, key: 'first', user: 'bob' })).seatView)).toEqual([]);
  });

  it('pasted whole replace the sheet when every line is good', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    accepted(order(w, match, 'ann', 'first 2; second 3'));
    const paste = { match, phase: 1, user: 'ann', language: 'en' } as const;
    expect(sheet(accepted(replaceOrders(w.hosting, { ...paste, text: 'second 1' })).seatView)).toEqual(['second 1']);
    expect(sheet(accepted(replaceOrders(w.hosting, { ...paste, text: '' })).seatView)).toEqual([]);
  });

  it('pasted whole drop nothing when a line is bad', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    accepted(order(w, match, 'ann', 'first 2; second 3'));
    const paste = { match, phase: 1, user: 'ann', language: 'en', text: 'frist 1\nsecond 1' } as const;
    expect(sheet(accepted(replaceOrders(w.hosting, paste)).seatView)).toEqual(['first 2', 'second 1']);
  });

  it('are confirmed to their player in one message a phase', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    postAll(w);
    const seat = seatOf(w, match, 'ann');
    accepted(order(w, match, 'ann', 'first 2'));
    accepted(submitOrders(w.hosting, { match, user: 'ann', text: 'second 3', language: 'fr' }));
    expect(queued(w)).toMatchObject([
      { to: { user: 'ann' }, slot: `receipt:1:${seat}`, content: { kind: 'receipt', phase: 1, seat, language: 'fr' } },
    ]);
  });
});

describe('readiness', () => {
  it('outlives a change, unless something ordered no longer is', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    accepted(order(w, match, 'ann', 'first 2'));
    accepted(ready(w, match, 'ann'));
    expect(accepted(order(w, match, 'ann', 'first 3; second 2; nonsense')).seatView.ready).toBe(true);
    expect(accepted(clearOrder(w.hosting, { match, phase: 1, user: 'ann', key: 'second', language: 'en' })).seatView.ready).toBe(false);
  });

  it('can be taken back', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    expect(accepted(ready(w, match, 'ann')).ready).toBe(true);
    expect(accepted(ready(w, match, 'ann', false)).ready).toBe(false);
    for (const user of ['bob', 'cat']) accepted(ready(w, match, user));
    expect(phaseOf(w, match).number).toBe(1);
  });

  it('of a seat without a choice changes nothing', () => {
    const w = world(openMemoryStore());
    const match = startedMatch(w);
    accepted(order(w, match, 'ann', 'first 3'));
    for (const user of ['ann', 'bob', 'cat']) accepted(ready(w, match, user));
    expect(accepted(ready(w, match, 'bob'))).toMatchObject({ ready: false, waitedFor: false });
    expect(phaseOf(w, match).kind).toBe('gift');
  });
});

describe('the history', () => {
  it('keeps everything that was typed, even when nothing of it was understood', () => {
    const store = openMemoryStore();
    const w = world(store);
    const match = startedMatch(w);
    accepted(order(w, match, 'ann', 'first 2'));
    accepted(order(w, match, 'ann', 'frist 3'));
    accepted(clearOrder(w.hosting, { match, phase: 1, user: 'ann', key: 'first', language: 'en' }));
    expect(store.history.edits(match, seatOf(w, match, 'ann')).map(one => [one.typed, one.submission])).toEqual([
      ['first 2', { first: 2 }],
      ['frist 3', { first: 2 }],
      ['clear first', {}],
    ]);
  });
});
