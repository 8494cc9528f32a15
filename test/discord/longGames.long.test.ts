import { expect, test } from 'vitest';
import type { Picture } from '../../src/matches/context/ports.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { startedGame, type TestBot, testBot, textOf } from './testBot.js';

const DAY = 24 * 60 * 60 * 1000;

/** Starts a game and appends `length` phases, all of them copies of the first. */
async function longGame(length: number): Promise<TestBot> {
  const room = testBot();
  await startedGame(room, { variant: 'classic' });
  room.pass(2 * DAY);
  await closeDuePhases(room.hosting);
  const { store } = room.hosting;
  const [first] = store.phases(1);
  if (!first) throw new Error('no phase');
  const last = (store.openPhase(1)?.number ?? 0) + length;
  for (let number = last - length + 1; number <= last; number++) {
    const year = 1902 + Math.floor((number - 3) / 5);
    store.addPhase({ ...first, number, turn: { season: 'spring', year, era: 'ad' } });
  }
  return room;
}

/** Counts the closed phases that are read with their states and reports. */
function counted(room: TestBot): { readonly read: () => number } {
  let read = 0;
  const { history } = room.hosting.store;
  const { phase, lastClosed } = history;
  const one = <T>(found: T): T => {
    read += 1;
    return found;
  };
  Object.assign(history, {
    phase: async (...asked: Parameters<typeof phase>) => one(await phase(...asked)),
    lastClosed: async (...asked: Parameters<typeof lastClosed>) => one(await lastClosed(...asked)),
    edits: () => expect.fail('the edits of everybody were read'),
  });
  return { read: () => read };
}

test.each(['map', 'history', 'explain', 'verify', 'host rollback'])(
  'A keystroke in /%s phase: reads no closed phase, however long the game is',
  async name => {
    const room = await longGame(400);
    const { read } = counted(room);
    const found = await room.as('101').complete(name, 'phase', 'spring 19', { game: '1' });
    expect(found).toHaveLength(25);
    expect(found[0]?.name).toMatch(/^Spring 19\d\d, movement$/);
    expect(read()).toBe(0);
  },
);

/** Starts a game whose phases were opened by an earlier version, which stored no turns. `kept` collects the turns stored since. */
async function oldGame(length: number) {
  const room = await longGame(length);
  const { store } = room.hosting;
  const heads = store.history.phaseHeads;
  const kept = new Map<number, Record<string, string | number>>();
  Object.assign(store.history, {
    phaseHeads: async (match: number) => (await heads(match)).map(head => ({ ...head, turn: kept.get(head.number) })),
    keepTurns: (_: number, turns: ReadonlyMap<number, Record<string, string | number>>) => {
      for (const [number, turn] of turns) kept.set(number, turn);
    },
  });
  return { room, heads, kept };
}

test('Phases that an earlier version opened are named a few at each keystroke, and then kept', async () => {
  const { room, heads, kept } = await oldGame(60);
  const { read } = counted(room);
  const typed = async () => (await room.as('101').complete('map', 'phase', '')).length;
  expect([await typed(), read(), kept.size]).toEqual([25, 25, 25]);
  expect([await typed(), read(), kept.size]).toEqual([25, 50, 50]);
  expect([await typed(), await typed(), await typed(), read()]).toEqual([25, 25, 25, (await heads(1)).length]);
});

test.each([
  ['map', {}],
  ['map', { show: 'results' }],
  ['map', { show: 'changes', phase: '7' }],
  ['explain', { order: 'par' }],
  ['verify', {}],
  ['status', {}],
  ['me', {}],
  ['log', {}],
  ['history', { as: 'edits' }],
  ['history', { as: 'chart' }],
  ['history', { as: 'history' }],
  ['history', { as: 'history', phase: '9' }],
  ['game list', {}],
] as const)('/%s %j reads a handful of phases, however long the game is', async (name, options) => {
  const room = await longGame(400);
  const { read } = counted(room);
  await room.as('101').run(name, options);
  expect(read()).toBeLessThan(10);
});

const reportsIn = (picture: Picture | undefined): readonly unknown[] => (picture && 'reports' in picture ? picture.reports : []);

test('A moving map of a long game is drawn from ninety phases, a chart from the last phase of every year; the map’s worker reads them', async () => {
  const room = await longGame(400);
  const moving = await room.as('101').run('history');
  await room.as('101').run('history', { as: 'chart' });
  const [map, chart] = room.drawn.slice(-2).map(reportsIn);
  expect(map?.length).toBeGreaterThan(60);
  expect(map?.length).toBeLessThanOrEqual(90);
  expect(chart).toHaveLength(82);
  expect([...(map ?? []), ...(chart ?? [])].every(report => typeof report === 'string')).toBe(true);
  expect(moving.attachments?.[0]?.alt).toContain('Spring 1901');
});

test('The story of a game that an earlier version began is told from its beginning, at once', async () => {
  const { room } = await oldGame(60);
  const moving = await room.as('101').run('history');
  await room.as('101').run('history', { as: 'chart' });
  const [map, chart] = room.drawn.slice(-2).map(reportsIn);
  expect(map?.length).toBeGreaterThan(60);
  expect(chart?.length).toBe(map?.length);
  expect(moving.attachments?.[0]?.alt).toContain('Spring 1901');
});

test('The year of any phase of such a game is told when it is asked for', async () => {
  const { room } = await oldGame(60);
  const first = await room.as('101').run('history', { phase: '1' });
  expect(first.attachments?.[0]?.alt).toContain('Spring 1901');
});

test('What the host did is told from one look at the game, and only as much as fits', async () => {
  const room = testBot();
  await startedGame(room);
  for (let i = 0; i < 3_000; i++) room.hosting.store.note(1, { at: i, actor: '101', deed: 'extended', about: { phase: 1 } });
  const { notes } = room.hosting.store.history;
  let looks = 0;
  Object.assign(room.hosting.store.history, {
    notes: async (match: number) => {
      looks += 1;
      return notes(match);
    },
  });
  const { read } = counted(room);
  expect(textOf(await room.as('101').run('log')).length).toBeLessThan(4_100);
  expect([looks, read()]).toEqual([1, 0]);
});
