import { afterEach, describe, expect, test, vi } from 'vitest';
import { collectGarbage } from '../../src/littleMemory.js';
import type { Arranged } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';
import { aMatch } from '../store/records.js';
import { labels, type TestBot, textOf } from './testBot.js';
import { GAME, roomWith, sending } from './variantRoom.js';

const MINUTE = 60_000;

afterEach(() => void vi.useRealTimers());

/** The game, without keeping it in memory. */
function weakly(room: TestBot): WeakRef<object> {
  const game = room.hosting.games.get(GAME);
  if (!game) throw new Error('the game is not known');
  return new WeakRef(game);
}

/** Records with a variant of a server and an open lobby of it. */
async function withLobby(): Promise<{ readonly store: Arranged; readonly room: TestBot }> {
  const store = openMemoryStore();
  const room = roomWith({ store });
  await sending(room);
  await room.as('101').run('game create', { variant: GAME });
  return { store, room };
}

describe('A bot that was started again', () => {
  test('lists the open lobbies of a server’s variant by their names in /play', async () => {
    const { store } = await withLobby();
    expect(textOf(await roomWith({ store }).as('7').run('play'))).toContain('Three Shores');
  });

  test('lets people wait for a server’s variant in /play, names it, opens its table, and shows its ratings and records by its names', async () => {
    const store = openMemoryStore();
    const manager = { isAdmin: true };
    await sending(roomWith({ store }));
    const room = (): TestBot => roomWith({ store });
    await room().as('999', manager).run('play', { here: 'yes' });
    const offered = await room().as('101').complete('play', 'variant', 'shores');
    expect(offered.map(({ value }) => value)).toEqual([GAME]);
    expect((await room().as('101').run('play', { variant: GAME })).content).toContain('You’re waiting for Three Shores');
    await room().as('102').run('play', { variant: 'three shores' });
    expect(textOf(await room().as('7').run('play'))).toContain('Three Shores, 24 hours: 2 of 3');
    expect((await room().as('103').run('play', { variant: GAME })).content).toContain('The table is full! Three Shores');
    expect((await store.matches.get(1))?.game).toBe(GAME);
    const end = store.addMatch({ ...aMatch, guild: '900', game: GAME, status: 'ended' });
    const won = { user: '101', seat: 'north', outcome: 'won', rank: 1, points: 9, rated: true } as const;
    store.arrange(end.id, tx => tx.add('results', won, { ...won, user: '102', seat: 'south', outcome: 'lost', rank: 2 }), end.id);
    for (const user of ['101', '102']) await room().as(user).run('settings', { rating: 'yes' });
    expect(textOf(await room().as('7').run('game ratings', { variant: 'three' }))).toContain('Ratings: Three Shores');
    expect(textOf(await room().as('7').run('game ratings'))).toContain('Ratings: Three Shores');
    expect(textOf(await room().as('101').run('me', { player: '101' }))).toContain('Three Shores: 1 game');
    expect(textOf(await room().as('7').run('game ratings', { variant: 'no such' }))).toContain('I don’t know a game called');
  });

  test('has whoever waits for an earlier version of a variant wait for the one that came in its place', async () => {
    const store = openMemoryStore();
    const manager = { isAdmin: true };
    await sending(roomWith({ store }));
    const room = (): TestBot => roomWith({ store });
    await room().as('999', manager).run('play', { here: 'yes' });
    for (const user of ['101', '102']) await room().as(user).run('play', { variant: GAME });
    await sending(room());
    const later = GAME.replace(/1$/, '2');
    await room().as('101').run('play', { variant: later });
    expect(textOf(await room().as('101').run('play'))).toMatch(/Three Shores, 24 hours: 2 of 3 · you’re waiting/);
    expect((await room().as('103').run('play', { variant: later })).content).toContain('The table is full! Three Shores');
    expect((await store.matches.get(1))?.game).toBe(later);
    expect(store.players(1).toSorted()).toEqual(['101', '102', '103']);
  });

  test('tells the rules of the variant to whoever is in its lobby, also in a direct message', async () => {
    const { store, room } = await withLobby();
    const [lobby] = await room.posts();
    await room.as('102').press(lobby?.post ?? {}, 'Join');
    const rules = await roomWith({ store }).as('102', { guild: null, channel: 'dm' }).run('rules');
    expect(textOf(rules)).toContain('3 powers, 20 provinces');
  });

  test('goes on with a study of it that is shared in a thread, and lists it by its name', async () => {
    const { store, room } = await withLobby();
    const [lobby] = await room.posts();
    for (const player of ['101', '102', '103']) await room.as(player).press(lobby?.post ?? {}, 'Join');
    await room.as('101').press(await room.as('101').press(lobby?.post ?? {}, 'Start'), 'Start now');
    await room.posts();
    await room.as('101').run('study game');
    await room.as('101').run('study share');
    const [[thread, standing] = ['', undefined]] = room.threads.opened;
    if (!standing) throw new Error('no thread was opened');
    const later = (): TestBot => {
      const again = roomWith({ store });
      again.threads.opened.set(thread, standing);
      return again;
    };
    const choices = await later().as('102', { channel: thread }).complete('study open', 'study', '');
    expect(choices.map(({ name }) => name)).toEqual([expect.stringContaining('Three Shores')]);
    const board = await later().as('102', { channel: thread }).run('study open', { study: '1' });
    expect(labels(board)).toContain('Resolve');
    expect(textOf(await later().as('102', { channel: thread }).press(board, 'Resolve'))).toContain('Position 2 of 2');
  });
});

describe('A game of a variant of a server', () => {
  /** How often the store is asked for the parts of a variant: once each time it is learnt. */
  const counted = (store: Arranged): { readonly store: Arranged; readonly learnt: () => number } => {
    const get = vi.spyOn(store.variants, 'get');
    return { store, learnt: () => get.mock.calls.length };
  };

  test('is forgotten when nobody used it for an hour, and learnt again when it is needed', async () => {
    const { store } = await withLobby();
    const { learnt } = counted(store);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const room = roomWith({ store });
    const rules = async (): Promise<string> => textOf(await room.as('101').run('rules'));
    expect(await rules()).toContain('Three Shores');
    expect(learnt()).toBe(1);
    for (let quarters = 0; quarters < 8; quarters++) {
      vi.advanceTimersByTime(30 * MINUTE);
      await rules();
    }
    expect(learnt()).toBe(1);
    vi.advanceTimersByTime(80 * MINUTE);
    expect(room.hosting.games.has(GAME)).toBe(false);
    expect(await rules()).toContain('Three Shores');
    expect(learnt()).toBe(2);
  });

  test('leaves no memory behind when it is forgotten: not its orders, pictures, study or opponents', async () => {
    const { store, room: first } = await withLobby();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const room = roomWith({ store });
    const [lobby] = await first.posts();
    for (const player of ['101', '102', '103']) await room.as(player).press(lobby?.post ?? {}, 'Join');
    await room.as('101').press(await room.as('101').press(lobby?.post ?? {}, 'Start'), 'Start now');
    await room.posts();
    await room.as('101').run('orders');
    await room.as('101').run('map');
    await room.as('101').run('study game');
    await room.as('101').complete('orders', 'text', 'A as');
    const held = weakly(room);
    vi.advanceTimersByTime(80 * MINUTE);
    expect(room.hosting.games.has(GAME)).toBe(false);
    for (let turns = 0; turns < 50 && held.deref() !== undefined; turns++) {
      await new Promise(resolve => setImmediate(resolve));
      collectGarbage();
    }
    expect(held.deref() === undefined).toBe(true);
  });
});
