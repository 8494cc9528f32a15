import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Clock, type ClockParts, startClock } from '../../src/clock/clock.js';
import { mapInOrder } from '../../src/lib/inOrder.js';
import { beSubstitute } from '../../src/matches/actions/seats/askSubstitutes.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { accepted, contents, DAY, HOUR, phaseOf, startedMatch, world } from '../matches/world.js';
import { openMemoryStore } from '../records/memory.js';

const soon = (): Promise<void> => new Promise(done => setTimeout(done, 20));
const NEVER = 1_000_000;
/** Waits long enough even on a busy machine. */
const PATIENT = { timeout: 30_000, interval: 5 };

describe('the clock', () => {
  const clocks: Clock[] = [];
  const start = (parts: ClockParts): Clock => {
    const clock = startClock(parts);
    clocks.push(clock);
    return clock;
  };
  afterEach(() => Promise.all(clocks.splice(0).map(clock => clock.stop())));

  it('closes at its start what fell due while no clock ran', async () => {
    const w = world(openMemoryStore());
    const matches = [await startedMatch(w), await startedMatch(w)];
    w.pass(3 * DAY);
    start({ hosting: w.hosting, every: NEVER });
    await vi.waitFor(() => expect(matches.map(match => phaseOf(w, match).number)).toEqual([4, 4]), PATIENT);
  });

  it('looks again and again', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    start({ hosting: w.hosting, every: 2 });
    await soon();
    expect(phaseOf(w, match).number).toBe(1);
    w.pass(DAY);
    await vi.waitFor(() => expect(phaseOf(w, match).number).toBe(4), PATIENT);
  });

  it('closes phases while Discord has not said yet whether substitutes have the role of a private match', async () => {
    const w = world(openMemoryStore());
    const plan = { standIn: 'substitutes', private: { roles: ['701'], users: ['ann', 'bob', 'cat'] } } as const;
    const [asks, other] = [await startedMatch(w, ['ann', 'bob', 'cat'], plan), await startedMatch(w)];
    accepted(await beSubstitute(w.hosting, { guild: 'guild', user: 'dan', wanted: true }));
    accepted(await resignSeat(w.hosting, asks, 'ann'));
    let say: (roles: readonly string[]) => void = () => undefined;
    const rolesOf = vi.fn(() => new Promise<readonly string[]>(resolve => (say = resolve)));
    start({ hosting: { ...w.hosting, rolesOf }, every: 2 });
    await vi.waitFor(() => expect(rolesOf).toHaveBeenCalledOnce(), PATIENT);
    w.pass(DAY);
    await vi.waitFor(() => expect(phaseOf(w, other).number).toBe(4), PATIENT);
    expect(rolesOf).toHaveBeenCalledOnce();
    say(['701']);
    await vi.waitFor(async () => expect((await contents(w)).map(({ kind }) => kind)).toContain('seat-asked'), PATIENT);
  });

  it('looks at once when the time jumps, until it is stopped', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const told = new Set<() => void>();
    const onChange = (jumped: () => void) => {
      told.add(jumped);
      return () => told.delete(jumped);
    };
    const clock = start({ hosting: w.hosting, every: NEVER, onChange });
    w.pass(DAY);
    for (const jumped of told) jumped();
    await vi.waitFor(() => expect(phaseOf(w, match).number).toBe(4), PATIENT);
    await clock.stop();
    expect(told.size).toBe(0);
  });

  it('never looks while it is still looking: many wishes are one more look', async () => {
    const w = world(openMemoryStore());
    const matches = await mapInOrder([1, 2, 3, 4, 5], () => startedMatch(w));
    let looks = 0;
    const duePhases: typeof w.store.matches.duePhases = async at => {
      looks += 1;
      return w.store.matches.duePhases(at);
    };
    const clock = start({ hosting: { ...w.hosting, store: { ...w.store, matches: { ...w.store.matches, duePhases } } }, every: NEVER });
    w.pass(DAY);
    await Promise.all(Array.from({ length: 10 }, () => clock.look()));
    expect(matches.map(match => phaseOf(w, match).number)).toEqual([4, 4, 4, 4, 4]);
    expect(looks).toBe(2);
  });

  it('lets everything else have its turn while it closes much', async () => {
    const w = world(openMemoryStore());
    const decide: typeof w.store.matches.decide = async (...asked) => {
      for (const until = performance.now() + 30; performance.now() < until; );
      return w.store.matches.decide(...asked);
    };
    for (let i = 0; i < 5; i += 1) await startedMatch(w);
    w.pass(DAY);
    let turns = 0;
    const count = (): void => {
      turns += 1;
      if (turns < 100) setImmediate(count);
    };
    setImmediate(count);
    await start({ hosting: { ...w.hosting, store: { ...w.store, matches: { ...w.store.matches, decide } } }, every: NEVER }).look();
    expect(turns).toBeGreaterThanOrEqual(2);
  });

  it('lets everything else have its turn while it reminds many, and looks at no lobby whose host has not called anybody', async () => {
    const w = world(openMemoryStore());
    for (let i = 0; i < 5; i += 1) await startedMatch(w);
    w.pass(DAY - 2 * HOUR);
    const order: string[] = [];
    const decide: typeof w.store.matches.decide = async (...asked) => {
      order.push('a match');
      for (const until = performance.now() + 15; performance.now() < until; );
      return w.store.matches.decide(...asked);
    };
    let isOver = false;
    const other = (): void => {
      order.push('something else');
      if (!isOver) setImmediate(other);
    };
    setImmediate(other);
    const lobbies: unknown[] = [];
    const find: typeof w.store.matches.find = async where => {
      lobbies.push(where);
      return w.store.matches.find(where);
    };
    await start({ hosting: { ...w.hosting, store: { ...w.store, matches: { ...w.store.matches, decide, find } } }, every: NEVER }).look();
    isOver = true;
    const next = order.flatMap((what, i) => (what === 'a match' ? [order[i + 1]] : []));
    expect(next).toHaveLength(5);
    expect(next.slice(0, 4)).toEqual(Array(4).fill('something else'));
    expect(lobbies).toContainEqual({ statuses: ['lobby'], mustering: true });
  });

  it('stopped closes nothing more', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    const clock = start({ hosting: w.hosting, every: 2 });
    await clock.stop();
    w.pass(DAY);
    await soon();
    await clock.look();
    expect(phaseOf(w, match).number).toBe(1);
  });

  it('goes on after records that could not be read', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    let isLocked = true;
    const duePhases: typeof w.store.matches.duePhases = async at => {
      if (isLocked) throw new Error('locked');
      return w.store.matches.duePhases(at);
    };
    const clock = start({ hosting: { ...w.hosting, store: { ...w.store, matches: { ...w.store.matches, duePhases } } }, every: NEVER });
    w.pass(DAY);
    await clock.look();
    expect([phaseOf(w, match).number, w.logged.length]).toEqual([1, 2]);
    isLocked = false;
    await clock.look();
    expect(phaseOf(w, match).number).toBe(4);
  });
});
