import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { HostingRules } from '../../src/matches/model/hostingRules.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { openMemoryStore as openRecords } from '../../src/store/openStore.js';
import { accepted, DAY, HOUR, lobbyOf, order, PLAYERS, playOut, ready, startedMatch, world } from '../matches/world.js';
import { openMemoryStore } from '../records/memory.js';

/** How many functions a port may have, and how many statements a decision may take besides the beginning and the end of its transaction. */
const [MOST_FUNCTIONS, MOST_STATEMENTS] = [20, 12];

it('No port of the store has more than twenty functions', () => {
  const ports = Object.entries(openRecords()).map(([name, port]) => [name, Object.keys(port).length] as const);
  expect(ports.length).toBeGreaterThan(5);
  for (const [name, functions] of ports) {
    expect(functions, name).toBeGreaterThan(0);
    expect(functions, name).toBeLessThanOrEqual(MOST_FUNCTIONS);
  }
});

describe.skipIf(process.env.STORE === 'postgres')('A decision takes at most twelve statements', () => {
  const METHODS = ['run', 'get', 'all', 'iterate'] as const;
  let spies: readonly MockInstance[] = [];

  beforeEach(() => {
    const database = new Database(':memory:');
    const statements: Database.Statement = Object.getPrototypeOf(database.prepare('select 1'));
    database.close();
    spies = METHODS.map(method => vi.spyOn(statements, method));
  });
  afterEach(() => {
    for (const spy of spies) spy.mockRestore();
  });

  /** What was sent to the database since the last call, in order. */
  function sent(): readonly string[] {
    const calls = spies.flatMap(({ mock }) =>
      mock.contexts.map((statement, i) => ({
        at: mock.invocationCallOrder[i] ?? 0,
        text: String(Reflect.get(Object(statement), 'source')),
      })),
    );
    for (const spy of spies) spy.mockClear();
    return calls.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  }

  /** How many statements each transaction took that was made since the last call. */
  function taken(): readonly number[] {
    const counts: number[] = [];
    let open: number | undefined;
    for (const text of sent())
      if (/^begin/i.test(text)) open = 0;
      else if (/^commit/i.test(text)) {
        if (open !== undefined) counts.push(open);
        open = undefined;
      } else if (open !== undefined) open++;
    return counts;
  }

  function expectFew(): void {
    const counts = taken();
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_STATEMENTS);
  }

  it.each<[string, HostingRules]>([
    ['', {}],
    [
      ' with extensions, grace, and opponents for who is missing',
      { extensions: 2, regain: 1, grace: HOUR, standIn: 'last-orders', misses: 1 },
    ],
  ])('from the lobby to the end of a phase%s', async (_, plan) => {
    const w = world(openMemoryStore());
    taken();
    const match = await lobbyOf(w, PLAYERS, plan);
    expectFew();
    const started = await startedMatch(w, PLAYERS, plan);
    expectFew();
    expect(started).toBeGreaterThan(match);
    for (const player of PLAYERS) accepted(await order(w, started, player, 'first 1; second 1'));
    expectFew();
    for (const player of PLAYERS) accepted(await ready(w, started, player));
    expectFew();
    for (let phase = 0; phase < 4; phase++) {
      w.pass(2 * DAY);
      await closeDuePhases(w.hosting);
    }
    expectFew();
  });

  it('when all say that they are ready', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    taken();
    await playOut(w, match, 'first 3');
    expectFew();
  });
});
