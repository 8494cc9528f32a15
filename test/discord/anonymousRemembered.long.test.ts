import { expect, test } from 'vitest';
import { markReady } from '../../src/matches/actions/orders/markReady.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { lobbyTimes } from '../../src/matches/read/lobbyTimes.js';
import { ratingsIn } from '../../src/matches/read/ratings.js';
import { reliabilityIn } from '../../src/matches/read/reliability.js';
import { statisticsIn } from '../../src/matches/read/statistics.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { accepted } from '../matches/world.js';
import { openMemoryStore } from '../records/memory.js';
import { type TestBot, testBot, textOf } from './testBot.js';

const USERS = ['101', '102', '103', '104', '105', '106', '107'];
const GUILD = '900';
const DAY = 24 * 60 * 60 * 1000;

/**
 * Plays games of Classic one after the other, each to its end: some send their orders, one is late each time, one misses until the seat is lost,
 * one gives up; the others agree on a draw. Then everything that is told of it to anybody.
 */
async function played(anonymous: boolean, games: number): Promise<{ readonly room: TestBot; readonly told: readonly string[] }> {
  const room = testBot(openMemoryStore());
  for (const user of USERS) await room.as(user).run('settings', { rating: 'yes' });
  for (let number = 1; number <= games; number++) {
    await room.as('101').run('game create', { variant: 'classic', rules: `grace 6h${anonymous ? '; anonymous' : ''}` });
    const lobby = (await room.posts())[0]?.post ?? {};
    for (const user of USERS) await room.as(user).press(lobby, 'Join');
    await room.as('101').press(await room.as('101').press(lobby, 'Start'), 'Start now');
    const seatOf = (user: string): string => room.hosting.store.seatHolders(number).find(one => one.user === user)?.seat ?? '';
    const [late, silent, leaving] = ['102', '103', '104'];
    accepted(await resignSeat(room.hosting, number, leaving));
    for (let phases = 0; phases < 6 && seatOf(silent) !== ''; phases++) {
      const phase = room.hosting.store.openPhase(number)?.number ?? 0;
      const sends = async (user: string): Promise<unknown> =>
        markReady(room.hosting, { match: number, phase, user, ready: true, anyway: true, language: 'en' });
      for (const user of ['101', '105', '106', '107']) await sends(user);
      room.pass((room.hosting.store.openPhase(number)?.dueAt ?? 0) - room.hosting.now());
      await closeDuePhases(room.hosting);
      await sends(late);
      room.pass(DAY / 4);
      await closeDuePhases(room.hosting);
    }
    expect(seatOf(silent)).toBe('');
    for (const user of USERS.filter(one => seatOf(one) !== '')) await room.as(user).run('draw', { game: `${number}` });
    await room.posts();
    expect((await room.hosting.store.matches.get(number))?.end?.kind).toBe('draw');
  }
  const told: string[] = [];
  for (const user of USERS) {
    told.push(textOf(await room.as(user).run('me')));
    for (const player of USERS) told.push(textOf(await room.as(user).run('me', { player })));
    told.push(textOf(await room.as(user).run('game ratings')), textOf(await room.as(user).run('game ratings', { variant: 'classic' })));
  }
  await room.as('108').run('game create', { variant: 'classic' });
  told.push(...(await room.posts()).map(({ post }) => textOf(post)));
  return { room, told };
}

const ABOUT = /Your reliability|finished:|\d+ won|±|lobbies for this game/;

test('Of anonymous games that were played to their end nothing is in ratings, reliability, statistics or waiting times', async () => {
  const { room, told } = await played(true, 10);
  for (const user of USERS) {
    expect((await reliabilityIn(room.hosting, GUILD, user)).counts).toEqual({ kept: 0, late: 0, missed: 0, left: 0 });
    expect((await statisticsIn(room.hosting, GUILD, user)).games).toBe(0);
  }
  expect(await ratingsIn(room.hosting, GUILD, 'classic')).toEqual([]);
  expect(await lobbyTimes(room.hosting, { guild: GUILD, game: 'classic', plan: {} })).toBeUndefined();
  expect(told.filter(text => ABOUT.test(text.replace(/-#.*/gs, '')))).toEqual([]);
});

test('Of the same games that are not anonymous it is, in each of them', async () => {
  const { room, told } = await played(false, 10);
  const counts = async (user: string) => (await reliabilityIn(room.hosting, GUILD, user)).counts;
  expect((await counts('101')).kept).toBeGreaterThan(0);
  expect((await counts('102')).late).toBeGreaterThan(0);
  expect((await counts('103')).missed).toBeGreaterThan(0);
  expect((await counts('104')).left).toBe(10);
  expect((await statisticsIn(room.hosting, GUILD, '105')).games).toBe(10);
  expect(await ratingsIn(room.hosting, GUILD, 'classic')).toHaveLength(USERS.length);
  expect(await lobbyTimes(room.hosting, { guild: GUILD, game: 'classic', plan: {} })).toMatchObject({ lobbies: 10, begun: 10 });
  for (const about of ['Your reliability', 'finished:', '±', 'lobbies for this game'])
    expect(told.some(text => text.includes(about))).toBe(true);
});
