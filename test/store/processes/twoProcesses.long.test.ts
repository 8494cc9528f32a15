import { expect } from 'vitest';
import { LEASE } from '../../../src/store/postgres/leases/leaseQueries.js';
import { partOfTarget } from '../../../src/store/postgres/leases/parts.js';
import { connectedTo } from '../../postgres/databases.js';
import { testWithPostgres } from '../../postgres/whereThere.js';
import { aMatch } from '../records.js';
import { attempt, dueOf, first, posted, processStage } from './processStage.js';

const stage = processStage();
const sorted = (numbers: Iterable<number>): readonly number[] => [...numbers].sort((a, b) => a - b);
const ALL = Array.from({ length: 64 }, (_, i) => i);

testWithPostgres('The only process has all parts; with two, each has half; none is ever held by both', async () => {
  const [a, b] = [stage.process('a'), stage.process('b')];
  await a.beat();
  expect(a.leases.usable('work').size).toBe(64);
  await b.beat();
  expect(b.leases.usable('work').size).toBe(0);
  await a.beat();
  expect(a.leases.usable('work').size).toBe(32);
  await a.beat();
  await b.beat();
  expect(sorted([...a.leases.usable('work'), ...b.leases.usable('work')])).toEqual(ALL);
});

testWithPostgres('What a dead process had is taken over, and two that take at once never take the same', async () => {
  const dead = stage.process('dead');
  await dead.beat();
  await stage.expire('dead');
  const living = ['a', 'b', 'c'].map(stage.process);
  for (let round = 0; round < 4; round++) await Promise.all(living.map(one => one.beat()));
  expect(sorted(living.flatMap(({ leases }) => [...leases.usable('work')]))).toEqual(ALL);
});

testWithPostgres('A message and a deadline are due for one of the processes alone', async () => {
  const match = stage.records().addMatch(aMatch);
  stage.records().addPhase({ match: match.id, number: 1, kind: 'movement', state: {}, openedAt: 1, dueAt: 5 });
  stage.queue('card');
  const [a, b] = [stage.process('a'), stage.process('b')];
  for (let round = 0; round < 3; round++) for (const one of [a, b]) await one.beat();
  expect([...(await dueOf(a)), ...(await dueOf(b))]).toHaveLength(1);
  expect([...(await a.store.matches.duePhases(9)), ...(await b.store.matches.duePhases(9))]).toHaveLength(1);
  expect(await b.store.matches.duePhases(9, 'all')).toHaveLength(1);
});

testWithPostgres('Substitutes are asked for a match, and a match that nobody plays is ended, by one of the processes alone', async () => {
  stage.records().addMatch({ ...aMatch, status: 'running' });
  await stage.run('update matches set asks_at = 5');
  const [a, b] = [stage.process('a'), stage.process('b')];
  for (let round = 0; round < 3; round++) for (const one of [a, b]) await one.beat();
  const found = async (where: Parameters<typeof a.store.matches.find>[0]) =>
    [...(await a.store.matches.find(where)), ...(await b.store.matches.find(where))].length;
  expect([await found({ asksBy: 9 }), await found({ statuses: ['running'] })]).toEqual([1, 2]);
});

testWithPostgres(
  'A muster, the end of a lobby, a channel that refuses and the queue of a server are seen to by one process alone',
  async () => {
    const lobby = stage.records().addMatch({ ...aMatch, status: 'lobby', lobbyEndsAt: 5, muster: { until: 5, emptySeats: false } });
    stage.queue('card');
    await stage.run('update outbox set refused_since = 5');
    await stage.run("insert into waiting (guild, user_id, game, pace, since, until) values ('guild', 'ann', 'classic', 'day', 1, 9)");
    const [a, b] = [stage.process('a'), stage.process('b')];
    for (let round = 0; round < 3; round++) for (const one of [a, b]) await one.beat();
    const seen = async (look: (one: typeof a) => Promise<readonly unknown[]>) => [...(await look(a)), ...(await look(b))].length;
    const asked = [{ statuses: ['lobby'], mustering: true }, { lobbyEndsBy: 9 }] as const;
    for (const where of asked) {
      expect(await seen(({ store }) => store.matches.find(where))).toBe(1);
      expect((await b.store.matches.find(where, 'all')).map(({ id }) => id)).toEqual([lobby.id]);
      expect(await a.store.matches.find(where, 'all')).toHaveLength(1);
    }
    expect(await seen(({ store }) => store.outbox.refusedBefore(9))).toBe(1);
    expect(await seen(({ store }) => store.servers.withQueues())).toBe(1);
  },
);

testWithPostgres(
  'A process that was frozen in the midst of sending can neither send nor note anything once another has the queue',
  async () => {
    stage.records().addMatch(aMatch);
    stage.queue('card');
    const [a, b] = [stage.process('a'), stage.process('b')];
    await a.beat();
    const row = first(await dueOf(a));
    expect(await attempt(a, row)).toBe(true);
    expect(a.isOurs(row)).toBe(true);
    await stage.expire('a');
    await b.beat();
    const again = first(await dueOf(b));
    expect([again.id, again.nonce, again.triedAt]).toEqual([row.id, row.nonce, 10]);
    expect(await posted(a, row, 'of a')).toBe(false);
    expect(await a.outbox.note([{ kind: 'delayed', id: row.id, until: 99 }])).toEqual([false]);
    expect(await a.outbox.note([{ kind: 'given-up', id: row.id, because: 'outdated' }])).toEqual([false]);
    stage.pass(LEASE);
    expect(a.isOurs(row)).toBe(false);
    await b.beat();
    expect(await attempt(b, first(await dueOf(b)))).toBe(true);
    expect(await posted(b, again, 'of b')).toBe(true);
    expect(await stage.records().outbox.messageIn(row)).toEqual({ channel: 'hall', message: 'of b' });
  },
);

testWithPostgres('A lease that was lost and won back does not cover what was begun before', async () => {
  stage.records().addMatch(aMatch);
  stage.queue('card');
  const a = stage.process('a');
  await a.beat();
  const row = first(await dueOf(a));
  expect(await attempt(a, row)).toBe(true);
  await stage.expire('a');
  await a.beat();
  expect(a.leases.usable('work').has(partOfTarget('hall'))).toBe(true);
  expect(a.isOurs(row)).toBe(false);
  expect(await attempt(a, first(await dueOf(a)))).toBe(true);
  expect(a.isOurs(row)).toBe(true);
});

testWithPostgres('An attempt waits for a takeover that is under way, and is then refused', async () => {
  stage.records().addMatch(aMatch);
  stage.queue('card');
  const a = stage.process('a');
  await a.beat();
  const row = first(await dueOf(a));
  await stage.client().query('begin');
  await stage.client().query("select 1 from leases where kind = 'work' and number = $1 for update", [partOfTarget('hall')]);
  const trying = attempt(a, row);
  await stage
    .client()
    .query("update leases set holder = 'b', fence = fence + 1 where kind = 'work' and number = $1", [partOfTarget('hall')]);
  await stage.client().query('commit');
  expect(await trying).toBe(false);
  expect((await stage.records().outbox.due(10, 1))[0]?.attempts).toBe(0);
});

testWithPostgres('While something is being noted under a lease nobody takes it, and its holder can renew it', async () => {
  const [a, b] = [stage.process('a'), stage.process('b')];
  await a.beat();
  await stage.client().query('begin');
  await stage.client().query("select 1 from leases where kind = 'work' and number = 7 for key share");
  await a.beat();
  expect(a.leases.usable('work').has(7)).toBe(true);
  await connectedTo(stage.url(), other => other.query("update leases set expires_at = 1 where holder = 'a'"));
  await connectedTo(stage.url(), other => other.query("update processes set expires_at = 1 where id = 'a'"));
  await b.beat();
  expect(b.leases.usable('work').has(7)).toBe(false);
  expect(b.leases.usable('work').size).toBe(63);
  await stage.client().query('commit');
  await b.beat();
  expect(b.leases.usable('work').has(7)).toBe(true);
});

testWithPostgres('A queue changes hands only when nothing of it is being sent', async () => {
  stage.records().addMatch(aMatch);
  const [a, b] = [stage.process('a'), stage.process('b')];
  await a.beat();
  await b.beat();
  // The parts that are given back are the highest.
  const channel = Array.from({ length: 500 }, (_, i) => `c${i}`).find(name => partOfTarget(name) === 63) ?? '';
  stage.queue('card', { channel });
  stage.queue('next', { channel });
  const row = first(await dueOf(a));
  expect(await attempt(a, row)).toBe(true);
  for (let round = 0; round < 3; round++) for (const one of [a, b]) await one.beat();
  expect([a.isOurs(row), await dueOf(b)]).toEqual([true, []]);
  expect(await posted(a, row)).toBe(true);
  expect(await dueOf(a)).toEqual([]);
  await a.beat();
  await b.beat();
  expect((await dueOf(b)).map(({ slot }) => slot)).toEqual(['next']);
});

testWithPostgres('An unfinished match stays as long as its process lives', async () => {
  const [a, b] = [stage.process('a'), stage.process('b')];
  await a.beat();
  const half = await a.store.imports.begin(aMatch, ['qin']);
  const whole = stage.records().addMatch(aMatch);
  const fork = await a.store.matches.reserve({ match: whole.id, phase: 1 });
  await b.store.matches.dropUnfinished();
  const left = async () =>
    (await stage.client().query("select id from matches where status = 'unfinished' order by id")).rows.map(({ id }) => Number(id));
  expect(await left()).toEqual([half.id, fork?.id]);
  await stage.expire('a');
  await b.store.matches.dropUnfinished();
  expect(await left()).toEqual([]);
  expect((await stage.client().query('select 1 from unfinished_matches')).rows).toEqual([]);
});
