import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapInOrder } from '../../src/lib/inOrder.js';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { changeSettings } from '../../src/matches/actions/people/changeSettings.js';
import { sendPress } from '../../src/matches/actions/press/sendPress.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { takeSeat } from '../../src/matches/actions/seats/takeSeat.js';
import type { MatchStore } from '../../src/matches/context/store.js';
import { backOff } from '../../src/matches/delivery/backOff.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import { createOutboxWorker } from '../../src/matches/delivery/outboxWorker.js';
import { resumeMatch } from '../../src/matches/turn/resumeMatch.js';
import { openStore } from '../../src/store/openStore.js';
import { arranged } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';
import { type Answer, fakeDelivery, kinds, notPosted } from './fakeDelivery.js';
import { toyGame } from './toyGame.js';
import {
  accepted,
  contents,
  HOUR,
  lobbyOf,
  matchOf,
  order,
  PLAYERS,
  phaseOf,
  playOut,
  postAll,
  queued,
  seatOf,
  startedInChannel,
  startedMatch,
  world,
} from './world.js';

const toChannel = (outgoing: { row: { to: object } }): boolean => 'channel' in outgoing.row.to;

describe('delivery', () => {
  it('posts what is queued for a channel in its order, each once', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await playOut(w, match, 'first 2');
    const deps = fakeDelivery();
    const posted = await deliver(w.hosting, deps);
    expect(kinds(deps.sent.filter(toChannel))).toEqual(['lobby', 'opening', 'phase', 'results', 'phase']);
    expect(posted).toBe(deps.sent.length);
    expect(await deliver(w.hosting, deps)).toBe(0);
  });

  it('edits the message of a slot that was posted before', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const deps = fakeDelivery();
    await deliver(w.hosting, deps);
    const card = deps.sent.find(outgoing => outgoing.row.slot === 'phase:1');
    expect(card?.edits).toBeUndefined();
    await playOut(w, match, 'first 2');
    await deliver(w.hosting, deps);
    const again = deps.sent.filter(outgoing => outgoing.row.slot === 'phase:1').at(-1);
    expect(again?.edits).toEqual({ channel: 'channel', message: `m${card?.row.id}` });
  });

  it('draws the opening, the results, and the ending with the story of the game, and nothing else', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const deps = fakeDelivery();
    await deliver(w.hosting, deps);
    await playOut(w, match, 'first 50');
    await deliver(w.hosting, deps);
    const pictured = deps.sent.filter(outgoing => outgoing.pictures.length > 0);
    expect(kinds(pictured.filter(toChannel))).toEqual(['opening', 'results', 'ending']);
    expect(new Set(kinds(pictured.filter(outgoing => !toChannel(outgoing))))).toEqual(new Set(['dealt']));
  });

  it('draws for results, where the host wants it, the part of the board in which most happened as well', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    w.store.saveMatch({ ...(await matchOf(w, match)), pictures: { closeUp: true, look: 'night' } });
    const deps = fakeDelivery();
    await playOut(w, match, 'first 50');
    await deliver(w.hosting, deps);
    const results = deps.drawn.filter(({ kind }) => kind === 'results');
    expect(results.map(({ theatre, look }) => [theatre, look?.palette])).toEqual([
      [undefined, 'night'],
      ['busiest', 'night'],
    ]);
  });

  it.each([
    ['more than a third of the moves are in one part', true],
    ['they are spread over the board', false],
  ])('draws a close-up by itself if %s: %s', async (_, isInOnePart) => {
    const w = world(openMemoryStore(), { ...toyGame(), isInOnePart: () => isInOnePart });
    const match = await startedMatch(w);
    const deps = fakeDelivery();
    await playOut(w, match, 'first 50');
    await deliver(w.hosting, deps);
    const results = deps.drawn.filter(({ kind }) => kind === 'results');
    expect(results.map(({ theatre }) => theatre)).toEqual(isInOnePart ? [undefined, 'busiest'] : [undefined]);
  });

  it('sends the words alone when the picture cannot be drawn', async () => {
    const w = world(openMemoryStore());
    await startedMatch(w);
    const deps = fakeDelivery();
    await deliver(w.hosting, { ...deps, renderer: { ...deps.renderer, draw: () => Promise.reject(new Error('no ink')) } });
    expect(deps.sent.map(outgoing => [outgoing.row.content.kind, outgoing.pictures])).toContainEqual(['opening', []]);
    expect(await contents(w)).toEqual([]);
    expect(w.logged.join()).toContain('a picture could not be drawn');
  });

  it('tries again later, each time later, and keeps the order of the channel', async () => {
    const w = world(openMemoryStore());
    await startedInChannel(w);
    let isDown = true;
    const deps = fakeDelivery(outgoing => (isDown && toChannel(outgoing) ? notPosted('later') : undefined));
    await deliver(w.hosting, deps);
    expect(kinds(deps.sent)).toEqual(['lobby']);
    await deliver(w.hosting, deps);
    expect(deps.sent).toHaveLength(1);
    w.pass(1000);
    await deliver(w.hosting, deps);
    expect(kinds(deps.sent)).toEqual(['lobby', 'lobby']);
    isDown = false;
    w.pass(2000);
    await deliver(w.hosting, deps);
    expect(kinds(deps.sent.slice(2))).toEqual(['lobby', 'opening', 'phase']);
  });

  it('repeats a message whose answer was lost with the same nonce, and says when it was first tried', async () => {
    const w = world(openMemoryStore());
    await lobbyOf(w, []);
    const first = w.hosting.now();
    const deps = fakeDelivery(() => (deps.sent.length === 1 ? Promise.reject(new Error('socket cut')) : undefined));
    await deliver(w.hosting, deps);
    w.pass(HOUR);
    await deliver(w.hosting, deps);
    const [once, twice] = deps.sent;
    expect(twice?.row.nonce).toBe(once?.row.nonce);
    expect([once?.row.triedAt, twice?.row.triedAt, twice?.row.attempts]).toEqual([undefined, first, 1]);
  });

  it('gives up a closed DM quietly', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 2'));
    await deliver(
      w.hosting,
      fakeDelivery(outgoing => (toChannel(outgoing) ? undefined : notPosted('closed-dm'))),
    );
    expect([await contents(w), (await matchOf(w, match)).status]).toEqual([[], 'running']);
  });

  it('that was a letter tells whoever wrote it, once, and nobody who has taken the seat since', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const [from, to] = [seatOf(w, match, 'ann'), seatOf(w, match, 'bob')];
    const toBob = fakeDelivery(({ row }) => ('user' in row.to && row.to.user === 'bob' ? notPosted('closed-dm') : undefined));
    await deliver(w.hosting, toBob);
    accepted(await sendPress(w.hosting, { match, user: 'ann', to: [to, seatOf(w, match, 'cat')], text: 'peace', interaction: '1' }));
    await deliver(w.hosting, toBob);
    await deliver(w.hosting, toBob);
    const lost = toBob.sent.filter(({ row }) => row.content.kind === 'press-lost').map(({ row }) => [row.to, row.content]);
    expect(lost).toEqual([[{ user: 'ann' }, { kind: 'press-lost', phase: 1, seat: from, to: [to] }]]);
    w.pass(HOUR);
    accepted(await sendPress(w.hosting, { match, user: 'ann', to: [to], text: 'war', interaction: '2' }));
    w.pass(HOUR);
    accepted(await resignSeat(w.hosting, match, 'ann'));
    accepted(await takeSeat(w.hosting, { match, seat: from, user: 'dan' }));
    await deliver(w.hosting, toBob);
    await deliver(w.hosting, toBob);
    expect(toBob.sent.filter(({ row }) => row.content.kind === 'press-lost')).toHaveLength(1);
  });

  it.each([
    ['gone', 'channel-gone'],
    ['forbidden', 'forbidden'],
  ] as const)('to a channel that is %s pauses the match, tells the host, and goes on when it resumes', async (because, told) => {
    const w = world(openMemoryStore());
    const match = await startedInChannel(w);
    let isGone = true;
    const deps = fakeDelivery(outgoing => (isGone && toChannel(outgoing) ? notPosted(because) : undefined));
    await deliver(w.hosting, deps);
    expect(await matchOf(w, match)).toMatchObject({ status: 'paused', pausedBecause: told });
    expect(deps.sent.map(outgoing => outgoing.row.content)).toEqual([{ kind: 'lobby' }, { kind: 'paused', because: told }]);
    w.pass(HOUR);
    await deliver(w.hosting, deps);
    expect(deps.sent).toHaveLength(2);
    isGone = false;
    accepted(await resumeMatch(w.hosting, match, 'host'));
    w.pass(HOUR);
    await deliver(w.hosting, deps);
    expect(kinds(deps.sent.slice(2))).toEqual(['lobby', 'opening', 'notice', 'phase']);
  });

  it('to a user we may not write to is given up and pauses nothing', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 2'));
    await deliver(
      w.hosting,
      fakeDelivery(outgoing => (toChannel(outgoing) ? undefined : notPosted('forbidden'))),
    );
    expect([await contents(w), (await matchOf(w, match)).status]).toEqual([[], 'running']);
  });

  it('to the lost channel of a match that is over is given up', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    accepted(await endMatch(w.hosting, match, 'host'));
    await deliver(
      w.hosting,
      fakeDelivery(() => notPosted('gone')),
    );
    expect([await contents(w), (await matchOf(w, match)).status]).toEqual([[], 'ended']);
  });

  it('of one channel does not wait for another', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 2'));
    let letGo = (): void => undefined;
    const held = new Promise<undefined>(done => {
      letGo = () => done(undefined);
    });
    const deps = fakeDelivery(outgoing => (outgoing.row.content.kind === 'receipt' ? held : undefined));
    const delivered = deliver(w.hosting, deps);
    while ((await queued(w)).length > 1) await new Promise(done => setImmediate(done));
    expect((await queued(w)).map(row => row.content.kind)).toEqual(['receipt']);
    letGo();
    expect(await delivered).toBe(7);
  });

  it('sends the newest of many changes that came while a message was under way', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await deliver(w.hosting, fakeDelivery());
    accepted(await order(w, match, 'ann', 'first 1'));
    const deps = fakeDelivery(async () => {
      if (deps.sent.length > 1) return undefined;
      for (const text of ['first 2', 'first 3']) accepted(await order(w, match, 'ann', text));
      return undefined;
    });
    await deliver(w.hosting, deps);
    expect(deps.sent.map(outgoing => outgoing.filed?.[0]?.text)).toEqual(['first 1', 'first 3']);
  });

  it('leaves alone a message that a newer one has replaced', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await deliver(w.hosting, fakeDelivery());
    accepted(await order(w, match, 'ann', 'first 1'));
    const stale = await queued(w);
    accepted(await order(w, match, 'ann', 'first 2'));
    let asked = 0;
    const due: typeof w.store.outbox.due = async (at, limit) => {
      asked += 1;
      return asked === 1 ? stale : await w.store.outbox.due(at, limit);
    };
    const deps = fakeDelivery();
    expect(await deliver({ ...w.hosting, store: { ...w.store, outbox: { ...w.store.outbox, due } } }, deps)).toBe(1);
    expect(deps.sent.map(outgoing => outgoing.filed?.[0]?.text)).toEqual(['first 2']);
  });

  it('draws no salt for a seal while a message is made: they are on record since the phase opened', async () => {
    const w = world(openMemoryStore());
    const keepSalt = (): never => {
      throw new Error('a write that waits for the disk by itself');
    };
    const match = await startedMatch(w);
    await playOut(w, match, 'first 2');
    const deps = fakeDelivery();
    await deliver({ ...w.hosting, store: { ...w.store, history: { ...w.store.history, keepSalt } } }, deps);
    expect(kinds(deps.sent)).toContain('results');
    expect(deps.sent.find(({ row }) => row.content.kind === 'results')?.orderSeals?.map(({ salt }) => salt?.length)).toEqual([32, 32, 32]);
    expect(w.logged.join()).not.toContain('could not be made');
  });

  it('of a message that cannot be made holds up no other channel, and says nothing of its content', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await deliver(w.hosting, fakeDelivery());
    await playOut(w, match, 'first 2');
    w.store.recordReport(match, 1, { kind: 'secret' }, 1);
    const deps = fakeDelivery();
    await deliver(w.hosting, deps);
    expect(kinds(deps.sent).toSorted()).toEqual(['phase', ...Array<string>(6).fill('receipt')]);
    expect(w.logged.join()).toContain('a message could not be made');
    expect(w.logged.join()).not.toContain('secret');
  });

  it('of a match that cannot be read holds up no other match, not even to the same users and channel', async () => {
    const w = world(openMemoryStore());
    const broken = await startedMatch(w);
    const sound = await startedMatch(w);
    const read: MatchStore['read'] = async (id, people) => {
      if (id === broken) throw new Error('secret');
      return await w.store.matches.read(id, people);
    };
    const deps = fakeDelivery();
    await deliver({ ...w.hosting, store: { ...w.store, matches: { ...w.store.matches, read } } }, deps);
    expect(new Set(deps.sent.map(({ row }) => row.match))).toEqual(new Set([sound]));
    expect((await queued(w)).filter(row => row.match === sound)).toEqual([]);
    expect(w.logged.join()).toContain('a message could not be made');
    expect(w.logged.join()).not.toContain('secret');
    w.pass(HOUR);
    await deliver(w.hosting, deps);
    expect(new Set(deps.sent.map(({ row }) => row.match))).toEqual(new Set([sound, broken]));
  });
});

describe('a picture that takes its time', () => {
  /** Delivery with a renderer that finishes its pictures when `finish` is called. */
  function slowDelivery(answer?: Answer) {
    const finishing: (() => void)[] = [];
    const deps = fakeDelivery(answer);
    const draw = () => new Promise<Uint8Array>(done => finishing.push(() => done(new Uint8Array([1]))));
    return {
      ...deps,
      renderer: { draw, outline: draw, page: draw },
      finish: () => {
        for (const done of finishing.splice(0)) done();
      },
    };
  }
  const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await new Promise(done => setTimeout(done, 5));
  };

  it('does not hold up the words, nor what comes behind them, and is put into the same message', async () => {
    const w = world(openMemoryStore());
    await startedInChannel(w);
    const deps = slowDelivery();
    const delivered = deliver(w.hosting, deps);
    await until(() => kinds(deps.sent).includes('phase'));
    expect(kinds(deps.sent)).toEqual(['lobby', 'opening', 'phase']);
    expect([deps.sent[1]?.pictures, deps.sent[1]?.edits]).toEqual([[], undefined]);
    deps.finish();
    expect(await delivered).toBe(4);
    expect(kinds(deps.sent)).toEqual(['lobby', 'opening', 'phase', 'opening']);
    expect(deps.sent[3]).toMatchObject({ pictures: [{ bytes: new Uint8Array([1]) }], edits: { message: expect.any(String) } });
    expect(await queued(w)).toEqual([]);
  });

  it('is drawn after the next start when the bot ends before', async () => {
    const w = world(openMemoryStore());
    await startedInChannel(w);
    const deps = slowDelivery();
    void deliver(w.hosting, deps);
    await until(() => kinds(deps.sent).includes('phase'));
    await until(async () => (await queued(w)).length === 1);
    const later = fakeDelivery();
    expect(await deliver(w.hosting, later)).toBe(1);
    expect(later.sent[0]).toMatchObject({ pictures: [{ shows: { kind: 'position' } }], edits: { message: expect.any(String) } });
    deps.finish();
  });

  it('holds up nothing after the next start either', async () => {
    const w = world(openMemoryStore());
    const match = await startedInChannel(w);
    const before = slowDelivery();
    const earlier = createOutboxWorker({ hosting: w.hosting, ...before });
    await until(async () => (await queued(w)).length === 1 && kinds(before.sent).includes('phase'));
    const ended = earlier.stop();
    await playOut(w, match, 'first 2');
    const after = slowDelivery();
    const delivered = deliver(w.hosting, after);
    await until(() => kinds(after.sent).includes('results'));
    await until(async () => (await queued(w)).every(({ content }) => content.kind === 'opening' || content.kind === 'results'));
    expect(kinds(after.sent.filter(toChannel))).toEqual(['results', 'phase', 'phase']);
    after.finish();
    await delivered;
    const drawn = after.sent.filter(({ pictures }) => pictures.length > 0);
    expect(new Map(drawn.map(({ row, edits }) => [row.slot, edits !== undefined]))).toEqual(
      new Map([
        ['opening', true],
        ['results:1', true],
      ]),
    );
    expect(await queued(w)).toEqual([]);
    before.finish();
    await ended;
  });

  it('lets nothing overtake words that must be sent once more', async () => {
    const w = world(openMemoryStore());
    await startedInChannel(w);
    let isDown = true;
    const deps = slowDelivery(({ row }) => (isDown && row.content.kind === 'opening' ? notPosted('later') : undefined));
    const post = createOutboxWorker({ hosting: w.hosting, ...deps });
    await until(async () => deps.sent.length === 2 && (await queued(w)).length === 0);
    isDown = false;
    w.pass(1000);
    post.wake();
    await until(() => kinds(deps.sent).includes('phase'));
    expect(kinds(deps.sent)).toEqual(['lobby', 'opening', 'opening', 'phase']);
    await until(async () => (await queued(w)).length === 1);
    deps.finish();
    await post.stop();
  });
});

describe('words and pictures arrive together', () => {
  // Timers run when the test says so; nothing depends on how fast the machine is.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());
  const turn = () => new Promise<void>(done => setImmediate(done));
  const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await turn();
  };
  /** Long enough for everything that does not wait for a timer. */
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 50; i++) await turn();
  };

  /** Delivery whose pictures are drawn when the test says so. */
  function drawingWhenTold() {
    const asked: (() => void)[] = [];
    const deps = fakeDelivery();
    const draw = () => new Promise<Uint8Array>(done => asked.push(() => done(new Uint8Array([1]))));
    return { ...deps, renderer: { draw, outline: draw, page: draw }, asked };
  }

  it('if the drawing takes at most two seconds', async () => {
    const w = world(openMemoryStore());
    await startedInChannel(w);
    const deps = drawingWhenTold();
    const delivered = deliver(w.hosting, deps);
    await until(() => deps.asked.length === 1);
    await settled();
    vi.advanceTimersByTime(1_999);
    await settled();
    expect(kinds(deps.sent)).toEqual(['lobby']);
    for (const draw of deps.asked) draw();
    expect(await delivered).toBe(3);
    expect(kinds(deps.sent)).toEqual(['lobby', 'opening', 'phase']);
    expect(deps.sent[1]).toMatchObject({ pictures: [{ bytes: new Uint8Array([1]) }] });
    expect(deps.sent[1]?.edits).toBeUndefined();
  });

  it('otherwise the words are posted after two seconds, and the picture is put in later', async () => {
    const w = world(openMemoryStore());
    await startedInChannel(w);
    const deps = drawingWhenTold();
    const delivered = deliver(w.hosting, deps);
    await until(() => deps.asked.length === 1);
    await settled();
    vi.advanceTimersByTime(1_999);
    await settled();
    expect(kinds(deps.sent)).toEqual(['lobby']);
    vi.advanceTimersByTime(1);
    await settled();
    expect(deps.sent.map(({ row, pictures }) => [row.content.kind, pictures.length])).toEqual([
      ['lobby', 0],
      ['opening', 0],
      ['phase', 0],
    ]);
    for (const draw of deps.asked) draw();
    await delivered;
    expect(deps.sent[3]).toMatchObject({ pictures: [{ bytes: new Uint8Array([1]) }], edits: { message: expect.any(String) } });
  });

  it('and words wait for no picture while those of more than twenty other messages are being drawn', async () => {
    const w = world(openMemoryStore());
    for (const player of PLAYERS) await changeSettings(w.hosting, player, { messages: 'off' });
    const matches = await mapInOrder([...Array(22).keys()], async () => {
      const match = await lobbyOf(w);
      w.store.saveMatch({ ...(await matchOf(w, match)), channel: `channel-${match}` });
      accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
      return match;
    });
    const last = { channel: `channel-${matches.at(-1)}` };
    const deps = drawingWhenTold();
    const delivered = deliver(w.hosting, deps);
    const openings = () => deps.sent.filter(({ row }) => row.content.kind === 'opening');
    /** Runs the clock for so long, ms. Notes of many messages are gathered for some milliseconds, and the outbox is read four times a second. */
    const run = async (time: number): Promise<void> => {
      for (let passed = 0; passed < time; passed += 25) {
        await settled();
        vi.advanceTimersByTime(25);
      }
      await settled();
    };
    await run(1_000);
    expect(deps.asked).toHaveLength(22);
    expect(openings().map(({ row, pictures }) => [row.to, pictures])).toEqual([[last, []]]);
    for (const draw of deps.asked) draw();
    await run(1_000);
    const drawn = openings().filter(({ pictures }) => pictures.length === 1);
    expect(new Set(drawn.map(({ row }) => row.match)).size).toBe(22);
    expect(drawn.filter(({ edits }) => edits).map(({ row }) => row.to)).toEqual([last]);
    expect(await delivered).toBe(deps.sent.length);
  });
});

describe('a message whose first try was lost', () => {
  it.each([
    ['stands in the DM', { ok: true, channel: 'dm-ann', message: 'm7' }, { channel: 'dm-ann', message: 'm7' }],
    ['was never posted', notPosted('needless'), undefined],
  ] as const)('and is not for its reader any more is not sent; one that %s is known for that', async (_, found, known) => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await deliver(w.hosting, fakeDelivery());
    accepted(await order(w, match, 'ann', 'first 2'));
    const [receipt] = await queued(w);
    w.store.tryDelivery(receipt?.id ?? 0, w.hosting.now());
    accepted(await resignSeat(w.hosting, match, 'ann'));
    const deps = fakeDelivery(
      () => undefined,
      row => (row.id === receipt?.id ? found : undefined),
    );
    await deliver(w.hosting, deps);
    const receipts = deps.sent.filter(({ row }) => row.content.kind === 'receipt');
    expect(receipts.map(({ edits, row: { content } }) => [edits, content.kind === 'receipt' && content.left])).toEqual(
      known === undefined ? [] : [[known, true]],
    );
    expect(await w.store.outbox.messageIn(receipt ?? expect.fail('no receipt'))).toEqual(known);
    expect(await queued(w)).toEqual([]);
  });

  it('and is not for its reader any more waits while Discord cannot be asked', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await deliver(w.hosting, fakeDelivery());
    accepted(await order(w, match, 'ann', 'first 2'));
    const [receipt] = await queued(w);
    w.store.tryDelivery(receipt?.id ?? 0, w.hosting.now());
    accepted(await resignSeat(w.hosting, match, 'ann'));
    await deliver(
      w.hosting,
      fakeDelivery(
        () => undefined,
        () => notPosted('later'),
      ),
    );
    w.pass(HOUR);
    expect((await queued(w)).map(({ id }) => id)).toEqual([receipt?.id]);
  });

  it('gets its picture, in case it was posted without', async () => {
    const w = world(openMemoryStore());
    await startedMatch(w);
    const opening = (await queued(w)).find(({ content }) => content.kind === 'opening');
    w.store.tryDelivery(opening?.id ?? 0, w.hosting.now());
    const deps = fakeDelivery();
    await deliver(w.hosting, deps);
    expect(
      deps.sent
        .filter(({ row }) => row.content.kind === 'opening')
        .map(({ edits, pictures }) => [edits !== undefined, pictures.length > 0]),
    ).toEqual([
      [false, true],
      [true, true],
    ]);
  });
});

describe('a letter', () => {
  it('of results tells the skipped phases and the standings they led to', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await playOut(w, match, 'first 2');
    const deps = fakeDelivery();
    await deliver(w.hosting, deps);
    const results = deps.sent.find(outgoing => outgoing.row.content.kind === 'results');
    expect(results).toMatchObject({ phase: { number: 1 }, phaseName: { kind: 'pick' }, open: { phase: { number: 4 } } });
    expect(results?.skipped.map(one => [one.name.kind, one.phase.closedBy])).toEqual([
      ['gift', 'skipped'],
      ['rest', 'skipped'],
    ]);
    expect(results?.standings.map(one => one.points)).toEqual([3, 3, 3]);
  });

  it('of a receipt tells its player, in his language, what is on file', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', 'first 2'));
    const deps = fakeDelivery();
    await deliver({ ...w.hosting }, deps);
    const receipt = deps.sent.find(outgoing => outgoing.row.content.kind === 'receipt');
    expect(receipt).toMatchObject({ row: { to: { user: 'ann' } }, language: 'en', ready: false, phase: { number: 1 } });
    expect(receipt?.filed).toEqual([
      { label: 'en first', text: 'first 2' },
      { label: 'en second', text: undefined },
    ]);
    expect(receipt?.row.content).toMatchObject({ seat: seatOf(w, match, 'ann') });
  });

  it('of a lobby tells its players and all its seats; of an ending how it ended', async () => {
    const w = world(openMemoryStore());
    const match = await lobbyOf(w, ['bob', 'ann']);
    const deps = fakeDelivery();
    await deliver(w.hosting, deps);
    expect(deps.sent[0]).toMatchObject({ players: ['bob', 'ann'], seatHolders: [], seats: [{}, {}, {}], language: 'en' });
    const other = await startedMatch(w);
    accepted(await endMatch(w.hosting, other, 'host'));
    await deliver(w.hosting, deps);
    const ending = deps.sent.find(outgoing => outgoing.row.content.kind === 'ending');
    expect(ending).toMatchObject({ end: { kind: 'ended-by-host' }, phase: { number: phaseOf(w, other).number } });
    expect([ending?.open, (await matchOf(w, match)).status]).toEqual([undefined, 'lobby']);
  });
});

describe('the wait before another try', () => {
  it('grows from about a second to at most five minutes', () => {
    const waits = [0, 1, 5, 8, 9, 30].map(attempts => backOff({ id: 12, attempts }));
    const longest = [1000, 2000, 32_000, 256_000, 300_000, 300_000];
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeLessThanOrEqual(longest[index] ?? 0);
      expect(wait).toBeGreaterThanOrEqual((longest[index] ?? 0) / 2);
    }
  });

  it('is not the same for all', () => {
    expect(new Set([1, 2, 3, 4, 5].map(id => backOff({ id, attempts: 9 }))).size).toBe(5);
  });
});

describe('a crash between closing a phase and posting it', () => {
  it('loses nothing: the next start posts it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
    const path = join(folder, 'records.sqlite');
    const before = accepted(openStore(path));
    const match = await startedMatch(world(arranged(before.store)));
    await playOut(world(arranged(before.store)), match, 'first 2');
    before.close();

    const after = accepted(openStore(path));
    const deps = fakeDelivery();
    await deliver(world(arranged(after.store)).hosting, deps);
    expect(kinds(deps.sent.filter(toChannel))).toEqual(['lobby', 'opening', 'phase', 'results', 'phase']);
    after.close();
    rmSync(folder, { recursive: true });
  });
});
