import { describe, expect, it } from 'vitest';
import { watchPresence } from '../../src/clock/presence.js';
import { contents, DAY, HOUR, matchOf, phaseOf, postAll, startedMatch, type World, world } from '../matches/world.js';
import { openMemoryStore } from '../records/memory.js';

const MINUTE = 60_000;
const ALL = { shard: 0, of: 1, serves: () => true };

/** A bot that can be started and cut off from Discord. Its uptime follows the clock, except for the time passed by `steer`. */
function bot(w: World) {
  let isConnected = true;
  let steered = 0;
  const start = () =>
    watchPresence(w.hosting, {
      connections: () => [{ ...ALL, isUp: () => isConnected }],
      uptime: () => w.hosting.now() - steered,
    });
  return {
    start,
    connect: (now: boolean) => {
      isConnected = now;
    },
    steer: (by: number) => {
      w.pass(by);
      steered += by;
    },
  };
}

async function runningTo(hoursLeft: number) {
  const w = world(openMemoryStore());
  const match = await startedMatch(w);
  const dueAt = phaseOf(w, match).dueAt;
  w.pass(DAY - hoursLeft * HOUR);
  await postAll(w);
  return { w, match, dueAt, ...bot(w) };
}

describe('an outage', () => {
  it('within the last two hours of a phase is given back, and told', async () => {
    const { w, match, dueAt, start } = await runningTo(1);
    await start().look();
    w.pass(30 * MINUTE);
    expect((await start().look())('guild')).toBe(true);
    expect(phaseOf(w, match).dueAt).toBe(dueAt + 30 * MINUTE);
    expect((await contents(w))[0]).toEqual({ kind: 'notice', notice: 'outage', seats: [], lost: 30 * MINUTE });
  });

  it('over the deadline leaves as much time as was left when it began', async () => {
    const { w, match, start } = await runningTo(1);
    await start().look();
    w.pass(5 * HOUR);
    await start().look();
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: w.hosting.now() + HOUR });
  });

  it('gives back whole milliseconds, also of a phase whose length has no quarter', async () => {
    const { w, match, dueAt, start } = await runningTo(20);
    w.store.postponePhase(match, 1, dueAt + 1);
    await start().look();
    w.pass(19 * HOUR);
    await start().look();
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: w.hosting.now() + 6 * HOUR });
  });

  it('that took most of a phase leaves a quarter of it, whenever it ended', async () => {
    for (const away of [17.8 * HOUR, 19 * HOUR, 25 * HOUR]) {
      const { w, match, start } = await runningTo(20);
      await start().look();
      w.pass(away);
      await start().look();
      expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: w.hosting.now() + 6 * HOUR });
    }
  });

  it('of ten minutes or less, or after which there is time enough, changes nothing', async () => {
    for (const [left, away] of [
      [1, 9 * MINUTE],
      [10, 4 * HOUR],
    ] as const) {
      const { w, match, dueAt, start } = await runningTo(left);
      await start().look();
      w.pass(away);
      await start().look();
      expect(phaseOf(w, match).dueAt).toBe(dueAt);
    }
  });

  it('is one too when the bot runs and Discord cannot be reached; nothing closes meanwhile', async () => {
    const { w, match, dueAt, start, connect } = await runningTo(1);
    const presence = start();
    await presence.look();
    connect(false);
    await presence.look();
    w.pass(9 * MINUTE);
    expect((await presence.look())('guild')).toBe(true);
    w.pass(31 * MINUTE);
    expect((await presence.look())('guild')).toBe(false);
    connect(true);
    expect((await presence.look())('guild')).toBe(true);
    expect(phaseOf(w, match).dueAt).toBe(dueAt + 40 * MINUTE);
  });

  it('is given back game by game: others have their turn meanwhile', async () => {
    const { w, start } = await runningTo(1);
    for (let i = 0; i < 20; i++) await startedMatch(w);
    await start().look();
    w.pass(30 * MINUTE);
    let turns = 0;
    const count = (): void => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await start().look();
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual((await w.hosting.store.matches.duePhases(w.hosting.now() + 2 * HOUR)).length);
  });

  it('is one too when the machine was suspended: phases wait although the connection seems to be up', async () => {
    const { w, match, start } = await runningTo(1);
    const presence = start();
    await presence.look();
    w.pass(5 * HOUR);
    expect((await presence.look())('guild')).toBe(true);
    expect(phaseOf(w, match)).toMatchObject({ number: 1, dueAt: w.hosting.now() + HOUR });
  });

  it('is none when the time jumps', async () => {
    const { match, w, dueAt, start, steer } = await runningTo(1);
    const presence = start();
    await presence.look();
    steer(HOUR / 2);
    await presence.look();
    expect(phaseOf(w, match).dueAt).toBe(dueAt);
    await start().look();
    expect(phaseOf(w, match).dueAt).toBe(dueAt);
  });

  it('is none when the time jumps before players can reach the bot, or while they cannot', async () => {
    const { match, w, dueAt, start, steer, connect } = await runningTo(1);
    await start().look();
    connect(false);
    const presence = start();
    await presence.look();
    steer(HOUR / 4);
    connect(true);
    await presence.look();
    connect(false);
    await presence.look();
    steer(HOUR / 4);
    connect(true);
    await presence.look();
    expect(phaseOf(w, match).dueAt).toBe(dueAt);
  });

  it('is none when the time jumps while the first look reads when players could last reach the bot', async () => {
    const { match, w, dueAt, start, steer } = await runningTo(1);
    await start().look();
    const presence = start();
    const first = presence.look();
    steer(HOUR / 2);
    await first;
    await presence.look();
    expect(phaseOf(w, match).dueAt).toBe(dueAt);
  });
  it('of one shard holds up the games of its servers alone, and is given back to them alone', async () => {
    const { w, match, dueAt } = await runningTo(1);
    const { guild } = await matchOf(w, match);
    const other = await startedMatch(w);
    w.store.saveMatch({ ...(await matchOf(w, other)), guild: 'elsewhere' });
    w.store.postponePhase(other, 1, dueAt);
    let isUp = true;
    const presence = watchPresence(w.hosting, {
      connections: () => [
        { shard: 0, of: 2, isUp: () => isUp, serves: one => one === guild },
        { shard: 1, of: 2, isUp: () => true, serves: one => one === 'elsewhere' },
      ],
      uptime: w.hosting.now,
    });
    await presence.look();
    isUp = false;
    for (let passed = 0; passed < 30 * MINUTE; passed += 5 * MINUTE) {
      await presence.look();
      w.pass(5 * MINUTE);
    }
    const isReached = await presence.look();
    expect([isReached(guild), isReached('elsewhere')]).toEqual([false, true]);
    isUp = true;
    await presence.look();
    expect([phaseOf(w, match).dueAt, phaseOf(w, other).dueAt]).toEqual([dueAt + 30 * MINUTE, dueAt]);
  });
});

describe('a process without connections, beside others that have them', () => {
  it('closes nothing after a long outage before another has made up for it and recorded that players reach the bot', async () => {
    const { w, start } = await runningTo(1);
    await start().look();
    w.pass(30 * MINUTE);
    const standby = watchPresence(w.hosting, { connections: () => [], shards: () => [ALL], uptime: w.hosting.now, clock: w.hosting.now });
    expect((await standby.look())('guild')).toBe(false);
    await start().look();
    expect((await standby.look())('guild')).toBe(true);
  });

  it('makes up for what was before it, as the records say that were moved here, when it gets its first connection', async () => {
    const { w, match, dueAt, start } = await runningTo(1);
    await start().look();
    w.pass(30 * MINUTE);
    let held: readonly (typeof ALL)[] = [];
    const connections = () => held.map(one => ({ ...one, isUp: () => true }));
    const first = watchPresence(w.hosting, { connections, shards: () => [ALL], uptime: w.hosting.now, clock: w.hosting.now });
    expect((await first.look())('guild')).toBe(false);
    expect(phaseOf(w, match).dueAt).toBe(dueAt);
    held = [ALL];
    expect((await first.look())('guild')).toBe(true);
    expect(phaseOf(w, match).dueAt).toBe(dueAt + 30 * MINUTE);
  });

  it('closes what is due as long as others record that players reach the bot', async () => {
    const { w, start } = await runningTo(1);
    const standby = watchPresence(w.hosting, { connections: () => [], shards: () => [ALL], uptime: w.hosting.now, clock: w.hosting.now });
    expect((await standby.look())('guild')).toBe(true);
    await start().look();
    w.pass(5 * MINUTE);
    expect((await standby.look())('guild')).toBe(true);
  });
});

describe('processes that share the shards', () => {
  /** Two matches, on servers of two shards, and the process that serves some of those. */
  async function sharedBetween(hoursLeft: number) {
    const { w, match, dueAt } = await runningTo(hoursLeft);
    const { guild } = await matchOf(w, match);
    const other = await startedMatch(w);
    w.store.saveMatch({ ...(await matchOf(w, other)), guild: 'elsewhere' });
    w.store.postponePhase(other, 1, dueAt);
    const all = [guild, 'elsewhere'].map((served, shard) => ({ shard, of: 2, serves: (one: string) => one === served }));
    const serving = (shards: () => readonly number[]) =>
      watchPresence(w.hosting, {
        connections: () => all.filter(({ shard }) => shards().includes(shard)).map(one => ({ ...one, isUp: () => true })),
        shards: () => all,
        uptime: w.hosting.now,
        clock: w.hosting.now,
      });
    const due = () => [phaseOf(w, match).dueAt - dueAt, phaseOf(w, other).dueAt - dueAt];
    return { w, guild, serving, due };
  }

  it('each make up for an outage of all of them in their own servers, although another is back before', async () => {
    const { w, guild, serving, due } = await sharedBetween(1);
    for (const shard of [0, 1]) await serving(() => [shard]).look();
    w.pass(30 * MINUTE);
    const [first, second] = [serving(() => [0]), serving(() => [1])];
    const isReached = await first.look();
    expect([isReached(guild), isReached('elsewhere')]).toEqual([true, false]);
    expect(due()).toEqual([30 * MINUTE, 0]);
    w.pass(MINUTE);
    await second.look();
    expect(due()).toEqual([30 * MINUTE, 31 * MINUTE]);
    await first.look();
    expect((await first.look())('elsewhere')).toBe(true);
  });

  it('close nothing on servers whose shard nobody serves for long; who takes it makes up for that', async () => {
    const { w, guild, serving, due } = await sharedBetween(1);
    let shards = [0];
    const [first, second] = [serving(() => shards), serving(() => [1])];
    const standby = serving(() => []);
    for (const one of [first, second]) await one.look();
    for (let passed = 0; passed < 30 * MINUTE; passed += 5 * MINUTE) {
      w.pass(5 * MINUTE);
      await first.look();
    }
    for (const one of [first, standby]) {
      const isReached = await one.look();
      expect([isReached(guild), isReached('elsewhere')]).toEqual([true, false]);
    }
    shards = [0, 1];
    expect((await first.look())('elsewhere')).toBe(true);
    expect(due()).toEqual([0, 30 * MINUTE]);
    expect((await standby.look())('elsewhere')).toBe(true);
  });

  it('have no outage when a shard changes hands, nor when one of them was suspended and another served meanwhile', async () => {
    const { w, serving, due } = await sharedBetween(1);
    let shards = [0, 1];
    const [first, second] = [serving(() => [0, 1]), serving(() => shards)];
    await first.look();
    for (let passed = 0; passed < 30 * MINUTE; passed += 5 * MINUTE) {
      w.pass(5 * MINUTE);
      await second.look();
    }
    await first.look();
    shards = [0];
    await second.look();
    for (let passed = 0; passed < 20 * MINUTE; passed += 5 * MINUTE) {
      w.pass(5 * MINUTE);
      await first.look();
      await second.look();
    }
    shards = [0, 1];
    await second.look();
    expect(due()).toEqual([0, 0]);
  });
});
